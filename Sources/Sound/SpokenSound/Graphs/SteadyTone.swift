import Foundation

/// A tone of one pitch, four samples at a time; they equal those of an oscillator but for the last bits.
///
/// Sine and cosine are turned from sample to sample, which takes four multiplications instead of a
/// call for each partial. Each block starts from the phase, so that no error adds up.
struct SteadyTone {
  private let shape: WaveShape
  private let step: UInt64
  private var phase: UInt64 = 0
  /// The angles of the first four samples, and the one from four samples to the next.
  private let sines: SIMD4<Double>
  private let cosines: SIMD4<Double>
  private let turnSine: Double
  private let turnCosine: Double

  /// A tone that turns by a step at each sample, in 2⁻⁶⁴ of a turn.
  init(_ step: UInt64, _ shape: WaveShape) {
    (self.step, self.shape) = (step, shape)
    let angles = (0..<4).map { Self.angle(step &* $0) }
    sines = SIMD4(angles.map { sin($0) })
    cosines = SIMD4(angles.map { cos($0) })
    let turn = Self.angle(step &* 4)
    (turnSine, turnCosine) = (sin(turn), cos(turn))
  }

  private static func angle(_ phase: UInt64) -> Double { 2 * .pi * Double(phase) * 0x1p-64 }

  /// Adds the next samples to a range, each with its loudness.
  ///
  /// - Parameters:
  ///   - samples: what they are added to.
  ///   - range: where; up to a block, because errors add up within it.
  ///   - loudness: the factors of four samples, from the number of the first one in the range.
  mutating func add(
    to samples: inout [Double], in range: Range<Int>, _ loudness: (Int) -> SIMD4<Double>
  ) {
    // The exact sine once for each block; from it the four lanes are turned by the angles of
    // `init`.
    let (sine, cosine) = (sin(Self.angle(phase)), cos(Self.angle(phase)))
    var (one, other) = (sine * cosines + cosine * sines, cosine * cosines - sine * sines)
    for first in stride(from: range.lowerBound, to: range.upperBound, by: 4) {
      let values = loudness(first - range.lowerBound) * shape.values(one, other)
      for lane in 0..<min(4, range.upperBound - first) { samples[first + lane] += values[lane] }
      (one, other) = (
        one * turnCosine + other * turnSine, other * turnCosine - one * turnSine
      )
    }
    // The sum overflows at each whole turn, which is what a phase does.
    phase &+= step &* UInt64(range.count)
  }
}

/// A sum of partials as a polynomial in the sine and the cosine of the fundamental, by the
/// identities of multiple angles.
struct WaveShape {
  /// The sines of odd multiples, divided by the sine, as polynomials in its square.
  private static let odd: [Double: SIMD4<Double>] = [
    1: [1, 0, 0, 0], 3: [3, -4, 0, 0], 5: [5, -20, 16, 0], 7: [7, -56, 112, -64],
  ]

  private var powers = SIMD4<Double>()
  /// The octave: the sine of twice the angle is twice the product of sine and cosine.
  private var octave = 0.0

  /// The sum of some partials: the octave and odd ones up to the seventh.
  init(_ partials: [(number: Double, amplitude: Double)]) {
    for partial in partials {
      if let powers = Self.odd[partial.number] {
        self.powers += partial.amplitude * powers
      } else {
        octave += 2 * partial.amplitude
      }
    }
  }

  /// The values at angles with these sines and cosines.
  func values(_ sines: SIMD4<Double>, _ cosines: SIMD4<Double>) -> SIMD4<Double> {
    let squares = sines * sines
    let high = powers[2] + squares * powers[3]
    let odd = powers[0] + squares * (powers[1] + squares * high)
    return sines * (odd + octave * cosines)
  }
}
