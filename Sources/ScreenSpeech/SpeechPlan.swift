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
  ///   - voice: the voice that speaks it.
  ///   - settings: the pauses.
  /// - Returns: the steps, beginning with the mark of the stop.
  public func planned(
    stop: Int, voice: VoiceProfile, settings: SpeechSettings
  ) -> [SpeechPlan.Step] {
    var steps: [SpeechPlan.Step] = [.mark(stop: stop)]
    if case .waited(let duration) = event { return steps + [.pause(duration)] }
    let later = hint + cues
    for (index, segment) in pieces.enumerated() where !segment.speech.isEmpty {
      if steps.count > 1 { steps.append(.pause(SpeechPlan.pauseBetweenPieces)) }
      let goesOn = index + 1 < pieces.count
      steps.append(
        .say(segment, text: goesOn ? segment.speech.goingOn : segment.speech, voice: voice))
    }
    for (index, segment) in later.enumerated() {
      let pause = index == 0 ? settings.hintDelay : SpeechPlan.pauseBetweenCues
      steps += [.pause(pause), .say(segment, text: segment.speech, voice: voice)]
    }
    return steps + [.pause(settings.pauseBetweenStops)]
  }
}

extension String {
  /// The text with a comma at its end, so that the voice does not fall before the next piece.
  fileprivate var goingOn: String {
    guard let last, last.isLetter || last.isNumber else { return self }
    return self + ","
  }
}
