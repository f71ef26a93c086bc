import Foundation

/// What the engine consists of: its version, its data and its libraries.
package struct EngineFiles: Hashable, Sendable {
  /// The version that the engine tells of itself.
  package var version: String
  /// The folder of its data.
  package var dataFolder: String
  /// The libraries that make the sound; the worker's own program where they are a part of it.
  package var libraries: [String]

  /// Reads what a worker tells when it starts: a line for each.
  init?(_ description: some Sequence<UInt8>, worker: String) {
    let lines = String(decoding: Array(description), as: UTF8.self).split(separator: "\n")
      .map(String.init)
    guard lines.count >= 2 else { return nil }
    version = lines[0]
    dataFolder = lines[1]
    // Two functions may be of one library; a dash stands for what is a part of the worker.
    libraries = Set(lines.dropFirst(2).map { $0 == "-" ? worker : $0 }).sorted()
  }

  /// A digest of the bytes of all files.
  ///
  /// - Throws: `UnreadableFile` for the first that cannot be read, and for a folder without any.
  package func digest() throws(UnreadableFile) -> Digest {
    var digester = Digester()
    digester.add(version)
    for library in libraries {
      let file = try FileBytes(library)
      guard file.kind == .file else { throw UnreadableFile(path: library, cause: "it is no file") }
      try file.add(to: &digester)
    }
    let names = try FileBytes.names(below: dataFolder)
    guard !names.isEmpty else { throw UnreadableFile(path: dataFolder, cause: "it is empty") }
    for name in names {
      digester.add(name)
      try FileBytes(dataFolder + "/" + name).add(to: &digester)
    }
    return digester.digest()
  }
}

/// What tells one engine from another: a digest of its files, which are read when it is first needed.
final class EngineIdentity: @unchecked Sendable {
  private let files: EngineFiles
  // Guards what follows.
  private let lock = NSLock()
  private var known: Result<Digest, UnreadableFile>?

  /// Creates the identity of an engine.
  init(_ files: EngineFiles) { self.files = files }

  /// The digest, or the file that cannot be read.
  var result: Result<Digest, UnreadableFile> {
    lock.withLock {
      if let known { return known }
      let new = Result { () throws(UnreadableFile) in try files.digest() }
      known = new
      return new
    }
  }
}
