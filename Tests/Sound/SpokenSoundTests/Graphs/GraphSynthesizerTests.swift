import Foundation
import Testing
import VoiceOverElements
import VoiceOverSpeech

@testable import SpokenSound

/// What is heard of a graph, measured from its samples alone.
struct GraphSynthesizerTests {
  private static let rate = 22_050
  private static let pitch = 130.8...1046.5

  private func line(_ levels: [Double?], seconds: Double = 5, timbre: Int = 0) -> AudioGraph {
    let last = Double(max(1, levels.count - 1))
    let notes = levels.enumerated().map {
      AudioGraph.Note(time: Double($0) / last * seconds, level: $1, length: 0)
    }
    return AudioGraph(
      notes: notes, isContinuous: true, timbre: timbre, pitch: Self.pitch, seconds: seconds)
  }

  private func points(_ levels: [Double], seconds: Double = 5, timbre: Int = 0) -> AudioGraph {
    let last = Double(max(1, levels.count - 1))
    let notes = levels.enumerated().map {
      AudioGraph.Note(time: Double($0) / last * seconds, level: $1, length: 0.18)
    }
    return AudioGraph(
      notes: notes, isContinuous: false, timbre: timbre, pitch: Self.pitch, seconds: seconds)
  }

  @Test(arguments: [0, 1, 2]) func `has the pitch of its values within ten cents`(timbre: Int) {
    let levels = (0...20).map { 0.5 + 0.5 * sin(Double($0) * 0.3) }
    let graph = line(levels, timbre: timbre)
    let samples = GraphSynthesizer.samples(of: graph, at: Self.rate)
    var errors: [Double] = []
    // 40 ms around every 20 ms, but for the fades at both ends.
    for start in stride(
      from: Self.rate / 20, to: samples.count - Self.rate / 10, by: Self.rate / 50)
    {
      let window = Array(samples[start..<start + Self.rate / 25])
      let time = (Double(start) + Double(window.count) / 2) / Double(Self.rate)
      let place = time / 0.25
      let index = min(19, Int(place))
      let level = levels[index] + (levels[index + 1] - levels[index]) * (place - Double(index))
      errors.append(abs(1200 * log2(window.frequency(at: Self.rate) / graph.frequency(at: level))))
    }
    errors.sort()
    #expect(errors.count > 200)
    #expect(errors[errors.count * 99 / 100] <= 10, "\(errors.suffix(5))")
  }

  @Test(arguments: [0, 1, 2]) func `rises whenever its values rise, and can be read back`(
    timbre: Int
  ) {
    let levels = [0.1, 0.9, 0.35, 0.4, 0.0, 1.0, 0.62, 0.5]
    let graph = points(levels, timbre: timbre)
    let samples = GraphSynthesizer.samples(of: graph, at: Self.rate)
    let heard = graph.notes.map { note -> Double in
      let start = Int((note.time + 0.02) * Double(Self.rate))
      return Array(samples[start..<start + Self.rate / 10]).frequency(at: Self.rate)
    }
    let octaves = log2(Self.pitch.upperBound / Self.pitch.lowerBound)
    for (frequency, level) in zip(heard, levels) {
      #expect(abs(log2(frequency / Self.pitch.lowerBound) / octaves - level) < 0.01)
    }
    let order = levels.indices.sorted { levels[$0] < levels[$1] }
    #expect(order == levels.indices.sorted { heard[$0] < heard[$1] })
  }

  @Test func `starts each tone when it should`() {
    let graph = points([0.2, 0.4, 0.6, 0.8, 1.0])
    let samples = GraphSynthesizer.samples(of: graph, at: Self.rate)
    for note in graph.notes {
      let planned = Int(note.time * Double(Self.rate))
      let before = samples[max(0, planned - 200)..<planned]
      #expect(before.allSatisfy { $0 == 0 })
      let onset = samples[planned...].firstIndex { abs(Int($0)) > 20 }
      #expect((onset ?? .max) - planned <= Self.rate * 2 / 1000)
    }
  }

  @Test func `is as loud at every pitch`() {
    let levels = stride(from: 0.0, through: 1, by: 0.1)
    let loudness = levels.map { level -> Double in
      let graph = line([level, level], seconds: 1)
      let samples = GraphSynthesizer.samples(of: graph, at: Self.rate)
      return 10 * log10(samples.dropFirst(2000).dropLast(2000).aWeightedPower(at: Self.rate))
    }
    let (low, high) = (loudness.min() ?? 0, loudness.max() ?? 0)
    #expect(high - low <= 2, "\(loudness)")
  }

  @Test func `is silent in gaps and fades around them`() {
    let samples = GraphSynthesizer.samples(of: line([0.5, 0.5, nil, 0.5, 0.5]), at: Self.rate)
    let (from, to) = (Int(1.3 * Double(Self.rate)), Int(3.7 * Double(Self.rate)))
    #expect(samples[from..<to].allSatisfy { $0 == 0 })
    // No step at a join is greater than the steepest one within the tone.
    let steps = zip(samples, samples.dropFirst()).map { abs(Int($1) - Int($0)) }
    let inside = steps[2000..<20_000].max() ?? 0
    #expect((steps.max() ?? 0) <= inside)
    #expect(samples.allSatisfy { abs(Int($0)) < 32_000 })
  }

  @Test(arguments: [
    [0.5, 0.5, nil, 0.9], [0.9, nil, 0.5, 0.5], [0.5, nil, 0.9, nil, 0.5], [0.9],
  ])
  func `a value alone sounds for 80 milliseconds, also at both ends`(levels: [Double?]) {
    let samples = GraphSynthesizer.samples(of: line(levels), at: Self.rate)
    #expect(samples.count == 5 * Self.rate)
    for (index, level) in levels.enumerated() where level == 0.9 {
      let time = Double(index) / Double(max(1, levels.count - 1)) * 5
      let start = Int(min(time, 5 - 0.08) * Double(Self.rate))
      let part = samples[start..<min(samples.count, start + Self.rate * 80 / 1000)]
      // But for the fades, and what is before the first block of the tone.
      #expect(part.count { abs(Int($0)) > 100 } > part.count / 2, "\(levels)")
      #expect(part.prefix(Self.rate / 1000).allSatisfy { abs(Int($0)) < 400 }, "\(levels)")
    }
  }

  @Test(arguments: [0, 1, 2]) func `a line rises and falls in the order of its values`(
    timbre: Int
  ) {
    let levels = (0...12).map { 0.5 + 0.45 * sin(Double($0 * $0) * 0.21) }
    let graph = line(levels, timbre: timbre)
    let samples = GraphSynthesizer.samples(of: graph, at: Self.rate)
    var pairs: [(level: Double, heard: Double)] = []
    for start in stride(
      from: Self.rate / 20, to: samples.count - Self.rate / 10, by: Self.rate / 50)
    {
      let place = (Double(start) / Double(Self.rate) + 0.02) / 5 * 12
      let index = min(11, Int(place))
      let level = levels[index] + (levels[index + 1] - levels[index]) * (place - Double(index))
      pairs.append(
        (level, Array(samples[start..<start + Self.rate / 25]).frequency(at: Self.rate)))
    }
    let (one, other) = (pairs.map(\.level).ranks, pairs.map(\.heard).ranks)
    let squares = zip(one, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    let count = Double(pairs.count)
    // Spearman's rank correlation.
    #expect(1 - 6 * squares / (count * (count * count - 1)) >= 0.999)
  }

  @Test(arguments: [true, false], [0, 1, 2])
  func `bends no more at a join than inside, and never reaches full scale`(
    isContinuous: Bool, timbre: Int
  ) {
    // The highest pitch, which bends most, is also heard away from any join.
    let levels = [0.1, 0.9, 0.4, 1.0, 1.0, 0.0, 0.6]
    let graph =
      isContinuous
      ? line(levels, seconds: 3, timbre: timbre) : points(levels, seconds: 3, timbre: timbre)
    let samples = GraphSynthesizer.samples(of: graph, at: Self.rate).map(Int.init)
    let bends = samples.indices.dropFirst().dropLast().map {
      abs(samples[$0 - 1] - 2 * samples[$0] + samples[$0 + 1])
    }
    // Starts, ends of decays and ends of tones, and the corners of a line: 2 ms around each.
    let near = Self.rate / 500
    var joins: Set<Int> = []
    for note in graph.notes {
      for time in isContinuous
        ? [note.time] : [note.time, note.time + 0.048, note.time + note.length]
      {
        let place = Int(time * Double(Self.rate))
        joins.formUnion(max(0, place - near)...(place + near))
      }
    }
    let (atJoins, inside) = bends.enumerated().reduce(into: (0, 0)) { most, bend in
      if joins.contains(bend.offset) {
        most.0 = max(most.0, bend.element)
      } else {
        most.1 = max(most.1, bend.element)
      }
    }
    #expect(atJoins <= inside && inside > 0)
    #expect((samples.map(abs).max() ?? 0) < 32_767)
  }

  @Test func `ticks where it crosses a grid line`() {
    var graph = line([0.5, 0.5])
    let silent = GraphSynthesizer.samples(of: graph, at: Self.rate)
    graph.ticks = [AudioGraph.Tick(time: 2, isQuiet: false)]
    let ticking = GraphSynthesizer.samples(of: graph, at: Self.rate)
    let changed = zip(silent, ticking).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
    #expect(changed.first == 2 * Self.rate || changed.first == 2 * Self.rate + 1)
    #expect((changed.last ?? 0) <= 2 * Self.rate + Self.rate * 12 / 1000)
  }

  @Test func `makes the same samples each time, in blocks and as a whole`() {
    let graph = points((0..<40).map { Double($0 % 7) / 6 }, timbre: 2)
    let whole = GraphSynthesizer.samples(of: graph, at: Self.rate)
    #expect(whole == GraphSynthesizer.samples(of: graph, at: Self.rate))
    let blocks = GraphSynthesizer(graph, at: Self.rate).map { $0 }
    #expect(blocks.dropLast().allSatisfy { $0.count == GraphSynthesizer.block })
    #expect(blocks.joined().map { Int16(($0 * 32_767).rounded()) } == whole)
    #expect(GraphSynthesizer.samples(of: graph, at: 48_000).count == 48_000 * 518 / 100)
  }

  @Test func `limits many tones at once`() {
    let notes = (0..<600).map {
      AudioGraph.Note(time: Double($0) * 0.0002, level: 0, length: 0.18)
    }
    let graph = AudioGraph(notes: notes, isContinuous: false, pitch: Self.pitch, seconds: 1)
    let samples = GraphSynthesizer.samples(of: graph, at: Self.rate)
    #expect((samples.map { abs(Int($0)) }.max() ?? 0) <= 29_300)
    #expect((samples.map { abs(Int($0)) }.max() ?? 0) > 20_000)
  }
}

extension [Double] {
  /// The place of each value in the order of all.
  fileprivate var ranks: [Double] {
    var ranks = [Double](repeating: 0, count: count)
    for (rank, index) in indices.sorted(by: { self[$0] < self[$1] }).enumerated() {
      ranks[index] = Double(rank)
    }
    return ranks
  }
}

extension [Int16] {
  /// The fundamental frequency by autocorrelation, between 100 and 1,500 hertz.
  fileprivate func frequency(at rate: Int) -> Double {
    let values = map(Double.init)
    func likeness(_ lag: Int) -> Double {
      var (product, one, other) = (0.0, 0.0, 0.0)
      for index in 0..<values.count - lag {
        product += values[index] * values[index + lag]
        one += values[index] * values[index]
        other += values[index + lag] * values[index + lag]
      }
      return product / Swift.max(1, (one * other).squareRoot())
    }
    let lags = rate / 1500...Swift.min(rate / 100, count / 2)
    let all = lags.map(likeness)
    let best = all.max() ?? 0
    // The first peak that is about as high as the highest: later ones are multiples.
    let peak =
      all.indices.dropFirst().dropLast().first {
        all[$0] > best - 0.03 && all[$0] >= all[$0 - 1] && all[$0] >= all[$0 + 1]
      } ?? 0
    guard peak > 0, peak + 1 < all.count else { return 0 }
    let (left, top, right) = (all[peak - 1], all[peak], all[peak + 1])
    let bend = left - 2 * top + right
    let shift = bend == 0 ? 0 : 0.5 * (left - right) / bend
    return Double(rate) / (Double(lags.lowerBound + peak) + shift)
  }
}

extension Collection where Element == Int16 {
  /// The power after A-weighting, by a discrete Fourier transform of a tenth of a second.
  fileprivate func aWeightedPower(at rate: Int) -> Double {
    let values = prefix(rate / 10).map(Double.init)
    let count = values.count
    let window = values.enumerated().map {
      $1 * (0.5 - 0.5 * cos(2 * .pi * Double($0) / Double(count)))
    }
    var power = 0.0
    for bin in 5..<count / 4 {
      var (real, imaginary) = (0.0, 0.0)
      let turn = 2 * .pi * Double(bin) / Double(count)
      for (index, value) in window.enumerated() {
        real += value * cos(turn * Double(index))
        imaginary += value * sin(turn * Double(index))
      }
      let f = Double(bin) * Double(rate) / Double(count)
      let f2 = f * f
      let weight =
        148_693_636 * f2 * f2
        / ((f2 + 424.36) * ((f2 + 11599.29) * (f2 + 544_496.41)).squareRoot() * (f2 + 148_693_636))
      power += (real * real + imaginary * imaginary) * weight * weight
    }
    return power
  }
}
