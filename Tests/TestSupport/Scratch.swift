package import Foundation

/// A new folder for the files of one test, removed at the end.
package final class Scratch: Sendable {
  /// The folder, with all links in its path followed.
  package let folder: URL

  /// Makes the folder and files of these names and texts in it; a name without a text makes none.
  package init(_ files: KeyValuePairs<String, String?> = [:]) throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "spoken-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for case (let name, let text?) in files { try create(name, text) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The path of the folder.
  package var path: String { folder.path }

  /// The path of a file in the folder, whether it exists or not.
  package func path(_ name: String) -> String { path + "/" + name }

  /// The names of all that lies in the folder, hidden files too, sorted.
  package var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// Writes a file, and the folders that its name has, and gives its place.
  @discardableResult
  package func create(_ name: String, _ text: String = "") throws -> URL {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// The bytes of a file.
  package func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }

  /// Makes a name in the folder lead elsewhere.
  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: target)
  }
}
