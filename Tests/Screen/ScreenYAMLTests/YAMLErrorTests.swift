import ScreenDocuments
import ScreenTree
import ScreenYAML
import Testing

struct YAMLErrorTests {
  private func message(_ text: String) -> String? {
    let fault = #expect(throws: Document.Fault.self) { try Document.readYAML(Array(text.utf8)) }
    return fault.map { "\($0.position): \($0.message)" }
  }

  @Test(arguments: [
    (
      "a: [b, c\nd: e\n",
      "1:4: what opens here is not closed; add ']', or put a text that begins with a brace or a bracket in quotation marks"
    ),
    (
      "a: [b c: d: e]\n",
      "1:11: a comma or ']' is missing here; put a text with a comma, a colon or a brace in quotation marks"
    ),
    (
      "a: {'b' 'c'}\n",
      "1:9: a comma or '}' is missing here; put a text with a comma, a colon or a brace in quotation marks"
    ),
    (
      "a: [b #x, c]\nd: e\n",
      "1:4: a # begins a comment in this line and hides the rest of it; put a text with # in quotation marks"
    ),
    ("a: [{B:, c: d}]\n", "1:7: put a space after the colon, before ','"),
    ("a: {B:}\n", "1:6: put a space after the colon, before '}'"),
    (
      "a: 'b\n",
      "1:4: the quotation mark that opens here is not closed; close it at the end of the text"
    ),
    (
      "a: \"b\n---\nc\"\n",
      "1:4: the quotation mark that opens here is not closed; close it at the end of the text"
    ),
    (
      "a: 'b' 'c'\n",
      "1:8: there is more text after the closing quotation mark; write \\\" for a quotation mark inside a text"
    ),
    (
      "a: b: c: d\n",
      "1:5: a colon and a space begin a value; put the text in quotation marks: \"b: c: d\""
    ),
    (
      "a: \"\\xZZ\"\n",
      "1:7: write two backslashes for one in double quotation marks, or use single quotation marks"
    ),
    (
      "a: %b\n",
      "1:4: '%' means something to YAML at the start of a text; put the text in quotation marks"
    ),
    (
      "a: !b!c d\n",
      "1:4: '!' means something to YAML at the start of a text; put the text in quotation marks"
    ),
    (
      "a: |x\n  b\n",
      "1:4: '|' means something to YAML at the start of a text; put the text in quotation marks"
    ),
    ("a: b\n   c: d\n", "2:4: this key is indented by 3 spaces, not by 0 as its neighbors above"),
    ("a: b\nc d e\nf: g\n", "2:1: a colon is missing after 'c d e'"),
    (
      "a: !<tag b\n",
      "1:9: the YAML cannot be read: did not find the expected '>' while scanning a tag"
    ),
  ]) func `says what is wrong and how to fix it`(text: String, expected: String) {
    #expect(message(text) == expected)
  }

  @Test(arguments: [
    ("x: 1\na: 1\nb: 2\na: 2\n", "2:1: the key 'a' is there twice, first here; keep one"),
    ("a: 1\na: 2\n", "1:1: the key 'a' is there twice, first here; keep one"),
    (
      "a:\n  - b: 1\n    c: 2\n    b: 3\n    c: 4\n",
      "2:5: the keys 'b', 'c' are there twice, 'b' first here; keep one of each"
    ),
    (
      "a: 1\nj: 1\ni: 1\nh: 1\ng: 1\nf: 1\ne: 1\nd: 1\nc: 1\nb: 1\n"
        + "b: 2\nc: 2\nd: 2\ne: 2\nf: 2\ng: 2\nh: 2\ni: 2\nj: 2\na: 2\n",
      "1:1: the keys 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j' are there twice, 'a' first here; keep one of each"
    ),
    (
      "1234567890123456789012345678901234567890123456789012345678901234567890123456789012345: a\n"
        + "1234567890123456789012345678901234567890123456789012345678901234567890123456789012345: b\n",
      "1:1: the key '12345678901234567890123456789012345678901234567890123456789012345678901234567890' is there twice, first here; keep one"
    ),
  ]) func `names the keys that a mapping has twice`(text: String, expected: String) {
    #expect(message(text) == expected)
  }

  @Test(arguments: [
    ("a: b\nc: é\u{1}\n", "2:5: the character U+0001"),
    ("a: b\r\n\u{7F}", "2:1: the character U+007F"),
    ("a: \u{84}\u{86}\n", "1:4: the character U+0084"),
    ("a: 😀\u{A0}\u{FFFD}\u{FFFF}\n", "1:7: the character U+FFFF"),
  ]) func `finds the first character that YAML does not allow`(text: String, start: String) {
    #expect(
      message(text) == start
        + " cannot stand in YAML; take it out, or write it as \\x or \\u in double quotation marks")
  }
}
