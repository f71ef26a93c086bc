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

  /// A digest of the bytes of all files, or nil when one of them cannot be read.
  func digest() -> Digest? {
    var digester = Digester()
    digester.add(version)
    for library in libraries {
      guard let bytes = FileManager.default.contents(atPath: library) else { return nil }
      digester.add(bytes.count)
      bytes.withUnsafeBytes { digester.add($0) }
    }
    guard let names = FileManager.default.subpaths(atPath: dataFolder), !names.isEmpty else {
      return nil
    }
    for name in names.sorted() {
      var isFolder: ObjCBool = false
      let path = dataFolder + "/" + name
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      guard !isFolder.boolValue else { continue }
      guard let bytes = FileManager.default.contents(atPath: path) else { return nil }
      digester.add(name)
      digester.add(bytes.count)
      bytes.withUnsafeBytes { digester.add($0) }
    }
    return digester.digest()
  }
}

/// What tells one engine from another: a digest of its files, which are read when it is first needed.
final class EngineIdentity: @unchecked Sendable {
  private let files: EngineFiles
  // Guards what follows.
  private let lock = NSLock()
  private var known: Digest??

  /// Creates the identity of an engine.
  init(_ files: EngineFiles) { self.files = files }

  /// The digest; nil when a file cannot be read.
  var digest: Digest? {
    lock.withLock {
      if let known { return known }
      let new = files.digest()
      known = .some(new)
      return new
    }
  }
}
