import SpokenScreen
import Testing

@testable import ScreenScenarios

struct EvidenceCountTests {
  private func segment(
    _ text: String, _ evidence: Evidence, kind: SegmentKind = .label, isOfSystem: Bool = true,
    pass: Pass? = nil
  ) -> Segment {
    let origin = Origin(file: "a.yaml", position: .unknown, node: "a")
    var segment = Segment(
      text, kind: kind, reason: Reason("label", origin: origin, pass: pass, evidence: evidence))
    if isOfSystem { segment.content = .word(.button) }
    return segment
  }

  private func count(
    _ pieces: [Segment], hint: [Segment] = [], cues: [Segment] = []
  ) -> EvidenceCount {
    var count = EvidenceCount()
    count.add(
      Utterance(
        cause: .none, event: .waited(.zero), pieces: pieces, hint: hint, cues: cues))
    return count
  }

  /// Words of each evidence, from one to five.
  private var each: EvidenceCount {
    count(
      [
        segment("a", .apple), segment("a b", .observed), segment("c", .recorded),
        segment("a b c d", .translation),
      ], hint: [segment("a b c", .inferred)], cues: [segment("a b c d e", .ours)])
  }

  @Test func `counts the words of a description, of its hint and of its cues`() {
    #expect(
      each.description
        == "of VoiceOver's 16 words 1 documented by Apple, 3 recorded, 3 inferred, 4 translated, 5 ours"
    )
  }

  @Test func `adds up two counts of each evidence`() {
    #expect(
      each.adding(count([segment("Pay", .apple)])).adding(each).description
        == "of VoiceOver's 33 words 3 documented by Apple, 6 recorded, 6 inferred, 8 translated, 10 ours"
    )
    #expect(
      count([segment("Pay", .apple)]).description
        == "of VoiceOver's 1 word 1 documented by Apple, 0 recorded, 0 inferred, 0 translated")
  }

  @Test(arguments: [
    ("", 0), (" \t\n", 0), ("Pay", 1), (" Pay\t\nnow ", 2), ("$1,234.50 – 5 %", 4), ("don't", 1),
    ("旁白打开", 1), ("5\u{A0}%", 1), ("Café crème", 2),
  ])
  func `parts words at white space of ASCII`(text: String, words: Int) {
    #expect(count([segment(text, .apple)]).words == words)
  }

  @Test(arguments: [(SegmentKind.sound, 0), (.graph, 0), (.hint, 2), (.system, 2)])
  func `counts no words of sounds`(kind: SegmentKind, words: Int) {
    #expect(count([segment("item activated", .apple, kind: kind)]).words == words)
  }

  @Test func `leaves out the words of the app, but not the names of symbols`() {
    let app = segment("Pay now", .apple, isOfSystem: false)
    let symbol = segment("no.such.symbol", .inferred, isOfSystem: false, pass: .symbolName)
    #expect(
      count([app, symbol, segment("Button", .apple)]).description
        == "of VoiceOver's 2 words 1 documented by Apple, 0 recorded, 1 inferred, 0 translated")
  }

  @Test func `has the counts under their names`() throws {
    #expect(
      each.properties.map { "\($0.name)=\($0.value)" } == [
        "spoken.words=16", "spoken.words.documented=1", "spoken.words.recorded=3",
        "spoken.words.inferred=3", "spoken.words.translated=4", "spoken.words.chosen=5",
      ])
    #expect(
      try each.prettyJSON() == """
        {
          "chosen" : 5,
          "documented" : 1,
          "inferred" : 3,
          "recorded" : 3,
          "translated" : 4,
          "words" : 16
        }

        """)
  }
}
