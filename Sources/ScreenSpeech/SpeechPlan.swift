/// What an engine is to speak and how long it is to be silent, in order; it knows no engine.
public struct SpeechPlan: Hashable, Sendable {
  /// One thing to do.
  public enum Step: Hashable, Sendable {
    /// Speak a segment in a voice: the text, or the sounds of its attribute `ipa` when it has one.
    case say(Segment, text: String, voice: VoiceProfile)
    /// Play a sound, which is a segment too.
    case play(Segment, Sound)
    /// Be silent.
    case pause(Duration)
    /// A stop begins, counted from 1.
    case mark(stop: Int)
  }

  /// The steps in order.
  public var steps: [Step]

  /// Creates a plan.
  public init(steps: [Step] = []) { self.steps = steps }

  /// The silence between two segments of a description.
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
  /// Whether another utterance has the same plan, because all that a plan is made of is the same.
  package func isPlanned(like other: Utterance) -> Bool {
    (sounds, pieces, hint, cues, settings, language)
      == (other.sounds, other.pieces, other.hint, other.cues, other.settings, other.language)
  }

  /// Plans how the utterance is spoken.
  ///
  /// - Parameter voices: the voice that speaks it, and those for words in other languages.
  /// - Returns: the steps of the description, and those after the pause.
  public func planned(voices: Voices) -> PlannedUtterance {
    let system = Vocabulary.inForce(for: language).language
    func said(_ segment: Segment, goesOn: Bool = false) -> [SpeechPlan.Step] {
      // What the system says has its own voice, whatever language the app's words are spoken in.
      let language = segment.language ?? (segment.isOfSystem ? system : nil)
      return segment.said(in: voices, language, settings.text, goesOn: goesOn)
    }
    var description = sounds.flatMap { said($0) }
    var isFirst = true
    for (index, segment) in pieces.enumerated() {
      let said = said(segment, goesOn: index + 1 < pieces.count)
      guard !said.isEmpty else { continue }
      if !isFirst { description.append(.pause(SpeechPlan.pauseBetweenPieces)) }
      description += said
      isFirst = false
    }
    var later: [SpeechPlan.Step] = []
    for segment in hint + cues {
      let said = said(segment)
      guard !said.isEmpty else { continue }
      let pause = later.isEmpty ? settings.hintDelay : SpeechPlan.pauseBetweenCues
      later += [.pause(pause)] + said
    }
    return PlannedUtterance(description: description, later: later)
  }
}
