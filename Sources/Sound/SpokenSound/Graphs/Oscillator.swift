import Foundation

/// A waveform with the phase of its fundamental, in 2⁻⁶⁴ of a turn, which never drifts.
struct Oscillator {
  /// The partials of the timbres: the number of each, and its amplitude.
  ///
  /// Series differ by timbre: a sine with its octave, a triangle and a soft square.
  private static let timbres: [[(number: Double, amplitude: Double)]] = [
    [(1, 1), (2, 0.5)],
    [(1, 1), (3, 1 / 9), (5, 1 / 25)],
    [(1, 1), (3, 0.3), (5, 0.12), (7, 0.05)],
  ]

  private let partials: [(number: Double, amplitude: Double)]
  private let rate: Double
  private var phase: UInt64 = 0

  init(timbre: Int, rate: Double) {
    partials = Self.timbres[timbre % Self.timbres.count]
    self.rate = rate
  }

  /// The turn of a sample at a frequency in hertz.
  func step(_ frequency: Double) -> Double { frequency / rate * 0x1p64 }

  /// The next sample, before its loudness; partials are left out above half of the rate.
  mutating func next(_ step: Double) -> Double {
    let turn = Double(phase) * 0x1p-64
    phase &+= UInt64(step)
    return partials.reduce(0) { sum, partial in
      // Half of a turn for each sample is half of the sample rate; a higher partial would be
      // aliased.
      step * partial.number < 0x1p63
        ? sum + partial.amplitude * sin(2 * .pi * turn * partial.number) : sum
    }
  }

  /// A tone at a frequency in hertz, which begins with the wave.
  func steadyTone(_ frequency: Double) -> SteadyTone {
    let step = step(frequency)
    return SteadyTone(
      UInt64(step), WaveShape(partials.filter { step * $0.number < 0x1p63 }))
  }

  /// The root mean square of every tone after A-weighting: that of −24 LUFS at 1,000 hertz.
  private static let target = 0.0631

  /// The factor that makes a frequency as loud as every other, by A-weighting (IEC 61672-1).
  func gain(at frequency: Double) -> Double {
    let power = partials.reduce(0) { sum, partial in
      // A partial that is left out must not make the others softer.
      guard frequency * partial.number < rate / 2 else { return sum }
      let heard = partial.amplitude * Self.weight(frequency * partial.number)
      return sum + heard * heard / 2
    }
    return power > 0 ? Self.target / power.squareRoot() : 0
  }

  /// The A-weighting of a frequency in hertz, 1 at 1,000 hertz.
  private static func weight(_ frequency: Double) -> Double {
    let f = frequency * frequency
    let (low, high) = (20.598997 * 20.598997, 12194.217 * 12194.217)
    let middle = ((f + 107.65265 * 107.65265) * (f + 737.86223 * 737.86223)).squareRoot()
    return 1.258925 * high * f * f / ((f + low) * middle * (f + high))
  }
}
