import ScreenScenarios
import ScreenTree
import SpokenLint

/// What `lint` finds in a view.
extension LiveScreen {
  /// The problems of the screen as it is now, then the faults of the views, one line each.
  public var lintReport: [String] {
    lintResult.findings.map(\.description) + findings.map(\.description)
  }

  /// Whether a problem or a fault is an error.
  public var hasLintErrors: Bool {
    lintResult.findings.contains { $0.severity == .error }
      || findings.contains { $0.severity == .error }
  }

  private var lintResult: LintResult { Linter().lint(Scenario(self)) }
}
