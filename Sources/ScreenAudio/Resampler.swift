import CSoxr

/// Brings samples to another rate, a piece at a time, and to exactly the length that they had.
///
/// A class, because it owns soxr's handle. Nothing is dithered: soxr would do so at random, and no
/// two files would be the same.
final class Resampler {
  /// The most samples of one channel that come out at once.
  private static let most = 8192

  private let handle: OpaquePointer
  private let rates: (input: Int, output: Int)
  private let channels: Int
  private var taken = 0
  private var given = 0

  /// Creates a resampler, or returns nil when there is no memory for one.
  ///
  /// - Parameters:
  ///   - input: the rate of the samples that come, in hertz.
  ///   - output: the rate of those that are wanted.
  ///   - channels: how many samples are heard at once.
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

  /// Takes samples, those of one moment beside each other, and gives what is ready.
  func process(_ samples: [Int16]) -> [Int16] {
    let frames = samples.count / channels
    taken += frames
    let made = samples.withUnsafeBufferPointer { run($0.baseAddress, frames) }
    given += made.count / channels
    return made
  }

  /// Gives the rest, so that in all there are as many samples as the length asks for.
  func finish() -> [Int16] {
    var rest = run(nil, 0)
    let missing = rescaled(taken, from: rates.input, to: rates.output) - given
    let wanted = max(0, missing) * channels
    rest.removeLast(max(0, rest.count - wanted))
    rest += [Int16](repeating: 0, count: wanted - rest.count)
    given += rest.count / channels
    return rest
  }

  /// Runs soxr until it has taken all; without samples, until it has given all.
  private func run(_ samples: UnsafePointer<Int16>?, _ frames: Int) -> [Int16] {
    var result: [Int16] = []
    var piece = [Int16](repeating: 0, count: Resampler.most * channels)
    var start = 0
    var made = 0
    repeat {
      var used = 0
      // An error would be a wrong argument, and there is none.
      soxr_process(
        handle, samples.map { $0 + start * channels }, frames - start, &used, &piece,
        Resampler.most, &made)
      start += used
      result += piece[..<(made * channels)]
    } while start < frames || made == Resampler.most
    return result
  }
}
