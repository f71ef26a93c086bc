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
      (nil, nil, true), ("cut by next", nil, false), (nil, "dropped", false),
      ("cut by next", "dropped", false),
    ] as [(String?, String?, Bool)])
  func `is heard in full without an outcome`(outcome: String?, later: String?, isFull: Bool) {
    let stop = StopRecord(
      number: 1, command: "open", event: "focus", frames: 0..<0, outcome: outcome,
      hintOutcome: later)
    #expect(stop.isHeardInFull == isFull)
  }

  @Test func `a place has the property, and of a detail how it was derived`() {
    var word = segment("Pay", .description)
    #expect(word.place == "o")
    word.property = "pay.label"
    #expect(word.place == "o pay.label")
    let detail = StopRecord.Detail(
      "Send", origin: "a:4", property: "pay.actions", source: "stated in the file")
    #expect(detail.place == "a:4 pay.actions, stated in the file")
  }
}
