import AppRuns
package import ScreenScenarios
import ScreenTree
import SpokenInputs
package import SpokenLint
import SpokenPage

/// What a listener would notice of a scenario, and what its screens cost, for its page.
package struct PageReview: Sendable {
  private let problems: [PageData.Problem]
  private let costs: [PageData.Cost]

  /// Lints a scenario.
  ///
  /// - Parameters:
  ///   - scenario: the scenario.
  ///   - sources: the bytes of its files by their names, whose comments may disable rules.
  ///   - settings: the limits, disabled rules and severities.
  package init(
    of scenario: Scenario, sources: [String: [UInt8]], settings: LintSettings
  ) {
    let result = Linter(settings: settings).lint(scenario, sources: sources)
    let reported = scenario.appFindings.map { LintFinding(ofView: $0) }
    problems = (result.findings + reported).map { finding in
      PageData.Problem(
        severity: finding.severity.rawValue, text: "\(finding.message) \(finding.fix)".oneLine,
        rule: finding.rule, origin: finding.origin.place.oneLine)
    }
    costs = scenario.lintedScreens.map { screen in
      let cost = ScreenCost(screen)
      return PageData.Cost(
        stops: cost.stops.count, swipes: cost.swipes, seconds: cost.seconds, words: cost.wordCount)
    }
  }

  /// Adds it to the data of a page with the same screens.
  func add(to data: inout PageData) {
    data.problems = problems
    for (index, cost) in zip(data.screens.indices, costs) { data.screens[index].cost = cost }
  }
}
