import ScreenTree
import SpokenFiles
import SpokenSyntax

/// The copies of the files of a module, which the compiler reads in the place of the user's.
///
/// A map of paths has the compiler find a copy under the path of the user's file, so that messages,
/// `#fileID` and `#filePath` name that one.
struct UnitCopies {
  /// The folder of the module in the cache.
  let folder: BuildFolder

  /// The name of the map of paths.
  static let map = "paths.json"
  /// The name of the list of the compiler's outputs.
  static let outputs = "outputs.json"
  private static let copies = "copies"
  private static let objects = "objects"

  /// Writes the copies and the map; those that are the same stay.
  ///
  /// The compiler looks at the user's files to see what changed. An object whose copy is another
  /// one is removed, so that its file is compiled.
  ///
  /// - Parameters:
  ///   - texts: what is compiled in the place of each file, by paths.
  ///   - extra: the files that only the cache has, with their texts, by names.
  /// - Throws: `AppBuildError` when they cannot be written.
  func write(
    _ texts: [(path: String, text: [UInt8])], extra: [(name: String, text: String)]
  ) throws(AppBuildError) {
    let copies = try folder.folder(Self.copies)
    for (path, text) in texts where try copies.update(text, path.fileName) { forget(path) }
    let known = Set(texts.map(\.path.fileName))
    for name in copies.names where !known.contains(name) { copies.remove(name) }
    for (name, text) in extra where try folder.update(Array(text.utf8), name) { forget(name) }
    let roots = texts.map { path, _ in
      PathMap.Root(name: path, contents: copies.file(path.fileName))
    }
    _ = try folder.update(BuildFolder.json(of: PathMap(roots: roots)), Self.map)
    let all = texts.map(\.path) + extra.map { folder.file($0.name) }
    _ = try folder.update(BuildFolder.json(of: outputs(of: all)), Self.outputs)
  }

  /// Has the compiler begin again.
  ///
  /// After a run with errors it does not know what changed in the files that it compiled: others that
  /// depend on them would stay as they were, and a view of another size end the program.
  func forgetAll() {
    for name in ["module.swiftdeps", "module.priors"] { folder.remove("\(Self.objects)/\(name)") }
  }

  private func forget(_ path: String) {
    folder.remove("\(Self.objects)/\(path.fileName).o")
  }

  /// The path of the object of a file.
  func object(of path: String) -> String {
    folder.file("\(Self.objects)/\(path.fileName).o")
  }

  /// What the compiler writes for each file, and for the module as a whole under an empty name.
  private func outputs(of paths: [String]) throws(AppBuildError) -> [String: [String: String]] {
    let objects = try folder.folder(Self.objects)
    var map = ["": ["swift-dependencies": objects.file("module.swiftdeps")]]
    for path in paths {
      map[path] = [
        "object": object(of: path),
        "swift-dependencies": objects.file("\(path.fileName).swiftdeps"),
      ]
    }
    return map
  }

  /// The map of paths, in the form of the compiler's virtual file system.
  private struct PathMap: Encodable {
    struct Root: Encodable {
      var type = "file"
      var name: String
      var contents: String

      enum CodingKeys: String, CodingKey {
        case type, name
        case contents = "external-contents"
      }
    }

    var version = 0
    var isCaseSensitive = "true"
    var usesExternalNames = false
    var roots: [Root]

    enum CodingKeys: String, CodingKey {
      case version, roots
      case isCaseSensitive = "case-sensitive"
      case usesExternalNames = "use-external-names"
    }
  }
}
