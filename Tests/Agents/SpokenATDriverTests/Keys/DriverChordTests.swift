import SpokenATDriver
import Testing

struct DriverChordTests {
  @Test(
    arguments: [
      (["\u{E009}", "\u{E00A}", "\u{E014}"], "VO+Right", nil),
      (["\u{E00A}", "\u{E009}", "\u{E008}", "\u{E015}"], "VO+Shift+Down", nil),
      (["\u{E009}", "\u{E00A}", "\u{E03D}", "H"], "VO+Command+H", nil),
      (["\u{E012}", "\u{E014}"], "Left+Right", nil), (["a"], "A", "a"),
      (["\u{E008}", "a", "b"], "Shift+A+B", "AB"), (["\u{E03D}", "c"], "Command+C", nil),
      (["\u{E007}"], "Return", nil), (["\u{E000}", "\u{E00C}"], "Escape", nil),
    ] as [([String], String, String?)])
  func `reads keys that are pressed together`(
    texts: [String], written: String, typed: String?
  ) throws {
    let chord = try DriverChord(pressing: texts)
    #expect(chord.written == written && chord.typed == typed)
  }

  @Test func `names what is no key`() {
    let error = #expect(throws: DriverError.self) { try DriverChord(pressing: ["\u{E02F}"]) }
    #expect(error?.code == .invalidArgument && error?.message.contains("\\ue02f") == true)
  }
}
