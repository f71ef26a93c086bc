import SpokenScreen
import TestSupport
import Testing

/// What the views of a screen cost.
private func cost(_ views: String) throws -> ScreenCost? {
  let lines = views.split(separator: "\n").map { "  \($0)\n" }.joined()
  let folder = try Scratch(["x.screen.yaml": "screen: Test\nviews:\n" + lines])
  return try ScenarioReader().read(folder.path("x.screen.yaml")).scenario.lintedScreens.first
    .map(ScreenCost.init)
}

struct ScreenCostTests {
  @Test func `adds up swipes, seconds and words`() throws {
    let cost = try #require(
      try cost(
        """
        - Text: Hello
        - Button: Download it
          id: get
          hint: Takes a while
        """))
    #expect(cost.stops.map(\.element) == ["Text@3:5", "get"])
    #expect(cost.stops.map(\.swipes) == [0, 1])
    #expect(cost.stops.map(\.wordCount) == [1, 6])
    // 5 letters at 18 a second; then the pause between stops.
    #expect(cost.stops.map(\.seconds) == [0.3, 3.0])
    #expect(cost.stops.map(\.secondsToReach) == [0, 1])
    #expect(cost.swipes == 1)
    #expect(cost.seconds >= 3.9)
    #expect(cost.wordCount == 7)
  }

  @Test func `counts the words that rows of one list share at their start`() throws {
    let cost = try #require(
      try cost(
        """
        - Text: Ferry to Oslo
        - List:
            - Text: Ferry to Helsinki
            - Text: Ferry to Tallinn
            - Text: Ferry
            - Text: Train
        - List:
            - Text: Train
        """))
    #expect(cost.stops.map(\.wordsBeforeUnique) == [nil, 2, 2, 1, 0, 0])
  }

  @Test func `counts the seconds of audio graphs beside those of the screen`() throws {
    let axes = "x: { title: month, categories: [May, June] }, y: { range: [0, 9] }"
    let one = "{ name: Food, continuous: true, points: [[May, 1], [June, 2]] }"
    let other = "{ name: Fun, points: [[May, 3], [June, 4]] }"
    let charts = try #require(
      try cost(
        """
        - Chart: One
          chart: { \(axes), series: [\(one)] }
        - Chart: Both
          chart: { \(axes), series: [\(one), \(other)] }
        - Text: End
        """))
    // 5 s each; a pause of 0.5 s and "Complete"; two graphs have their names and 0.7 s between them.
    #expect(charts.graphs.map(\.series) == [1, 2])
    #expect(charts.graphs.map(\.seconds) == [5.9, 12.3])
    // They are heard on request only: the screen ends with its last stop, and a pause.
    let last = try #require(charts.stops.last)
    #expect(charts.stops.count == 7 && charts.seconds < last.secondsToReach + last.seconds + 2)
  }

  @Test func `a screen without stops costs nothing`() throws {
    let cost = try #require(try cost("- Spacer:"))
    #expect([cost.swipes, cost.wordCount, cost.stops.count] == [0, 0, 0])
    #expect(cost.seconds == 0)
  }
}
