import ScreenTree
import Testing

@testable import SpokenLint

struct LintCommentsTests {
  private func comments(_ text: String) -> LintComments { LintComments(Array(text.utf8)) }

  @Test(arguments: [
    ("a: 1 # spoken-lint: disable=emoji-run\nb: 2", [1]),
    ("# spoken-lint: disable=emoji-run\n\n# and\na: 1\nb: 2", [4]),
    ("# spoken-lint: disable=emoji-run\r\na: 1", [2]),
    ("<!-- spoken-lint: disable=emoji-run -->\n<a/>", [2]),
    ("<a/> <!-- spoken-lint: disable=all -->", [1]),
    ("# spoken-lint: disable-file=emoji-run\na: 1\nb: 2", [1, 2, 3, 4, 5]),
    ("spoken-lint: disable=emoji-run\na: 1", []), ("# spoken-lint: enable=emoji-run\na: 1", []),
    ("a: 1 # spoken-lint: disable=many-facts, emoji-run", [1]),
    ("a: 1 # spoken-lint: disable=many-facts ,emoji-run , all", [1]),
    ("<a/> <!-- spoken-lint: disable=many-facts, emoji-run-->", [1]),
    ("# spoken-lint: disable=many-facts\na: 1", []), ("# spoken-lint:", []), ("", []),
  ]) func `hold for their line, the next one, or the file`(text: String, lines: [Int]) {
    let comments = comments(text)
    let silent = (1...5).filter {
      comments.silence("emoji-run", at: [Position(line: $0, column: 1)])
    }
    #expect(silent == lines)
  }

  @Test func `remember what is no rule`() {
    let unknown = comments("a: 1\nb: 2 # spoken-lint: disable=emoji,many-facts").unknown
    #expect(unknown.map(\.id) == ["emoji"])
    #expect(unknown.map(\.line) == [2])
  }

  @Test(arguments: [
    ("# spoken-lint: disable=many-facts, emoji", ["emoji"]),
    ("# spoken-lint: disabled=many-facts", ["disabled=many-facts"]),
    ("# spoken-lint: disable=many-facts disable-fil=emoji-run", ["disable-fil=emoji-run"]),
    ("# spoken-lint: disable=many-facts emoji-run", ["emoji-run"]),
    ("# spoken-lint: disable many-facts", ["disable many-facts"]),
    ("# spoken-lint: disable= many-facts", ["disable=", "many-facts"]),
    ("<!-- spoken-lint: enable -->", ["enable"]), ("# spoken-lint:", [""]),
    ("# spoken-lint: disable=many-facts because it lists facts, all of them short", []),
    ("<!-- spoken-lint: disable=all-->", []),
  ]) func `remember what is not understood`(text: String, unknown: [String]) {
    let comments = comments(text)
    #expect(comments.unknown.map(\.id) + comments.unclear.map(\.words) == unknown)
  }
}
