import Foundation
import ScreenImport

/// An input of a check, and the golden transcript that belongs to it.
public struct CheckInput: Hashable, Sendable {
  /// The file as it was named, or as it was found below a folder that was named.
  public var path: String
  /// The golden transcript beside it, whether there is one or not.
  public var golden: String

  /// Creates an input with the golden that goes with its name: `x.screen.yaml` with `x.transcript`.
  public init(_ path: String) {
    self.path = path
    golden = InputNames.stem(of: path) + ".transcript"
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
  /// - Parameter paths: files and folders; `-`, which is standard input, is taken as it stands.
  /// - Returns: the inputs, and what there is to say about the names.
  public static func find(in paths: [String]) -> Found {
    var found = Found(inputs: [], missing: [], orphans: [])
    var known = Set<String>()
    for path in paths {
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      guard isThere || path == "-" else {
        found.missing.append(path)
        continue
      }
      guard isFolder.boolValue else {
        if known.insert(path).inserted { found.inputs.append(CheckInput(path)) }
        continue
      }
      let (inputs, orphans) = folder(path)
      found.inputs += inputs.filter { known.insert($0.path).inserted }
      found.orphans += orphans
    }
    return found
  }

  private static func folder(_ path: String) -> (inputs: [CheckInput], orphans: [String]) {
    let files = InputNames.files(in: path)
    let names = Set(files)
    let declared = files.filter(InputNames.isDeclared).map(CheckInput.init)
    let taken = Set(declared.map(\.golden))
    let captures = files.filter(InputNames.canBeCapture).map(CheckInput.init).filter { file in
      isCapture(file.path) || (names.contains(file.golden) && !taken.contains(file.golden))
    }
    let inputs = (declared + captures).sorted { $0.path < $1.path }
    let goldens = Set(inputs.map(\.golden))
    let orphans = files.filter { $0.hasSuffix(".transcript") && !goldens.contains($0) }
    return (inputs, orphans)
  }

  private static func isCapture(_ path: String) -> Bool {
    guard let handle = try? FileHandle(forReadingFrom: URL(filePath: path)),
      let head = try? handle.read(upToCount: 1 << 16)
    else { return false }
    return Importer.detect(Array(head)) != nil
  }
}

/// What the names of files say.
enum InputNames {
  private static let endings = [".screen", ".walk"].flatMap { kind in
    [".yaml", ".yml", ".json"].map { kind + $0 }
  }
  private static let captures: Set<String> = ["xml", "json", "yaml", "yml", "txt", "log"]

  /// Whether the name says that it is a screen or a walkthrough.
  static func isDeclared(_ path: String) -> Bool { endings.contains { path.hasSuffix($0) } }

  /// Whether it can be a capture.
  static func canBeCapture(_ path: String) -> Bool {
    !isDeclared(path) && captures.contains((path as NSString).pathExtension.lowercased())
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
    return files.sorted()
  }
}
