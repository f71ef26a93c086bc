import ScreenScenarios
import SpokenScreen
import TestSupport
import Testing

/// What is heard of charts with the rotor, in their details, and under a finger.
struct ChartWalkTests {
  /// Two charts: one of two lines, one of bars.
  private static let charts = """
    - Chart: Budget
      chart:
        x: { title: Month, range: [1, 3], gridlines: [2] }
        y: { title: Dollars, range: [0, 200], gridlines: [100] }
        series:
          - { name: Food, continuous: true, points: [[1, 150], [2, 120], [3, 90]] }
          - { name: Rent, continuous: true, points: [[1, 80], [2, 80], [3, 80]] }
    - Chart: Births
      chart:
        x: { title: Year, categories: ["2024", "2025"] }
        y: { title: Children, range: [0, 9] }
        series:
          - { name: Boys, points: [["2024", 3], ["2025", 5]] }
          - { name: Girls, points: [["2024", 4], ["2025", 6]] }
    """

  @Test(arguments: [
    // The rotor stays on the marks of its chart, and begins again at each; elsewhere it is gone.
    (
      "{ rotor: Audio Graph }, next, rotorNext, next, rotorNext",
      "Budget, Food, 1, 150 // Audio Graph // Food, 2, 120 // Describe Chart // Food, 3, 90 // Describe Chart"
    ),
    // In the details the title is the chart's, not the words of the statement.
    (
      "chartDetails, next, describeChart",
      "Budget, Food, 1, 150 // Audio Graph, Heading // Budget // "
        + "Budget. Line chart, 2 series, 6 points. X is Month, from 1 to 3. Y is Dollars, from 0 to 200. "
        + "Food. Falls, on average by 30 per Month. Lowest 90 at 3. Highest 150 at 1. Average 120. Median 120. "
        + "Rent. Always 80."
    ),
    // Each chart begins with its first series and at its start.
    (
      "{ playAudioGraph: Rent }, { scrub: { to: 3, in: 500ms } }, last, { scrub: { to: '2025' } }",
      "Budget, Food, 1, 150 // Rent, audio graph \"Rent\" 5.0s: 3 points, level | Complete // "
        + "audio graph \"Rent\" 0.5s to 1, 3, 80 // Births, Girls, 2025, 6 // "
        + "audio graph \"Boys\" 1.2s to 1, 2025, 5"
    ),
    // Names keep their letters, and a sentence begins with a capital otherwise.
    (
      "last, { rotor: Audio Graph }, { rotorNext: 4 }",
      "Budget, Food, 1, 150 // Births, Girls, 2025, 6 // Audio Graph // "
        + "Describe Chart // Play Audio Graph // Chart Details // Boys"
    ),
    // The rotor is the same again after the details.
    (
      "{ rotor: Audio Graph }, { rotorNext: 3 }, activate, escape, rotorNext",
      "Budget, Food, 1, 150 // Audio Graph // Describe Chart // Play Audio Graph // Chart Details // "
        + "Audio Graph, Heading // Food, 1, 150 // Describe Chart"
    ),
    (
      "{ playAudioGraph: '2' }",
      "Budget, Food, 1, 150 // Rent, audio graph \"Rent\" 5.0s: 3 points, level | Complete"
    ),
  ]) func `hears`(steps: String, words: String) throws {
    let said = try heard(Self.charts, steps: steps)
    #expect(said.replacing("♪ ", with: "") == words)
  }

  @Test(arguments: [
    (
      "{ scrub: { to: 99999 } }",
      "the x axis has no place '99999'; it goes from 1 to 3, or a part from 0 to 1"
    ),
    (
      "{ scrub: { to: March } }",
      "the x axis has no place 'March'; it goes from 1 to 3, or a part from 0 to 1"
    ),
    (
      "last, { scrub: { to: '2023' } }",
      "the x axis has no place '2023'; write one of its categories, or a part from 0 to 1"
    ),
  ]) func `refuses a place that the axis does not have`(steps: String, fault: String) throws {
    let folder = try Scratch([
      "s.screen.yaml": "screen: S\nviews:\n"
        + Self.charts.split(separator: "\n").map { "  \($0)\n" }.joined(),
      "s.walk.yaml":
        "walkthrough: W\nscreens: { s: s.screen.yaml }\nsteps: [{ open: s }, \(steps)]\n",
    ])
    let failures = try ScenarioReader().read(folder.path("s.walk.yaml")).scenario.run { _ in }
    #expect(failures.map { "\($0)" }.joined().contains(fault), "\(failures)")
  }

  @Test(arguments: [
    // Series without names have numbers, and one without values says so.
    (
      "x: {}, y: {}, series: [{ points: [[1, 1], [2, 3]] }, { points: [[1, 4], [2, null]] }, { points: [] }]",
      "playAudioGraph",
      "Chart, Series 1, 1, 1 // Series 1, audio graph 5.0s: 2 points, rises, "
        + "Series 2, audio graph 5.0s: 2 points, Series 3, No data | Complete"
    ),
    // A few points at one place all sound, and are all read; they have no shape.
    (
      "x: {}, y: { gridlines: [2] }, series: [{ points: [[1, 3], [1, 1], [1, 2]] }]",
      "playAudioGraph, { scrub: { to: 0.5 } }",
      "Chart, 1, 3 // audio graph 5.0s: 3 points | Complete // audio graph 1.0s to 0.5, 1, 1, 2, 3"
    ),
    // Categories are compared as they are written.
    (
      "x: { categories: [1.0, 1.1, 1.10, 007] }, y: {}, "
        + "series: [{ continuous: true, points: [[1.0, 1], [1.1, 2], [1.10, 3], [007, 4]] }]",
      "{ scrub: { to: 1.10 } }", "Chart, 1.0, 1 // audio graph 1.0s to 0.67, 1.10, 3"
    ),
    // Lines cross between their points too.
    (
      "x: {}, y: {}, series: [{ name: A, continuous: true, points: [[1, 1], [10, 10]] }, "
        + "{ name: B, continuous: true, points: [[2, 5], [4, 5], [9, 5]] }]",
      "describeChart",
      "Chart, A, 1, 1 // Chart. Line chart, 2 series, 5 points. X, from 1 to 10. Y, from 1 to 10. "
        + "A. Lowest 1 at 1. Highest 10 at 10. B. Always 5. A passes B at 5."
    ),
    // Small numbers keep their digits.
    (
      "x: {}, y: {}, series: [{ points: [[1, 0.00000012], [2, 0.0000005]] }]", "next",
      "Chart, 1, 0.00000012 // 2, 0.0000005"
    ),
  ]) func `hears of`(chart: String, steps: String, words: String) throws {
    let said = try heard("- Chart:\n  label: Chart\n  chart: { \(chart) }", steps: steps)
    #expect(said.replacing("♪ ", with: "") == words)
  }

  @Test func `the group of a chart on the Mac can be described`() throws {
    let said = try heard(Self.charts, steps: "describeChart", platform: "macos")
    #expect(said.contains("Budget. Line chart, 2 series"), "\(said)")
  }

  @Test func `joins sentences of Japanese without a space`() throws {
    let said = try heard(
      """
      - Chart: Food
        language: ja
        chart:
          x: { title: 月, categories: [一月, 二月] }
          y: { title: 円, range: [0, 9] }
          series: [{ points: [[一月, 3], [二月, 5]] }]
      """, steps: "describeChart")
    #expect(!said.contains("。, ") && !said.contains("。 "), "\(said)")
  }

  @Test func `marks our sentences in Markdown too`() throws {
    let scenario = try Walkthroughs.scenario(
      "screen: S\nviews:\n  - Chart: Steps\n    chart: { x: {}, y: {}, series: [{ points: [[1, 5]] }] }\n",
      ["open: home", "describeChart"])
    let lines = scenario.utterances.map { MarkdownTranscript().lines(for: $0, number: 1) }
    #expect(lines.last?.hasPrefix("1. `describeChart` \\[ours\\] **Steps.") == true, "\(lines)")
  }
}
