package import ScreenScenarios
import ScreenTree
package import SpokenLint

/// What speaks against a criterion, or is worth knowing about it.
package struct ClaimFault: Hashable, Sendable, Encodable {
  /// Where it comes from: a rule of lint, `live-view`, `step` for a step that failed, or `heard`.
  package var source: String
  /// The severity: a note does not speak against anything.
  package var severity: LintRule.Severity
  /// What is wrong, in a sentence.
  package var message: String
  /// How to fix it, in a sentence; nil where that is not known.
  package var fix: String?
  /// The file and the position.
  package var place: String
  /// The view or the step.
  package var element: String

  /// What lint found.
  package init(_ finding: LintFinding) {
    source = finding.rule
    // A part of a view that is not captured is no fault of the app.
    severity =
      finding.rule == LintFinding.ofViews && finding.severity == .warning
      ? .note : finding.severity
    message = finding.message
    fix = finding.fix
    place = finding.origin.place
    element = finding.origin.node
  }

  /// A step that could not be done, or an expectation that failed.
  package init(_ failure: StepFailure) {
    source = "step"
    severity = .error
    message = failure.message
    place =
      failure.position == .unknown
      ? failure.file.oneLine : "\(failure.file.oneLine):\(failure.position)"
    element = failure.step.oneLine
  }

  /// What is wrong with what is heard.
  init(
    _ message: String, severity: LintRule.Severity = .error, fix: String? = nil, at line: ClaimLine,
    in file: String
  ) {
    source = "heard"
    self.severity = severity
    self.message = message
    self.fix = fix
    place = line.place ?? file.oneLine
    element = line.element ?? line.step
  }

  /// The fault on one line.
  package var line: String {
    let advice = fix.map { " \($0)" } ?? ""
    return "\(place): \(severity.rawValue): \(message)\(advice) [\(source)]".printedLine
  }
}

/// What is judged of one criterion, with the evidence.
package struct ClaimResult: Hashable, Sendable, Encodable {
  /// The criterion.
  package var criterion: ClaimCriterion
  /// The verdict.
  package var verdict: ClaimVerdict
  /// The verdict's reason, in a sentence with its period.
  package var reason: String
  /// The lines that are about it, by their numbers.
  package var lines: [Int]
  /// What speaks against it.
  package var faults: [ClaimFault]
  /// What is worth knowing, and speaks against nothing.
  package var notes: [ClaimFault]
  /// What is left out on purpose.
  package var leftOut: [ClaimLine.Silence]

  /// The result of a criterion from its lines and what is wrong with them.
  init(
    _ criterion: ClaimCriterion, lines: [Int], faults: [ClaimFault],
    leftOut: [ClaimLine.Silence] = []
  ) {
    self.criterion = criterion
    self.lines = lines
    self.leftOut = leftOut
    self.faults = faults.filter { $0.severity != .note }
    notes = faults.filter { $0.severity == .note }
    if !self.faults.isEmpty {
      verdict = .fail
      reason = "\(self.faults.count.counted("problem")) found."
    } else if lines.isEmpty, leftOut.isEmpty {
      (verdict, reason) = (.notEvaluated, criterion.absence)
    } else {
      (verdict, reason) = (.pass, criterion.passes)
    }
  }

  /// A criterion that a capture cannot be judged by.
  init(_ criterion: ClaimCriterion, notCaptured what: String) {
    self.criterion = criterion
    (lines, faults, notes, leftOut) = ([], [], [], [])
    (verdict, reason) = (.notEvaluated, "The capture lacks \(what).")
  }
}
