import ScreenSpeech

/// Where utterances are recorded before it is clear what is heard of them, and then played.
///
/// A class, because the walkthrough asks for durations while it is told; one owner, one thread.
final class Studio {
  /// What ended the recording for good, or nil while it goes on.
  private(set) var fault: (any Error)?

  private let recorder: Recorder
  private let outputs: Renderer.Outputs
  /// How wide the screen is in points, for what is heard from its place.
  private let width: Double
  private var takes: [Int: [Recorder.Take]] = [:]
  private var recorded = 0
  private var mixer: Mixer
  private var captions = 0

  /// How long an utterance fades that breaks off.
  private static let fade = Duration.milliseconds(20)
  /// How much of an utterance is handed on at once.
  private static let longestPart = Duration.seconds(60)

  init(_ recorder: Recorder, width: Double, longest: Duration, _ outputs: Renderer.Outputs) {
    self.recorder = recorder
    self.width = width
    self.outputs = outputs
    mixer = Mixer(
      channels: recorder.channels, sampleRate: recorder.synthesizer.sampleRate,
      longest: longest, output: outputs.samples)
  }

  private var rate: Int { recorder.synthesizer.sampleRate }

  /// Speaks an utterance as it is planned to itself, keeps the frames, and tells how long it lasts.
  func record(_ utterance: Utterance, as plan: PlannedUtterance) -> Timing {
    let place = place(of: utterance)
    let made = plan.steps.map { take($0, at: place) }
    takes[recorded] = made
    recorded += 1
    var rest = made[...]
    return Timing(plan) { _ in rest.popFirst().map { .samples($0.count, at: rate) } ?? .zero }
  }

  private func take(_ step: SpeechPlan.Step, at place: Double) -> Recorder.Take {
    guard fault == nil else { return Recorder.Take(step: step, count: 0) }
    do {
      return try recorder.take(step, at: place, failed: outputs.failure)
    } catch {
      fault = error
      return Recorder.Take(step: step, count: 0)
    }
  }

  /// Where the element of an utterance is heard: never farther than four fifths to a side.
  private func place(of utterance: Utterance) -> Double {
    guard let frame = utterance.event.element?.frame, width > 0 else { return 0 }
    let middle = (frame.x + frame.width / 2) / width
    return (2 * Swift.min(1, Swift.max(0, middle)) - 1) * 0.8
  }

  /// Plays what was heard of utterances, in the order in which they began.
  ///
  /// Sounds without words go on while something else is spoken. Numbers are counted from 0 in the
  /// order of recording.
  func play(_ utterances: [(number: Int, utterance: Utterance)]) throws {
    var sounds: [Int: [Piece]] = [:]
    for (number, utterance) in utterances where utterance.isSound {
      sounds[number] = overlay(takes.removeValue(forKey: number) ?? [], utterance)
    }
    for (number, utterance) in utterances {
      if let pieces = sounds[number] {
        try tell(utterance, number, pieces)
      } else {
        try play(utterance, number: number)
      }
    }
  }

  /// A piece that is heard: where, and where its words are within it.
  private typealias Piece = (segment: Segment, frames: Range<Int>, words: [SpokenAudio.Word])

  /// Has the sounds of an utterance without words heard from its start on.
  private func overlay(_ made: [Recorder.Take], _ utterance: Utterance) -> [Piece] {
    var start = utterance.heard.start.samples(at: rate)
    return made.compactMap { take in
      defer { start += take.count }
      return take.step.segment.map { ($0, mixer.add(take.samples, at: start), []) }
    }
  }

  private func play(_ utterance: Utterance, number: Int) throws {
    guard let made = takes.removeValue(forKey: number) else { return }
    var left = utterance.heard.length.samples(at: rate)
    guard left > 0 else { return }
    try mixer.silence(until: utterance.heard.start.samples(at: rate))
    let isCut = left < made.reduce(0) { $0 + $1.count }
    let start = mixer.position
    var pieces: [Piece] = []
    for take in made where left > 0 {
      let count = min(take.count, left)
      left -= count
      let heard = mixer.position..<mixer.position + count
      try write(take, count, fading: isCut && left == 0)
      guard let segment = take.step.segment else { continue }
      pieces.append((segment, take.samples.isEmpty ? start..<start : heard, take.words))
    }
    try tell(utterance, number, pieces)
  }

  /// Tells of the pieces that a transcript shows, and of the stop.
  private func tell(_ utterance: Utterance, _ number: Int, _ pieces: [Piece]) throws {
    let shown = pieces.dropFirst(utterance.sounds.count)
    for (index, piece) in shown.enumerated() where !piece.frames.isEmpty {
      captions += 1
      let words = piece.words.map { $0.moved(to: piece.frames) }
      try outputs.caption(
        Captions.Cue(
          piece.segment, id: "\(number + 1).\(index + 1)", number: captions,
          frames: piece.frames, words: words.filter { !$0.samples.isEmpty }))
    }
    let start = utterance.heard.start.samples(at: rate)
    let end = start + utterance.heard.length.samples(at: rate)
    if end > start { try outputs.stop(utterance, number + 1, start..<end) }
  }

  /// Writes the first frames of a step, which fade out at the end when it breaks off.
  private func write(_ take: Recorder.Take, _ count: Int, fading: Bool) throws {
    guard !take.samples.isEmpty else { return try mixer.silence(until: mixer.position + count) }
    let samples = take.samples.prefix(count * recorder.channels)
    guard !fading else {
      return try mixer.write(
        samples.fadedOut(over: Self.fade.samples(at: rate), channels: recorder.channels))
    }
    // A text may last an hour, of which no second copy is made. Sounds are mixed in at whole parts.
    let part = Self.longestPart.samples(at: rate) * recorder.channels
    guard samples.count > part else { return try mixer.write(Array(samples)) }
    for start in stride(from: 0, to: samples.count, by: part) {
      try mixer.write(Array(samples[start..<min(start + part, samples.count)]))
    }
  }

  /// Ends with silence up to a time; gives the number of frames.
  func finish(at end: Duration) throws -> Int {
    try mixer.finish(at: end.samples(at: rate))
    return mixer.position
  }
}

extension Utterance {
  /// Whether nothing of it is words.
  fileprivate var isSound: Bool { segments.allSatisfy { $0.speech.isEmpty } }
}

extension SpokenAudio.Word {
  /// The word at its place in the whole; what lies beyond the part that is heard is cut off.
  fileprivate func moved(to heard: Range<Int>) -> SpokenAudio.Word {
    let start = min(heard.lowerBound + samples.lowerBound, heard.upperBound)
    return SpokenAudio.Word(
      text, samples: start..<min(heard.lowerBound + samples.upperBound, heard.upperBound))
  }
}

extension SpeechPlan.Step {
  /// The piece that is heard, or nil for silence.
  var segment: Segment? {
    switch self {
    case .say(let segment, _, _), .play(let segment, _): segment
    case .mark, .pause: nil
    }
  }
}

extension Sequence where Element == Int16 {
  /// The frames with their end faded out evenly over so many of them.
  fileprivate func fadedOut(over length: Int, channels: Int) -> [Int16] {
    var samples = Array(self)
    let start = Swift.max(samples.count - length * channels, 0)
    let frames = Swift.max((samples.count - start) / channels, 1)
    for index in start..<samples.count {
      let rest = (samples.count - index + channels - 1) / channels
      samples[index] = Int16(Int(samples[index]) * rest / frames)
    }
    return samples
  }
}

extension Duration {
  /// How long so many samples last, rounded to the nearest nanosecond.
  static func samples(_ count: Int, at sampleRate: Int) -> Duration {
    let (seconds, rest) = count.quotientAndRemainder(dividingBy: sampleRate)
    let half = Int64(sampleRate) / 2
    return .seconds(seconds)
      + .nanoseconds((Int64(rest) * 1_000_000_000 + half) / Int64(sampleRate))
  }
}
