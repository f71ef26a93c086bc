import SpokenScreen
import Testing

struct WebVTTTests {
  @Test(arguments: [
    ("Food & <drink>", 0..<22_050, "00:00:00.000 --> 00:00:01.000", "Food &amp; &lt;drink&gt;"),
    ("two\n\nlines", 1..<33, "00:00:00.000 --> 00:00:00.001", "two lines"),
    ("a --> b", 22_050 * 3_723..<22_050 * 3_724, "01:02:03.000 --> 01:02:04.000", "a --&gt; b"),
  ]) func `writes a cue from samples`(
    text: String, samples: Range<Int>, times: String, escaped: String
  ) {
    let origin = Origin(file: "", position: .unknown, node: "n")
    let segment = Segment(text, kind: .label, reason: Reason(.label, origin: origin))
    #expect(
      WebVTT.cue(segment, id: "1.1", samples: samples, sampleRate: 22_050)
        == "1.1\n\(times)\n<c.label>\(escaped)</c>\n\n")
  }
}
