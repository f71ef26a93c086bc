import Testing
import VoiceOverSpeech

@testable import SpokenSound

struct DiscreteTonesTests {
  private static let rate = 8000.0

  private func graph(
    _ notes: [AudioGraph.Note], _ ticks: [AudioGraph.Tick] = [], isContinuous: Bool = false
  ) -> AudioGraph {
    AudioGraph(
      notes: notes, ticks: ticks, isContinuous: isContinuous, pitch: 200...800, seconds: 1)
  }

  /// Samples of a graph, made in blocks.
  private func samples(_ graph: AudioGraph, _ count: Int = 4000, block: Int = 64) -> [Double] {
    var tones = DiscreteTones(graph, rate: Self.rate)
    var all: [Double] = []
    while all.count < count {
      var samples = [Double](repeating: 0, count: min(block, count - all.count))
      tones.add(to: &samples, at: all.count)
      all += samples
    }
    return all
  }

  /// The first sample and the last one that are not silent.
  private func ends(_ samples: [Double]) -> [Int?] {
    [samples.firstIndex { $0 != 0 }, samples.lastIndex { $0 != 0 }]
  }

  @Test func `a note sounds from its time, as long as it lasts`() {
    let heard = samples(graph([.init(time: 0.1, level: 0.5, length: 0.18)]))
    // The first sample of a tone is that of its wave, which is 0.
    #expect(ends(heard) == [801, 2239])
    #expect(heard[1000...2000].contains { abs($0) > 0.02 })
  }

  @Test func `a gap is silent, and so is a line, whose tone glides`() {
    #expect(ends(samples(graph([.init(time: 0.1, level: nil, length: 0.18)]))) == [nil, nil])
    let line = graph([.init(time: 0.1, level: 0.5, length: 0.18)], isContinuous: true)
    #expect(ends(samples(line)) == [nil, nil])
  }

  @Test func `notes that meet are added`() {
    let (one, other) = (
      AudioGraph.Note(time: 0.1, level: 0, length: 0.18),
      AudioGraph.Note(time: 0.15, level: 1, length: 0.18)
    )
    let (first, second) = (samples(graph([one])), samples(graph([other])))
    for (index, value) in samples(graph([one, other])).enumerated() {
      #expect(abs(value - first[index] - second[index]) < 1e-12)
    }
  }

  @Test(arguments: [1, 7, 100, 4000]) func `is the same in blocks of any size`(block: Int) {
    let graph = graph(
      [.init(time: 0.01, level: 0, length: 0.18), .init(time: 0.1, level: 1, length: 0.05)],
      [.init(time: 0.02, isQuiet: false), .init(time: 0.025, isQuiet: true)])
    let expected = samples(graph)
    for (index, value) in samples(graph, block: block).enumerated() {
      #expect(abs(value - expected[index]) < 1e-9)
    }
  }

  @Test func `a tick lasts twelve milliseconds, and dies away`() {
    let heard = samples(graph([], [.init(time: 0.1, isQuiet: false)]))
    #expect(ends(heard) == [800, 895])
    for index in 800..<896 {
      #expect(abs(heard[index]) <= 0.126 * (1 - Double(index - 800) / 96))
    }
    #expect(heard[800..<848].contains { abs($0) > 0.06 })
  }

  @Test func `a grid line of the x axis is half as loud`() {
    let loud = samples(graph([], [.init(time: 0.1, isQuiet: false)]))
    let quiet = samples(graph([], [.init(time: 0.1, isQuiet: true)]))
    for (one, other) in zip(loud, quiet) { #expect(abs(one - 2 * other) < 1e-12) }
  }

  @Test func `ticks closer together than one lasts are all heard`() {
    let ticks = [0.1, 0.101, 0.102].map { AudioGraph.Tick(time: $0, isQuiet: false) }
    let heard = samples(graph([], ticks))
    #expect(ends(heard) == [800, 911])
    #expect(Array(heard[800..<808]) == Array(samples(graph([], [ticks[0]]))[800..<808]))
    #expect(heard[816] != samples(graph([], [ticks[0], ticks[1]]))[816])
  }

  @Test func `rises for eight milliseconds and then falls to a steady level`() {
    let heard = samples(graph([.init(time: 0, level: 0, length: 0.4)]))
    func peak(_ range: Range<Int>) -> Double { heard[range].map(abs).max() ?? 0 }
    let steady = peak(1600..<1680)
    // A wave is 40 samples long; the attack ends at sample 64, the decay at 384.
    #expect(abs(peak(2000..<2080) / steady - 1) < 0.01)
    #expect(peak(0..<16) < 0.5 * steady)
    #expect(peak(64..<104) > 1.5 * steady && peak(64..<104) < 1.67 * steady)
    #expect(peak(3120..<3200) < 0.25 * steady)
  }
}
