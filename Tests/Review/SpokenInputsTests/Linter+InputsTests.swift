import SpokenScreen
import Testing

struct LinterInputsTests {
  @Test func `reports why an input cannot be linted`() {
    let result = Linter().lint("nowhere.screen.yaml")
    #expect(result.fault == .missing("nowhere.screen.yaml"))
    #expect(result.findings == [])
  }

  @Test(arguments: [
    (
      Finding.Severity.error, "a rotor leads to nothing. Give the view that id.",
      "a rotor leads to nothing.", "Give the view that id."
    ),
    (.warning, "the gesture is out of reach", "the gesture is out of reach.", "Change the view."),
  ])
  func `what a view reports is a finding with its fix, and said once`(
    severity: Finding.Severity, message: String, fault: String, fix: String
  ) {
    let finding = Finding(
      severity, file: "A.swift", position: Position(line: 3, column: 5), message: message)
    let view = AppView("A") { reader throws(ScenarioError) in
      var reading = try reader.read(Array("screen: A\nviews:\n  - Text: B\n".utf8), path: "A.swift")
      reading.remarks = [finding.description, "a note"]
      reading.findings = [finding]
      return reading
    }
    let result = Linter().lint(CheckInput(view, goldens: "."), by: ScenarioReader())
    #expect(result.path == "A" && result.remarks == ["a note"])
    #expect(
      result.findings.map(\.description) == [
        "A.swift:3:5: \(severity.rawValue): \(fault) \(fix) [live-view]"
      ])
  }

  @Test func `reports a budget file that is missing`() {
    #expect(throws: ScenarioError.missing("none.budget.yaml")) {
      _ = try Linter.settings("none.budget.yaml")
    }
  }
}
