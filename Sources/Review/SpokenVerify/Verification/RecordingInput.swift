import Foundation
import ScreenFiles
import ScreenInputs
package import ScreenScenarios
import ScreenTree
package import SpokenFiles
import SpokenSyntax

/// A recording that is to be verified, and what may be opened because of it.
package struct RecordingInput: Hashable, Sendable {
  /// The file as it was named, or as it was found below a folder.
  package var path: String
  /// The folder below which it was found; nil for a file that was named itself.
  package var folder: String?

  /// Creates an input.
  package init(_ path: String, in folder: String? = nil) {
    self.path = path
    self.folder = folder
  }

  /// Finds the recordings that files and folders hold: in folders `*.heard.json`, hidden ones left out.
  ///
  /// - Parameter paths: files and folders; `-`, which is standard input, is taken as it stands.
  /// - Returns: the recordings, each once, and the names that nothing is found under.
  package static func find(in paths: [String]) -> (inputs: [RecordingInput], missing: [String]) {
    var (inputs, missing): ([RecordingInput], [String]) = ([], [])
    var known = Set<ExactPath>()
    for path in paths {
      let status = path == "-" ? nil : FileStatus(path)
      if status == nil, path != "-" { missing.append(path) }
      guard status != nil || path == "-" else { continue }
      let found =
        status?.kind == .folder
        ? InputNames.files(in: path, where: ScreenGoldens.isRecording).map {
          RecordingInput($0, in: path)
        }
        : [RecordingInput(path)]
      inputs += found.filter { known.insert(ExactPath($0.path)).inserted }
    }
    return (inputs, missing)
  }

  /// Who named the recording.
  package func naming(followsLinks: Bool) -> Naming {
    guard let folder else { return .byUser }
    return followsLinks ? .anywhere : .inFolder(folder)
  }

  /// Who named the input beside it: the folder, or the recording.
  private func namingOfInput(followsLinks: Bool) -> Naming {
    folder == nil ? .beside(path, followsLinks: followsLinks) : naming(followsLinks: followsLinks)
  }

  /// The input that the recording is compared with: the file that it names, else the one beside it.
  ///
  /// - Throws: `ScenarioError` when there is none or more than one.
  package func input(
    of recording: Recording, followsLinks: Bool
  ) throws(ScenarioError) -> (path: String, naming: Naming) {
    let naming = namingOfInput(followsLinks: followsLinks)
    if let name = recording.of {
      return (InputFile.neighbour(name, of: path), naming)
    }
    guard path != "-" else {
      throw fault("the recording on standard input names no screen; pass --against INPUT")
    }
    let found = InputNames.neighbours(of: path)
    guard let first = found.first else {
      throw fault(
        "there is no screen beside it such as \(stem).screen.yaml; add 'of' to the recording or pass --against INPUT"
      )
    }
    // A guess might compare with the wrong screen, and report every stop as different.
    guard found.count == 1 else {
      throw fault(
        "\(found.joined(separator: " and ")) may be meant; add 'of' to the recording or pass --against INPUT"
      )
    }
    return (first, naming)
  }

  private var stem: String { InputNames.stemOfRecording(path) }

  private func fault(_ message: String) -> ScenarioError {
    .faulty([Finding(.error, file: path, position: .unknown, message: message)])
  }
}

extension InputNames {
  /// The path of a recording without its ending: `a/cart.heard.json` is `a/cart`.
  static func stemOfRecording(_ path: String) -> String {
    path.beginning(beforeBytes: recording).map(String.init) ?? path.withoutExtension
  }

  /// The files beside a recording that may describe its screen: a screen or a walkthrough, else a capture.
  static func neighbours(of recording: String) -> [String] {
    let stem = stemOfRecording(recording)
    let declared = endings.map { stem + $0 }.filter { FileStatus($0)?.kind == .file }
    guard declared.isEmpty else { return declared }
    return captures.sorted().map { "\(stem).\($0)" }
      .filter { ExactPath($0) != ExactPath(recording) && FileStatus($0)?.kind == .file }
  }
}
