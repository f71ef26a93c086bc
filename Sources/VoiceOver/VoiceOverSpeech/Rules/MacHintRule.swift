import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks the app's hint, then how to use the control with the keyboard, after a pause on the Mac.
  ///
  /// Buttons, buttons with choices and links have a sentence that developers heard in full; no
  /// other is known. A dimmed element loses it. Silent with `speakHints=false`.
  static let macHint = SpeechRule(
    id: "macHint",
    summary: "on the Mac the hint says which keys to press",
    evidence: Attestation(.observed, .safari),
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
      if let (word, trait) = stop.macHint {
        let hint = phrase.segment(stop.words[word], .hint, for: trait)
        if stop.isDimmed {
          phrase.suppress(hint, by: .dimmed)
        } else {
          sentences.append(hint)
        }
      }
      phrase.sayLater(sentences, stop)
    })
}

extension Stop {
  /// The hint for the keyboard, and its trait.
  fileprivate var macHint: (Word.ID, Sourced<Node.Trait>)? {
    guard !isSwitch else { return nil }
    if let trait = trait(.popUpButton) { return (.macPopUpHint, trait) }
    if let trait = trait(.link) { return (.macLinkHint, trait) }
    return trait(.button).map { (.macButtonHint, $0) }
  }
}
