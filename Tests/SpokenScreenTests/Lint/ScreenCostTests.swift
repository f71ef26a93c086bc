import SpokenScreen
import Testing

/// What the views of a screen cost.
private func cost(_ views: String) throws -> ScreenCost? {
  let lines = views.split(separator: "\n").map { "  \($0)\n" }.joined()
  let folder = try LintFolder(["x.screen.yaml": "screen: Test\nviews:\n" + lines])
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
    #expect(cost.stops.map(\.seconds) == [0.3, 2.9])
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

  @Test func `a screen without stops costs nothing`() throws {
    let cost = try #require(try cost("- Spacer:"))
    #expect([cost.swipes, cost.wordCount, cost.stops.count] == [0, 0, 0])
    #expect(cost.seconds == 0)
  }
}
