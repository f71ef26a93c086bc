import ScreenScenarios
import ScreenTree
import SpokenSound
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession
import VoiceOverSpeech

/// Synthesizes utterances before their results are known, and then writes what was heard.
///
/// A class, because the walkthrough asks for durations while it runs; one owner, one thread.
final class AudioAssembler {
  /// The error that ended the recording, or nil.
  private(set) var fault: (any Error)?

  private let stepSynthesizer: StepSynthesizer
  private let outputs: Renderer.Outputs
  /// The width of the screen in points, to place elements left and right.
  private let width: Double
  private var takes: [Int: [StepSynthesizer.RenderedStep]] = [:]
  private var recorded = 0
  private var mixer: Mixer
  private var captions = 0
  private let narration: NarratedScenario?
  /// How many frames narration has added so far; the clock of the walkthrough does not know them.
  private var shift = 0

  /// The fade of an interrupted utterance.
  private static let fade = Duration.milliseconds(20)
  /// The longest part of an utterance that is written at once.
  private static let longestPart = Duration.seconds(60)

  init(
    _ stepSynthesizer: StepSynthesizer, width: Double, longest: Duration,
    narration: NarratedScenario?, _ outputs: Renderer.Outputs
  ) {
    self.stepSynthesizer = stepSynthesizer
    self.narration = narration
    self.width = width
    self.outputs = outputs
    mixer = Mixer(
      channels: stepSynthesizer.channels, sampleRate: stepSynthesizer.synthesizer.sampleRate,
      longest: longest, output: outputs.samples)
  }

  private var rate: Int { stepSynthesizer.synthesizer.sampleRate }

  /// Synthesizes an utterance, keeps its frames, and returns its duration.
  func record(_ utterance: Utterance, as plan: PlannedUtterance) -> Timing {
    let place = place(of: utterance)
    var origins = plan.places[...]
    let made = plan.steps.map { step in
      var rendered = take(step, at: place)
      if step.segment != nil { rendered.place = origins.popFirst() ?? nil }
      return rendered
    }
    // What is heard of it is known only after later utterances, so the frames have to wait.
    takes[recorded] = made
    recorded += 1
    var rest = made[...]
    // The walkthrough runs on these exact lengths, so that captions and sound agree to the sample.
    return Timing(plan) { _ in rest.popFirst().map { .samples($0.count, at: rate) } ?? .zero }
  }

  private func take(_ step: SpeechPlan.Step, at place: Double) -> StepSynthesizer.RenderedStep {
    guard fault == nil else { return StepSynthesizer.RenderedStep(step: step, count: 0) }
    do {
      return try stepSynthesizer.take(step, at: place, failed: outputs.failure)
    } catch {
      // Asking for a duration cannot throw: later steps get no time, and the renderer throws this.
      fault = error
      return StepSynthesizer.RenderedStep(step: step, count: 0)
    }
  }

  /// The place of an utterance's element: at most four fifths to a side.
  private func place(of utterance: Utterance) -> Double {
    guard let frame = utterance.event.element?.frame, width > 0 else { return 0 }
    let middle = (frame.x + frame.width / 2) / width
    return (2 * Swift.min(1, Swift.max(0, middle)) - 1) * 0.8
  }

  /// Writes what was heard of utterances, in the order in which they started.
  ///
  /// Sounds without words continue during other speech. Numbers are counted from 0 in the order of
  /// recording.
  func play(_ utterances: [(number: Int, utterance: Utterance)]) throws {
    // Sounds first: the mixer cannot add a sound to frames that it has written.
    var sounds: [Int: [Piece]] = [:]
    var lines: [Int: [Int16]] = [:]
    var start = shift
    for (number, utterance) in utterances {
      if utterance.isSound {
        let made = takes.removeValue(forKey: number) ?? []
        sounds[number] = overlay(made, utterance, shiftedBy: start)
      } else if let line = try narration?.samples(
        before: utterance, stepSynthesizer, outputs.failure)
      {
        lines[number] = line
        // A sound after this line is heard later by as much.
        start += line.count / stepSynthesizer.channels
      }
    }
    for (number, utterance) in utterances {
      if let pieces = sounds[number] {
        try report(utterance, number, pieces)
      } else {
        if let line = lines[number] { try narrate(line, before: utterance) }
        try play(utterance, number: number)
      }
    }
  }

  /// Writes what the second voice says; everything after it is heard later.
  private func narrate(_ line: [Int16], before utterance: Utterance) throws {
    try mixer.silence(until: frame(of: utterance.heard.start))
    try mixer.write(line)
    shift += line.count / stepSynthesizer.channels
  }

  /// The frame of a time on the clock of the walkthrough.
  private func frame(of time: Duration) -> Int {
    let (frame, isTooMuch) = time.samples(at: rate).addingReportingOverflow(shift)
    return isTooMuch ? .max : frame
  }

  /// A step with a segment that is heard: where it comes from, its frames, its words within them.
  private typealias Piece = (
    segment: Segment, place: SegmentPlace?, frames: Range<Int>, words: [SpokenAudio.Word]
  )

  /// Mixes in the sounds of an utterance without words from its start on.
  private func overlay(
    _ made: [StepSynthesizer.RenderedStep], _ utterance: Utterance, shiftedBy shift: Int
  ) -> [Piece] {
    var start = utterance.heard.start.samples(at: rate) + shift
    return made.compactMap { take in
      defer { start += take.count }
      return take.step.segment.map { ($0, take.place, mixer.add(take.samples, at: start), []) }
    }
  }

  private func play(_ utterance: Utterance, number: Int) throws {
    guard let made = takes.removeValue(forKey: number) else { return }
    var left = utterance.heard.length.samples(at: rate)
    guard left > 0 else { return }
    try mixer.silence(until: frame(of: utterance.heard.start))
    // Judged over all steps: the last one may be cut exactly at its end.
    let isCut = left < made.reduce(0) { $0 + $1.count }
    let start = mixer.position
    var pieces: [Piece] = []
    for take in made where left > 0 {
      let count = min(take.count, left)
      left -= count
      let heard = mixer.position..<mixer.position + count
      try write(take, count, fading: isCut && left == 0)
      guard let segment = take.step.segment else { continue }
      // A step without samples, such as a text that failed, is not heard, so it has no frames.
      let frames = take.samples.isEmpty ? start..<start : heard
      pieces.append((segment, take.place, frames, take.words))
    }
    try report(utterance, number, pieces)
  }

  /// Reports the segments that a transcript shows, and the stop.
  private func report(_ utterance: Utterance, _ number: Int, _ pieces: [Piece]) throws {
    var spoken = 0
    for piece in pieces {
      // The sounds that lead into an utterance are none of its segments and have no caption.
      guard let place = piece.place else { continue }
      spoken += 1
      guard !piece.frames.isEmpty else { continue }
      captions += 1
      let words = piece.words.map { $0.moved(to: piece.frames) }
      try outputs.caption(
        Captions.HeardPart(
          piece.segment, utterance.part(of: place.index), at: place,
          id: "\(number + 1).\(spoken)", number: captions, frames: piece.frames,
          words: words.filter { !$0.samples.isEmpty }))
    }
    let start = frame(of: utterance.heard.start)
    let end = start + utterance.heard.length.samples(at: rate)
    if end > start { try outputs.stop(utterance, number + 1, start..<end) }
  }

  /// Writes the first frames of a step, with a fade at the end when it is interrupted.
  private func write(_ take: StepSynthesizer.RenderedStep, _ count: Int, fading: Bool) throws {
    guard !take.samples.isEmpty else { return try mixer.silence(until: mixer.position + count) }
    let samples = take.samples.prefix(count * stepSynthesizer.channels)
    guard !fading else {
      return try mixer.write(
        samples.fadedOut(over: Self.fade.samples(at: rate), channels: stepSynthesizer.channels))
    }
    // A text may last an hour, which is not copied. Sounds are mixed in at whole parts.
    let part = Self.longestPart.samples(at: rate) * stepSynthesizer.channels
    guard samples.count > part else { return try mixer.write(Array(samples)) }
    for start in stride(from: 0, to: samples.count, by: part) {
      try mixer.write(Array(samples[start..<min(start + part, samples.count)]))
    }
  }

  /// Ends with silence up to a time; returns the number of frames.
  func finish(at end: Duration) throws -> Int {
    try mixer.finish(at: frame(of: end))
    return mixer.position
  }
}

extension Utterance {
  /// Whether it has only sounds.
  fileprivate var isSound: Bool { segments.allSatisfy { $0.speech.isEmpty } }
}

extension SpokenAudio.Word {
  /// The word moved to its frames in the whole; frames beyond the part that is heard are cut off.
  fileprivate func moved(to heard: Range<Int>) -> SpokenAudio.Word {
    let start = min(heard.lowerBound + samples.lowerBound, heard.upperBound)
    return SpokenAudio.Word(
      text, samples: start..<min(heard.lowerBound + samples.upperBound, heard.upperBound))
  }
}

extension Sequence where Element == Int16 {
  /// The frames with a linear fade over the last ones.
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
  /// The duration of a number of samples, rounded to the nearest nanosecond.
  package static func samples(_ count: Int, at sampleRate: Int) -> Duration {
    let (seconds, rest) = count.quotientAndRemainder(dividingBy: sampleRate)
    let half = Int64(sampleRate) / 2
    return .seconds(seconds)
      + .nanoseconds((Int64(rest) * 1_000_000_000 + half) / Int64(sampleRate))
  }
}
