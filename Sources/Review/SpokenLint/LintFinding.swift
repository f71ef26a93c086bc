package import ScreenScenarios
package import ScreenTree

/// A problem that a rule found at a position of a file.
package struct LintFinding: Hashable, Sendable, CustomStringConvertible {
  /// The id of the rule.
  package var rule: String
  /// The severity.
  package var severity: LintRule.Severity
  /// The file, the position, the view and the property.
  package var origin: Origin
  /// What is wrong, in one sentence with its period.
  package var message: String
  /// How to fix it, in one sentence with its period.
  package var fix: String

  /// The name of what views of an app report about themselves, which is no rule of a file.
  package static let ofViews = "live-view"

  /// A finding of a rule.
  ///
  /// - Parameters:
  ///   - rule: the id of the rule.
  ///   - severity: the severity.
  ///   - origin: the file, the position, the view and the property.
  ///   - message: what is wrong.
  ///   - fix: how to fix it.
  package init(
    rule: String, severity: LintRule.Severity, origin: Origin, message: String, fix: String
  ) {
    self.rule = rule
    self.severity = severity
    self.origin = origin
    self.message = message
    self.fix = fix
  }

  /// The finding on one line in the format of compilers, with the rule's id at its end.
  package var description: String { line(andMore: 0) }

  /// The finding on one line, with how many others of the same line of Swift are like it.
  func line(andMore count: Int) -> String {
    let more = count > 0 ? " And \(count) more like it." : ""
    return "\(origin.place): \(severity.rawValue): \(message) \(fix)\(more) [\(rule)]".printedLine
  }
}

/// The result of linting one input.
package struct LintResult: Sendable {
  /// The input as the user named it.
  package var path: String
  /// The findings, in the order of the files, then of the positions.
  package var findings: [LintFinding] = []
  /// How many findings comments and the budget file disabled.
  package var silenced = 0
  /// Why the input cannot be linted, or nil when it was.
  package var fault: ScenarioError?
  /// Notes on the input, one line each.
  package var remarks: [String] = []
  /// The names under `reach:` of the budget that are on one of its screens.
  package var reached: Set<String> = []
  /// The patterns under `screens:` of the budget that match one of its screens.
  package var budgeted: Set<String> = []
  /// What made the words that were looked at; nil when there are none.
  package var about: Provenance?
  /// The texts in Japanese that are spoken, which an engine reads with a dictionary alone.
  package var japaneseTexts: [String] = []

  /// A result without findings.
  package init(path: String, fault: ScenarioError? = nil) {
    self.path = path
    self.fault = fault
  }
}
