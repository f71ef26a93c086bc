import VoiceOverSpeech

/// The tones of points, and the ticks of grid lines.
struct DiscreteTones {
  private struct Tone {
    let start: Int
    let count: Int
    let gain: Double
    let envelope: Envelope
    var wave: SteadyTone
  }

  /// The length of a tick in seconds, and its amplitudes: −18 dB, and 6 dB less.
  private static let tick = 0.012
  private static let loudTick = 0.126
  private static let quietTick = 0.063

  private let graph: AudioGraph
  private let rate: Double
  private var next = 0
  /// The first tick that is not over.
  private var nextTick = 0
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
    // Ticks are in the order of time, so only those around the block are looked at.
    while nextTick < graph.ticks.count, isOver(graph.ticks[nextTick], at: position) {
      nextTick += 1
    }
    // Two ticks may be closer together than one lasts, so several can sound in a block.
    for number in graph.ticks.indices[nextTick...] {
      guard firstSample(of: graph.ticks[number]) < end else { break }
      add(graph.ticks[number], number, to: &samples, at: position)
    }
  }

  /// Starts the notes before a sample.
  private mutating func start(until end: Int) {
    while next < graph.notes.count {
      let note = graph.notes[next]
      let first = Int((note.time * rate).rounded())
      guard first < end else { return }
      next += 1
      // A gap in the data is silent.
      guard let level = note.level else { continue }
      let frequency = graph.frequency(at: level)
      let oscillator = Oscillator(timbre: graph.timbre, rate: rate)
      let count = Int((note.length * rate).rounded())
      active.append(
        Tone(
          start: first, count: count, gain: oscillator.gain(at: frequency),
          envelope: Envelope(count, rate: rate), wave: oscillator.steadyTone(frequency)))
    }
  }

  private func add(_ tone: inout Tone, to samples: inout [Double], at position: Int) {
    let first = max(tone.start, position)
    let last = min(tone.start + tone.count, position + samples.count)
    guard first < last else { return }
    let (gain, envelope, start) = (tone.gain, tone.envelope, first - tone.start)
    tone.wave.add(to: &samples, in: first - position..<last - position) { index in
      gain * envelope.loudness(from: start + index)
    }
  }

  private func firstSample(of tick: AudioGraph.Tick) -> Int { Int((tick.time * rate).rounded()) }

  private func isOver(_ tick: AudioGraph.Tick, at position: Int) -> Bool {
    firstSample(of: tick) + Int(Self.tick * rate) <= position
  }

  /// Adds a short noise that dies away; its samples depend on nothing but their number.
  private func add(
    _ tick: AudioGraph.Tick, _ number: Int, to samples: inout [Double], at position: Int
  ) {
    let start = firstSample(of: tick)
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
    // A generator with a state would make the noise depend on how the sound is cut into blocks.
    var bits = UInt64(truncatingIfNeeded: index &* 0x9E37 &+ seed &* 0x85EB_CA6B &+ 1)
    bits &*= 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double(Int64(bitPattern: bits ^ (bits >> 31))) * 0x1p-63
  }
}

/// The loudness of a tone: it rises, falls to the sustained level, and ends at 0.
private struct Envelope {
  /// The times in seconds, and what it falls to.
  private static let attack = 0.008
  private static let decay = 0.04
  private static let release = 0.06
  private static let sustain = 0.6

  /// The number of samples, and what each of them is of the attack, the decay and the release.
  private let count: Double
  private let rise: Double
  private let fall: Double
  private let end: Double
  private let attack: Double

  init(_ count: Int, rate: Double) {
    self.count = Double(count)
    attack = Self.attack * rate
    // A short tone fades faster, but its attack stays whole, because a steeper rise would click.
    let release = min(Self.release * rate, self.count - attack)
    (rise, fall) = (1 / attack, (1 - Self.sustain) / (Self.decay * rate))
    end = release > 0 ? 1 / release : 0
  }

  /// The loudness of four samples from an index on.
  func loudness(from index: Int) -> SIMD4<Double> {
    let places = Double(index) + SIMD4(0, 1, 2, 3)
    let fallen = ((places - attack) * fall)
      .clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1 - Self.sustain))
    let ends = ((count - places) * end).clamped(lowerBound: .zero, upperBound: .one)
    return (places * rise).clamped(lowerBound: .zero, upperBound: .one) * (1 - fallen) * ends
  }
}
