import ScreenScenarios
import SpokenScreen
import TestSupport
import Testing

struct StopRecordUtteranceTests {
  /// The stops of a screen by lines of a walkthrough.
  private func stops(_ steps: String) throws -> [StopRecord] {
    let folder = try Scratch([
      "a.screen.yaml": """
      screen: A
      views:
        - Button: Pay
          hint: Opens the bill.
          actions: [Archive]
        - Text: Total
      """,
      "a.walk.yaml": """
      walkthrough: W
      screens: { a: a.screen.yaml }
      steps:
      \(steps)
      """,
    ])
    let scenario = try ScenarioReader().read(folder.path("a.walk.yaml")).scenario
    return scenario.utterances.enumerated().map { StopRecord(of: $1, number: $0 + 1) }
  }

  @Test func `has what is said at once, what is said later, and the parts of both`() throws {
    let stop = try #require(try stops("  - open: a").first)
    #expect((stop.number, stop.command) == (1, "open a"))
    #expect(stop.description == "Pay, Button")
    #expect(stop.hint == "Opens the bill.")
    #expect(stop.cues == ["Actions available"])
    #expect(stop.segments.map(\.text) == ["Pay", "Button", "Opens the bill.", "Actions available"])
    #expect(stop.segments.map(\.part) == [.description, .description, .hint, .cue])
    #expect((stop.heard, stop.hintHeard, stop.by) == ("full", "full", nil))
    #expect(stop.start == 0 && stop.length > 1)
  }

  @Test func `has what interrupts it, and when`() throws {
    let stops = try stops("  - open: a\n  - wait: 200ms\n  - next")
    // A wait is a stop without words.
    #expect(stops.map(\.description) == ["Pay, Button", "", "Total"])
    #expect((stops[0].heard, stops[0].hintHeard) == ("cut", "expired"))
    #expect(stops[0].by == "the focus move")
    #expect((stops[2].start, stops[2].hintHeard) == (0.2, nil))
    // The clauses of `explain` are in it, the sentences of the rules are not.
    #expect(stops[0].outcome?.hasPrefix("cut") == true)
    #expect(stops[0].segments.allSatisfy { $0.why == nil })
  }
}
