import Testing

@testable import SpokenListening

struct InlineTextLiteralsTests {
  @Test(arguments: [
    (#"reads: "a\n\"b\" \u{41}")"#, "a\n\"b\" A"), (##"reads: #"a\d"#)"##, #"a\d"#),
    (##"reads: #"a\#n\n"#)"##, "a\n\\n"),
    ("reads:\n    \"x\")", "x"),
  ])
  func `reads escapes`(source: String, value: String) {
    #expect(InlineText.literals(of: Array(source.unicodeScalars)).map(\.value) == [value])
  }

  @Test(arguments: [
    #"reads: "\(x)""#, ##"reads: #"\#(x)"#"##, "reads: text", "reads: \"open",
    "reads: \"\"\"a\"\"\"",
  ])
  func `leaves alone what it cannot read`(source: String) {
    #expect(InlineText.literals(of: Array(source.unicodeScalars)) == [])
  }
}
