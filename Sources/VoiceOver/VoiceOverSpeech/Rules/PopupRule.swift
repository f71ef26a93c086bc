import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Announces what a button or a combo box of web content opens, after its role.
  ///
  /// A combo box opens a list unless the page says otherwise, as in WAI-ARIA.
  static let popup = SpeechRule(
    id: "popup",
    summary: "what a button opens follows its role",
    evidence: Attestation(.observed, .safari),
    example: Example(
      """
      screen: Mail
      views:
        - Web: Actions
          role: button
          haspopup: menu
      """,
      line: "Actions, Pop up button, Menu pop up"),
    speech: .stop { stop, phrase in
      for state in stop.element.states {
        if let word = state.value.popup { phrase.say(word, .state, for: state) }
      }
    })
}
