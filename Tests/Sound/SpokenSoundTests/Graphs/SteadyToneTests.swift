import Testing

@testable import SpokenSound

struct SteadyToneTests {
  private static let loud = SIMD4<Double>(repeating: 1)

  @Test(arguments: [0, 1, 2], [[64, 64], [1, 2, 3, 5, 64], [63, 65]])
  func `equals the oscillator, however it is cut`(timbre: Int, blocks: [Int]) {
    var oscillator = Oscillator(timbre: timbre, rate: 22_050)
    let step = oscillator.step(440)
    var tone = oscillator.steadyTone(440)
    for count in blocks {
      var samples = [Double](repeating: 0, count: count)
      tone.add(to: &samples, in: 0..<count) { _ in Self.loud }
      for sample in samples { #expect(abs(sample - oscillator.next(step)) < 1e-9) }
    }
  }

  @Test func `adds to the samples of a range and leaves the others`() {
    var samples: [Double] = [5, 5, 5, 5, 5, 5, 5, 5]
    // A quarter of a turn for each sample.
    var tone = SteadyTone(1 << 62, WaveShape([(1, 1)]))
    tone.add(to: &samples, in: 2..<7) { _ in Self.loud }
    for (sample, expected) in zip(samples, [5.0, 5, 5, 6, 5, 4, 5, 5]) {
      #expect(abs(sample - expected) < 1e-9)
    }
    tone.add(to: &samples, in: 7..<8) { _ in Self.loud }
    // The sixth sample of the tone.
    #expect(abs(samples[7] - 6) < 1e-9)
  }

  @Test func `asks for the loudness of four samples by the number of the first`() {
    var asked: [Int] = []
    var samples = [Double](repeating: 0, count: 20)
    var tone = SteadyTone(1 << 62, WaveShape([(1, 1)]))
    tone.add(to: &samples, in: 5..<15) { index in
      asked.append(index)
      return SIMD4(0, 2, 0, 4)
    }
    #expect(asked == [0, 4, 8])
    for (sample, expected) in zip(samples[5..<15], [0.0, 2, 0, -4, 0, 2, 0, -4, 0, 2]) {
      #expect(abs(sample - expected) < 1e-9)
    }
  }

  @Test(arguments: [
    (1.0, 0.5, 0.866025, 0.5), (2, 0.707107, 0.707107, 1), (3, 0.5, 0.866025, 1),
    (3, 1, 0, -1), (5, 0.309017, 0.951057, 1), (7, 1, 0, -1), (7, 0.5, 0.866025, -0.5),
  ]) func `has the sine of a multiple of an angle`(
    number: Double, sine: Double, cosine: Double, value: Double
  ) {
    let values = WaveShape([(number, 0.5)]).values(
      SIMD4(repeating: sine), SIMD4(repeating: cosine))
    for lane in 0..<4 { #expect(abs(values[lane] - 0.5 * value) < 1e-4) }
  }

  @Test func `is nothing without partials`() {
    #expect(WaveShape([]).values([1, 0.5, 0, -1], [0, 0.5, 1, 0]) == [0, 0, 0, 0])
  }
}
