import Testing

@testable import SpokenScreen

struct InputHintsTests {
  @Test(arguments: [
    ("walkthrough: x\n", true), ("# w\n\"walkthrough\": x", true), ("screen: walk\n", false),
    ("walk", false),
  ])
  func `looks for the word of a walkthrough`(text: String, expected: Bool) {
    #expect(InputHints.mayBeWalkthrough(Array(text.utf8)) == expected)
  }

  @Test(arguments: [
    ("<a/>", true), ("note\n  <a/>", true), ("[{}]", true), ("\u{1B}[31m<a/>", true),
    ("\u{FEFF}<a/>", true), ("null", true), ("screen: [x]\nviews: {}\n", false), ("", false),
  ])
  func `looks for the beginning of a capture`(text: String, expected: Bool) {
    #expect(InputHints.mayBeCapture(Array(text.utf8)) == expected)
  }

  @Test(arguments: [
    ("# S · ios · en-US\n> open\n", true), ("> open\n", true), ("screen: S\n> open\n", false),
    ("# only\n", false),
  ])
  func `looks for the first step of a transcript`(text: String, expected: Bool) {
    #expect(InputHints.isTranscript(Array(text.utf8)) == expected)
  }
}
