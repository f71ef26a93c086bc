import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks the hint instead of a missing label and value.
  ///
  /// Silent with a label, a value or "Selected".
  static let promotedHint = SpeechRule(
    id: "promotedHint",
    summary: "without label and value the hint replaces them",
    evidence: Attestation(.recorded, .accessibilitySnapshot),
    example: Example(
      """
      screen: Wallet
      views:
        - Element:
          hint: Opens the budget
          traits: [button]
      """,
      line: "Opens the budget, Button"),
    speech: .stop { stop, phrase in
      guard phrase.isNameless, let hint = stop.element.hint, !hint.value.isBlank else { return }
      guard stop.element.cell == nil || !stop.tolerances.contains(.silentNamelessCells) else {
        return
      }
      phrase.say(phrase.segment(hint, .hint, of: stop))
      phrase.promotesHint = true
    })
}
