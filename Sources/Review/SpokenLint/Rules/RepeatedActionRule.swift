import ScreenTree
import VoiceOverElements

extension LintRule {
  /// Finds elements with two custom actions of the same name.
  static let repeatedAction = LintRule(
    id: "repeated-action", severity: .warning,
    summary: "Two custom actions have the same name",
    evidence: """
      The Actions rotor offers the same name twice, and nothing says which does what (Apple, \
      UIAccessibilityCustomAction: a short name that describes the action).
      """,
    fix: "Give each its own name, or leave one out.",
    fails: Example(
      """
      screen: Mail
      views:
        - Text: From Ada
          actions: [Delete, Archive, Delete]
      """),
    passes: Example(
      """
      screen: Mail
      views:
        - Text: From Ada
          actions: [Delete, Archive]
      """),
    search: .screen { screen in
      screen.stops.flatMap { stop -> [Fault] in
        var known: Set<String> = []
        // Three actions of one name are one problem, not two.
        var reported: Set<String> = []
        return stop.actions.compactMap { action in
          let name = action.value.folded
          guard !known.insert(name).inserted, reported.insert(name).inserted else { return nil }
          return Fault(
            "The action \"\(action.value.oneLine)\" of \(stop.called) exists twice.",
            at: stop.element, action.origin)
        }
      }
    })
}
