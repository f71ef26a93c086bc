package import SpokenFiles

/// A sound in a format, in a file without a name that goes with the last who holds it.
package final class StoredSound: Sendable {
  /// How many bytes it has.
  package let count: Int
  private let spool: SpoolFile

  init(_ spool: SpoolFile) throws(OutputError) {
    count = try spool.file.count
    self.spool = spool
  }

  /// Reads a part of its bytes.
  ///
  /// - Throws: `OutputError` when the disk fails.
  package func read(_ bytes: Range<Int>) throws(OutputError) -> [UInt8] {
    try spool.file.read(bytes.count, at: bytes.lowerBound)
  }
}
