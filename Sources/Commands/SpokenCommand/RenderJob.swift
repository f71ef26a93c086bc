import EspeakEngine
import Foundation
import SpokenFiles
import SpokenScreen
import SpokenSyntax
import SpokenTextCommands

/// An input of a render and its output file.
struct RenderJob: Hashable, Sendable {
  /// The input, named by the user or found in a folder that the user named.
  var input: String
  /// The folder in which it was found; nil for an input that the user named.
  var folder: String?
  /// The view of an app that is heard instead of a file.
  var view: AppView?
  /// The audio file.
  var path: String

  /// The jobs for files and folders, in a folder for the outputs.
  ///
  /// In a folder, the inputs that `spoken check` finds are rendered; the outputs lie in folders of
  /// the same names.
  static func jobs(
    for inputs: [String], in output: String, format: String, followsLinks: Bool
  ) -> [RenderJob] {
    let output = output.withSlash
    return inputs.flatMap { input -> [RenderJob] in
      guard Folder.exists(input) else {
        let name = input.fileName
        return [RenderJob(input: input, path: "\(output)\(CheckInput(name).stem).\(format)")]
      }
      let folder = input.withSlash
      // The path below the folder is kept: two folders may have inputs of the same name.
      return CheckInput.find(in: [input], followsLinks: followsLinks).inputs.map { found in
        let name = found.stem.path(below: folder)
        return RenderJob(input: found.path, folder: input, path: "\(output)\(name).\(format)")
      }
    }
  }

  /// What is read.
  var source: CheckInput {
    view.map { CheckInput($0, goldens: ".") } ?? CheckInput(input, in: folder)
  }

  /// The estimated work: the size of its file in bytes, which grows with the text.
  var cost: Int { FileStatus(input)?.size ?? 0 }
}
