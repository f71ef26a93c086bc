import SpokenScreen
import Testing

struct BudgetTests {
  private static let views = """
    - Text: Your order
    - Text: Total
    - Button: Pay
      id: pay
    """

  @Test(arguments: [
    ("budget: { swipes: 1 }", ["1 budget-screen"]),
    ("budget: { swipes: 2 }", []),
    ("budget: { seconds: 1 }", ["1 budget-screen"]),
    ("budget: { reach: { pay: { swipes: 1 } } }", ["3 budget-reach"]),
    ("budget: { reach: { Pay: { swipes: 1 } } }", ["3 budget-reach"]),
    ("budget: { reach: { pay: { seconds: 0.5 } } }", ["3 budget-reach"]),
    ("budget: { reach: { pay: { swipes: 2, seconds: 30 } } }", []),
    ("budget: { swipes: 1, screens: { Test: { swipes: 5 } } }", []),
    ("budget: { swipes: 5, screens: { \"example.*\": { swipes: 1 } } }", ["1 budget-screen"]),
    ("budget: { swipes: 5, screens: { \"other.*\": { swipes: 1 } } }", []),
    (
      "budget: { reach: { pay: { swipes: 1 } }, screens: { Test: { reach: { pay: { swipes: 2 } } } } }",
      []
    ),
  ]) func `limits hold for every screen or for those that are named`(
    budget: String, expected: [String]
  ) throws {
    #expect(try found(Self.views, budget: budget) == expected)
  }

  @Test func `reports the cost, the limit and where it is set`() throws {
    let result = try result(of: LintRule.budgetReachExample)
    #expect(
      result.findings.map { $0.message.replacing(/\(.*\/example/, with: "(example") } == [
        "\"Pay, Button\" is 2 swipes away; the budget is 1 (example.budget.yaml:3:12)."
      ])
  }
}

extension LintRule {
  /// The failing example of the rule about ways.
  fileprivate static var budgetReachExample: Example {
    LintRule.named("budget-reach")?.fails ?? Example("")
  }
}
