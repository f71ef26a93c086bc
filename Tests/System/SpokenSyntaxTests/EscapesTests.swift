import Foundation
import SpokenSyntax
import TestSupport
import Testing

struct EscapesTests {
  private static let signs = [
    "<", ">", "&", "\"", "'", "</script>", "<!--", "-->", "]]>", "\\", "|",
  ]
  private static let texts = signs.flatMap(Neighbours.texts)

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test(arguments: [
    ("Pay", "Pay"), ("a & b", "a &amp; b"), ("</script>", "&lt;/script&gt;"),
    ("]]>", "]]&gt;"), ("\"'", "&quot;&#39;"), ("a\nb\tc", "a b c"), ("\u{0}", "\u{FFFD}"),
    ("\u{7F}", "\u{FFFD}"), ("\u{85}", "\u{FFFD}"), ("\u{FFFF}", "\u{FFFD}"),
    ("\u{202E}שלום", "\u{202E}שלום"), ("食料品", "食料品"), ("👩‍👧", "👩‍👧"), ("", ""),
  ])
  func `escapes what is markup and replaces what HTML does not allow`(
    text: String, expected: String
  ) {
    #expect(text.inHTML == expected)
  }

  @Test(arguments: [
    ("a", "a"), ("&lt;b&gt; &amp; &quot;&apos;", "<b> & \"'"), ("&amp;lt;", "&lt;"),
    ("&#65; &nbsp; &", "&#65; &nbsp; &"), ("&lt;\u{301}", "<\u{301}"),
  ])
  func `reads the entities of XML once`(text: String, expected: String) {
    #expect(text.withoutEntities == expected)
  }

  @Test func `no character below a space stays as it is in HTML`() {
    for value in UInt8(0)..<0x20 {
      let text = "a\(Character(Unicode.Scalar(value)))b".inHTML
      #expect(text == "a b" || text == "a\u{FFFD}b", "\(value)")
    }
  }

  @Test(arguments: texts)
  func `HTML and XML are read as the same text`(text: String) {
    for escaped in [text.inHTML, text.inXML] {
      let read = ParsedXML("<p title=\"\(escaped)\">\(escaped)</p>")
      #expect(read.fault == nil)
      #expect(read.elements == ["p"] && bytes(read.text) == bytes(text))
      #expect(bytes(read.attributes["title"] ?? "") == bytes(text))
    }
  }

  @Test(arguments: texts)
  func `JSON in a script element is the same text without an angle`(text: String) throws {
    let json = String(decoding: try JSONEncoder().encode([text]), as: UTF8.self).inScriptElement
    #expect(!json.utf8.contains(UInt8(ascii: "<")))
    let read = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String]
    #expect(read.map { $0.map(bytes) } == [bytes(text)])
  }

  @Test func `line separators are escaped in a script element`() {
    #expect("\u{2028}\u{2029}".inScriptElement == "\\u2028\\u2029")
  }

  @Test(arguments: Neighbours.texts(beside: "--") + ["-", "---", "----", "a--->b", "--><p/>"])
  func `nothing ends a comment of XML`(text: String) {
    let read = ParsedXML("<p><!-- \(text.inXMLComment) --></p>")
    #expect(read.fault == nil && read.elements == ["p"] && read.text.isEmpty)
  }

  @Test(arguments: texts)
  func `a cue of WebVTT is the same text, without a tag or an arrow`(text: String) {
    let cue = text.inWebVTT
    #expect(!cue.utf8.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") })
    #expect(bytes(ParsedXML("<c>\(cue)</c>").text) == bytes(text))
  }

  @Test(arguments: Neighbours.texts(beside: "-->"))
  func `an arrow is split`(text: String) {
    let split = text.withSplitArrows
    #expect(split.utf8.firstRange(of: "-->".utf8) == nil)
    #expect(bytes(split).filter { $0 != 0x20 } == bytes(text))
  }

  @Test(arguments: ["`", "*", "_", "[", "]", "<", ">", "#", "|", "~", "&", "\\", "{", "}"])
  func `Markdown has a backslash before each sign`(sign: String) {
    for text in Neighbours.texts(beside: sign) {
      let expected: [UInt8] = bytes(text).flatMap { $0 == sign.utf8.first ? [0x5C, $0] : [$0] }
      #expect(bytes(text.inMarkdown) == expected)
    }
  }

  @Test(arguments: [
    ("a*b", "a\\*b"), (" a b ", "&#32;a b&#32;"), ("\u{A0}::a", "&#160;::a"),
    ("a\u{3000}\u{301}", "a\u{3000}\u{301}"), ("a\u{600}\u{3000}", "a\u{600}&#12288;"),
    (" \u{A0}", "&#32;&#160;"), ("", ""),
  ])
  func `white space at an end of emphasis is a number`(text: String, expected: String) {
    #expect(bytes(text.inMarkdownEmphasis) == bytes(expected))
  }

  @Test(arguments: Neighbours.texts(beside: "|"))
  func `no bar ends a cell of a table`(text: String) {
    let expected: [UInt8] = bytes(text).flatMap { $0 == 0x7C ? [0x5C, 0x7C] : [$0] }
    #expect(bytes(text.inTableCell) == expected)
  }

  @Test func `a head of a table has a line below`() {
    #expect(["a", "b"].tableHead == "| a | b |\n|---|---|\n" && [""].tableRow == "|  |\n")
  }

  @Test(arguments: [
    ("a/b.yaml", "a/b.yaml"), ("", "''"), ("a b", "'a b'"), ("é", "'é'"),
    ("'\u{301}$(x)", "''\\''\u{301}$(x)'"), ("\u{600}'", "'\u{600}'\\'''"),
  ])
  func `a shell takes it as one word`(text: String, expected: String) {
    #expect(bytes(text.inShell) == bytes(expected))
  }
}
