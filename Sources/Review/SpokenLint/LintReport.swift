import Foundation
package import ScreenScenarios
import ScreenTree
import SpokenCheck

/// The result of linting several inputs; each finding once, even if several walkthroughs share a
/// screen.
package struct LintReport: Sendable {
  /// The findings in the order of the inputs, then of their files and positions.
  package private(set) var findings: [LintFinding] = []
  /// The inputs that could not be linted, and why.
  package private(set) var faults: [(path: String, fault: ScenarioError)] = []
  /// How many inputs were linted.
  package private(set) var inputs = 0
  /// The inputs that were read, in order.
  package private(set) var paths: [String] = []
  /// How many findings were disabled.
  package private(set) var silenced = 0
  private var known: Set<LintFinding> = []
  /// What made the words that were looked at.
  package private(set) var about = Provenance()

  private var baseline: LintBaseline?
  /// How many findings the baseline knows; they are not reported.
  package private(set) var accepted = 0

  /// An empty report.
  package init() {}

  /// An empty report that leaves out the findings of a baseline.
  package init(beyond baseline: LintBaseline?) { self.baseline = baseline }

  /// Adds the result of an input.
  package mutating func add(_ result: LintResult) {
    inputs += 1
    if let about = result.about { self.about.add(about) }
    silenced += result.silenced
    if let fault = result.fault {
      faults.append((result.path, fault))
    } else {
      paths.append(result.path)
    }
    result.findings.forEach { add($0) }
  }

  /// Adds a finding, unless it is there or the baseline knows it.
  private mutating func add(_ finding: LintFinding) {
    guard known.insert(finding).inserted else { return }
    if baseline?.knows(finding) == true { accepted += 1 } else { findings.append(finding) }
  }

  /// Adds a finding for each name of a budget that is on no screen, at its position in the budget
  /// file.
  ///
  /// - Parameters:
  ///   - settings: the limits.
  ///   - reached: the names that were found on screens.
  package mutating func addUnreached(_ settings: LintSettings, reached: Set<String>) {
    // A limit on a name that no screen has would never fail.
    let ways = settings.budget.reach + settings.budgets.flatMap(\.value.reach)
    for way in ways where !reached.contains(way.target) {
      add(
        LintFinding(
          rule: LintRule.budgetReach.id, severity: .error, origin: way.origin,
          message: "No screen has an element with the id or the label '\(way.target)'.",
          fix: "Name one that is there, or lint the screen that has it."))
    }
  }

  /// Adds a finding for each budget whose pattern matches no screen.
  ///
  /// - Parameters:
  ///   - settings: the budgets.
  ///   - budgeted: the patterns that matched a screen.
  ///   - isWhole: whether a whole folder was linted, which makes it an error.
  package mutating func addUnmatched(
    _ settings: LintSettings, budgeted: Set<String>, isWhole: Bool
  ) {
    // A single file does not show whether the other patterns match anything.
    for part in settings.budgets where !budgeted.contains(part.pattern) {
      add(
        LintFinding(
          rule: LintRule.budgetScreen.id, severity: isWhole ? .error : .note, origin: part.origin,
          message: "No screen has the file name or the title '\(part.pattern)'.",
          fix: "Name one that is there, or lint the screen that has it."))
    }
  }

  /// How many findings have a severity.
  package func count(_ severity: LintRule.Severity) -> Int {
    findings.count { $0.severity == severity }
  }

  /// The findings, one line each; those that one line of Swift gives for many views are one.
  package var text: String {
    findings.byLine.map { "\($0.finding.line(andMore: $0.more))\n" }.joined()
  }

  /// The numbers in a sentence: `3 inputs: 1 error, 2 warnings`.
  package var summary: String {
    var parts = LintRule.Severity.allCases.reversed().filter { count($0) > 0 }
      .map { count($0).counted($0.rawValue) }
    if parts.isEmpty, faults.isEmpty || inputs > faults.count { parts = ["nothing found"] }
    if silenced > 0 { parts.append("\(silenced) disabled") }
    if accepted > 0 { parts.append("\(accepted) in the baseline") }
    if !faults.isEmpty { parts.append("\(faults.count) not read") }
    return "\(inputs.counted("input")): \(parts.joined(separator: ", "))"
  }

  /// The findings as commands that GitHub Actions shows at the lines of a change.
  package var github: String {
    let levels: [LintRule.Severity: String] = [
      .error: "error", .warning: "warning", .note: "notice",
    ]
    let found = findings.map { finding in
      line(
        levels[finding.severity] ?? "error", finding.origin.file, finding.origin.position,
        finding.rule,
        "\(finding.message) \(finding.fix)")
    }
    let faulty = faults.flatMap { path, fault in
      // Errors that have positions are shown at their lines, each on its own.
      if case .faulty(let findings) = fault {
        return findings.map { line("error", $0.file, $0.position, "spoken lint", $0.message) }
      }
      return [line("error", path, .unknown, "spoken lint", fault.description)]
    }
    var limit = AnnotationLimit()
    return limit.add((found + faulty).joined()) + limit.end(title: "spoken lint")
  }

  private func line(
    _ level: String, _ file: String, _ position: Position, _ title: String, _ message: String
  ) -> String {
    GitHubAnnotations.command(level, at: file, position, title: title, message) + "\n"
  }

  /// The findings as Markdown, for a comment on a pull request.
  package var markdown: String {
    var text = "### Problems that a listener would notice\n\n\(summary)\n"
    for (index, finding) in findings.enumerated() {
      if index == 0 || findings[index - 1].origin.file != finding.origin.file {
        text += "\n#### \(finding.origin.file.inCode)\n\n"
      }
      // GitHub refuses comments of more than 65,536 characters.
      guard text.utf8.count < 60_000 else {
        return text + "\n… and \(findings.count - index) more.\n"
      }
      let place =
        finding.origin.position == .unknown ? "" : "line \(finding.origin.position.line), "
      text +=
        "- **\(finding.severity.rawValue)** \(place)\(finding.rule.inCode): "
        + "\(finding.message.oneLine.inCode) \(finding.fixInMarkdown)\n"
    }
    if !faults.isEmpty { text += "\n#### Not read\n\n" }
    for (_, fault) in faults { text += "- \(fault.description.oneLine.inCode)\n" }
    return about.platforms.isEmpty ? text : text + "\n\(about.markdown)\n"
  }
}

extension LintFinding {
  /// The fix as a sentence; in code when a view of an app wrote it.
  fileprivate var fixInMarkdown: String {
    LintRule.named(rule) == nil ? fix.oneLine.inCode : fix.oneLine
  }
}

extension LintReport {
  private struct Report: Encodable {
    struct Found: Encodable {
      var rule, severity, file, element, message, fix: String
      var line, column: Int?
      var property: String?
    }
    struct Unread: Encodable {
      var input, message: String
    }
    var about: Provenance
    var findings: [Found]
    var unread: [Unread]
    var inputs, errors, warnings, notes, silenced, accepted: Int
  }

  /// The findings and the sums as one JSON object; keys are sorted, missing values are omitted.
  ///
  /// - Throws: an encoding error of Foundation's, when a text cannot be written as JSON.
  package func json() throws -> String {
    let found = findings.map { finding in
      let position = finding.origin.position
      return Report.Found(
        rule: finding.rule, severity: finding.severity.rawValue, file: finding.origin.file,
        element: finding.origin.node, message: finding.message, fix: finding.fix,
        line: position.line > 0 ? Int(position.line) : nil,
        column: position.column > 0 ? Int(position.column) : nil,
        property: finding.origin.property?.name)
    }
    return try Report(
      about: about, findings: found,
      unread: faults.map { Report.Unread(input: $0.path, message: $0.fault.description) },
      inputs: inputs, errors: count(.error), warnings: count(.warning), notes: count(.note),
      silenced: silenced, accepted: accepted
    ).prettyJSON()
  }
}
