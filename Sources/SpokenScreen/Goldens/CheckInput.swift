package import Files
import Foundation
import Recordings
import ScreenImport

/// An input of a check, and the golden transcript that belongs to it.
public struct CheckInput: Hashable, Sendable {
  /// The file as it was named, or as it was found below a folder that was named.
  public var path: String
  /// The golden transcript beside it, whether there is one or not.
  public var golden: String
  /// The folder that was named and below which it was found; nil for a file that was named itself.
  public var folder: String?

  /// Creates an input with the golden that goes with its name: `x.screen.yaml` with `x.transcript`.
  ///
  /// - Parameters:
  ///   - path: the file as it was named, or found.
  ///   - folder: the folder below which it was found, or nil.
  public init(_ path: String, in folder: String? = nil) {
    self.path = path
    self.folder = folder
    golden = InputNames.stem(of: path) + ".transcript"
  }

  /// The recording of VoiceOver beside it, whether there is one or not.
  package var recording: String { stem + RecordingFile.ending }

  /// Who named it.
  package func naming(followsLinks: Bool) -> Naming {
    guard let folder else { return .byUser }
    return followsLinks ? .anywhere : .inFolder(folder)
  }

  /// Who named its golden: the folder, or the input that it lies beside.
  package func namingOfGolden(followsLinks: Bool) -> Naming {
    guard let folder else { return .beside(path, followsLinks: followsLinks) }
    return followsLinks ? .anywhere : .inFolder(folder)
  }

  /// The path without the endings of an input: `a/cart.walk.yaml` is `a/cart`.
  public var stem: String { InputNames.stem(of: path) }

  /// What was found under the names of a command line.
  public struct Found: Sendable {
    /// The inputs, each once; those of a folder in the order of their names.
    public var inputs: [CheckInput]
    /// The names that nothing is found under.
    public var missing: [String]
    /// The golden transcripts in folders that no input belongs to.
    public var orphans: [String]
  }

  /// Finds the inputs that files and folders hold.
  ///
  /// A folder holds screens, walkthroughs, and captures: XML, JSON, YAML and text files that are
  /// recognized by what is in them, or have a golden of their own. Hidden folders are left out, links
  /// to folders are not followed.
  ///
  /// - Parameters:
  ///   - paths: files and folders; `-`, which is standard input, is taken as it stands.
  ///   - followsLinks: whether links may lead out of a folder.
  /// - Returns: the inputs, and what there is to say about the names.
  public static func find(in paths: [String], followsLinks: Bool = false) -> Found {
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

  private static func files(
    below folder: String, _ followsLinks: Bool
  ) -> (inputs: [CheckInput], orphans: [String]) {
    let files = InputNames.files(in: folder)
    let names = Set(files.map(ExactPath.init))
    let declared = files.filter(InputNames.isDeclared).map { CheckInput($0, in: folder) }
    let taken = Set(declared.map { ExactPath($0.golden) })
    let captures = files.filter(InputNames.canBeCapture).map { CheckInput($0, in: folder) }
      .filter { file in
        let golden = ExactPath(file.golden)
        return file.isCapture(followsLinks) || (names.contains(golden) && !taken.contains(golden))
      }
    let inputs = (declared + captures).sorted { ExactPath($0.path) < ExactPath($1.path) }
    let goldens = Set(inputs.map { ExactPath($0.golden) })
    let orphans = files.filter {
      $0.hasSuffix(".transcript") && !goldens.contains(ExactPath($0))
    }
    return (inputs, orphans)
  }

  /// Whether its first bytes are those of a capture; a file that may not be read is none.
  private func isCapture(_ followsLinks: Bool) -> Bool {
    let naming = naming(followsLinks: followsLinks)
    guard let head = try? ReadableFile.bytes(of: path, naming, upTo: 1 << 16) else { return false }
    return Importer.detect(head) != nil
  }
}

/// What the names of files say.
enum InputNames {
  static let endings = [".screen", ".walk"].flatMap { kind in
    [".yaml", ".yml", ".json"].map { kind + $0 }
  }
  static let captures: Set<String> = ["xml", "json", "yaml", "yml", "txt", "log"]

  /// Whether the name says that it is a screen or a walkthrough.
  static func isDeclared(_ path: String) -> Bool { endings.contains { path.hasSuffix($0) } }

  /// Whether it can be a capture.
  static func canBeCapture(_ path: String) -> Bool {
    !isDeclared(path) && !path.hasSuffix(RecordingFile.ending)
      && captures.contains((path as NSString).pathExtension.lowercased())
  }

  /// The path without the endings of an input: `a/cart.walk.yaml` is `a/cart`.
  static func stem(of path: String) -> String {
    for ending in endings where path.hasSuffix(ending) {
      return String(path.dropLast(ending.count))
    }
    return (path as NSString).deletingPathExtension
  }

  /// The files below a folder that are not hidden, sorted by their names.
  static func files(in folder: String) -> [String] {
    guard let found = FileManager.default.enumerator(atPath: folder) else { return [] }
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    var files: [String] = []
    while let path = found.nextObject() as? String {
      let name = (path as NSString).lastPathComponent
      if name.hasPrefix(".") {
        found.skipDescendants()
      } else if isDeclared(name) || canBeCapture(name) || name.hasSuffix(".transcript") {
        files.append(prefix + path)
      }
    }
    return files.sorted { ExactPath($0) < ExactPath($1) }
  }
}
