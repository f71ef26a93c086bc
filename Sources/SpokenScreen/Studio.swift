import ScreenSpeech

/// Where utterances are recorded before it is clear what is heard of them, and then played.
///
/// A class, because the walkthrough asks for durations while it is told; one owner, one thread.
final class Studio {
  /// What ended the recording for good, or nil while it goes on.
  private(set) var fault: (any Error)?

  private let recorder: Recorder
  private let voices: Voices
  private let outputs: Renderer.Outputs
  /// How wide the screen is in points, for what is heard from its place.
  private let width: Double
  private var takes: [Int: [Recorder.Take]] = [:]
  private var recorded = 0
  private var position = 0
  private var captions = 0

  /// How long an utterance fades that breaks off.
  private static let fade = Duration.milliseconds(20)

  init(_ recorder: Recorder, _ voices: Voices, width: Double, _ outputs: Renderer.Outputs) {
    self.recorder = recorder
    self.voices = voices
    self.width = width
    self.outputs = outputs
  }

  private var rate: Int { recorder.synthesizer.sampleRate }

  /// Speaks an utterance to itself, keeps the frames, and tells how long it lasts.
  func record(_ utterance: Utterance) -> Timing {
    let plan = utterance.planned(voices: voices)
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

  /// Plays what was heard of an utterance; numbers are counted from 0 in the order of recording.
  func play(_ utterance: Utterance, number: Int) throws {
    guard let made = takes.removeValue(forKey: number) else { return }
    var left = utterance.heard.length.samples(at: rate)
    guard left > 0 else { return }
    try silence(until: utterance.heard.start.samples(at: rate))
    let start = position
    let isCut = left < made.reduce(0) { $0 + $1.count }
    var piece = -utterance.sounds.count
    for take in made where left > 0 {
      let count = min(take.count, left)
      left -= count
      let heard = position..<position + count
      try write(take, count, fading: isCut && left == 0)
      guard let segment = take.step.segment else { continue }
      piece += 1
      if piece > 0, !heard.isEmpty, !take.samples.isEmpty {
        captions += 1
        let words = take.words.map { $0.moved(to: heard) }
        try outputs.caption(
          Captions.Cue(
            segment, id: "\(number + 1).\(piece)", number: captions, frames: heard,
            words: words.filter { !$0.samples.isEmpty }))
      }
    }
    try outputs.stop(utterance, number + 1, start..<position)
  }

  /// Writes the first frames of a step, which fade out at the end when it breaks off.
  private func write(_ take: Recorder.Take, _ count: Int, fading: Bool) throws {
    guard !take.samples.isEmpty else { return try silence(until: position + count) }
    let samples = take.samples.prefix(count * recorder.channels)
    try outputs.samples(
      fading
        ? samples.fadedOut(over: Self.fade.samples(at: rate), channels: recorder.channels)
        : Array(samples))
    position += count
  }

  /// Ends with silence up to a time; gives the number of frames.
  func finish(at end: Duration) throws -> Int {
    try silence(until: end.samples(at: rate))
    return position
  }

  /// Writes zeros up to a sample, a second at a time.
  private func silence(until end: Int) throws {
    while position < end {
      let count = min(end - position, rate)
      try outputs.samples(Array(repeating: 0, count: count * recorder.channels))
      position += count
    }
  }
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
    .nanoseconds((Int64(count) * 1_000_000_000 + Int64(sampleRate) / 2) / Int64(sampleRate))
  }
}
