import ScreenTree

extension LintRule {
  /// Finds elements that are farther away than a budget allows.
  static let budgetReach = LintRule(
    id: "budget-reach", severity: .error,
    summary: "Reaching an element costs more than its budget",
    evidence: """
      A listener pays for a screen in swipes and seconds; a budget keeps the most important elements near \
      (`spoken cost` prints them).
      """,
    fix:
      "Move it up, group the stops before it, or add a heading for the Headings rotor and raise the budget.",
    fails: Example(
      threeStops, budget: "budget:\n  reach:\n    pay: { swipes: 1 }\n"),
    passes: Example(
      threeStops, budget: "budget:\n  reach:\n    pay: { swipes: 2 }\n"),
    search: .screen { screen in
      screen.budget.reach.flatMap { way -> [Fault] in
        guard let stop = screen.stop(way.target) else { return [] }
        let cost = screen.cost(of: stop)
        var faults: [Fault] = []
        if let limit = way.swipes, Double(cost.swipes) > limit.most {
          faults.append(
            Fault(
              "\(stop.called) is \(cost.swipes.counted("swipe")) away; the budget is \(limit.most.short) "
                + "(\(limit.origin.place)).", at: stop.element))
        }
        if let limit = way.seconds, cost.secondsToReach > limit.most {
          faults.append(
            Fault(
              "\(stop.called) is heard after \(cost.secondsToReach.short) s; the budget is "
                + "\(limit.most.short) s (\(limit.origin.place)).", at: stop.element))
        }
        return faults
      }
    })

  /// The example of both rules about reaching elements and about screens.
  static let threeStops = """
    screen: Checkout
    views:
      - Text: Your order
      - Text: "Total: 20 €"
      - Button: Pay
        id: pay
    """
}

extension Double {
  /// The number without trailing zeros.
  var short: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
