import ScreenTree
import VoiceOverElements

extension LintRule {
  /// Finds elements whose label and value are the same words.
  static let labelIsValue = LintRule(
    id: "label-is-value", severity: .warning,
    summary: "Label and value are the same",
    evidence: """
      The same words are read twice, and nothing names the control (Apple, accessibilityValue: the value \
      changes, the label says what the element is).
      """,
    fix: "Let the label say what it is, and the value what it is set to.",
    fails: Example(
      """
      screen: Mail
      views:
        - UIView:
          isElement: true
          label: 3 unread
          value: 3 unread
      """),
    passes: Example(
      """
      screen: Mail
      views:
        - UIView:
          isElement: true
          label: Inbox
          value: 3 unread
      """),
    search: .screen { screen in
      screen.stops.compactMap { stop in
        // No author wrote the words of an element that was made of points.
        guard !stop.element.isMadeOfChart else { return nil }
        let label = stop.label.map(\.value.folded).filter { !$0.isEmpty }
        let value = stop.value.map(\.value.folded).filter { !$0.isEmpty }
        guard !label.isEmpty, label == value else { return nil }
        return Fault(
          "Label and value are the same: \(stop.called).", at: stop.element,
          stop.element.value.first?.origin)
      }
    })
}
