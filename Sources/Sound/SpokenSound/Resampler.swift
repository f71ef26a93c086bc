import CSoxr

/// Converts samples to another rate, block by block, and keeps their exact duration.
///
/// A class, because it owns soxr's handle. Without dither, which soxr randomizes, so that no two
/// files would be equal.
final class Resampler {
  /// The most samples of one channel in an output block.
  private static let most = 8192

  private let handle: OpaquePointer
  private let rates: (input: Int, output: Int)
  private let channels: Int
  private var taken = 0
  private var given = 0

  /// Nil when there is no memory for a resampler.
  ///
  /// - Parameters:
  ///   - input: the rate of the incoming samples, in hertz.
  ///   - output: the rate of the result.
  ///   - channels: the number of channels.
  init?(from input: Int, to output: Int, channels: Int) {
    var format = soxr_io_spec(SOXR_INT16_I, SOXR_INT16_I)
    format.flags = UInt(SOXR_NO_DITHER)
    var quality = soxr_quality_spec(UInt(SOXR_20_BITQ), 0)
    guard
      let handle = soxr_create(
        Double(input), Double(output), UInt32(channels), nil, &format, &quality, nil)
    else { return nil }
    self.handle = handle
    self.channels = channels
    rates = (input, output)
  }

  deinit { soxr_delete(handle) }

  /// Converts samples, with channels interleaved, and returns the finished ones.
  func process(_ samples: [Int16]) -> [Int16] {
    let frames = samples.count / channels
    taken += frames
    let made = samples.withUnsafeBufferPointer { run($0.baseAddress, frames) }
    given += made.count / channels
    return made
  }

  /// Returns the rest, so that the total is the exact duration.
  func finish() -> [Int16] {
    var rest = run(nil, 0)
    // Its filter delays the sound, and what comes out at the end may be a frame more or fewer.
    let missing = rescaled(taken, from: rates.input, to: rates.output) - given
    let wanted = max(0, missing) * channels
    rest.removeLast(max(0, rest.count - wanted))
    rest += [Int16](repeating: 0, count: wanted - rest.count)
    given += rest.count / channels
    return rest
  }

  /// Runs soxr until it has accepted all samples; without samples, until it has returned all.
  private func run(_ samples: UnsafePointer<Int16>?, _ frames: Int) -> [Int16] {
    var result: [Int16] = []
    var piece = [Int16](repeating: 0, count: Resampler.most * channels)
    var start = 0
    var made = 0
    repeat {
      var used = 0
      // An error can only be a wrong argument, which does not happen.
      soxr_process(
        handle, samples.map { $0 + start * channels }, frames - start, &used, &piece,
        Resampler.most, &made)
      start += used
      result += piece[..<(made * channels)]
      // A full block means that there may be more; a shorter one, that soxr has nothing left.
    } while start < frames || made == Resampler.most
    return result
  }
}
