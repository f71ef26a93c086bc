import Testing

struct ForeignScriptRuleTests {
  @Test(arguments: [
    ("- Text: Привет", "en-US", 1), ("- Text: 東京", "en-US", 1), ("- Text: 東", "en-US", 1),
    ("- Text: 한국어", "ja-JP", 1), ("- Text: Ωμέγα", "ru-RU", 1), ("- Text: שלום", "de", 1),
    ("- Text: Hello", "ru-RU", 0), ("- Text: iPhone です", "ja-JP", 0), ("- Text: 5 Ω", "en-US", 0),
    ("- Text: π ≈ 3", "en-US", 0), ("- Text: Привет", "ru-RU", 0), ("- Text: 東京", "ja-JP", 0),
    ("- Text: Tiếng Việt", "vi-VN", 0), ("- Text: Привет\n  language: ru", "en-US", 0),
    ("- Text: Say Привет\n  attributed:\n    - { range: [4, 6], language: ru }", "en-US", 0),
    ("- Text: Привет", "xx", 0), ("- Text: 👋🏽 ★ ™", "en-US", 0),
    ("- Button: Go\n  hint: Открывает меню", "en-US", 1),
  ]) func `compares letters with the scripts of the language`(
    views: String, language: String, count: Int
  ) throws {
    #expect(try found(views, language: language).count == count)
  }
}
