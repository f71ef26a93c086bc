import Testing

@testable import AppSources

struct SwiftLexerTests {
  @Test func `knows the places of pieces`() {
    let source = "é a\r\n\r\u{B}b \"\"\"\n\n\"\"\" c\n  \"\\(d \"\\(e)\")\" f"
    let bytes = Array(source.utf8)
    let places = SwiftLexer.tokens(of: bytes).filter { $0.kind == .name }.map {
      "\(bytes.text($0.range)) \($0.line):\($0.column) \($0.interpolation)"
    }
    #expect(
      places == ["é 1:1 0", "a 1:4 0", "b 3:2 0", "c 5:5 0", "d 6:6 1", "e 6:11 2", "f 6:17 0"])
  }

  @Test(arguments: [
    "#", "\"", "`", "/a", "= /", "\"\\(", "/*", "#\"\"\"", "(", "@objc(", "#/", "\\/",
  ])
  func `takes time in proportion to the length`(sign: String) {
    let source = Array(String(repeating: sign + " ", count: 20_000).utf8)
    let clock = ContinuousClock()
    let time = clock.measure { #expect(!SwiftLexer.tokens(of: source).isEmpty) }
    // A twentieth of a second; the square of the length would be minutes.
    #expect(time < .seconds(20))
  }
}
