import ScreenCaptures
package import SpokenFiles
import SpokenSyntax

/// An input of a check, and its golden transcript.
package struct CheckInput: Hashable, Sendable {
  /// The file, named by the user or found in a folder.
  package var path: String
  /// The golden transcript beside it, whether it exists or not.
  package var golden: String
  /// The folder in which it was found; nil for a file that the user named.
  package var folder: String?
  /// The view of an app that is heard instead of a file; nil for a file.
  package internal(set) var view: AppView?

  /// Derives the golden from the name: `x.transcript` for `x.screen.yaml`.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - folder: the folder in which it was found, or nil.
  package init(_ path: String, in folder: String? = nil) {
    self.path = path
    self.folder = folder
    golden = InputNames.stem(of: path) + ".transcript"
  }

  /// The recording of VoiceOver beside it, whether there is one or not.
  package var recording: String { stem + InputNames.recording }

  /// Who named the file.
  package func naming(followsLinks: Bool) -> Naming {
    guard let folder else { return .byUser }
    return followsLinks ? .anywhere : .inFolder(folder)
  }

  /// Who named its golden: the folder, or the input beside it.
  package func namingOfGolden(followsLinks: Bool) -> Naming {
    guard let folder else { return .beside(path, followsLinks: followsLinks) }
    return followsLinks ? .anywhere : .inFolder(folder)
  }

  /// The path without the extensions of an input: `a/cart` for `a/cart.walk.yaml`.
  package var stem: String { InputNames.stem(of: view == nil ? path : golden) }

  /// The results of a search in files and folders.
  package struct Found: Sendable {
    /// The inputs, each once; those of a folder in the order of their names.
    package var inputs: [CheckInput]
    /// The paths that do not exist.
    package var missing: [String]
    /// The golden transcripts in folders without an input.
    package var orphans: [String]

    /// The results of a search.
    package init(inputs: [CheckInput], missing: [String], orphans: [String]) {
      (self.inputs, self.missing, self.orphans) = (inputs, missing, orphans)
    }
  }

  /// Finds the inputs in files and folders.
  ///
  /// The inputs of a folder are screens, walkthroughs, and captures: XML, JSON, YAML and text files
  /// that are recognized by their content, or have a golden. Hidden folders are skipped, links to
  /// folders are not followed.
  ///
  /// - Parameters:
  ///   - paths: files and folders; `-` is standard input.
  ///   - followsLinks: whether links may lead out of a folder.
  /// - Returns: the inputs, and the paths without any.
  package static func find(in paths: [String], followsLinks: Bool = false) -> Found {
    var found = Found(inputs: [], missing: [], orphans: [])
    var known = Set<ExactPath>()
    for path in paths {
      let status = path == "-" ? nil : FileStatus(path)
      guard status != nil || path == "-" else {
        found.missing.append(path)
        continue
      }
      guard status?.kind == .folder else {
        if known.insert(ExactPath(path)).inserted { found.inputs.append(CheckInput(path)) }
        continue
      }
      let (inputs, orphans) = files(below: path, followsLinks)
      found.inputs += inputs.filter { known.insert(ExactPath($0.path)).inserted }
      found.orphans += orphans
    }
    return found
  }

  /// The input to which a golden transcript or a recording belongs, so that a changed one starts its
  /// check.
  ///
  /// - Parameter path: a path that ends in `.transcript` or `.heard.json`; any other is its own
  ///   input.
  /// - Returns: the input beside it; the path itself when there is none.
  package static func path(ofGolden path: String) -> String {
    let stems = [".transcript", InputNames.recording].lazy.compactMap {
      path.beginning(beforeBytes: $0)
    }
    guard let stem = stems.first.map(String.init) else { return path }
    let names = InputNames.endings + InputNames.captures.sorted().map { "." + $0 }
    return names.map { stem + $0 }.first { FileStatus($0) != nil } ?? path
  }

  private static func files(
    below folder: String, _ followsLinks: Bool
  ) -> (inputs: [CheckInput], orphans: [String]) {
    let files = InputNames.files(in: folder) {
      InputNames.isDeclared($0) || InputNames.canBeCapture($0)
        || $0.ends(withBytes: ".transcript")
    }
    let names = Set(files.map(ExactPath.init))
    let declared = files.filter(InputNames.isDeclared).map { CheckInput($0, in: folder) }
    // The golden of a screen does not turn data with the same stem into a capture.
    let taken = Set(declared.map { ExactPath($0.golden) })
    let captures = files.filter(InputNames.canBeCapture).map { CheckInput($0, in: folder) }
      .filter { file in
        let golden = ExactPath(file.golden)
        return file.isCapture(followsLinks) || (names.contains(golden) && !taken.contains(golden))
      }
    let inputs = (declared + captures).sorted { ExactPath($0.path) < ExactPath($1.path) }
    let goldens = Set(inputs.map { ExactPath($0.golden) })
    let orphans = files.filter {
      $0.ends(withBytes: ".transcript") && !goldens.contains(ExactPath($0))
    }
    return (inputs, orphans)
  }

  /// Whether its first bytes are those of a capture; false for a file that may not be read.
  private func isCapture(_ followsLinks: Bool) -> Bool {
    let naming = naming(followsLinks: followsLinks)
    // Formats are recognized by their beginning, and captures may be large.
    guard let head = try? ReadableFile.bytes(of: path, naming, upTo: 1 << 16) else { return false }
    return Importer.detect(head) != nil
  }
}
