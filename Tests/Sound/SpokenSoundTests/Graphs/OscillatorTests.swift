import Testing

@testable import SpokenSound

struct OscillatorTests {
  /// Samples of an oscillator at a frequency in hertz.
  private func samples(_ count: Int, timbre: Int, _ frequency: Double, rate: Double) -> [Double] {
    var oscillator = Oscillator(timbre: timbre, rate: rate)
    let step = oscillator.step(frequency)
    return (0..<count).map { _ in oscillator.next(step) }
  }

  @Test(arguments: [
    (0, [0, 1.207107, 1, 0.207107, 0]), (1, [0, 0.757390, 0.928889, 0.757390, 0]),
    (2, [0, 0.799031, 0.77, 0.799031, 0]), (3, [0, 1.207107, 1, 0.207107, 0]),
  ]) func `sums the partials of its timbre`(timbre: Int, expected: [Double]) {
    // Each eighth of a turn, two samples of a sixteenth.
    let heard = samples(9, timbre: timbre, 1000, rate: 16_000)
    for (index, value) in expected.enumerated() {
      #expect(abs(heard[2 * index] - value) < 1e-6, "\(index)")
    }
  }

  @Test func `leaves out partials from half of the rate on`() {
    // The octave of a quarter of the rate is half of it.
    let heard = samples(4, timbre: 0, 2000, rate: 8000)
    for (value, expected) in zip(heard, [0.0, 1, 0, -1]) { #expect(abs(value - expected) < 1e-9) }
    #expect(samples(4, timbre: 2, 4000, rate: 8000) == [0, 0, 0, 0])
  }

  @Test func `never drifts from the phase`() {
    var oscillator = Oscillator(timbre: 0, rate: 8000)
    let step = oscillator.step(1000)
    for _ in 0..<80_000 { _ = oscillator.next(step) }
    #expect(oscillator.next(step) == 0)
  }

  // From the table of A-weightings: 0, −19.1 and −26.2 dB.
  @Test(arguments: [(1000.0, 0.08924), (100, 0.8045), (63, 1.822)])
  func `makes a sine as loud as any other`(frequency: Double, gain: Double) {
    // No other partial fits below half of the rate.
    let oscillator = Oscillator(timbre: 1, rate: 3 * frequency)
    #expect(abs(oscillator.gain(at: frequency) / gain - 1) < 0.01)
  }

  @Test func `is softer with more partials, and silent without any`() {
    let sine = Oscillator(timbre: 0, rate: 3000).gain(at: 1000)
    let octave = Oscillator(timbre: 0, rate: 8000).gain(at: 1000)
    // The octave has half the amplitude, and 1.2 dB more weight.
    #expect(abs(octave / sine - 0.8672) < 0.001)
    #expect(Oscillator(timbre: 0, rate: 2000).gain(at: 1000) == 0)
  }
}
