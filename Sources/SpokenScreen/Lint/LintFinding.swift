public import ScreenTree

/// A fault that a rule found at a place of a file.
public struct LintFinding: Hashable, Sendable, CustomStringConvertible {
  /// The id of the rule.
  public var rule: String
  /// How much it matters.
  public var severity: LintRule.Severity
  /// The file, the place, the view and the property.
  public var origin: Origin
  /// What is wrong, in one sentence with its full stop.
  public var message: String
  /// What to do about it, in one sentence with its full stop.
  public var cure: String

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - rule: the id of the rule.
  ///   - severity: how much it matters.
  ///   - origin: the file, the place, the view and the property.
  ///   - message: what is wrong.
  ///   - cure: what to do about it.
  public init(
    rule: String, severity: LintRule.Severity, origin: Origin, message: String, cure: String
  ) {
    self.rule = rule
    self.severity = severity
    self.origin = origin
    self.message = message
    self.cure = cure
  }

  /// The finding on one line, as compilers write it, with the rule's id at its end.
  public var description: String {
    "\(origin.place): \(severity.rawValue): \(message) \(cure) [\(rule)]".printedLine
  }
}

/// What came of linting one input.
public struct LintResult: Sendable {
  /// The input as the user named it.
  public var path: String
  /// What was found, in the order of the files, then of the places.
  public var findings: [LintFinding] = []
  /// How many findings comments and the budget file switched off.
  public var silenced = 0
  /// Why the input cannot be linted, or nil when it was.
  public var fault: StoryFault?
  /// What is worth saying about the input, one line each.
  public var remarks: [String] = []
  /// The names under `reach:` of the budget that are on one of its screens.
  public var reached: Set<String> = []
  /// The patterns under `screens:` of the budget that one of its screens goes by.
  public var budgeted: Set<String> = []
  /// What made the words that were looked at; nil when there are none.
  package var about: Provenance?

  /// Creates a result without findings.
  public init(path: String, fault: StoryFault? = nil) {
    self.path = path
    self.fault = fault
  }
}
