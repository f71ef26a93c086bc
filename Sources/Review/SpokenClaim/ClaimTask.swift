package import ScreenScenarios
import ScreenTree
package import SpokenLint
import SpokenSyntax

/// A task of the app, which a walkthrough does, judged by each criterion.
package struct ClaimTask: Hashable, Sendable {
  /// The most lines of a task that are kept.
  package static let mostLines = 10_000

  /// The title of the walkthrough or of the screen.
  package var title: String
  /// The input as the user named it.
  package var path: String
  /// The command that compares the task with a recording of VoiceOver, for a shell.
  package var verification: String
  /// What made the lines.
  package var about: Provenance
  /// What is heard, in order.
  package var lines: [ClaimLine]
  /// The result of each criterion, in their order.
  package var results: [ClaimResult]
  /// What its captures lack, one sentence each.
  package var gaps: [String]

  /// Runs a scenario, and judges what is heard.
  ///
  /// - Parameters:
  ///   - scenario: the scenario.
  ///   - lint: what lint found in it.
  ///   - path: the input as the user named it.
  ///   - recording: the recording that would be compared with it, whether there is one or not.
  ///   - against: the options of `verify` that name the input; nil for the input itself.
  package init(
    _ scenario: Scenario, lint: LintResult, path: String, recording: String,
    against: String? = nil
  ) {
    let judge = ClaimJudge(scenario, findings: lint.findings)
    title = scenario.title
    self.path = path
    let input = against ?? "--against \(path.inShell)"
    verification = "spoken verify \(recording.inShell) \(input)"
    about = Provenance(of: scenario, evidence: judge.evidence)
    lines = judge.lines
    results = ClaimCriterion.allCases.map(judge.result)
    gaps = scenario.screens.compactMap { screen in
      screen.capture.map { "\(screen.file.oneLine): \($0)" }
    }
  }

  /// The verdict: fail when a criterion fails, not evaluated when none could be judged.
  package var verdict: ClaimVerdict {
    if results.contains(where: { $0.verdict == .fail }) { return .fail }
    return results.contains { $0.verdict == .pass } ? .pass : .notEvaluated
  }

  /// How many criteria were judged.
  package var evaluated: Int { results.count { $0.verdict != .notEvaluated } }

  /// The verdict as it is written, and how many criteria a pass is about if that is not all.
  package var verdictWords: String {
    guard verdict == .pass, evaluated < results.count else { return verdict.words }
    return "\(verdict.words), \(evaluated) of \(results.count) criteria evaluated"
  }

  /// The numbers of the lines with words or rules that nobody is known to have heard, which a
  /// recording would settle.
  package var unsettled: [Int] { lines.filter { !$0.isAttested }.map(\.number) }
}
