import TestSupport
import Testing

@testable import SpokenScreen

struct AudacityLabelsTests {
  private func part(_ text: String, _ frames: Range<Int>, _ kind: Segment.Kind = .label)
    -> Captions.HeardPart
  {
    let origin = Origin(file: "", position: .unknown, node: "n")
    let segment = Segment(
      text, kind: kind, reason: Reason("label", origin: origin, evidence: .apple))
    return Captions.HeardPart(
      segment, kind == .hint ? .hint : .description, at: SegmentPlace(index: 0), id: "1.1",
      number: 1, frames: frames)
  }

  private func written(
    _ parts: [Captions.HeardPart], _ format: Captions, rate: Int = 22_050
  ) -> String {
    var track = CaptionTrack(format, sampleRate: rate)
    var text = track.start
    parts.forEach { track.add($0) }
    text += track.finish(
      1, Utterance(cause: .gesture(.next), event: .passed), 0..<(parts.last?.frames.upperBound ?? 0)
    )
    return text + track.end
  }

  @Test func `writes start, end and words of each segment, parted by tabs`() {
    #expect(
      written(
        [
          part("Pay & <go>", 0..<22_050), part("Button", 25_000..<33_075, .trait),
          part("boundary", 44_100 * 3_600..<44_100 * 3_601, .sound),
        ], .labels)
        == "0.000000\t1.000000\tPay & <go>\n1.133787\t1.500000\tButton\n"
        + "7200.000000\t7202.000000\t♪ boundary\n")
  }

  @Test func `writes one label for a stop`() throws {
    let byStop = try #require(Captions.labels.byStop)
    #expect(
      written([part("Pay", 0..<500), part("Buys it", 1500..<2000, .hint)], byStop, rate: 1000)
        == "0.000000\t2.000000\tPay Buys it\n")
  }

  @Test(
    arguments: ["\t", "\n", "\r\n", "\u{2028}", "\u{85}", "\u{B}"].flatMap(
      Neighbours.texts(beside:)))
  func `a label stays one line of three fields, whatever joins with its signs`(text: String) {
    let written = written([part("x\(text)y", 0..<10)], .labels, rate: 10)
    let bytes = Array(written.utf8)
    #expect(bytes.count { $0 == 0x0A } == 1 && bytes.last == 0x0A)
    #expect(bytes.count { $0 == 0x09 } == 2)
    let breaks = "\r\u{B}\u{C}\u{85}\u{2028}\u{2029}".unicodeScalars
    #expect(!written.unicodeScalars.contains { breaks.contains($0) })
  }

  @Test func `rounds times to millionths of a second`() {
    #expect(
      written([part("a", 191_999..<192_000)], .labels, rate: 192_000)
        == "0.999995\t1.000000\ta\n")
  }
}
