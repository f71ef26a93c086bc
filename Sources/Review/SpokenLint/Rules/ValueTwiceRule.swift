import ScreenTree
import VoiceOverElements
import VoiceOverSpeech

extension LintRule {
  /// Finds values that the label contains too.
  ///
  /// Reported when a part of the label equals the value, and when a label ends with it after a
  /// mark, or after a space when the value is more than a number. Not reported when label and value
  /// are the same, which has a separate rule.
  static let valueTwice = LintRule(
    id: "value-twice", severity: .warning,
    summary: "The value is read twice",
    evidence: """
      "Quantity, 2, 2, Adjustable": the text inside a control is a part of its label and also its value \
      (heard in the Swift Talk episodes on a custom stepper).
      """,
    fix: "Ignore the views that show the value, or remove it from the label.",
    fails: Example(
      """
      screen: Cart
      views:
        - HStack:
            - Text: Quantity
            - Text: "2"
          element: combine
          value: 2
          adjustable: true
      """),
    passes: Example(
      """
      screen: Cart
      views:
        - HStack:
            - Text: Quantity
            - Text: "2"
              hidden: true
          element: combine
          value: 2
          adjustable: true
      """),
    search: .screen { screen in
      screen.stops.compactMap { stop in
        guard !stop.element.isMadeOfChart else { return nil }
        let label = stop.label.map(\.value.folded).filter { !$0.isEmpty }
        // What is spoken counts: a value that is not heard is not read twice.
        let values = stop.said(.value, .state).map { $0.text }
        guard !label.isEmpty, label != values.map(\.folded),
          let value = values.first(where: { value in label.contains { $0.says(value: value.folded) }
          })
        else { return nil }
        return Fault(
          "\"\(value.oneLine)\" is read twice: \(stop.called).", at: stop.element,
          stop.element.value.first?.origin)
      }
    })
}

extension String {
  /// Whether a part of a label is a value or ends with it.
  fileprivate func says(value: String) -> Bool {
    guard !value.isEmpty, hasSuffix(value) else { return false }
    let rest = dropLast(value.count)
    guard let last = rest.last else { return true }
    if last.isWhitespace, let mark = rest.last(where: { !$0.isWhitespace }), ",:–—".contains(mark) {
      return true
    }
    return last.isWhitespace && value.contains(where: \.isLetter)
  }
}
