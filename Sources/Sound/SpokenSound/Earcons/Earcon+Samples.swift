import Foundation

extension Earcon {
  /// The loudness of every sound: the greatest momentary loudness of ITU-R BS.1770-4, in LUFS.
  package static let loudness = -24.0
  /// The greatest sample: −1 dB.
  private static let ceiling = 0.891

  /// Synthesizes the sound: frames of left and right at a sample rate in hertz.
  ///
  /// The same recipe always gives the same samples, at the loudness of all sounds.
  package func samples(at sampleRate: Int) -> [Int16] {
    // Rounded up, so that the last tone is not cut, which would be heard as a click.
    let count = Int((length * Double(sampleRate) / 1000).rounded(.up))
    var channels = [[Double]](repeating: [Double](repeating: 0, count: count), count: 2)
    for (number, tone) in tones.enumerated() {
      let start = Int(tone.start * Double(sampleRate) / 1000)
      // The seed is the tone's number: two noises of a recipe differ, and each run has the same
      // ones.
      let wave = tone.samples(at: sampleRate, seed: UInt64(number + 1))
      // At constant power, so that a moving tone does not change its loudness.
      let angle = (tone.pan + 1) * Double.pi / 4
      let (left, right) = (cos(angle), sin(angle))
      for index in 0..<max(0, min(wave.count, count - start)) {
        channels[0][start + index] += wave[index] * left
        channels[1][start + index] += wave[index] * right
      }
    }
    let factor = Earcon.factor(for: channels, at: sampleRate)
    // Loops and not `flatMap`: a build for debugging synthesizes thousands of sounds in its tests.
    var frames: [Int16] = []
    frames.reserveCapacity(2 * count)
    for index in 0..<count {
      frames.append(Int16((channels[0][index] * factor * Double(Int16.max)).rounded()))
      frames.append(Int16((channels[1][index] * factor * Double(Int16.max)).rounded()))
    }
    return frames
  }

  /// The gain to the common loudness, or as near as possible without clipping.
  private static func factor(for channels: [[Double]], at sampleRate: Int) -> Double {
    var peak = 0.0
    for channel in channels {
      for sample in channel { peak = max(peak, abs(sample)) }
    }
    guard peak > 0 else { return 0 }
    let measured = Loudness(sampleRate: sampleRate).momentary(channels)
    // A short sound may need a peak above full scale for this loudness; then it stays softer.
    return min(pow(10, (loudness - measured) / 20), ceiling / peak)
  }
}

extension Earcon.Tone {
  /// The samples of the tone alone, from its start.
  func samples(at sampleRate: Int, seed: UInt64) -> [Double] {
    // Two samples at least, because their distance divides the glide below.
    let count = max(2, Int(length * Double(sampleRate) / 1000))
    let level = pow(10, gain / 20)
    var phase = 0.0
    var noise = Noise(seed: seed)
    return (0..<count).map { index in
      let part = Double(index) / Double(count - 1)
      // Equal factors in equal times are heard as an even glide; equal differences are not.
      let frequency = from * pow(to / from, part)
      let value =
        wave == .noise
        ? noise.next(around: frequency, at: sampleRate)
        : wave.value(phase, upTo: Double(sampleRate) / 2 / frequency)
      // The phase is summed up: frequency times time would glide further than the recipe says.
      phase += frequency / Double(sampleRate)
      return value * level * envelope(at: part * length)
    }
  }

  /// The envelope of the tone after some milliseconds, from 0 to 1; 0 at both ends.
  private func envelope(at time: Double) -> Double {
    let rise = attack > 0 ? Earcon.Tone.curve(time / attack) : 1
    let fade = release > 0 ? Earcon.Tone.curve((length - time) / release) : 1
    let fall = decay.map { pow(0.001, time / $0) } ?? 1
    return rise * fade * fall
  }

  /// Half a cosine wave from 0 to 1, which has no corners.
  private static func curve(_ part: Double) -> Double {
    part >= 1 ? 1 : part <= 0 ? 0 : (1 - cos(part * Double.pi)) / 2
  }
}

extension Earcon.Wave {
  /// The value of the wave at a phase in turns, as a sum of overtones below a limit.
  ///
  /// Overtones above half the sample rate would be aliased.
  fileprivate func value(_ phase: Double, upTo limit: Double) -> Double {
    let angle = 2 * Double.pi * phase
    guard self != .sine else { return sin(angle) }
    // The sine of each overtone follows from the two before.
    let step = self == .saw ? 1 : 2
    let factor = 2 * cos(Double(step) * angle)
    var (before, current, sum) = (step == 1 ? 0 : -sin(angle), sin(angle), 0.0)
    // Bounded, because a low tone has hundreds of overtones below the limit, and each costs time
    // for every sample.
    for number in stride(from: 1, to: Int(min(limit, 64)), by: step) {
      sum += current * share(of: Double(number))
      (before, current) = (current, factor * current - before)
    }
    return sum
  }

  /// The amplitude of an overtone; number 1 is the tone itself.
  private func share(of number: Double) -> Double {
    switch self {
    case .sine, .noise: number == 1 ? 1 : 0
    // Every other overtone is inverted.
    case .triangle:
      (number.truncatingRemainder(dividingBy: 4) == 1 ? 8 : -8) / pow(Double.pi * number, 2)
    case .square: 4 / (Double.pi * number)
    case .saw: 2 / (Double.pi * number)
    }
  }
}

/// Deterministic noise in a band, as loud as a tone at its frequency.
private struct Noise {
  private var state: UInt64
  private var (low, band) = (0.0, 0.0)

  init(seed: UInt64) { state = seed }

  /// The next sample of noise in a band around a frequency.
  mutating func next(around frequency: Double, at sampleRate: Int) -> Double {
    // SplitMix64.
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ bits >> 27) &* 0x94d0_49bb_1331_11eb
    // The tuning below ends at 0.16 of the sample rate: from a sixth on this filter is unstable.
    let white = Double((bits ^ bits >> 31) >> 11) / Double(1 << 52) - 1
    // A second-order filter, a little more than an octave wide.
    let tuning = 2 * sin(Double.pi * min(frequency / Double(sampleRate), 0.16))
    low += tuning * band
    band += tuning * (white - low - 0.8 * band)
    return band
  }
}
