import SpokenScreen
import Testing

struct CaptionsTests {
  private func part(_ text: String, _ samples: Range<Int>) -> Captions.HeardPart {
    let origin = Origin(file: "", position: .unknown, node: "n")
    let segment = Segment(
      text, kind: .label, reason: Reason("label", origin: origin, evidence: .apple))
    return Captions.HeardPart(
      segment, .description, at: SegmentPlace(index: 0), id: "1.1", number: 7, frames: samples)
  }

  private func written(_ format: Captions, _ part: Captions.HeardPart) -> String {
    let utterance = Utterance(cause: .gesture(.next), event: .passed)
    return format.text(
      Captions.Stop(1, utterance, frames: part.frames, parts: [part]), 22_050, true)
  }

  @Test(arguments: [
    (
      "Food & <drink>", 0..<22_050,
      "1.1\n00:00:00.000 --> 00:00:01.000\n<c.label>Food &amp; &lt;drink&gt;</c>\n\n",
      "7\n00:00:00,000 --> 00:00:01,000\nFood & <drink>\n\n"
    ),
    (
      "two\n\nlines", 1..<33, "1.1\n00:00:00.000 --> 00:00:00.001\n<c.label>two lines</c>\n\n",
      "7\n00:00:00,000 --> 00:00:00,001\ntwo lines\n\n"
    ),
    (
      "a --> b", 22_050 * 3_723..<22_050 * 3_724,
      "1.1\n01:02:03.000 --> 01:02:04.000\n<c.label>a --&gt; b</c>\n\n",
      "7\n01:02:03,000 --> 01:02:04,000\na -- > b\n\n"
    ),
    (
      "\u{600}<b>\u{301}\u{600}-->\u{FE0F}", 0..<22_050,
      "1.1\n00:00:00.000 --> 00:00:01.000\n<c.label>\u{600}&lt;b&gt;\u{301}\u{600}--&gt;\u{FE0F}</c>\n\n",
      "7\n00:00:00,000 --> 00:00:01,000\n\u{600}<b>\u{301}\u{600}-- >\u{FE0F}\n\n"
    ),
  ]) func `writes a cue from samples`(
    text: String, samples: Range<Int>, webVTT: String, subRip: String
  ) {
    #expect(written(.webVTT, part(text, samples)) == webVTT)
    #expect(written(.subRip, part(text, samples)) == subRip)
  }

  @Test(arguments: [
    ("a.vtt", "vtt" as String?), ("a.srt", "srt"), ("a.json", "json"), ("a.txt", nil), ("vtt", nil),
    ("a.labels.txt", "labels.txt"), ("labels.txt", nil), ("", nil),
  ]) func `finds the format by the ending`(path: String, ending: String?) {
    #expect(Captions.format(of: path)?.fileExtension == ending)
  }

  @Test func `writes chapters, each up to the next`() {
    let text = Captions.chapters([("A & B", 0), ("C", 1500)], end: 4000, sampleRate: 1000)
    #expect(
      text == """
        WEBVTT

        1
        00:00:00.000 --> 00:00:01.500
        A &amp; B

        2
        00:00:01.500 --> 00:00:04.000
        C


        """)
  }
}
