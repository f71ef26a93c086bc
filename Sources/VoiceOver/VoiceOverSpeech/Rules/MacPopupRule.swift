import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Says what a control opens before its state and its type on the Mac.
  ///
  /// "Actions, Menu pop up, Collapsed, Button"; without a state between them the words of a button
  /// with a menu are one, by the rule `macRole`. A combo box opens a list unless the page says
  /// otherwise, as in WAI-ARIA.
  static let macPopup = SpeechRule(
    id: "macPopup",
    summary: "on the Mac what a control opens comes before its state and its type",
    evidence: Attestation(.observed, .designSystem, .safari),
    example: Example(
      """
      screen: Mail
      platform: macos
      views:
        - Web: Actions
          role: button
          haspopup: menu
          expanded: false
      """,
      line: "Actions, Menu pop up, Collapsed, Button"),
    speech: .stop { stop, phrase in
      guard !stop.isPlainMenuButton else { return }
      if let trait = stop.trait(.popUpButton), stop.element.kind == .menu {
        return phrase.say(.menuPopUp, for: trait)
      }
      for state in stop.element.states {
        if let word = state.value.popup { phrase.say(word, .trait, for: state) }
      }
    })
}

extension StopContext {
  /// Whether it is a button that opens a menu and has no state that comes before "Button".
  var isPlainMenuButton: Bool {
    guard element.expanded == nil, !isDimmed else { return false }
    if element.kind == .menu, has(.popUpButton) { return true }
    return element.webRole == .button && element.states.contains { $0.value == .popup(.menu) }
  }
}
