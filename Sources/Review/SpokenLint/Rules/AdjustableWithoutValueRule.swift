import ScreenTree
import VoiceOverElements

extension LintRule {
  /// Finds adjustable controls without a value.
  ///
  /// Not reported for a capture without values, including those of Android, which do not have the
  /// positions of sliders, and for the number fields of web content, which may be empty.
  static let adjustableWithoutValue = LintRule(
    id: "adjustable-without-value", severity: .warning,
    summary: "A control can be adjusted and says no value",
    evidence: """
      After a swipe up or down VoiceOver speaks the new value; without one nothing is heard, and nobody knows \
      whether anything changed (Apple, accessibilityValue; Swift Talk on a custom stepper).
      """,
    fix: "Give it a value, with its unit.",
    fails: Example(
      """
      screen: Cart
      views:
        - CapsuleStepper:
          label: Quantity
          adjustable: true
      """),
    passes: Example(
      """
      screen: Cart
      views:
        - CapsuleStepper:
          label: Quantity
          value: 2
          adjustable: true
      """),
    search: .screen { screen in
      guard !screen.cannotTell(.value), screen.screen.capture?.isAndroid != true else { return [] }
      return screen.stops.filter { stop in
        stop.element.has(.adjustable) && stop.element.role?.value != "spinbutton"
          && stop.element.value.allSatisfy { $0.value.isBlank }
      }.map { Fault("\($0.called) can be adjusted, but no value is heard.", at: $0.element) }
    })
}
