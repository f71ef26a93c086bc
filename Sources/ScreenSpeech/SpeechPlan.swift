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
  /// The silence between two elements while everything is read.
  package static let pauseWhileReading = Duration.milliseconds(350)
  /// The silence between a hint and what comes after it.
  static let pauseBetweenCues = Duration.milliseconds(350)
}

/// What an engine is to speak of one utterance.
public struct PlannedUtterance: Hashable, Sendable {
  /// The steps that speak the description.
  public var description: [SpeechPlan.Step]
  /// The steps after the pause, which begin with it: hint and cues.
  public var later: [SpeechPlan.Step]

  /// All steps, in order.
  public var steps: [SpeechPlan.Step] { description + later }
}

extension Utterance {
  /// Plans how the utterance is spoken.
  ///
  /// - Parameters:
  ///   - voices: the voice that speaks it, and those for words in other languages.
  ///   - settings: the pauses.
  /// - Returns: the steps of the description, and those after the pause.
  public func planned(voices: Voices, settings: SpeechSettings) -> PlannedUtterance {
    var description: [SpeechPlan.Step] = []
    for (index, segment) in pieces.enumerated() where !segment.speech.isEmpty {
      if !description.isEmpty { description.append(.pause(SpeechPlan.pauseBetweenPieces)) }
      description += segment.said(in: voices, goesOn: index + 1 < pieces.count)
    }
    var later: [SpeechPlan.Step] = []
    for segment in hint + cues {
      let pause = later.isEmpty ? settings.hintDelay : SpeechPlan.pauseBetweenCues
      later += [.pause(pause)] + segment.said(in: voices, goesOn: false)
    }
    return PlannedUtterance(description: description, later: later)
  }
}

extension Segment {
  /// The steps that speak the piece, one for each language in it.
  fileprivate func said(in voices: Voices, goesOn: Bool) -> [SpeechPlan.Step] {
    let runs = runs()
    return runs.enumerated().map { index, run in
      let isLast = index + 1 == runs.count
      let text = goesOn && isLast ? run.speech.goingOn : run.speech
      return .say(run, text: text, voice: voices.voice(for: run.language).raised(by: pitchChange))
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
