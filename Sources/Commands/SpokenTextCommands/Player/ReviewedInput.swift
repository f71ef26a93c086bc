package import ScreenInputs
package import ScreenScenarios

/// An input of a page, with what a listener would notice of it.
package struct ReviewedInput: Sendable {
  /// The scenario.
  package let scenario: Scenario
  /// What was found in it.
  package let review: PageReview
}

extension ScenarioOptions {
  /// Reads an input, or a view of the app, lints it, and reports its errors.
  ///
  /// - Parameters:
  ///   - input: the input.
  ///   - changes: settings that override all others, as `--set` takes them.
  /// - Returns: the scenario with what was found in it.
  /// - Throws: the exit code for an input or settings that are missing, invalid or unreadable.
  package func reviewed(
    _ input: CheckInput, changing changes: [String] = []
  ) throws -> ReviewedInput {
    // Read once: it may be a pipe.
    let file = try settingsFileBytes()
    let reading = try reading(input, with: try reader(changing: changes, settings: file))
    let review = PageReview(
      of: reading.scenario, sources: reading.sources, settings: try lintSettings(file))
    return ReviewedInput(scenario: reading.scenario, review: review)
  }
}
