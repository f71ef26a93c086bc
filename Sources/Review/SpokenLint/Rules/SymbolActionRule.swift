import ScreenTree
import VoiceOverElements

extension LintRule {
  /// Finds custom actions that are named after the symbol on their button.
  ///
  /// A button that became an action of the element around it keeps its name; the default label of a
  /// symbol describes how the system uses the symbol.
  static let symbolAction = LintRule(
    id: "symbol-action", severity: .warning,
    summary: "A custom action is named after a symbol",
    evidence: """
      The symbols "minus" and "plus" name their actions "Remove" and "Add", where "Decrement" and "Increment" \
      are meant (heard in the Swift Talk episodes on a custom stepper).
      """,
    fix: "Give the button a label that says what it does here.",
    fails: Example(
      """
      screen: Cart
      views:
        - HStack:
            - Text: Quantity
            - Button:
              symbol: minus
            - Button:
              symbol: plus
          element: combine
      """),
    passes: Example(
      """
      screen: Cart
      views:
        - HStack:
            - Text: Quantity
            - Button:
              symbol: minus
              label: Decrement
            - Button:
              symbol: plus
              label: Increment
          element: combine
      """),
    search: .screen { screen in
      screen.stops.flatMap { stop in
        stop.actions.filter { $0.origin.property == .symbol }.map { action in
          Fault(
            "The action \"\(action.value.oneLine)\" is named after the symbol of its button.",
            at: action.origin, view: stop.element.origin.position)
        }
      }
    })
}
