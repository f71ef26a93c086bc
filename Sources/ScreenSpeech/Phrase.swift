import ScreenResolver
public import ScreenSession
public import ScreenTree

/// What the rules have said so far.
struct Phrase {
  var description: [Segment] = []
  var hint: [Segment] = []
  var cues: [Segment] = []
  var suppressed: [Suppression] = []
  var promotesHint = false

  /// Whether there is nothing yet that tells the element from others of its kind.
  var isNameless: Bool {
    description.allSatisfy { segment in
      switch segment.kind {
      case .container, .trait, .state, .position, .boundary, .sound: true
      case .selected, .header, .label, .content, .value, .cell, .hint, .actions, .moreContent:
        false
      }
    }
  }

  /// Whether the element itself has said nothing at all.
  var isSilent: Bool {
    hint.isEmpty && cues.isEmpty && description.allSatisfy { $0.kind == .container }
  }

  mutating func say(_ segment: Segment) { description.append(segment) }

  mutating func suppress(_ text: String, _ kind: Segment.Kind, because: String, _ origin: Origin) {
    suppressed.append(Suppression(text, kind: kind.rawValue, reason: because, origin: origin))
  }
}

extension Event {
  /// Puts an event into words.
  ///
  /// - Parameters:
  ///   - command: the command that led to the event, as a walkthrough writes it.
  ///   - words: VoiceOver's words in the language of the screen; an element in another language
  ///     has its own.
  ///   - platform: the system whose VoiceOver speaks.
  ///   - settings: what is to be spoken.
  /// - Returns: what is said, and what is not with why.
  public func phrased(
    after command: String, words: Vocabulary, platform: Platform = .ios, settings: SpeechSettings
  ) -> Utterance {
    var utterance = Utterance(command: command, event: self)
    utterance.compatibility = settings.resolver.compatibility
    guard let focus else {
      utterance.pieces = SoundRule.sound(of: self)
      return utterance
    }
    let own = focus.element.language.flatMap(Vocabulary.for)
    let stop = Stop(
      focus: focus, words: own ?? words, platform: platform, settings: settings)
    var phrase = Phrase(suppressed: focus.element.suppressed)
    for rule in Rule.order(for: stop) { rule.speak(stop, into: &phrase) }
    if phrase.description.isEmpty, phrase.hint.isEmpty, !phrase.cues.isEmpty {
      // Without words of its own, the first cue is heard at once.
      phrase.description = [phrase.cues.removeFirst()]
    }
    utterance.pieces = phrase.description.map { $0.inLanguage(of: focus) }
    utterance.hint = phrase.hint.map { $0.inLanguage(of: focus) }
    utterance.cues = phrase.cues.map { $0.inLanguage(of: focus) }
    utterance.suppressed = phrase.suppressed
    return utterance
  }
}

extension Segment {
  /// The piece in the language of the element, unless it has one of its own.
  fileprivate func inLanguage(of focus: Focus) -> Segment {
    guard kind != .container else { return self }
    var segment = self
    segment.language = language ?? focus.element.language
    return segment
  }
}
