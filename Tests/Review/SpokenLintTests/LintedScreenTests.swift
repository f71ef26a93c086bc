import SpokenScreen
import TestSupport
import Testing

struct LintedScreenTests {
  @Test func `walks each screen of a walkthrough by itself`() throws {
    let folder = try Scratch([
      "one.screen.yaml": "screen: One\nviews:\n  - Text: Hello\n  - Button: Next\n",
      "two.screen.yaml": "screen: Zwei\nlanguage: de-DE\nviews:\n  - Button: Zurück\n",
      "x.walk.yaml": """
      walkthrough: Both
      screens: { one: one.screen.yaml, two: two.screen.yaml }
      steps:
        - open: one
      """,
    ])
    let scenario = try ScenarioReader().read(folder.path("x.walk.yaml")).scenario
    let screens = scenario.lintedScreens
    #expect(screens.map(\.screen.title) == ["One", "Zwei"])
    #expect(screens.map { $0.stops.map(\.swipes) } == [[0, 1], [0]])
    #expect(
      screens.map { $0.stops.map { $0.utterance.description(in: .voiceover) } } == [
        ["Hello", "Next, Button"], ["Zurück, Taste"],
      ])
  }

  @Test(arguments: [(false, true), (true, false)])
  func `reports nothing of a chart that nobody hears`(
    isHidden: Bool, isReported: Bool
  ) throws {
    // No author wrote that label and value of a mark are the same.
    let rules = try found(
      "- Chart: Steps\n  hidden: \(isHidden)\n  chart: { x: {}, y: {}, series: [{ points: [[1, 1], [2, 2]] }] }"
    )
    #expect(rules.contains { $0.contains("chart-") } == isReported, "\(rules)")
    #expect(!rules.contains { $0.contains("value") && !$0.contains("chart-") }, "\(rules)")
  }
}
