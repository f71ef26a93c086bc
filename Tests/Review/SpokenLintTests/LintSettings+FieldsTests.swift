import SpokenScreen
import TestSupport
import Testing

/// The faults of a budget file, without the names of the file.
private func budgetFaults(_ text: String) throws -> [String] {
  let folder = try Scratch(["x.budget.yaml": text])
  let path = folder.path("x.budget.yaml")
  let fault = Result { try Linter.settings(path) }.failure
  guard case .faulty(let findings)? = fault as? ScenarioError else { return [] }
  return findings.map { "\($0.position): \($0.message)" }
}

extension Result {
  /// The error, or nil for a success.
  fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}

struct LintSettingsFieldsTests {
  @Test func `reads limits, ways, screens and switches`() throws {
    let folder = try Scratch([
      "x.budget.yaml": """
      budget:
        swipes: 20
        seconds: 90.5
        wordsBeforeUnique: 3
        reach:
          pay: { swipes: 5, seconds: 20 }
        screens:
          "check*.screen.yaml": { swipes: 8 }
      lint:
        disable: [emoji-run]
        severity: { many-facts: note }
      """
    ])
    let settings = try Linter.settings(folder.path("x.budget.yaml"))
    #expect(settings.budget.swipes?.most == 20)
    #expect(settings.budget.seconds?.most == 90.5)
    #expect(settings.budget.wordsBeforeUnique?.most == 3)
    #expect(settings.budget.reach.map(\.target) == ["pay"])
    #expect(settings.budget.reach.first?.seconds?.most == 20)
    #expect(settings.budget.reach.first?.origin.position.description == "6:5")
    #expect(settings.budgets.map(\.pattern) == ["check*.screen.yaml"])
    #expect(settings.switches.disabled == ["emoji-run"])
    #expect(settings.switches.severities == ["many-facts": .note])
  }

  @Test(arguments: [
    ("", ["1:1: the file is empty"]), ("budget:\n", []), ("lint: { files: }", []),
    ("- 1", ["1:1: 'budget file' is a mapping with budget, lint, not a list"]),
    ("bugdet: {}", ["1:1: 'budget file' has no 'bugdet'. Did you mean 'budget'?"]),
    (
      "budget: { swipes: 1.5, seconds: soon }",
      [
        "1:19: 'swipes' is a whole number from 0 on, not '1.5'",
        "1:33: 'seconds' is a number from 0 on, not 'soon'",
      ]
    ),
    (
      "budget: { reach: [pay] }",
      [
        "1:18: 'reach' is a mapping of ids or labels, such as { pay: { swipes: 5 } }, not a list"
      ]
    ),
    (
      "lint: { disable: [emoji-runs] }",
      ["1:19: there is no rule 'emoji-runs'. Did you mean 'emoji-run'?"]
    ),
    (
      "lint: { severity: { emoji-run: loud } }",
      ["1:32: 'emoji-run' cannot be 'loud'. Use one of error, note, warning."]
    ),
    (
      "budget: { screens: { a: { screens: {} } } }",
      [
        "1:27: 'a' has no 'screens'. Use one of reach, seconds, swipes, wordsBeforeUnique."
      ]
    ),
  ]) func `reports all faults of a budget file with their places`(text: String, expected: [String])
    throws
  {
    #expect(try budgetFaults(text) == expected)
  }

  @Test func `reports a file that is no YAML`() throws {
    #expect(try budgetFaults("budget: {").count == 1)
  }
}
