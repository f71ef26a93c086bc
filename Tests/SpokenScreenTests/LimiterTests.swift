import Foundation
import Testing

@testable import SpokenScreen

@Suite struct LimiterTests {
  /// The same in a straightforward way: the average of the lowest gains ahead, sample by sample.
  func expected(_ samples: [Int16], _ decibels: Double, window: Int, ceiling: Double) -> [Int16] {
    let gain = pow(10, decibels / 20)
    let gains = samples.map { min(1, ceiling / gain / max(1, Double($0.magnitude))) }
    let lowest = gains.indices.map { gains[$0..<min($0 + window, gains.count)].min() ?? 1 }
    return samples.indices.map { index in
      let sum = (index - window + 1...index).reduce(0) { $0 + lowest[max($1, 0)] }
      return Int16(Double(samples[index]) * gain * min(1, sum / Double(window)))
    }
  }

  /// Waves of different loudness with silence between them, that begin loud or softly.
  func speech(loudStart: Bool) -> [Int16] {
    let loudness = [loudStart ? 30_000.0 : 500, 0, 9000, 25_000, 300, 32_767, 0, 12_000]
    return (0..<4000).map { Int16(loudness[$0 / 500] * sin(Double($0) / 7)) }
  }

  @Test(arguments: [0.0, 6, 12, -6], [true, false])
  func `is as loud as the average of the gains ahead`(decibels: Double, loudStart: Bool) {
    let samples = speech(loudStart: loudStart)
    let limited = samples.limited(after: decibels, window: 60, ceiling: 29_204)
    let expected = expected(samples, decibels, window: 60, ceiling: 29_204)
    #expect(limited.count == samples.count)
    // Sums in another order differ in the last bit.
    #expect(zip(limited, expected).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    #expect(limited.allSatisfy { $0.magnitude <= 29_204 })
  }

  @Test func `changes nothing where nothing is to be done`() {
    let samples: [Int16] = [0, 100, -100, 29_204]
    #expect(samples.limited(after: 0, window: 2, ceiling: 29_204) == samples)
    #expect([Int16]().limited(after: 6, window: 2, ceiling: 29_204) == [])
  }
}
