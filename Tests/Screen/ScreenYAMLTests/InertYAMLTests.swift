import ScreenDocuments
import Testing

@testable import ScreenYAML

struct InertYAMLTests {
  /// A text with the letters of the private area of Unicode up to one of them.
  private static func letters(upTo last: UInt32) -> String {
    (0xE000...last).compactMap(Unicode.Scalar.init).map(String.init).joined()
  }

  @Test(arguments: [
    ("a: *b", "a: \u{E000}b"), ("? a\n: *b", "\u{E001} a\n: \u{E000}b"),
    ("[*a,?b]", "[\u{E000}a,\u{E001}b]"), ("*a", "\u{E000}a"),
    // One character that may have a meaning is enough to replace all of them.
    ("2*3 *b?", "2\u{E000}3 \u{E000}b\u{E001}"),
    // Letters that the text contains are left out.
    ("\u{E000}\u{E002} *?", "\u{E000}\u{E002} \u{E001}\u{E003}"), ("é*", "é\u{E000}"),
  ]) func `replaces the two characters by letters that the text has not`(
    text: String, inert: String
  ) throws {
    let yaml = try InertYAML(text)
    #expect(yaml.text == inert)
    #expect(yaml.hasAliases)
    #expect(yaml.restored(yaml.text) == text)
  }

  @Test(arguments: ["", "a: b", "a: Really?", "a: 2*3", "a: Z* and A?", "\u{E000}"])
  func `leaves a text alone where both follow letters and digits`(text: String) throws {
    let yaml = try InertYAML(text)
    #expect(yaml.text == text)
    #expect(!yaml.hasAliases)
    #expect(yaml.restored("\u{E000}\u{E001}") == "\u{E000}\u{E001}")
  }

  @Test func `restores no letters of the text itself`() throws {
    #expect(try InertYAML("\u{E000} *a").restored("\u{E000}\u{E001}") == "\u{E000}*")
  }

  @Test func `takes the last two letters of the private area`() throws {
    let rest = Self.letters(upTo: 0xF8FD)
    #expect(try InertYAML(rest + "*?").text == rest + "\u{F8FE}\u{F8FF}")
  }

  @Test(arguments: [UInt32(0xF8FE), 0xF8FF])
  func `refuses a text without two free letters`(last: UInt32) {
    let text = Self.letters(upTo: last) + "*"
    let fault = #expect(throws: Document.Fault.self) { try InertYAML(text) }
    #expect(
      fault.map { "\($0.position): \($0.message)" }
        == "1:1: the file has every character of Unicode's private area; leave some of them out")
  }

  @Test(arguments: [
    ("a: &b x\nc: *b\nd: '*b'\ne: ?x\nf: 2*3\n", #"{"a":"x","c":"x","d":"*b","e":"?x","f":"2*3"}"#),
    ("'*a': b\n'? c': d\n", #"{"*a":"b","? c":"d"}"#),
    ("a: b *c ?d\n\u{E000}: e?\n", "{\"a\":\"b *c ?d\",\"\u{E000}\":\"e?\"}"),
    ("a: |\n  * b\n  ? c\n", #"{"a":"* b\n? c\n"}"#),
  ]) func `reads the two characters as YAML means them`(text: String, json: String) throws {
    #expect(try Document.readYAML(Array(text.utf8)).compactJSON == json)
  }

  @Test(arguments: [
    ("a: &b [1, *c?]\n", "1:11: '*'"), ("a: *b?c\n", "1:4: '*'"), ("- ? b\n", "1:3: '?'"),
    ("- ?\n", "1:3: '?'"), ("a: [b, ? c]\n", "1:8: '?'"),
  ]) func `says which of them stands at the start of a text`(text: String, start: String) {
    let fault = #expect(throws: Document.Fault.self) { try Document.readYAML(Array(text.utf8)) }
    #expect(
      fault.map { "\($0.position): \($0.message)" } == start
        + " means something to YAML at the start of a text; put the text in quotation marks")
  }
}
