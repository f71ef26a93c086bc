import ScreenSpeech

/// Where utterances are recorded before it is clear what is heard of them, and then played.
///
/// A class, because the walkthrough asks for durations while it is told; one owner, one thread.
final class Studio {
  /// A step of an utterance with its samples; none for silence.
  private struct Take {
    var step: SpeechPlan.Step
    var audio: SpokenAudio?
    var count: Int
  }

  /// What ended the recording for good, or nil while it goes on.
  private(set) var fault: (any Error)?

  private let synthesizer: any Synthesizer
  private let voices: Voices
  private let settings: SpeechSettings
  private let outputs: Renderer.Outputs
  private var takes: [Int: [Take]] = [:]
  private var recorded = 0
  private var position = 0

  /// What is heard in place of a text that could not be spoken.
  private static let silenceForFailure = Duration.milliseconds(300)
  /// How long an utterance fades that breaks off.
  private static let fade = Duration.milliseconds(20)

  init(
    _ synthesizer: any Synthesizer, _ voices: Voices, _ settings: SpeechSettings,
    _ outputs: Renderer.Outputs
  ) {
    self.synthesizer = synthesizer
    self.voices = voices
    self.settings = settings
    self.outputs = outputs
  }

  /// Speaks an utterance to itself, keeps the samples, and tells how long it lasts.
  func record(_ utterance: Utterance) -> Timing {
    let plan = utterance.planned(voices: voices, settings: settings)
    let made = plan.steps.map(take)
    takes[recorded] = made
    recorded += 1
    var rest = made[...]
    return Timing(plan) { _ in
      rest.popFirst().map { .samples($0.count, at: synthesizer.sampleRate) } ?? .zero
    }
  }

  private func take(_ step: SpeechPlan.Step) -> Take {
    switch step {
    case .mark: return Take(step: step, count: 0)
    case .pause(let duration):
      return Take(step: step, count: duration.samples(at: synthesizer.sampleRate))
    case .say(_, let text, let voice):
      guard fault == nil else { return Take(step: step, count: 0) }
      do {
        let audio = try synthesizer.speak(text, in: voice)
        return Take(step: step, audio: audio, count: audio.samples.count)
      } catch let failure as SynthesisFailure {
        outputs.failure(failure)
        let silence = Self.silenceForFailure.samples(at: synthesizer.sampleRate)
        return Take(step: step, count: silence)
      } catch {
        fault = error
        return Take(step: step, count: 0)
      }
    }
  }

  /// Plays what was heard of an utterance; numbers are counted from 0 in the order of recording.
  func play(_ utterance: Utterance, number: Int) throws {
    guard let made = takes.removeValue(forKey: number) else { return }
    let rate = synthesizer.sampleRate
    var left = utterance.heard.length.samples(at: rate)
    guard left > 0 else { return }
    try silence(until: utterance.heard.start.samples(at: rate))
    let start = position
    let isCut = left < made.reduce(0) { $0 + $1.count }
    var piece = 0
    for take in made where left > 0 {
      let count = min(take.count, left)
      left -= count
      guard case .say(let segment, _, _) = take.step else {
        try silence(until: position + count)
        continue
      }
      piece += 1
      guard let audio = take.audio else {
        try silence(until: position + count)
        continue
      }
      let heard = position..<position + count
      try outputs.samples(
        isCut && left == 0
          ? audio.samples.prefix(count).fadedOut(over: Self.fade.samples(at: rate))
          : Array(audio.samples.prefix(count)))
      position = heard.upperBound
      if !heard.isEmpty { try outputs.caption(segment, "\(number + 1).\(piece)", heard) }
    }
    try outputs.stop(utterance, number + 1, start..<position)
  }

  /// Ends with silence up to a time; gives the number of samples.
  func finish(at end: Duration) throws -> Int {
    try silence(until: end.samples(at: synthesizer.sampleRate))
    return position
  }

  /// Writes zeros up to a sample, a second at a time.
  private func silence(until end: Int) throws {
    while position < end {
      let count = min(end - position, synthesizer.sampleRate)
      try outputs.samples(Array(repeating: 0, count: count))
      position += count
    }
  }
}

extension Sequence where Element == Int16 {
  /// The samples with their end faded out evenly over so many of them.
  fileprivate func fadedOut(over length: Int) -> [Int16] {
    var samples = Array(self)
    let start = Swift.max(samples.count - length, 0)
    for index in start..<samples.count {
      let rest = samples.count - index
      samples[index] = Int16(Int(samples[index]) * rest / Swift.max(samples.count - start, 1))
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
