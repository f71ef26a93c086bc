import SpokenATDriver
import Testing

struct DriverKeyTests {
  @Test(
    arguments: [
      ("\u{E000}", .named(.null)), ("\u{E003}", .named(.backspace)), ("\u{E006}", .named(.return)),
      ("\u{E009}", .named(.control)), ("\u{E00A}", .named(.option)), ("\u{E00D}", .named(.space)),
      ("\u{E014}", .named(.right)), ("\u{E017}", .named(.delete)), ("\u{E018}", .character(";")),
      ("\u{E01A}", .character("0")), ("\u{E023}", .character("9")), ("\u{E029}", .character("/")),
      ("\u{E031}", .named(.f1)), ("\u{E03C}", .named(.f12)), ("\u{E03D}", .named(.command)),
      ("\u{E040}", .named(.zenkakuHankaku)), ("\u{E05D}", .named(.delete)), (" ", .named(.space)),
      ("a", .character("a")), ("é", .character("é")), ("日", .character("日")),
    ] as [(String, DriverKey)])
  func `reads the keys of WebDriver`(text: String, key: DriverKey) {
    #expect(DriverKey(text) == key)
  }

  @Test(arguments: ["", "ab", "\u{E02A}", "\u{E02F}", "\u{E03E}", "\u{F8FF}", "\u{E009}\u{301}"])
  func `refuses what is no key`(text: String) {
    #expect(DriverKey(text) == nil)
  }
}
