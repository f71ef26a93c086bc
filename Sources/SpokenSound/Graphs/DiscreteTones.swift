import ScreenSpeech

/// The tones of points, and the ticks of grid lines.
struct DiscreteTones {
  private struct Tone {
    let start: Int
    let count: Int
    let step: Double
    let gain: Double
    var oscillator: Oscillator
  }

  /// The times of the envelope in seconds, and what it falls to.
  private static let attack = 0.008
  private static let decay = 0.04
  private static let release = 0.06
  private static let sustain = 0.6
  /// The length of a tick in seconds, and its amplitudes: −18 dB, and 6 dB less.
  private static let tick = 0.012
  private static let loudTick = 0.126
  private static let quietTick = 0.063

  private let graph: AudioGraph
  private let rate: Double
  private var next = 0
  private var active: [Tone] = []

  init(_ graph: AudioGraph, rate: Double) {
    self.graph = graph
    self.rate = rate
  }

  /// Adds the samples of a block, whose first has a number.
  mutating func add(to samples: inout [Double], at position: Int) {
    let end = position + samples.count
    if !graph.isContinuous { start(until: end) }
    for index in active.indices { add(&active[index], to: &samples, at: position) }
    active.removeAll { $0.start + $0.count <= end }
    for (number, tick) in graph.ticks.enumerated() { add(tick, number, to: &samples, at: position) }
  }

  /// Starts the notes before a sample.
  private mutating func start(until end: Int) {
    while next < graph.notes.count {
      let note = graph.notes[next]
      let first = Int((note.time * rate).rounded())
      guard first < end else { return }
      next += 1
      guard let level = note.level else { continue }
      let frequency = graph.frequency(at: level)
      let oscillator = Oscillator(timbre: graph.timbre, rate: rate)
      active.append(
        Tone(
          start: first, count: Int((note.length * rate).rounded()),
          step: oscillator.step(frequency), gain: oscillator.gain(at: frequency),
          oscillator: oscillator))
    }
  }

  private func add(_ tone: inout Tone, to samples: inout [Double], at position: Int) {
    let first = max(tone.start, position)
    let last = min(tone.start + tone.count, position + samples.count)
    guard first < last else { return }
    let length = Double(tone.count) / rate
    for index in first..<last {
      let time = Double(index - tone.start) / rate
      samples[index - position] +=
        tone.gain * Self.envelope(at: time, of: length) * tone.oscillator.next(tone.step)
    }
  }

  /// The loudness after a time in seconds: rises, falls to the sustained level, and ends at 0.
  private static func envelope(at time: Double, of length: Double) -> Double {
    let rise = min(1, time / attack)
    let fallen = min(1, max(0, (time - attack) / decay))
    let release = min(Self.release, length - attack)
    let end = release > 0 ? min(1, max(0, (length - time) / release)) : 0
    return rise * (1 - (1 - sustain) * fallen) * end
  }

  /// Adds a short noise that dies away; its samples depend on nothing but their number.
  private func add(
    _ tick: AudioGraph.Tick, _ number: Int, to samples: inout [Double], at position: Int
  ) {
    let start = Int((tick.time * rate).rounded())
    let count = Int(Self.tick * rate)
    let first = max(start, position)
    let last = min(start + count, position + samples.count)
    guard first < last else { return }
    let amplitude = tick.isQuiet ? Self.quietTick : Self.loudTick
    for index in first..<last {
      let rest = 1 - Double(index - start) / Double(count)
      samples[index - position] += amplitude * rest * Self.noise(index - start, number)
    }
  }

  /// A number from −1 to 1 that looks random (the mixer of SplitMix64).
  private static func noise(_ index: Int, _ seed: Int) -> Double {
    var bits = UInt64(truncatingIfNeeded: index &* 0x9E37 &+ seed &* 0x85EB_CA6B &+ 1)
    bits &*= 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double(Int64(bitPattern: bits ^ (bits >> 31))) * 0x1p-63
  }
}
