import ScreenTree
import Testing

@testable import SpokenLSP

struct FileLinesWordsTests {
  private func shown(_ range: TextRange) -> String {
    "\(range.start.line):\(range.start.character)-\(range.end.line):\(range.end.character)"
  }

  @Test(arguments: [
    ("  - Button: Pay, later", 5, "0:4-0:10"), ("  - Button: Pay, later", 13, "0:12-0:15"),
    (#"a: "x: y" , b"#, 4, "0:3-0:9"), (#"a: "x\"y" , b"#, 4, "0:3-0:9"), ("a: 'x", 4, "0:3-0:5"),
    ("- {a: b}", 1, "0:0-0:1"), ("- {a: b}", 3, "0:2-0:3"), ("- {a: b}", 4, "0:3-0:4"),
    ("- {a: b}", 7, "0:6-0:7"), ("- x  # c", 3, "0:2-0:3"), ("a:b c", 1, "0:0-0:5"),
    ("ab", 3, "0:2-0:2"), ("ab", 99, "0:2-0:2"), ("", 1, "0:0-0:0"),
  ]) func `a word ends before a comma, a bracket, a colon or a comment`(
    text: String, column: Int, range: String
  ) {
    let lines = FileLines(Array(text.utf8))
    #expect(shown(lines.word(at: Position(line: 1, column: column), .utf16)) == range)
  }

  @Test func `an unknown position is the first line, one behind the end the last`() {
    let lines = FileLines(Array("ab\ncd".utf8))
    #expect(shown(lines.word(at: .unknown, .utf16)) == "0:0-0:2")
    #expect(shown(lines.word(at: Position(line: 7, column: 1), .utf16)) == "1:2-1:2")
  }

  @Test(arguments: [("", true), (" \t", true), ("  # c", true), ("- a # c", false)])
  func `a line with a comment alone is blank`(text: String, isBlank: Bool) {
    #expect(FileLines(Array(text.utf8)).isBlank(0) == isBlank)
  }
}
