import SpokenScreen
import Testing

struct EmojiRunRuleTests {
  @Test(arguments: [
    ("🎉🎉 Sale", false), ("🎉🎉🎉 Sale", true), ("Sale 🎉\u{A0}🎉  🎉", true),
    ("🎉 a 🎉 b 🎉", false), ("🎉,🎉,🎉 Sale", false), ("🎉#🎉🎉 Sale", false),
    // Without a letter the emoji are the content.
    ("🎉🎉🎉 5", false),
    // Digits and some signs are pictures only with a selector.
    ("❤❤❤ you", false), ("❤️❤️❤️ you", true), ("1️⃣2️⃣3️⃣ won", true),
    // Several scalars, one picture.
    ("🇩🇪🇫🇷 match", false), ("🇩🇪🇫🇷🇮🇹 match", true), ("👨‍👩‍👧 us", false), ("👨‍👩‍👧👍🏽🎉 us", true),
  ])
  func `counts pictures in a row beside words`(text: String, isReported: Bool) throws {
    #expect(try found("- Text: \"\(text)\"") == (isReported ? ["1 emoji-run"] : []))
  }

  @Test(arguments: [
    ("- Text: Rating\n  value: ⭐⭐⭐ good", ["2 emoji-run"]),
    ("- Text: Rating\n  value: ⭐⭐⭐", []),
    ("- Button: Shop 🎉🎉🎉\n  id: shop\n  value: 🎉🎉🎉 now", ["1 emoji-run", "3 emoji-run"]),
    ("- Button: Shop 🎉🎉🎉\n  label: Shop", []),
    (
      "- HStack:\n    - Text: \"🎉🎉🎉 A\"\n    - Text: \"🎉🎉🎉 B\"\n  element: combine",
      ["2 emoji-run", "3 emoji-run"]
    ),
  ])
  func `looks at each part of labels and values`(views: String, expected: [String]) throws {
    #expect(try found(views) == expected)
  }

  @Test func `quotes the beginning of a long text`() throws {
    let screen = """
      screen: Sale
      views:
        - Text: "🎉🎉🎉 The longest sale of this summer begins on Monday morning"
      """
    #expect(
      try result(of: LintRule.Example(screen)).findings.map(\.message) == [
        "Every emoji of \"🎉🎉🎉 The longest sale of this summer begi\" is read by its name."
      ])
  }
}
