import SpokenSound
import TestSupport
import Testing

@testable import SpokenScreen

struct CaptionWordsTests {
  private func part(
    _ text: String, _ kind: Segment.Kind = .label, _ frames: Range<Int> = 0..<1000,
    heard: [(String, Range<Int>)] = []
  ) -> Captions.HeardPart {
    let origin = Origin(file: "", position: .unknown, node: "n")
    let segment = Segment(
      text, kind: kind, reason: Reason("label", origin: origin, evidence: .apple))
    return Captions.HeardPart(
      segment, kind == .hint ? .hint : .description,
      // A segment for each kind, so that none is a part of another.
      at: SegmentPlace(index: kind == .label ? 0 : 1), id: "1.1", number: 1, frames: frames,
      words: heard.map { SpokenAudio.Word($0.0, samples: $0.1) })
  }

  private func starts(_ part: Captions.HeardPart) -> String {
    CaptionWords(part).words.map { "\($0.space)\($0.text)@\($0.start)" }.joined()
  }

  private func written(
    _ parts: [Captions.HeardPart], _ format: Captions?, rate: Int = 1000
  ) throws -> String {
    let utterance = Utterance(cause: .gesture(.next), event: .passed)
    let frames = (parts.first?.frames.lowerBound ?? 0)..<(parts.last?.frames.upperBound ?? 0)
    return try #require(format).text(
      Captions.Stop(3, utterance, frames: frames, parts: parts), rate, true)
  }

  @Test(
    arguments: [
      ("Pay now", [("Pay", 5..<200), ("now,", 250..<600)], "Pay@5 now@250"),
      (
        "Paid $320.00 today",
        [
          ("Paid", 0..<100), ("320", 100..<300), ("dollars", 300..<500),
          ("today", 500..<700),
        ], "Paid@0 $320.00@100 today@500"
      ),
      (
        "5 € now", [("five", 0..<100), ("euros", 100..<400), ("now", 400..<700)],
        "5@0 €@200 now@400"
      ),
      ("Tea", [("Tea", 10..<100), ("and", 100..<200)], "Tea@10"),
      ("Tea  for two", [], "Tea@0  for@300 two@600"),
      ("東京都", [("トウキョウト", 20..<900)], "東京都@20"),
      ("", [], ""),
    ] as [(String, [(String, Range<Int>)], String)])
  func `begins each word where the engine speaks it, else by the letters before it`(
    text: String, heard: [(String, Range<Int>)], expected: String
  ) {
    #expect(starts(part(text, .label, 0..<900, heard: heard)) == expected)
  }

  @Test func `a sound has no words`() {
    #expect(starts(part("item focused", .sound)) == "")
  }

  @Test func `writes a time before each word, inside the cue and later than the one before`()
    throws
  {
    let text = try written(
      [
        part(
          "Food & drink", .label, 1000..<1600,
          heard: [
            ("Food", 1000..<1200), ("and", 1200..<1300), ("drink", 1300..<1600),
          ]),
        part("boundary", .sound, 1700..<1800),
      ], Captions.webVTT.byWord)
    #expect(
      text == """
        1.1
        00:00:01.000 --> 00:00:01.600
        <c.label><00:00:01.001>Food <00:00:01.200>&amp; <00:00:01.300>drink</c>

        1.1
        00:00:01.700 --> 00:00:01.800
        <c.sound>♪ boundary</c>


        """)
  }

  @Test func `writes a stop as one cue, whose times go on from segment to segment`() throws {
    let text = try written(
      [
        part("Pay", .label, 0..<500), part("Button", .trait, 600..<900),
        part("Buys it", .hint, 1900..<2500),
      ], Captions.webVTT.byWord?.byStop)
    #expect(
      text == """
        3
        00:00:00.000 --> 00:00:02.500
        <c.label><00:00:00.001>Pay</c>, <c.trait><00:00:00.600>Button</c>
        <c.hint><00:00:01.900>Buys <00:00:02.300>it</c>


        """)
  }

  @Test func `gives no time to a word for which the cue is too short`() throws {
    let text = try written([part("a b c", .label, 0..<3)], Captions.webVTT.byWord)
    #expect(
      text.utf8.elementsEqual(
        "1.1\n00:00:00.000 --> 00:00:00.003\n<c.label><00:00:00.001>a <00:00:00.002>b c</c>\n\n"
          .utf8
      ))
  }

  @Test(
    arguments: ["<", ">", "&", "-->", "<00:00:01.000>", "</c>"].flatMap(Neighbours.texts(beside:)))
  func `no sign of a text is one of the format, whatever joins with it`(text: String) throws {
    let written = try written([part("x \(text)", .label, 0..<100_000)], Captions.webVTT.byWord)
    let lines = written.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    #expect(lines.count == 5)
    // The end of a class has no name in WebVTT, other than in XML.
    let cue = withoutTimes(Array(lines[2]))
    #expect(cue.suffix(4).elementsEqual("</c>".utf8))
    let read = ParsedXML(String(decoding: cue.dropLast(4) + "</c.label>".utf8, as: UTF8.self))
    #expect(read.fault == nil && read.elements == ["c.label"])
    #expect(read.text.utf8.elementsEqual("x \(text)".utf8), "\(written)")
  }

  /// The bytes of a cue without its times, which are no elements of XML.
  private func withoutTimes(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "<"),
        rest.dropFirst().first.map({ (0x30...0x39).contains($0) }) == true
      {
        rest = rest.drop { $0 != UInt8(ascii: ">") }.dropFirst()
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  @Test func `only WebVTT has a place for times`() {
    #expect(Captions.all.filter { $0.byWord != nil }.map(\.fileExtension) == ["vtt"])
  }
}
