import Testing
import VoiceOverSpeech

@testable import SpokenSound

struct GlidingToneTests {
  private static let rate = 8000.0

  /// Samples of a line with corners at times in seconds, in blocks of a millisecond.
  private func samples(
    _ corners: [(time: Double, level: Double?)], seconds: Double = 1
  ) -> [Double] {
    let graph = AudioGraph(
      notes: corners.map { .init(time: $0.time, level: $0.level, length: 0) },
      isContinuous: true, pitch: 200...800, seconds: seconds)
    var tone = GlidingTone(graph, rate: Self.rate)
    var all: [Double] = []
    while all.count < Int(seconds * Self.rate) {
      var block = [Double](repeating: 0, count: 8)
      tone.add(to: &block, at: all.count)
      all += block
    }
    return all
  }

  private func isHeard(_ sample: Double) -> Bool { abs(sample) > 1e-9 }

  /// The milliseconds in which something is heard, from the first to the last.
  private func heard(_ corners: [(time: Double, level: Double?)], seconds: Double = 1) -> [Int?] {
    let all = samples(corners, seconds: seconds)
    return [all.firstIndex(where: isHeard), all.lastIndex(where: isHeard)].map { $0.map { $0 / 8 } }
  }

  @Test func `sounds from the first corner to the last`() {
    #expect(heard([(0.2, 0.5), (0.6, 0.5)]) == [200, 599])
    #expect(heard([(0, nil), (0.2, 0.5), (0.6, 0.5), (0.9, nil)]) == [200, 599])
    #expect(heard([]) == [nil, nil])
    #expect(heard([(0.2, nil)]) == [nil, nil])
  }

  @Test(
    arguments: [
      // A value alone sounds from its time, or earlier where too little time is left.
      ([(0.2, 0.5)], [200, 279]), ([(0.99, 0.5)], [920, 999]),
      ([(0.2, 0.5), (0.3, nil), (0.9, nil)], [200, 279]),
      ([(0, nil), (1, 0.5)], [920, 999]),
    ] as [([(Double, Double?)], [Int?])])
  func `a value alone sounds for 80 milliseconds`(
    corners: [(Double, Double?)], milliseconds: [Int?]
  ) {
    #expect(heard(corners.map { (time: $0.0, level: $0.1) }) == milliseconds)
  }

  @Test func `a value alone ends before the next value after a gap`() {
    let all = samples([(0.2, 0.5), (0.21, nil), (0.25, 0.5), (0.6, 0.5)])
    // It begins 80 milliseconds before, and both fade where they meet.
    #expect(all.firstIndex(where: isHeard).map { $0 / 8 } == 170)
    #expect(all[1992..<2008].allSatisfy { abs($0) < 0.02 })
    #expect(all[1680..<1760].contains { abs($0) > 0.05 })
    #expect(all[2400..<2480].contains { abs($0) > 0.05 })
  }

  @Test func `fades for 30 milliseconds at both ends`() {
    let all = samples([(0.2, 0), (0.6, 0)])
    func peak(_ start: Int) -> Double { all[start..<start + 40].map(abs).max() ?? 0 }
    let full = peak(3200)
    // A wave of 200 hertz is 40 samples long; the fade is 240.
    for start in [1600, 4760] { #expect(peak(start) < 0.2 * full) }
    for start in [1700, 4660] { #expect(peak(start) > 0.4 * full && peak(start) < 0.7 * full) }
    for start in [1840, 4520] { #expect(abs(peak(start) / full - 1) < 0.05) }
  }

  @Test func `glides in equal intervals between corners`() {
    // From 200 to 800 hertz in two seconds: 400 hertz in the middle.
    let all = samples([(0, 0), (2, 1)], seconds: 2)
    let rises = zip(all, all.dropFirst()).map { $0 < 0 && $1 >= 0 }
    #expect(abs(rises[7600..<8400].count { $0 } - 40) <= 1)
    #expect(abs(rises[400..<1200].count { $0 } - 21) <= 1)
    #expect(abs(rises[14_800..<15_600].count { $0 } - 75) <= 1)
  }
}
