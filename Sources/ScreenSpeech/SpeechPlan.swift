import ScreenSession

/// What an engine is to speak and how long it is to be silent, in order; it knows no engine.
public struct SpeechPlan: Hashable, Sendable {
  /// One thing to do.
  public enum Step: Hashable, Sendable {
    /// Speak the words of a piece in a voice.
    case say(Segment, text: String, voice: VoiceProfile)
    /// Be silent.
    case pause(Duration)
    /// A stop begins, counted from 1.
    case mark(stop: Int)
  }

  /// The steps in order.
  public var steps: [Step]

  /// Creates a plan.
  public init(steps: [Step] = []) { self.steps = steps }

  /// The silence between two pieces of a description.
  static let pauseBetweenPieces = Duration.milliseconds(110)
  /// The silence between a hint and what comes after it.
  static let pauseBetweenCues = Duration.milliseconds(350)
}

extension Utterance {
  /// Plans how the utterance is spoken; its last silence is the pause before the next stop.
  ///
  /// - Parameters:
  ///   - stop: the number of the utterance in the walkthrough, counted from 1.
  ///   - voices: the voice that speaks it, and those for words in other languages.
  ///   - settings: the pauses.
  /// - Returns: the steps, beginning with the mark of the stop.
  public func planned(
    stop: Int, voices: Voices, settings: SpeechSettings
  ) -> [SpeechPlan.Step] {
    var steps: [SpeechPlan.Step] = [.mark(stop: stop)]
    if case .waited(let duration) = event { return steps + [.pause(duration)] }
    let later = hint + cues
    for (index, segment) in pieces.enumerated() where !segment.speech.isEmpty {
      if steps.count > 1 { steps.append(.pause(SpeechPlan.pauseBetweenPieces)) }
      steps += segment.said(in: voices, goesOn: index + 1 < pieces.count)
    }
    for (index, segment) in later.enumerated() {
      let pause = index == 0 ? settings.hintDelay : SpeechPlan.pauseBetweenCues
      steps += [.pause(pause)] + segment.said(in: voices, goesOn: false)
    }
    return steps + [.pause(settings.pauseBetweenStops)]
  }
}

extension Segment {
  /// The steps that speak the piece, one for each language in it.
  fileprivate func said(in voices: Voices, goesOn: Bool) -> [SpeechPlan.Step] {
    let runs = runs()
    return runs.enumerated().map { index, run in
      let isLast = index + 1 == runs.count
      let text = goesOn && isLast ? run.speech.goingOn : run.speech
      return .say(run, text: text, voice: voices.voice(for: run.language))
    }
  }
}

extension String {
  /// The text with a comma at its end, so that the voice does not fall before the next piece.
  fileprivate var goingOn: String {
    guard let last, last.isLetter || last.isNumber else { return self }
    return self + ","
  }
}
