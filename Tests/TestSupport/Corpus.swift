import Foundation

/// The inputs that `Tools/scripts/fuzz` keeps for a reader, unpacked from its archive.
///
/// - Parameter name: the name of the target.
/// - Returns: a folder with a file for each input; it is removed with the value.
/// - Throws: `CorpusError` when the archive cannot be unpacked.
package func corpus(_ name: String) throws -> Scratch {
  let scratch = try Scratch()
  let archive = root.appending(path: "Tools/Fuzz/Corpus/\(name).tar.gz").path
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = ["tar", "-xzf", archive, "-C", scratch.path]
  try process.run()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else { throw CorpusError(archive: archive) }
  return scratch
}

/// An archive of inputs that cannot be unpacked.
package struct CorpusError: Error {
  /// The path of the archive.
  package let archive: String
}
