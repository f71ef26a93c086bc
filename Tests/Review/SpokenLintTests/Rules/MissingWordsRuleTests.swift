import Testing

struct MissingWordsRuleTests {
  @Test(arguments: [
    ("- Button: Zapłać\n- Button: Anuluj", "pl", ["1 missing-words"]),
    ("- Text: Zapłać", "pl", []),
    ("- Button: Pay\n- Button: Zapłać\n  language: pl", "en-US", ["2 missing-words"]),
    (
      "- Button: Zapłać\n- Button: Paga\n  language: it", "pl",
      ["1 missing-words", "2 missing-words"]
    ),
    ("- Button: 支付", "zh-TW", []),
  ]) func `reports a language without words once for a screen`(
    views: String, language: String, expected: [String]
  ) throws {
    #expect(try found(views, language: language) == expected)
  }
}
