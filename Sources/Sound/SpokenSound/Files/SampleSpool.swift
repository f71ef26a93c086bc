package import SpokenFiles

/// Samples on disk, in a file without a name that disappears with the process.
///
/// One thread adds samples while another one reads.
package final class SampleSpool: Sendable {
  /// The number of samples in a frame.
  package let channels: Int

  private let spool: SpoolFile

  /// An empty spool.
  ///
  /// - Parameters:
  ///   - folder: the folder of the file.
  ///   - channels: the number of samples in a frame.
  /// - Throws: `OutputError` when no file can be created there.
  package init(in folder: String, channels: Int = 1) throws(OutputError) {
    self.channels = channels
    spool = try SpoolFile(for: "\(folder)/spoken-samples")
  }

  /// Writes samples after a number of frames.
  ///
  /// - Throws: `OutputError` when the disk is full.
  package func write(_ samples: [Int16], at frame: Int) throws(OutputError) {
    try spool.file.write(samples.withUnsafeBytes(Array.init), at: frame * frameSize)
  }

  /// Reads samples that were written.
  ///
  /// - Throws: `OutputError` when the disk fails.
  package func read(_ frames: Range<Int>) throws(OutputError) -> [Int16] {
    let bytes = try spool.file.read(
      frames.count * frameSize, at: frames.lowerBound * frameSize)
    // In the order of bytes of the machine, because the file never leaves the process.
    return bytes.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
  }

  private var frameSize: Int { channels * MemoryLayout<Int16>.size }
}
