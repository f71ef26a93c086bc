import SpokenScreen
import Testing

struct LinterInputsTests {
  @Test func `reports why an input cannot be linted`() {
    let result = Linter().lint("nowhere.screen.yaml")
    #expect(result.fault == .missing("nowhere.screen.yaml"))
    #expect(result.findings == [])
  }

  @Test func `reports a budget file that is missing`() {
    #expect(throws: ScenarioError.missing("none.budget.yaml")) {
      _ = try Linter.settings("none.budget.yaml")
    }
  }
}
