import EspeakEngine
import Files
import Foundation
import SpokenScreen

/// An input of a render, and the file that it is written to.
struct RenderJob: Hashable, Sendable {
  /// The input as it was named, or found below a folder that was named.
  var input: String
  /// The folder below which it was found; nil for an input that was named itself.
  var folder: String?
  /// The audio file.
  var path: String

  /// The jobs for inputs of which some may be folders, in a folder for the outputs.
  ///
  /// Below a folder are rendered the inputs that a check finds there; the outputs
  /// lie in folders of the same names.
  static func jobs(
    for inputs: [String], in output: String, format: String, followsLinks: Bool
  ) -> [RenderJob] {
    let output = output.hasSuffix("/") ? output : output + "/"
    return inputs.flatMap { input -> [RenderJob] in
      guard isFolder(input) else {
        let name = (input as NSString).lastPathComponent
        return [RenderJob(input: input, path: "\(output)\(CheckInput(name).stem).\(format)")]
      }
      let folder = input.hasSuffix("/") ? input : input + "/"
      return CheckInput.find(in: [input], followsLinks: followsLinks).inputs.map { found in
        let stem = found.stem
        let name = stem.hasPrefix(folder) ? String(stem.dropFirst(folder.count)) : stem
        return RenderJob(input: found.path, folder: input, path: "\(output)\(name).\(format)")
      }
    }
  }

  /// How much work it is, by the size of its file, which grows with what is said.
  var cost: Int { FileStatus(input)?.size ?? 0 }

  /// Whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool { Folder.exists(path) }
}
