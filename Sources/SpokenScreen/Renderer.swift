import ScreenSession
public import ScreenSpeech

/// Speaks a story into a stream of samples, one utterance at a time.
public struct Renderer: Sendable {
  /// What turns text into samples.
  public var synthesizer: any Synthesizer
  /// The voice that speaks, and those for words in other languages.
  public var voices: Voices

  /// Creates a renderer.
  public init(synthesizer: any Synthesizer, voices: Voices) {
    self.synthesizer = synthesizer
    self.voices = voices
  }

  /// Where the samples and the captions of a story go.
  public struct Outputs {
    /// Takes samples in order, at the synthesizer's rate.
    public var samples: ([Int16]) throws -> Void
    /// Takes each caption: the piece, its identifier, and the samples in which it is heard.
    public var caption: (Segment, String, Range<Int>) throws -> Void
    /// Takes each text that the engine could not speak.
    public var failure: (SynthesisFailure) -> Void

    /// Creates outputs from closures that are called in order.
    public init(
      samples: @escaping ([Int16]) throws -> Void,
      caption: @escaping (Segment, String, Range<Int>) throws -> Void = { _, _, _ in },
      failure: @escaping (SynthesisFailure) -> Void = { _ in }
    ) {
      self.samples = samples
      self.caption = caption
      self.failure = failure
    }
  }

  /// Speaks a story; memory holds one piece of speech at a time.
  ///
  /// - Parameters:
  ///   - story: what is told.
  ///   - outputs: where samples and captions go.
  /// - Returns: the number of samples.
  /// - Throws: what an output throws, and what the synthesizer throws other than
  ///   `SynthesisFailure`, which costs the one piece of speech only.
  public func render(_ story: Story, to outputs: Outputs) throws -> Int {
    var position = 0
    for (index, utterance) in story.telling.enumerated() {
      let steps = utterance.planned(stop: index + 1, voices: voices, settings: story.settings)
      var piece = 0
      for step in steps {
        if case .say = step { piece += 1 }
        try carryOut(step, id: "\(index + 1).\(piece)", at: &position, to: outputs)
      }
    }
    return position
  }

  private func carryOut(
    _ step: SpeechPlan.Step, id: String, at position: inout Int, to outputs: Outputs
  ) throws {
    switch step {
    case .mark: break
    case .pause(let duration): try silence(duration, at: &position, to: outputs)
    case .say(let segment, let text, let voice):
      do {
        let audio = try synthesizer.speak(text, in: voice)
        try outputs.samples(audio.samples)
        let heard = position..<position + audio.samples.count
        position = heard.upperBound
        if !heard.isEmpty { try outputs.caption(segment, id, heard) }
      } catch let failure as SynthesisFailure {
        outputs.failure(failure)
        try silence(Self.silenceForFailure, at: &position, to: outputs)
      }
    }
  }

  /// Writes exactly so many zeros as the duration has samples, a second at a time.
  private func silence(
    _ duration: Duration, at position: inout Int, to outputs: Outputs
  ) throws {
    var left = duration.samples(at: synthesizer.sampleRate)
    position += left
    while left > 0 {
      let count = min(left, synthesizer.sampleRate)
      try outputs.samples(Array(repeating: 0, count: count))
      left -= count
    }
  }

  /// What is heard in place of a text that could not be spoken.
  private static let silenceForFailure = Duration.milliseconds(300)
}

extension Duration {
  /// The number of samples that last this long, rounded to the nearest.
  func samples(at sampleRate: Int) -> Int {
    let nanoseconds = components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
    return Int((nanoseconds * Int64(sampleRate) + 500_000_000) / 1_000_000_000)
  }
}
