#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Samples on the disk, in a file without a name that is gone with the process.
///
/// One thread adds samples while another reads those that are there.
package final class SampleSpool: Sendable {
  /// How many samples belong to one frame.
  package let channels: Int

  private let folder: String
  private let descriptor: Int32

  /// Creates an empty spool.
  ///
  /// - Parameters:
  ///   - folder: the folder on whose disk the samples lie.
  ///   - channels: how many samples belong to one frame.
  /// - Throws: `OutputFault` when no file can be created there.
  package init(in folder: String, channels: Int = 1) throws(OutputFault) {
    self.folder = folder
    self.channels = channels
    let place = FilePlace("\(folder)/spoken-samples")
    if let obstacle = place.obstacle { throw .cannotCreate(path: folder, cause: obstacle) }
    if let nameless = place.openNameless() {
      descriptor = nameless
    } else {
      unlink(place.hidden)
      descriptor = open(place.hidden, FilePlace.fresh, 0o600)
      unlink(place.hidden)
    }
    guard descriptor >= 0 else { throw .cannotCreate(path: folder, cause: FilePlace.reason) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Writes samples behind a number of frames.
  ///
  /// - Throws: `OutputFault` when the disk is full.
  package func write(_ samples: [Int16], at frame: Int) throws(OutputFault) {
    let start = frame * frameSize
    let isWhole = samples.withUnsafeBytes { bytes in
      complete(bytes.count) {
        pwrite(descriptor, bytes.baseAddress?.advanced(by: $0), $1, off_t(start + $0))
      }
    }
    guard isWhole else {
      throw .cannotWrite(
        path: "the samples in \(folder)", cause: "\(FilePlace.reason); make room on that disk")
    }
  }

  /// The samples of frames that were written.
  ///
  /// - Throws: `OutputFault` when the disk fails.
  package func read(_ frames: Range<Int>) throws(OutputFault) -> [Int16] {
    var samples = [Int16](repeating: 0, count: frames.count * channels)
    let start = frames.lowerBound * frameSize
    let isWhole = samples.withUnsafeMutableBytes { bytes in
      complete(bytes.count) {
        pread(descriptor, bytes.baseAddress?.advanced(by: $0), $1, off_t(start + $0))
      }
    }
    guard isWhole else {
      throw .cannotWrite(path: "the samples in \(folder)", cause: FilePlace.reason)
    }
    return samples
  }

  private var frameSize: Int { channels * MemoryLayout<Int16>.size }

  /// Calls with a start and a count until all is done; false when nothing more can be done.
  private func complete(_ count: Int, _ call: (_ start: Int, _ count: Int) -> Int) -> Bool {
    var start = 0
    while start < count {
      let done = call(start, count - start)
      if done > 0 { start += done } else if done == 0 || errno != EINTR { return false }
    }
    return true
  }
}
