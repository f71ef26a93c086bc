import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession

extension SpeechRule {
  /// Announces that the Tab key of Full Keyboard Access moved the focus of the keyboard on iOS.
  ///
  /// Apple's session shows that Tab goes from control to control. What VoiceOver says when it is on
  /// at the same time is not published: that its cursor follows, and these words before the
  /// control, are our choice. On the Mac they are not said: there Tab is a way to move the cursor.
  static let keyboardFocus = SpeechRule(
    id: "keyboardFocus",
    summary: "the Tab key of Full Keyboard Access says that the focus of the keyboard moved",
    evidence: Attestation(.ours, .talk(10120, 2021)),
    example: Example(
      """
      screen: Form
      views:
        - Text: Name
        - Button: Send
      """,
      steps: "tab", line: "Keyboard focus, Send, Button"),
    speech: .event { event, context, rule in
      guard case .focusedByKeyboard(let focus) = event else { return [] }
      return [rule.segment(context.ofScreen[.keyboardFocus], .system, at: focus.element.origin)]
    })
}
