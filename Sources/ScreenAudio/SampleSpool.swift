/// Samples on the disk, in a file without a name that is gone with the process.
///
/// One thread adds samples while another reads those that are there.
package final class SampleSpool: Sendable {
  /// How many samples belong to one frame.
  package let channels: Int

  private let spool: SpoolFile

  /// Creates an empty spool.
  ///
  /// - Parameters:
  ///   - folder: the folder on whose disk the samples lie.
  ///   - channels: how many samples belong to one frame.
  /// - Throws: `OutputFault` when no file can be created there.
  package init(in folder: String, channels: Int = 1) throws(OutputFault) {
    self.channels = channels
    spool = try SpoolFile(for: "\(folder)/spoken-samples")
  }

  /// Writes samples behind a number of frames.
  ///
  /// - Throws: `OutputFault` when the disk is full.
  package func write(_ samples: [Int16], at frame: Int) throws(OutputFault) {
    try spool.file.write(samples.withUnsafeBytes(Array.init), at: frame * frameSize)
  }

  /// The samples of frames that were written.
  ///
  /// - Throws: `OutputFault` when the disk fails.
  package func read(_ frames: Range<Int>) throws(OutputFault) -> [Int16] {
    let bytes = try spool.file.read(
      frames.count * frameSize, at: frames.lowerBound * frameSize)
    return bytes.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
  }

  private var frameSize: Int { channels * MemoryLayout<Int16>.size }
}
