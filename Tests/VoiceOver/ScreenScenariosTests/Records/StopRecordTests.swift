import ScreenScenarios
import Testing

struct StopRecordTests {
  private func segment(
    _ text: String, _ part: StopRecord.Segment.Part
  ) -> StopRecord.Segment {
    .init(text, part: part, kind: "k", rule: "r", evidence: "e", origin: "o")
  }

  @Test func `has the words of its description on one line`() {
    var stop = StopRecord(number: 1, command: "open", event: "focus", frames: 0..<0)
    #expect(stop.text == "")
    stop.segments = [
      segment("Pay", .description), segment("Opens the bill.", .hint),
      segment("Button", .description), segment("Actions available", .cue),
    ]
    #expect(stop.text == "Pay, Button")
  }

  @Test(
    arguments: [
      (nil, nil, nil), ("cut by next", nil, "cut by next"), (nil, "dropped", "dropped"),
      ("cut by next", "dropped", "cut by next"),
    ] as [(String?, String?, String?)])
  func `is heard in full without a result, of which that of the description comes first`(
    outcome: String?, later: String?, result: String?
  ) {
    let stop = StopRecord(
      number: 1, command: "open", event: "focus", frames: 0..<0, outcome: outcome,
      hintOutcome: later)
    #expect(stop.result == result)
    #expect(stop.isHeardInFull == (result == nil))
  }
}
