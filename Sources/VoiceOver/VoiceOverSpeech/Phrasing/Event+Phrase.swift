package import ScreenTree
import VoiceOverElements
package import VoiceOverLanguages
package import VoiceOverSession

extension Event {
  /// Phrases an event as VoiceOver would.
  ///
  /// - Parameters:
  ///   - cause: the cause of the event.
  ///   - words: VoiceOver's words in the language of the screen; an element in another language
  ///     has its own.
  ///   - platform: the platform whose VoiceOver speaks.
  ///   - settings: VoiceOver's settings.
  /// - Returns: the utterance, with its suppressed segments.
  package func phrased(
    after cause: Utterance.Cause, words: Vocabulary, platform: Platform = .ios,
    settings: SpeechSettings
  ) -> Utterance {
    func phrasing(in language: String?) -> PhrasingContext {
      PhrasingContext(
        words: words.inForce(for: language), ofScreen: words, platform: platform,
        settings: settings)
    }
    let context: PhrasingContext
    var phrase: Phrase
    // Taken out of the event once: a focus is large, and copied each time.
    if let focus {
      context = phrasing(in: focus.element.language)
      phrase = context.phrase(of: focus)
      if focus.element.language != nil { phrase.speak(inLanguageOf: focus.element) }
    } else {
      context = phrasing(in: element?.language)
      phrase = Phrase(words: context.words)
    }
    let lead = context.lead(of: self)
    // What the event itself says comes before the element that it leads to.
    if !lead.isEmpty {
      phrase.description.insert(contentsOf: lead, at: 0)
      if case .played(_, let chart, _) = self {
        phrase.cues = [AudioGraphRule.end(of: chart, in: context)]
      }
    }
    // After all segments are there, because any of them may consist of marks.
    phrase.nameMarks()
    // Otherwise an event that is a sound and nothing else would sound twice.
    let isSounded = settings.sounds && !phrase.isWholeEvent
    if !settings.sounds { phrase.silenceSounds() }
    phrase.suppressed += suppressions(in: context.words)
    return Utterance(
      cause: cause, event: self, sounds: isSounded ? [sound].compactMap { $0 } : [],
      pieces: phrase.description, hint: phrase.hint, cues: phrase.cues,
      suppressed: phrase.suppressed, platform: platform, settings: settings, language: words.tag)
  }

  /// The suppressed segments of the event itself.
  private func suppressions(in words: Vocabulary) -> [Suppression] {
    switch self {
    case .activated(let element) where element.isHeardItself:
      element.label.map {
        Suppression(
          words.text(of: $0.value), .segment(.label), by: .heardItself, origin: $0.origin)
      }
    case .launched(let app, let focus?), .voiceOver(true, let app, let focus?):
      focus.isCalled(app, in: words)
        ? [Suppression(app, .segment(.system), by: .saidByElement, origin: .app)] : []
    case .failed(let reason): [Suppression("", .event, by: .impossible(reason), origin: .screen)]
    // No other event keeps words back.
    default: []
    }
  }
}

extension Phrase {
  /// Whether it has the sound of the rule for events without words.
  fileprivate var isWholeEvent: Bool {
    description.hasKind { $0 == .sound }
      && description.contains { $0.kind == .sound && $0.reason.rule == SpeechRule.sound.id }
  }

  /// Gives its segments the language of the element.
  fileprivate mutating func speak(inLanguageOf element: Element) {
    description = description.map { $0.inLanguage(of: element) }
    hint = hint.map { $0.inLanguage(of: element) }
    cues = cues.map { $0.inLanguage(of: element) }
  }

  /// Names the marks of segments that consist of punctuation, for which an engine is silent.
  ///
  /// VoiceOver reads the buttons "-" and "+" as "hyphen" and "plus"; the same applies to a value, a
  /// hint, an action or an announcement.
  fileprivate mutating func nameMarks() {
    description.nameMarks(in: words)
    hint.nameMarks(in: words)
    cues.nameMarks(in: words)
  }

  /// Removes all sounds.
  fileprivate mutating func silenceSounds() {
    for sound in description + cues where sound.kind == .sound {
      suppress(sound, by: .setting("sounds", "false"))
    }
    description.removeAll { $0.kind == .sound }
    cues.removeAll { $0.kind == .sound }
  }
}

extension [Segment] {
  /// Names the marks of segments that consist of punctuation; others stay unchanged.
  fileprivate mutating func nameMarks(in words: Vocabulary) {
    for index in indices where self[index].mayBeMarks {
      let words = self[index].language.flatMap(Vocabulary.for) ?? words
      let text = self[index].text
      guard let names = words.names(of: text) else { continue }
      self[index].pronounce(words.readings(of: text) ?? names, writtenAs: names)
      if words.standsIn { self[index].language = words.language }
    }
  }
}

extension Segment {
  /// Whether it is text of the app that may consist of marks: short, without letters.
  fileprivate var mayBeMarks: Bool {
    // Names are looked up for each segment, so that most are sorted out by their first byte.
    guard case .app = content, text.utf8.count <= 16, let first = text.utf8.first else {
      return false
    }
    return !first.isAlphanumeric
  }
}
