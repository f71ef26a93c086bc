import VoiceOverSpeech

/// The tone of a line: one phase from start to end, silent in gaps.
struct GlidingTone {
  /// Notes without a gap between them.
  private struct Stretch {
    var start: Double
    var end: Double
    var notes: [(time: Double, level: Double)]
  }

  /// How long the tone fades at its ends and around gaps, in seconds.
  private static let fade = 0.03
  /// The shortest sound, for a point between gaps, in seconds.
  private static let shortest = 0.08

  private let graph: AudioGraph
  private let rate: Double
  private let stretches: [Stretch]
  private var oscillator: Oscillator
  private var current = 0
  private var note = 0

  init(_ graph: AudioGraph, rate: Double) {
    self.graph = graph
    self.rate = rate
    oscillator = Oscillator(timbre: graph.timbre, rate: rate)
    stretches = Self.stretches(of: graph)
  }

  /// The parts between gaps.
  ///
  /// A value alone sounds for the shortest time, within the gaps around it and the graph.
  private static func stretches(of graph: AudioGraph) -> [Stretch] {
    let groups = graph.notes.split { $0.level == nil }.map { notes in
      notes.compactMap { note in note.level.map { (time: note.time, level: $0) } }
    }
    var stretches: [Stretch] = []
    for (index, notes) in groups.enumerated() {
      guard let first = notes.first, let last = notes.last else { continue }
      let next = groups.indices.contains(index + 1) ? groups[index + 1].first?.time : nil
      // The last stretch may last as long as the graph.
      let limit = next ?? graph.seconds
      // A value alone before a gap begins earlier rather than run into the next stretch.
      let start = max(stretches.last?.end ?? 0, min(first.time, limit - shortest))
      let end = max(last.time, min(start + shortest, limit))
      stretches.append(Stretch(start: start, end: end, notes: notes))
    }
    return stretches
  }

  /// Adds the samples of a block, whose first has a number.
  mutating func add(to samples: inout [Double], at position: Int) {
    let from = sound(at: Double(position) / rate)
    let to = sound(at: Double(position + samples.count) / rate)
    // In a gap the phase stands still, which nobody hears: the tone fades around it.
    guard from.gain > 0 || to.gain > 0 else { return }
    let (start, end) = (oscillator.step(from.frequency), oscillator.step(to.frequency))
    for index in samples.indices {
      let part = Double(index) / Double(samples.count)
      let gain = from.gain + (to.gain - from.gain) * part
      samples[index] += gain * oscillator.next(start + (end - start) * part)
    }
  }

  /// Frequency and loudness at a time in seconds, which never goes back.
  private mutating func sound(at time: Double) -> (frequency: Double, gain: Double) {
    // Times never go back, so all calls together pass each stretch and each note once.
    while current + 1 < stretches.count, time >= stretches[current + 1].start {
      current += 1
      note = 0
    }
    guard stretches.indices.contains(current) else { return (graph.frequency(at: 0), 0) }
    let stretch = stretches[current]
    let frequency = graph.frequency(at: level(at: time, in: stretch.notes))
    let inside = min(time - stretch.start, stretch.end - time)
    // A stretch that is shorter than both fades still reaches full loudness in its middle.
    let fade = min(Self.fade, (stretch.end - stretch.start) / 2)
    let loudness = fade > 0 ? min(1, max(0, inside / fade)) : 0
    return (frequency, loudness * oscillator.gain(at: frequency))
  }

  private mutating func level(at time: Double, in notes: [(time: Double, level: Double)]) -> Double
  {
    while note + 1 < notes.count, notes[note + 1].time <= time { note += 1 }
    guard note + 1 < notes.count, time > notes[note].time else { return notes[note].level }
    let (one, other) = (notes[note], notes[note + 1])
    return one.level + (other.level - one.level) * (time - one.time) / (other.time - one.time)
  }
}
