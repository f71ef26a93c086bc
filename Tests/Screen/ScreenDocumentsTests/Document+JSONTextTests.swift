import TestSupport
import Testing

@testable import ScreenDocuments
@testable import ScreenFiles

struct DocumentJSONTextTests {
  @Test func `writes words, lists and mappings`() throws {
    let text =
      #"{"a":[1,true,null,"x\n\u0001\u2028é"],"b":{},"c":[],"d":[{"e":-1.5e3}]}"#
    let document = try Document.readJSON(Array(text.utf8))
    #expect(document.compactJSON == text)
    #expect(try Document.readJSON(Array(document.json.utf8)).says(document))
    #expect(
      document.json.hasPrefix(
        "{\n  \"a\": [1,true,null,\"x\\n\\u0001\\u2028é\"],\n  \"b\": {},\n  \"c\": [],\n"))
  }

  @Test(arguments: [
    ("yes", "\"yes\""), ("", "null"), ("~", "null"), ("1", "1"), ("01x", "\"01x\""),
    ("0123", "\"0123\""), ("5.", "\"5.\""),
  ])
  func `writes plain words of YAML as JSON has them`(word: String, json: String) {
    #expect(Document.word(word).compactJSON == json)
  }

  @Test(arguments: [
    (Unicode.Scalar(0x7), "U+0007"), ("A", "U+0041"), ("\u{FFFE}", "U+FFFE"),
    ("\u{1F600}", "U+1F600"), ("\u{10FFFF}", "U+10FFFF"),
  ]) func `writes a code point with four digits or more`(scalar: Unicode.Scalar, text: String) {
    #expect(scalar.codePoint == text)
  }
}
