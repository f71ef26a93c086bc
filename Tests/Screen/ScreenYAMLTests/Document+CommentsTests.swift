import ScreenDocuments
import ScreenTree
import ScreenYAML
import Testing

struct DocumentCommentsTests {
  private static let advice =
    " is read as a comment; put the text in quotation marks, or write a space after the # of a comment"

  private func warnings(_ text: String) throws -> [String] {
    let bytes = Array(text.utf8)
    return try Document.readYAML(bytes).commentWarnings(in: bytes, file: "f")
      .map(\.description)
  }

  @Test(arguments: [
    ("a: Number #1\n", "f:1:4: warning: '#1'"),
    ("a: Number   #1 of 2\n", "f:1:4: warning: '#1 of 2'"),
    // The end of a line in Windows is not part of the comment.
    ("a: b\r\nc: d #1\r\ne: f\r\n", "f:2:4: warning: '#1'"),
    // A value that is left out is reported at its key.
    ("a:\n  key: #1\n  b: c\n", "f:2:3: warning: '#1'"),
    ("- a\n- b #1\n", "f:2:3: warning: '#1'"),
    ("a: é😀 #é\n", "f:1:4: warning: '#é'"),
    (
      "a: b #12345678901234567890123456789012345678901234567890123456789012345\n",
      "f:1:4: warning: '#12345678901234567890123456789012345678901234567890123456789'"
    ),
  ]) func `warns of a comment that may be part of a text`(text: String, start: String) throws {
    #expect(try warnings(text) == [start + Self.advice])
  }

  @Test(arguments: [
    "a: b # comment\n", "a: b ## comment\n", "a: b #\n", "a: b #\r\n", "a: b#1\n", "#1\na: b\n",
    "a: 'b' #1\n", "a: b\n #1\n", "- #1\n- b\n",
    // The # is part of the text.
    "a: 'b #1'\n", "a: |\n  b #1\n",
    // Very long lines are not examined.
    "a: b #" + String(repeating: "1", count: 1000) + "\n",
  ]) func `is silent about other comments and texts`(text: String) throws {
    #expect(try warnings(text) == [])
  }

  @Test func `warns of each line of a list`() throws {
    let text = "- a #1\n- b\n- c #2\n"
    #expect(
      Set(try warnings(text)) == [
        "f:1:3: warning: '#1'" + Self.advice, "f:3:3: warning: '#2'" + Self.advice,
      ])
  }
}
