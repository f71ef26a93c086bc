import Testing

@testable import VoiceOverSpeech
@testable import SpokenSound

struct LimiterTests {
  @Test func `leaves alone what is soft enough`() {
    let samples: [Int16] = [0, 100, -200, 300]
    #expect(samples.limited(after: 0, window: 2, ceiling: 300) == samples)
    #expect(samples.limited(after: 6.0206, window: 2, ceiling: 32_000) == [0, 200, -400, 600])
  }

  @Test(arguments: [1, 3, 64, 1000]) func `holds every peak below the ceiling`(window: Int) {
    let samples = (0..<500).map { Int16(truncatingIfNeeded: ($0 * $0 * 7919) % 65_536 - 32_768) }
    let limited = samples.limited(after: 12, window: window, ceiling: 29_204)
    #expect(limited.count == samples.count)
    #expect(limited.allSatisfy { $0.magnitude <= 29_204 })
    #expect(zip(samples, limited).allSatisfy { ($0 < 0) == ($1 < 0) || $1 == 0 })
  }

  @Test func `goes down before a peak and comes back behind it, evenly`() {
    let samples = [Int16](repeating: 1000, count: 5) + [4000] + [Int16](repeating: 1000, count: 5)
    #expect(
      samples.limited(after: 0, window: 3, ceiling: 2000)
        == [1000, 1000, 1000, 833, 666, 2000, 666, 833, 1000, 1000, 1000])
  }

  @Test(arguments: [5, 300, 20_000]) func `is the same near peaks and far from them`(spread: Int) {
    let samples = (0..<50_000).map { index -> Int16 in
      index % spread == 0 ? 30_000 : Int16(truncatingIfNeeded: index * 7919 % 200 - 100)
    }
    let limited = samples.limited(after: 3, window: 176, ceiling: 29_204)
    let gain = 1.412537544622754
    let whole = samples.map { Double($0) * gain }.limited(window: 176, ceiling: 29_204)
    #expect(zip(limited, whole).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
  }

  @Test func `takes any gain`() {
    #expect(
      [Int16](repeating: 3, count: 4).limited(after: 60, window: 2, ceiling: 29_204) == [
        3000, 3000, 3000, 3000,
      ])
    #expect(
      [Int16.min, .max].limited(after: 96, window: 2, ceiling: 29_204).allSatisfy {
        $0.magnitude <= 29_204
      })
    #expect([Int16]().limited(after: 6, window: 2, ceiling: 29_204) == [])
  }
}

extension [Int16] {
  /// A copy with the limiter's change.
  fileprivate func limited(after decibels: Double, window: Int, ceiling: Double) -> [Int16] {
    var samples = self
    samples.limit(after: decibels, window: window, ceiling: ceiling)
    return samples
  }
}
