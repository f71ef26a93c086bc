import SpokenScreen
import Testing

struct GoldenPatternTests {
  @Test(
    arguments: [
      ("Food, $40", .text("Food, $40"), false),
      ("Food, $40  ", .text("Food, $40"), false),
      ("  Swipe up", .text("  Swipe up"), false),
      ("…", .anything, false),
      ("/Food, \\$\\d+/", .expression(indent: "", pattern: "Food, \\$\\d+"), false),
      ("  /Swipe .*/", .expression(indent: "  ", pattern: "Swipe .*"), false),
      ("?Food", .text("Food"), true),
      ("? Food", .text("Food"), true),
      ("?  Actions available", .text("  Actions available"), true),
      ("  ?Actions available", .text("  Actions available"), true),
      ("?/a+/", .expression(indent: "", pattern: "a+"), true),
      ("\\/etc/", .text("/etc/"), false),
      ("\\…", .text("…"), false),
      ("\\\\o/", .text("\\o/"), false),
      ("?", .text("?"), false),
      ("//", .text("//"), false),
      ("> next", .text("> next"), false),
      ("?\u{301}Food", .text("\u{301}Food"), true),
      ("\\\u{301}", .text("\u{301}"), false),
      ("  \u{301}", .text("  \u{301}"), false),
      ("/\u{301}a/", .expression(indent: "", pattern: "\u{301}a"), false),
    ] as [(String, GoldenPattern.Content, Bool)])
  func `reads a line`(source: String, content: GoldenPattern.Content, isOptional: Bool) {
    let pattern = GoldenPattern(source)
    #expect(pattern.content == content)
    #expect(pattern.isOptional == isOptional)
  }
}
