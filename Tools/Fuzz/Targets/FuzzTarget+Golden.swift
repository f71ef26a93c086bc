import ScreenFiles
import SpokenScreen

extension FuzzTarget {
  /// A golden is compared with a fixed scenario, recorded again where it differs, and must agree then.
  @Sendable static func golden(_ bytes: [UInt8]) throws {
    let reading = Golden.read(bytes, file: "fuzz")
    try Violation.unlessPlaced(reading.findings)
    // Comparing takes fifty times as long as reading.
    guard let golden = reading.value, bytes.count % 8 == 0, let scenario = FixedScenario.scenario
    else {
      return
    }
    let comparison = Comparison(scenario, FixedScenario.utterances, with: golden, file: "fuzz")
    for line in comparison.text.split(separator: "\n") {
      try Violation.unlessPrintable(String(line))
    }
    guard comparison.match.exhausted == nil, !comparison.isSame else { return }
    let updated = Golden.read(comparison.updated, file: "fuzz")
    try Violation.unlessPlaced(updated.findings)
    guard let again = updated.value else {
      throw Violation(description: "a golden that was recorded cannot be read")
    }
    try Violation.unless(
      Comparison(scenario, FixedScenario.utterances, with: again, file: "fuzz").isSame,
      "a golden that was recorded does not agree with the scenario")
  }
}

/// A scenario with something of everything, which goldens and keys are tried on.
enum FixedScenario {
  private static let file = """
    screen: Order
    views:
      - { Text: Your order, heading: 1 }
      - { Button: Pay, id: pay, hint: Pays at once., actions: [Share, Delete] }
      - { Slider: Volume, value: 0.4, in: [0, 1], step: 0.1 }
      - { TextField: Name, value: Anna }
      - { Toggle: Gift, value: false }
      - { Text: "::warning ?/…/", customContent: [{ label: Price, value: $5 }] }
      - { Link: Terms, id: terms, onActivate: { announce: Opened } }
      - HStack: [{ Text: Tea }, { Text: "2" }]
        element: combine
    """

  /// The scenario; nil only when the file above cannot be read, which a test would notice.
  static let scenario: Scenario? = ScreenReader.read(Array(file.utf8), file: "order.screen.yaml")
    .value
    .flatMap { try? ScenarioReader().scenario(of: $0).scenario }

  /// What is predicted of it.
  static func prediction(of scenario: Scenario) -> Prediction { known ?? Prediction(of: scenario) }
  private static let known = scenario.map { Prediction(of: $0) }

  /// What is said in it.
  static let utterances = scenario.map { Array($0.utterances) } ?? []
}
