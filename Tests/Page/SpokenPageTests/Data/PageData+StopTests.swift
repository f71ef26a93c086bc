import Foundation
import SpokenPage
import Testing

struct PageDataStopTests {
  private func segment(_ text: String, _ part: PageData.Segment.Part) -> PageData.Segment {
    .init(text, part: part, kind: "k", rule: "r", evidence: "e", origin: "o")
  }

  @Test func `has the words of its description on one line`() {
    var stop = PageData.Stop(number: 1, command: "open", event: "focus", frames: 0..<0)
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
    let stop = PageData.Stop(
      number: 1, command: "open", event: "focus", frames: 0..<0, outcome: outcome,
      laterOutcome: later)
    #expect(stop.isHeardInFull == isFull)
  }

  @Test(arguments: [
    (#"[1,4,"a"]"#, PageData.Word("a", 1..<4)), (#"[4,4,""]"#, PageData.Word("", 4..<4)),
    // A word that ends before it starts takes no time.
    (#"[4,1,"a"]"#, PageData.Word("a", 4..<4)),
  ]) func `reads a word as two numbers and a text`(text: String, word: PageData.Word) throws {
    #expect(try JSONDecoder().decode(PageData.Word.self, from: Data(text.utf8)) == word)
  }

  @Test(arguments: [#"[1,"a"]"#, "[1,2]", #"{"text":"a"}"#, #"["a",1,4]"#])
  func `refuses a word that is written otherwise`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PageData.Word.self, from: Data(text.utf8))
    }
  }

  @Test func `writes a word as two numbers and a text`() throws {
    let data = try JSONEncoder().encode(PageData.Word("a\"b", 1..<4))
    #expect(String(decoding: data, as: UTF8.self) == #"[1,4,"a\"b"]"#)
  }
}
