import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession

/// The context of the rules besides the event; a class, so that it is passed as one reference.
final class PhrasingContext: Sendable {
  /// VoiceOver's words in the language of the element.
  let words: Vocabulary
  /// VoiceOver's words in the language of the screen.
  let ofScreen: Vocabulary
  /// The platform whose VoiceOver speaks.
  let platform: Platform
  let settings: SpeechSettings
  let model: VoiceOverModel

  init(
    words: Vocabulary, ofScreen: Vocabulary, platform: Platform, settings: SpeechSettings
  ) {
    self.words = words
    self.ofScreen = ofScreen
    self.platform = platform
    self.settings = settings
    model = .model(of: platform, settings)
  }

  /// The phrase of a move of the cursor.
  func phrase(of focus: Focus) -> Phrase {
    let stop = StopContext(focus, self)
    var phrase = Phrase(words: words, suppressed: stop.element.suppressed)
    for rule in model.order(for: stop) {
      guard case .stop(let speak) = rule.speech else { continue }
      phrase.attribution = rule.attribution
      speak(stop, &phrase)
    }
    // Before the channels, so that what is left out has no sound either.
    VerbosityRule.apply(stop, to: &phrase)
    // After all rules, because a channel changes words whichever rule made them.
    FeedbackRule.apply(stop, to: &phrase)
    // Reading goes on at once, so that there is no pause for a hint to follow.
    if focus.isReading { phrase.hush(.readingAll) }
    if focus.isByTouch, stop.element.directTouchOptions?.contains(.silentOnTouch) == true {
      phrase.silence(.silentOnTouch)
    }
    if let range = focus.range { phrase.narrow(to: range) }
    if phrase.description.isEmpty, phrase.hint.isEmpty, !phrase.cues.isEmpty {
      // Without a description, the first cue is spoken at once.
      phrase.description = [phrase.cues.removeFirst()]
    }
    return phrase
  }

  /// The segments of an event itself, before anything about the focused element.
  func lead(of event: Event) -> [Segment] {
    // Most events are moves of the cursor, which have no words of their own.
    if case .focused = event { return [] }
    if case .described(let facts, let chart, let element) = event, facts.count > 1 {
      // Each statement has its rule, and they keep their order.
      return facts.flatMap { lead(of: .described([$0], chart, element)) }
    }
    for rule in model.eventRules {
      guard case .event(let speak) = rule.speech else { continue }
      let segments = speak(event, self, rule.attribution)
      if !segments.isEmpty { return segments }
    }
    return []
  }

  /// The segments of an element alone, without its containers, with the unit of text of the rotor;
  /// with nil no unit and no insertion point.
  func segments(
    of element: Element, reading unit: VoiceOverGesture.TextUnit? = .character
  ) -> [Segment] {
    var focus = Focus(element, number: 1)
    focus.textUnit = unit
    return phrase(of: focus).description.map { $0.inLanguage(of: element) }
  }
}

extension Segment {
  /// The segment in the language of the element, unless it has its own.
  func inLanguage(of element: Element) -> Segment {
    guard kind != .container, language == nil, let tag = element.language else { return self }
    var segment = self
    segment.language = tag
    return segment
  }
}
