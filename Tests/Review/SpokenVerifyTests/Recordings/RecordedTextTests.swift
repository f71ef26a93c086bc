import ScreenDocuments
import ScreenTree
import Testing

@testable import SpokenVerify

struct RecordedTextTests {
  @Test(arguments: [
    ("", ["1:"]), ("Pay", ["1:Pay"]), ("Pay\n", ["1:Pay", "2:"]),
    ("a\r\nb\rc\n\r\nd", ["1:a", "2:b", "3:c", "4:", "5:d"]),
    ("\r\r\n\n", ["1:", "2:", "3:", "4:"]), ("é\u{2028}b\nc", ["1:é\u{2028}b", "2:c"]),
  ])
  func `ends lines at each kind of line break`(text: String, lines: [String]) {
    #expect(RecordedText(text).lines.map { "\($0.number):\($0.text)" } == lines)
  }

  @Test(arguments: [
    (" \tPay now \u{A0}", "Pay now", false), ("Pay", "Pay", false), (" \t\u{A0}", "", true),
    ("", "", true),
  ])
  func `removes white space around a line`(text: String, trimmed: String, isBlank: Bool) {
    let line = RecordedText.Line(text: Substring(text), number: 1)
    #expect(line.trimmed == trimmed)
    #expect(line.isBlank == isBlank)
  }

  @Test func `gives the values of a line their places in the file`() throws {
    let text = RecordedText("first\n\n {\"a\": [5]}\n")
    let document = try text.lines[2].json()
    let entry = try #require(document.entries?.first)
    let item = try #require(entry.value.items?.first)
    let places = [document.position, entry.position, entry.value.position, item.position]
    #expect(places.map(\.description) == ["3:2", "3:3", "3:8", "3:9"])
    #expect(document.compactJSON == "{\"a\":[5]}")
  }

  @Test func `gives an error of a line its place in the file`() {
    let place = Position(line: 2, column: 6)
    #expect(throws: Document.Fault("a colon is missing after the key 'a'", at: place)) {
      try RecordedText("first\n{\"a\" 5}").lines[1].json()
    }
  }

  @Test(arguments: [
    ("[\"Pay\"]", true), ("[ {", true), ("[\n\n]", true), ("[[", true), ("[5", true),
    ("[-5", true), ("[true", true), ("[null", true), ("[", true), (" \n [\t\"", true),
    ("[Pay] now", false), ("[…]", false), ("a [\"", false), ("{\"", false), ("", false),
  ])
  func `may be a list of JSON by its first two signs`(text: String, isList: Bool) {
    #expect(RecordedText(text).beginsLikeList == isList)
  }

  @Test(arguments: [(" \n\t Pay", "P"), ("{", "{"), (" \r\n\u{A0}", nil), ("", nil)])
  func `begins with the first sign that is no white space`(text: String, sign: Character?) {
    #expect(RecordedText(text).firstSign == sign)
  }

  @Test(arguments: [
    ("aaab", "aab", true), ("é ab", "ab", true), ("ab", "ab", true), ("aba", "abab", false),
    ("", "a", false), ("a", "", true),
  ])
  func `finds a text of ASCII`(text: String, part: String, isThere: Bool) {
    #expect(text.hasASCII(part) == isThere)
  }

  @Test(arguments: [("a ALOUD-VOICEOVER:1", true), ("ALOUD-VOICEOVER", false)])
  func `is a log of Aloud with its mark alone`(text: String, isLog: Bool) {
    #expect(RecordedText(text).isAloudLog == isLog)
  }
}
