import AppRuns
package import ScreenScenarios
import ScreenTree
import SpokenInputs
import SpokenLint
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
  ///   - file: the settings file, which may hold settings of linting; nil without one.
  /// - Throws: the exit code for settings that cannot be read.
  package init(
    of scenario: Scenario, sources: [String: [UInt8]],
    settings file: (bytes: [UInt8], path: String)? = nil
  ) throws {
    var settings = LintSettings()
    if let file {
      settings = try endingWithStatus {
        try Linter.settings(file.bytes, path: file.path, hasSettings: true)
      }
    }
    let isOfViews = scenario.screens.contains { $0.views.first?.position.sourceFile != nil }
    let linter = Linter(settings: settings)
    let result =
      isOfViews ? linter.lintViews(of: scenario) : linter.lint(scenario, sources: sources)
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
