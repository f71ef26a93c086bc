import ScreenResolver
public import ScreenSession
public import ScreenTree

extension Event {
  /// Puts an event into words.
  ///
  /// - Parameters:
  ///   - cause: what led to the event.
  ///   - words: VoiceOver's words in the language of the screen; an element in another language
  ///     has its own.
  ///   - platform: the system whose VoiceOver speaks.
  ///   - settings: what is to be spoken.
  /// - Returns: what is said, and what is not with why.
  public func phrased(
    after cause: Utterance.Cause, words: Vocabulary, platform: Platform = .ios,
    settings: SpeechSettings
  ) -> Utterance {
    let focus = focus
    let language = if let focus { focus.element.language } else { element?.language }
    let own = language.flatMap(Vocabulary.for) ?? words
    let occasion = Occasion(words: own, platform: platform, settings: settings)
    var utterance = Utterance(cause: cause, event: self)
    utterance.settings = settings
    if let focus { occasion.tell(focus, into: &utterance) }
    utterance.pieces.insert(contentsOf: lead(occasion), at: 0)
    utterance.sounds =
      utterance.pieces.contains { $0.kind == .sound && $0.reason.rule == .sound }
      ? [] : SoundRule.accompanying(self)
    utterance.silenceSounds()
    if case .activated(let element) = self, ActivationRule.isSilenced(element) {
      utterance.suppressed += element.label.map {
        Suppression(
          $0.value, .segment(.label), by: .heardItself, origin: $0.origin)
      }
    }
    if case .failed(let reason) = self {
      let nowhere = Origin(file: "", position: .unknown, node: "screen")
      utterance.suppressed.append(
        Suppression("", .event, by: .impossible(reason), origin: nowhere))
    }
    return utterance
  }

  /// What is said of the event itself, before anything about the element that has the focus.
  private func lead(_ occasion: Occasion) -> [Segment] {
    switch self {
    case .opened, .focused, .waited, .passed, .failed: SoundRule.sound(of: self)
    case .reachedBoundary: SoundRule.sound(of: self)
    case .changed(let old, let new): ChangeRule.say(from: old, to: new, occasion)
    case .activated(let element): ActivationRule.say(element, occasion)
    case .performed(let name, let element): ActionRule.confirm(name, of: element, occasion)
    case .offered(let name, let isDefault, let element):
      ActionRule.offer(name, isDefault: isDefault, of: element, occasion)
    case .dragged(let element): ActionRule.say(occasion.words[.drag], of: element)
    case .dropped(let element): ActionRule.say(occasion.words[.dropComplete], of: element)
    case .turnedRotor(let rotor, _): RotorRule.say(rotor, occasion)
    case .readContent(let content, let element): ContentRule.say(content, of: element)
    case .readText(let text, let unit, let element):
      TextRule.say(text, by: unit, of: element, occasion)
    case .deleted(let text, let element): DeletionRule.say(text, of: element, occasion)
    case .quickNav(let isOn): QuickNavRule.say(isOn, occasion)
    case .announced(let announcement): AnnouncementRule.say(announcement)
    case .reported(let report): ReportRule.say(report, occasion)
    case .voiceOver(let isOn, let app, _):
      SystemRule.say(
        occasion.words[isOn ? .voiceOverOn : .voiceOverOff])
        + (isOn ? SystemRule.say(app: app) : [])
    case .launched(let app, _): SystemRule.say(app: app)
    }
  }
}

/// What the rules about events look at besides the event.
struct Occasion {
  var words: Vocabulary
  var platform: Platform
  var settings: SpeechSettings

  /// Has the rules speak of a landing of the cursor.
  func tell(_ focus: Focus, into utterance: inout Utterance) {
    let stop = Stop(focus, self)
    var phrase = Phrase(suppressed: focus.element.suppressed)
    for rule in Rule.order(for: stop) { rule.speak(stop, into: &phrase) }
    FeedbackRule.apply(stop, to: &phrase)
    if focus.isReading { phrase.hush(.readingAll) }
    if let range = focus.range { phrase.narrow(to: range) }
    if phrase.description.isEmpty, phrase.hint.isEmpty, !phrase.cues.isEmpty {
      // Without words of its own, the first cue is heard at once.
      phrase.description = [phrase.cues.removeFirst()]
    }
    utterance.pieces = focus.element.inLanguage(phrase.description)
    utterance.hint = focus.element.inLanguage(phrase.hint)
    utterance.cues = focus.element.inLanguage(phrase.cues)
    utterance.suppressed = phrase.suppressed
  }

  /// What is said of an element by itself, without what containers say about it.
  func pieces(of element: Element) -> [Segment] {
    var utterance = Utterance(cause: .none, event: .passed)
    tell(Focus(element, number: 1), into: &utterance)
    return utterance.pieces
  }
}

extension Segment {
  /// The piece in the language of the element, unless it has one of its own.
  func inLanguage(of element: Element) -> Segment {
    guard kind != .container else { return self }
    var segment = self
    segment.language = language ?? element.language
    return segment
  }
}

extension Element {
  /// Pieces in the language of the element, unless they have their own or it has none.
  fileprivate func inLanguage(_ pieces: [Segment]) -> [Segment] {
    language == nil ? pieces : pieces.map { $0.inLanguage(of: self) }
  }
}

extension Utterance {
  /// Takes all sounds away when there are to be none.
  fileprivate mutating func silenceSounds() {
    guard !settings.sounds else { return }
    sounds = []
    for sound in (pieces + cues) where sound.kind == .sound {
      suppressed.append(
        Suppression(
          sound.text, .segment(sound.kind), by: .setting("sounds", "false"),
          origin: sound.reason.origin))
    }
    pieces.removeAll { $0.kind == .sound }
    cues.removeAll { $0.kind == .sound }
  }
}
