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

  @Test func `a reason has the sentence of the rule and the evidence in words, if they are there`()
  {
    var word = segment("Pay", .description)
    #expect(word.reason == "k: r [e]")
    (word.why, word.attested) = ("labels come first", "recorded ●")
    #expect(word.reason == "k: labels come first [recorded ●]")
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
