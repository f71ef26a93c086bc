import Testing

@testable import SpokenListening

struct InlineTextTests {
  private static let source = """
    @Test func one() {
      expectSpoken(
        basket,
        reads: \"""
          Basket

            Hint
          \""")
    }
    @Test func two() { expectSpoken(basket, reads: "Pay") }
    @Test func three() { expectSpoken(basket, reads: "Pay") }

    """

  @Test func `reads the literals of a source`() {
    let literals = InlineText.literals(of: Array(Self.source.unicodeScalars))
    #expect(literals.map(\.value) == ["Basket\n\n  Hint", "Pay", "Pay"])
    #expect(literals.map(\.line) == [4, 10, 11])
  }

  @Test func `replaces the text of the call at a line, in its indentation`() throws {
    let (text, growth) = try #require(
      InlineText.rewritten(Self.source, line: 11, from: "Pay", to: "Pay\n  Pays\nDone"))
    #expect(growth == 4)
    #expect(
      text.hasSuffix(
        """
        @Test func two() { expectSpoken(basket, reads: "Pay") }
        @Test func three() { expectSpoken(basket, reads: \"""
          Pay
            Pays
          Done
          \""") }

        """))
    let (block, _) = try #require(
      InlineText.rewritten(Self.source, line: 2, from: "Basket\n\n  Hint", to: #"/\d/"#))
    #expect(block.contains("    reads: #\"\"\"\n      /\\d/\n      \"\"\"#)\n"))
    #expect(InlineText.rewritten(Self.source, line: 2, from: "Other", to: "x") == nil)
  }

  @Test(arguments: [
    (#"\> a"#, "#"), (##"\# Foo"##, "##"), (##"\#(x)"##, "##"), (###"\## a"###, "###"),
    (#"say """#, ""), (#"say """now"#, "#"), (##"""" # \#"##, "##"),
    // A mark on top makes another character of a quotation mark or a hash, but not for Swift.
    ("\"\"\"\u{301}", "#"), ("\\#\u{FE0F}\u{20E3}", "##"),
  ])
  func `fences a text so that nothing in it has a meaning`(text: String, fence: String) throws {
    let (new, _) = try #require(
      InlineText.rewritten("f(reads: \"x\")\n", line: 1, from: "x", to: text))
    let quotes = #"""""#
    #expect(new == "f(reads: \(fence)\(quotes)\n  \(text)\n  \(quotes)\(fence))\n")
    #expect(InlineText.literals(of: Array(new.unicodeScalars)).map(\.value) == [text])
  }
}
