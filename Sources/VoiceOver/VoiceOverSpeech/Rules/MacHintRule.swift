import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks the app's hint, then what the cursor is on and which keys to press, after a pause on the
  /// Mac.
  ///
  /// Each kind of element has a sentence of its own. A disabled element has no keys, and says "This
  /// item is dimmed."; a link says nothing else then. Silent with `speakHints=false`.
  static let macHint = SpeechRule(
    id: "macHint",
    summary: "on the Mac the hint says what the cursor is on and which keys to press",
    evidence: Attestation(.observed, .safari, .ariaAT, .designSystem),
    example: Example(
      """
      screen: Help
      platform: macos
      views:
        - Link: Manual
      """,
      line:
        "You are currently on a link. To click this link, press Control-Option-Space."),
    speech: .stop { stop, phrase in
      var sentences: [Segment] = []
      if let own = stop.ownHint(phrase) {
        let macHint = phrase.attribution
        phrase.attribution = hint.attribution
        sentences.append(phrase.segment(own, .hint, of: stop))
        phrase.attribution = macHint
      }
      if let word = stop.macHint {
        let segment = phrase.attribution.segment(word, .hint, at: stop.element.origin)
        if stop.isDimmed, !stop.hintIsPlace {
          phrase.suppress(segment, by: .dimmed)
        } else {
          sentences.append(segment)
        }
      }
      if let trait = stop.trait(.notEnabled) {
        sentences.append(phrase.segment(stop.words[.macDimmedHint], .hint, for: trait))
      }
      phrase.sayLater(sentences, stop)
    })
}

extension StopContext {
  /// The sentence about the kind of element, or nil when none is known.
  fileprivate var macHint: Word? {
    if let group = element.group { return group.macKind == .group ? words[.macGroupHint] : nil }
    guard element.groupEnd == nil else { return nil }
    if has(.link) { return words[.macLinkHint] }
    if has(.header) {
      return element.headingLevel.map { words[.macHeadingHint].filled("\($0.value)") }
    }
    return (hintOfChoice ?? hintOfControl ?? hintOfText).map { words[$0] }
  }

  /// Whether the sentence only says what the cursor is on, so that a disabled element has it too.
  fileprivate var hintIsPlace: Bool {
    guard !has(.link), hintOfChoice == nil else { return false }
    return hintOfControl == .macDimmedButtonHint || has(.textArea) || !hasMacType
  }

  private var hintOfChoice: Word.ID? {
    if isToggleButton { return .macToggleButtonHint }
    if isSwitch {
      return element.style == "switch" || element.webRole == .switch ? nil : .macCheckboxHint
    }
    if element.webRole == .checkbox { return .macCheckboxHint }
    return element.webRole?.isRadioButton == true ? .macRadioButtonHint : nil
  }

  private var hintOfControl: Word.ID? {
    // A switch is a button too, and has no sentence that was heard.
    guard !isSwitch else { return nil }
    if has(.textEntry) { return has(.textArea) ? .macTextAreaHint : .macEditTextHint }
    if has(.adjustable), !isStepper { return .macSliderHint }
    guard has(.popUpButton) || has(.button), !isTab else { return nil }
    if isDimmed { return .macDimmedButtonHint }
    return opensChoices ? .macPopUpHint : .macButtonHint
  }

  private var isStepper: Bool { element.kind == .stepper || element.webRole == .spinbutton }

  private var opensChoices: Bool {
    has(.popUpButton)
      || element.states.contains { if case .popup = $0.value { true } else { false } }
  }

  private var hintOfText: Word.ID? {
    guard !hasMacType, !element.label.isEmpty else { return nil }
    if element.kind == .web { return .macSelectableTextHint }
    return has(.staticText) ? .macTextHint : nil
  }
}
