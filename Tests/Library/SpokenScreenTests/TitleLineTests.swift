import Testing

@testable import SpokenCheck

struct TitleLineTests {
  @Test(
    arguments: [
      ("# A · ios · en", []), ("#A · ios · en", []),
      ("# A · ios · de", ["the language is \"en\", was \"de\""]),
      (
        "# B · C · macos · en",
        ["the title is \"A\", was \"B · C\"", "the platform is \"ios\", was \"macos\""]
      ),
      ("# by hand", ["the title is \"A · ios · en\", was \"by hand\""]),
    ] as [(String, [String])])
  func `reports which part is another`(old: String, expected: [String]) {
    #expect(TitleLine("# A · ios · en").differences(from: TitleLine(old)) == expected)
  }
}
