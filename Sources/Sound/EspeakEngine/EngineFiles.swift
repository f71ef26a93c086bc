import Foundation
import SpokenFiles

/// The engine's files: its version, its data and its libraries.
package struct EngineFiles: Hashable, Sendable {
  /// The version that the engine reports.
  package var version: String
  /// The folder of its data.
  package var dataFolder: String
  /// The libraries that make the sound, or the worker's program if they are linked into it.
  package var libraries: [String]

  /// Parses the first message of a worker: one line for each.
  init?(_ description: some Sequence<UInt8>, worker: String) {
    let lines = String(decoding: Array(description), as: UTF8.self).split(separator: "\n")
      .map(String.init)
    // Libraries may be absent from the greeting; version and data folder never are.
    guard lines.count >= 2 else { return nil }
    version = lines[0]
    dataFolder = lines[1]
    // Two functions may be in one library; a dash stands for the worker itself.
    libraries = Set(lines.dropFirst(2).map { $0 == "-" ? worker : $0 }).sorted()
  }

  /// A digest of the bytes of all files.
  ///
  /// - Throws: `UnreadableFile` for the first that cannot be read, and for an empty folder.
  package func digest() throws(UnreadableFile) -> Digest {
    var texts = [version]
    for library in libraries {
      guard FileStatus(library)?.kind == .file else {
        throw UnreadableFile(library, "it is no file")
      }
      texts.append(try Self.digest(of: library))
    }
    let paths = try Self.paths(below: dataFolder)
    guard !paths.isEmpty else { throw UnreadableFile(dataFolder, "it is empty") }
    // Paths count as well: the engine finds a voice by the name of its file.
    for path in paths { texts += [path, try Self.digest(of: dataFolder + path)] }
    return Digest(of: texts)
  }

  /// The longest file that is read, more than any voice has.
  static let longest = 1 << 30
  /// The most files and folders in a folder.
  static let most = 100_000

  /// A digest of a file's bytes, or the type of anything else: a pipe or a device may never end.
  private static func digest(of path: String) throws(UnreadableFile) -> String {
    let status = FileStatus(path)
    guard let status, status.kind == .file else { return status?.kind.rawValue ?? "nothing" }
    guard status.size <= longest else {
      throw UnreadableFile(path, "it is longer than \(longest >> 20) MiB")
    }
    return "\(Digest(of: [], try read(path, with: FileManager.default.contents)))"
  }

  /// The relative paths of everything below a folder, sorted; links to folders are followed.
  private static func paths(below folder: String) throws(UnreadableFile) -> [String] {
    var paths: [String] = []
    var waiting = ["/"]
    while let place = waiting.popLast() {
      let names = try read(folder + place) {
        try? FileManager.default.contentsOfDirectory(atPath: $0)
      }
      for path in names.map({ place + $0 }) {
        paths.append(path)
        if Folder.exists(folder + path) { waiting.append(path + "/") }
      }
      // A folder may have links to itself.
      guard paths.count <= most else {
        throw UnreadableFile(folder, "it holds more than \(most) files")
      }
    }
    return paths.sorted()
  }

  /// The result of a function that reads a path.
  private static func read<Value>(
    _ path: String, with function: (String) -> Value?
  ) throws(UnreadableFile) -> Value {
    // Foundation does not say why it failed, so the system is asked first and sets `errno`.
    if access(path, R_OK) == 0, let value = function(path) { return value }
    throw UnreadableFile(path, POSIXError.latest.reason)
  }
}

/// A file or a folder that cannot be read.
package struct UnreadableFile: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path and the cause.
  package let description: String

  /// An error with a path and its cause.
  package init(_ path: String, _ cause: String) {
    description = "\(path) cannot be read: \(cause)"
  }
}
