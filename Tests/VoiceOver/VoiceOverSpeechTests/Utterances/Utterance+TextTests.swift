import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverSpeech

struct UtteranceTextTests {
  @Test(arguments: [
    ("plain  text", "plain  text"), ("two\nlines", "two lines"), ("a \r\n\n  b\u{2028}c", "a b c"),
    ("\n", ""),
  ]) func `keeps a text on one line`(text: String, line: String) {
    #expect(text.oneLine == line)
  }

  @Test func `begins without the blanks of a label`() {
    let row = element("  Apple Maps", value: "open")
    #expect(utterance(row).lines(.voiceover) == "Apple Maps, open")
    #expect(" \u{A0}a b ".withoutSpaceBefore == "a b ")
    #expect("  ".withoutSpaceBefore == "  ")
    // A mark after a blank is no part of it.
    #expect(" \u{301}e".withoutSpaceBefore == "\u{301}e")
  }

  @Test func `joins the parts of a merged label with commas in both styles`() {
    var row = element("", value: "new", .selected)
    row.label = ["Ada", "Online"].map { Sourced(.text($0), from: nowhere, by: .combined) }
    #expect(utterance(row).lines(.voiceover) == "Selected, Ada, Online, new")
    #expect(utterance(row).lines(.snapshot) == "Selected: Ada, Online: new")
  }
}
