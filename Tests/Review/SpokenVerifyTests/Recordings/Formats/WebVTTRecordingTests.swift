import Testing

@testable import SpokenVerify

struct WebVTTRecordingTests {
  /// The outcome of cues after the header, a blank line between two of them.
  private func outcome(_ cues: [String], header: String = "WEBVTT") -> String {
    Fixture.outcome(([header] + cues).joined(separator: "\n\n"))
  }

  private static let time = "00:01.000 --> 00:02.000\n"

  @Test(arguments: ["WEBVTT made by hand", "WEBVTT\tmade by hand", "WEBVTT\nKind: captions"])
  func `leaves out what stands in the header`(header: String) {
    #expect(outcome([Self.time + "Pay"], header: header) == "current Pay")
  }

  @Test(arguments: [
    (
      ["1.1\n\(time)Pay", "1.2\n\(time)Button", "2.1\n\(time)Total"],
      "current Pay Button, next Total"
    ),
    (["1.1\n\(time)Pay", "1.2\n\(time)♪ boundary", "1.3\n\(time)Button"], "current Pay Button"),
    (["1\n\(time)Pay", "1\n\(time)Button"], "current Pay, next Button"),
    (["1.1.1\n\(time)Pay", "1.1.2\n\(time)Button"], "current Pay, next Button"),
    (["a.1\n\(time)Pay", "a.2\n\(time)Button"], "current Pay, next Button"),
    (["1.\n\(time)Pay", "1.\n\(time)Button"], "current Pay, next Button"),
    (
      ["1.1\n\(time)Pay", "\(time)Total", "1.2\n\(time)Button"],
      "current Pay, next Total, next Button"
    ),
  ])
  func `joins cues of one stop`(cues: [String], steps: String) {
    #expect(outcome(cues) == steps)
  }

  @Test(arguments: [
    ("a note of several lines", "NOTE\nfirst\nsecond"), ("a style", "STYLE\n::cue { color: red }"),
    ("a region", "REGION\nid:a"), ("tags alone", "\(time)<c.trait></c>"),
    ("no words", "\(time) "), ("a sound", "\(time)<c>♪</c> boundary"),
  ])
  func `leaves out what is not spoken`(name: String, cue: String) {
    #expect(outcome([Self.time + "Pay", cue, Self.time + "Total"]) == "current Pay, next Total")
  }

  @Test(arguments: [
    ("NOTES\n\(time)Pay", "current Pay"), ("\(time)  Pay \n\tnow ", "current Pay now"),
    ("01:00:01.000 --> 01:00:02.000 align:start\nPay", "current Pay"),
    ("\(time)<v Ada>A &lt; B &amp; C</v> &amp;lt;", "current A < B & C &lt;"),
    ("\(time)A&nbsp;B&lrm;&rlm;", "current A\u{A0}B"),
    (
      "\(time)[{\"a\": 1}]",
      "r:4:1: error: this cue holds JSON, not words; give captions of what was said"
    ),
  ])
  func `reads the words of a cue`(cue: String, outcome: String) {
    #expect(self.outcome([cue]) == outcome)
  }

  @Test(arguments: [
    "00:1.000 --> 00:02.000", "00:01,000 --> 00:02,000", "00:01.00 --> 00:02.00",
    "0:01.000 --> 0:02.000", "00:01.000 -->", "00:01.000-->00:02.000",
    "0:00:01.000 --> 0:00:02.000", "ab:01.000 --> ab:02.000",
  ])
  func `refuses a cue without its times`(time: String) {
    #expect(
      outcome(["\(time)\nPay"])
        == "r:3:1: error: a cue has no time such as 00:01.000 --> 00:02.500; mend it or take the "
        + "block out")
  }

  @Test func `names the line where the times of a cue with a name should be`() {
    #expect(
      outcome(["pay\nPay"])
        == "r:4:1: error: a cue has no time such as 00:01.000 --> 00:02.500; mend it or take the "
        + "block out")
  }
}
