import ScreenTree
import VoiceOverElements

extension LintRule {
  /// Finds hints that repeat the label or the value.
  static let hintRepeats = LintRule(
    id: "hint-repeats", severity: .warning,
    summary: "A hint repeats the label or the value",
    evidence: """
      After a pause of a second the same words are heard again, and the result of the action stays unknown \
      (Apple, accessibilityHint: the result of performing an action).
      """,
    fix: "Let the hint describe the result, or remove it.",
    fails: Example(
      """
      screen: Form
      views:
        - Button: Send message
          hint: Send message.
      """),
    passes: Example(
      """
      screen: Form
      views:
        - Button: Send message
          hint: Closes the form
      """),
    search: .screen { screen in
      screen.stops.compactMap { stop in
        guard let hint = stop.element.hint else { return nil }
        let words = hint.value.plainWords
        let said = [stop.label, stop.value].map { parts in
          parts.flatMap { $0.value.plainWords }
        }
        guard !words.isEmpty, said.contains(words) else { return nil }
        return Fault(
          "The hint says what \(stop.called) has said already.", at: stop.element, hint.origin)
      }
    })
}
