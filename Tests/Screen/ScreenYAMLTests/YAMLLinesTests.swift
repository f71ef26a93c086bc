import ScreenTree
import Testing

@testable import ScreenYAML

struct YAMLLinesTests {
  @Test(arguments: [
    (0, ""), (1, "a"), (2, ""), (3, "b\t"), (4, "é"), (5, ""), (6, ""), (-1, ""),
  ]) func `counts lines from 1, whatever ends them`(number: Int32, line: Substring) {
    #expect(YAMLLines("a\r\n\nb\t\ré\n")[number] == line)
  }

  @Test(arguments: [
    (1, "", "e\u{301}: b", "e\u{301}"), (2, "e", "\u{301}: b", "\u{301}"),
    (3, "e\u{301}", ": b", ":"), (5, "e\u{301}: ", "b", "b"), (6, "e\u{301}: b", "", nil),
    (9, "e\u{301}: b", "", nil),
  ]) func `counts columns in scalars`(
    column: Int, before: String, rest: String, character: Character?
  ) {
    let lines = YAMLLines("first\ne\u{301}: b\nlast")
    let position = Position(line: 2, column: column)
    #expect(lines.before(position).unicodeScalars.elementsEqual(before.unicodeScalars))
    #expect(lines.rest(from: position).unicodeScalars.elementsEqual(rest.unicodeScalars))
    #expect(lines.character(at: position) == character)
  }

  @Test(arguments: [
    ("a: b: c", 5, "b: c"), ("  label:  Total: 5  ", 16, "Total: 5"), ("a: b: c: d", 8, "b: c: d"),
    ("a: b", 2, nil), ("a:b: c", 4, nil), ("a", 1, nil),
  ]) func `finds the text that contains a colon`(line: String, column: Int, text: String?) {
    #expect(YAMLLines(line).text(around: Position(line: 1, column: column)) == text)
  }

  @Test(arguments: [
    ("a #b", 1, true), ("[#b", 1, true), ("{#b", 1, true), ("a,#b", 1, true), ("a #", 1, true),
    ("a#b", 1, false), ("(#b", 1, false), ("#b", 1, false), ("a #b", 3, false), ("a #b", 2, true),
    ("", 1, false),
  ]) func `finds a comment after a position`(line: String, column: Int, isThere: Bool) {
    #expect(YAMLLines(line).hasComment(after: Position(line: 1, column: column)) == isThere)
  }

  @Test(arguments: [
    ("a #x\n\n  \nb", 4, Position(line: 1, column: 1)),
    ("a #x\n  b #y\nc", 3, Position(line: 2, column: 1)), ("a #x\nb\nc", 3, nil),
    ("a #x\nb", 1, nil), ("\n \nb", 3, nil),
  ]) func `finds a comment in the last line with content before another`(
    text: String, line: Int, comment: Position?
  ) {
    #expect(YAMLLines(text).comment(before: Position(line: line, column: 1)) == comment)
  }

  @Test(arguments: [
    ("views:\n  - Text: A\n   hint: B", 3, [2], [0, 4]),
    ("- - a\n", 2, [0, 2], [4]), ("-   a: b", 2, [0], [4]), ("  -\n", 2, [2], []),
    // A blank line or a comment closes no block.
    ("  - a\n# c\n\n    b: 1\nd", 5, [2], [4]),
    ("a:\n  b:\n    c: 1\n  d: 2\n", 5, [], [0, 2]), ("a:\n  - b\nc: d", 4, [], [0]),
    ("a:\n  - b\n", 1, [], []), ("-a: b", 2, [], [0]),
  ]) func `finds the columns of the blocks that are open above a line`(
    text: String, line: Int32, dashes: [Int], keys: [Int]
  ) {
    let lines = YAMLLines(text)
    #expect(lines.columns(above: line, ofDashes: true) == dashes)
    #expect(lines.columns(above: line, ofDashes: false) == keys)
  }
}
