import ScreenResolver
package import ScreenSession
package import ScreenTree

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
    let focus = focus
    let language = if let focus { focus.element.language } else { element?.language }
    let context = PhrasingContext(
      words: words.inForce(for: language), ofScreen: words, settings: settings,
      model: .model(of: platform, settings))
    var utterance = Utterance(cause: cause, event: self)
    utterance.settings = settings
    utterance.language = words.tag
    if let focus { utterance.add(context.phrase(of: focus), of: focus.element) }
    let lead = context.lead(of: self)
    // What the event itself says comes before the element that it leads to.
    utterance.pieces.insert(contentsOf: lead, at: 0)
    if case .played(_, let chart, _) = self, !lead.isEmpty {
      utterance.cues = [AudioGraphRule.end(of: chart, in: context)]
    }
    // After all segments are there, because any of them may consist of marks.
    utterance.nameMarks(in: context.words)
    // Without this, an event that is a sound and nothing else would sound twice.
    if let sound, !utterance.pieces.contains(where: \.isWholeEvent) { utterance.sounds = [sound] }
    utterance.silenceSounds()
    utterance.suppressed += suppressions(in: context.words)
    return utterance
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
    case .opened, .focused, .reachedBoundary, .foundNothing, .waited, .changed, .activated,
      .performed, .offered,
      .turnedRotor, .readContent, .readText, .deleted, .announced, .changedLiveRegion, .reported,
      .voiceOver,
      .quickNav, .launched, .described, .played, .scrubbed, .paused, .dragged, .dropped, .passed:
      []
    }
  }
}

extension Segment {
  /// Whether it is the sound of the rule for events without words.
  fileprivate var isWholeEvent: Bool {
    kind == .sound && reason.rule == SpeechRule.sound.id
  }
}

extension Utterance {
  /// Adds the phrase of the focused element, in its language.
  fileprivate mutating func add(_ phrase: Phrase, of element: Element) {
    let hasLanguage = element.language != nil
    func inLanguage(_ segments: [Segment]) -> [Segment] {
      hasLanguage ? segments.map { $0.inLanguage(of: element) } : segments
    }
    pieces = inLanguage(phrase.description)
    hint = inLanguage(phrase.hint)
    cues = inLanguage(phrase.cues)
    suppressed = phrase.suppressed
  }

  /// Names the marks of segments that consist of punctuation, for which an engine is silent.
  ///
  /// VoiceOver reads the buttons "-" and "+" as "hyphen" and "plus"; the same applies to a value, a
  /// hint, an action or an announcement.
  fileprivate mutating func nameMarks(in words: Vocabulary) {
    pieces.nameMarks(in: words)
    hint.nameMarks(in: words)
    cues.nameMarks(in: words)
  }

  /// Removes all sounds when they are turned off.
  fileprivate mutating func silenceSounds() {
    guard !settings.sounds else { return }
    sounds = []
    for sound in (pieces + cues) where sound.kind == .sound {
      suppressed.append(
        Suppression(
          sound.text, .segment(.sound), by: .setting("sounds", "false"),
          origin: sound.reason.origin))
    }
    pieces.removeAll { $0.kind == .sound }
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
