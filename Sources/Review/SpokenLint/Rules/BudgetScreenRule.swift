import ScreenTree
import VoiceOverElements

extension LintRule {
  /// Finds screens that take longer to hear than a budget allows.
  static let budgetScreen = LintRule(
    id: "budget-screen", severity: .error,
    summary: "A screen is longer than its budget",
    evidence: """
      A listener who does not know a screen swipes through all of it; a budget warns when it grows (`spoken cost` \
      prints the sums).
      """,
    fix: "Group stops, shorten labels, or move details to `customContent:`.",
    swiftFix: """
      Group stops, shorten labels, or move details to `accessibilityCustomContent(_:_:)`.
      """,
    fails: Example(
      threeStops, budget: "budget:\n  swipes: 1\n"),
    passes: Example(
      threeStops, budget: "budget:\n  swipes: 2\n  seconds: 60\n"),
    search: .screen { screen in
      let cost = ScreenCost(screen)
      var faults: [Fault] = []
      if let limit = screen.budget.swipes, Double(cost.swipes) > limit.most {
        faults.append(
          Fault(
            "The screen takes \(cost.swipes.counted("swipe")) to its end; the budget is \(limit.most.short) "
              + "(\(limit.origin.place)).", at: screen.start))
      }
      if let limit = screen.budget.seconds, cost.seconds > limit.most {
        faults.append(
          Fault(
            "The screen takes \(cost.seconds.short) s to hear; the budget is \(limit.most.short) s "
              + "(\(limit.origin.place)).", at: screen.start))
      }
      return faults
    })
}

extension LintedScreen {
  /// The position of a problem of the whole screen: its first stop, or the file.
  fileprivate var start: Origin {
    stops.first?.element.origin
      ?? Origin(file: screen.file, position: .unknown, node: screen.title)
  }
}
