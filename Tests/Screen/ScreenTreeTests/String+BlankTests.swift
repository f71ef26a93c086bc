import ScreenTree
import Testing

struct StringBlankTests {
  @Test(arguments: [
    ("", true), (" ", true), (" \t\r\n", true), ("\u{A0}\u{2003}\u{3000}", true), ("a", false),
    ("  .", false), ("é", false), ("あ", false), ("\u{200B}", false), (" \u{301}", true),
    ("1\u{FE0F}\u{20E3}", false), ("\u{7F}", false), ("\0", false),
  ])
  func `is blank when it is nothing but white space`(text: String, isBlank: Bool) {
    #expect(text.isBlank == isBlank)
    #expect(text.allSatisfy(\.isWhitespace) == isBlank)
  }
}
