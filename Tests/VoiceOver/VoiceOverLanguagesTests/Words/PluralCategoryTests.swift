import Testing
import VoiceOverLanguages

struct PluralCategoryTests {
  /// CLDR 47, https://www.unicode.org/cldr/charts/47/supplemental/language_plural_rules.html.
  @Test(arguments: [
    ("uk", [1: PluralCategory.one, 11: .many, 22: .few, 12: .many, 25: .many, 0: .many]),
    ("be", [21: .one, 111: .many, 104: .few, 114: .many, 10: .many]),
    ("sr", [1: .one, 21: .one, 11: .other, 2: .few, 12: .other, 5: .other]),
    ("hr", [101: .one, 104: .few, 100: .other]), ("bs", [31: .one, 32: .few, 30: .other]),
    ("pl", [1: .one, 21: .many, 2: .few, 12: .many, 104: .few, 0: .many]),
    ("cs", [1: .one, 2: .few, 4: .few, 5: .other, 22: .other, 0: .other]),
    ("sk", [1: .one, 3: .few, 101: .other]),
    (
      "ar",
      [
        0: .zero, 1: .one, 2: .two, 3: .few, 10: .few, 11: .many, 99: .many, 100: .other,
        101: .other, 102: .other, 103: .few, 111: .many,
      ]
    ),
    ("he", [0: .other, 1: .one, 2: .two, 3: .other, 10: .other, 20: .other]),
    ("lt", [1: .one, 21: .one, 11: .other, 2: .few, 12: .other, 29: .few, 0: .other, 10: .other]),
    ("lv", [0: .zero, 10: .zero, 11: .zero, 19: .zero, 111: .zero, 1: .one, 21: .one, 2: .other]),
    ("sl", [1: .one, 101: .one, 2: .two, 102: .two, 3: .few, 104: .few, 5: .other, 11: .other]),
    ("ro", [1: .one, 0: .few, 2: .few, 19: .few, 20: .other, 101: .few, 100: .other]),
    ("cy", [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many, 4: .other, 13: .other]),
    ("pt", [0: .one, 1: .one, 2: .other]), ("hy", [0: .one, 1: .one, 2: .other]),
    ("hi", [0: .one, 1: .one, 2: .other]), ("da", [0: .other, 1: .one, 2: .other]),
    ("is", [1: .one, 101: .one, 111: .other, 0: .other]),
    ("tr", [0: .other, 1: .one, 2: .other]), ("zh", [0: .other, 1: .other]),
    ("ko", [1: .other]), ("nl", [0: .other, 1: .one]),
  ]) func `whole numbers have the categories of CLDR`(
    language: String, categories: [Int: PluralCategory]
  ) {
    for (number, category) in categories {
      #expect(PluralCategory.of(number, in: language) == category, "\(number)")
      #expect(PluralCategory.of(-number, in: language) == category, "-\(number)")
    }
  }

  @Test(
    arguments: [
      ("en", "0.1", .other), ("de", "1.0", .other), ("fr", "0.0", .one), ("fr", "1.5", .one),
      ("fr", "2.0", .other), ("es", "1.0", .one), ("es", "1.1", .other), ("hi", "0.9", .one),
      ("hi", "1.0", .one), ("hi", "1.1", .other), ("da", "0.1", .one), ("da", "1.0", .one),
      ("da", "2.1", .other), ("is", "0.1", .one), ("is", "1.0", .one), ("is", "0.2", .other),
      ("is", "1.11", .other), ("pa", "1.0", .one), ("pa", "0.5", .other), ("ru", "1.0", .other),
      ("ru", "2.5", .other), ("uk", "21.0", .other), ("pl", "1.0", .other), ("cs", "1.0", .many),
      ("cs", "5.5", .many), ("ar", "1.0", .one), ("ar", "103.0", .few), ("ar", "0.1", .other),
      ("he", "1.0", .other), ("he", "0.0", .one), ("he", "2.0", .other), ("lt", "1.0", .one),
      ("lt", "0.1", .many), ("lt", "11.0", .other), ("sl", "1.0", .few), ("sl", "5.5", .few),
      ("ro", "1.0", .few), ("ro", "20.5", .few), ("cy", "6.0", .many), ("cy", "6.1", .other),
      ("pt-PT", "1.0", .other), ("pt-PT", "1", .one), ("pt-BR", "1.5", .one),
      ("pt-AO", "0", .one), ("ja", "1.0", .other), ("be", "1.0", .one), ("be", "3.0", .few),
      ("be", "11.0", .many), ("be", "5.00", .many), ("be", "0.1", .other), ("be", "1.5", .other),
      ("sr", "0.1", .one), ("hr", "0.2", .few), ("bs", "10.1", .one), ("sr", "1.0", .other),
      ("sr", "0.11", .other), ("hr", "1.12", .other), ("bs", "0.10", .other), ("hr", "5.24", .few),
      ("lv", "10.0", .zero), ("lv", "0.0", .zero), ("lv", "0.1", .one), ("lv", "1.0", .one),
      ("lv", "11.0", .zero), ("lv", "0.11", .zero), ("lv", "0.21", .one), ("lv", "0.111", .one),
      ("lv", "0.2", .other), ("lv", "0.20", .other), ("lv", "2.0", .other), ("lv", "21.00", .one),
      ("is", "0.10", .one), ("is", "0.110", .other), ("is", "21.0", .one), ("is", "0.20", .other),
      ("lt", "0.00000000000000000000", .other), ("lt", "0.10000000000000000000", .many),
      ("de", "1.", .one),
    ] as [(String, String, PluralCategory)])
  func `digits after the point count as they are shown`(
    language: String, digits: String, category: PluralCategory
  ) throws {
    let number = try #require(PluralNumber(digits))
    #expect(PluralCategory.of(number, in: language) == category)
  }

  @Test(arguments: [
    ("en", [PluralCategory.one, .other]), ("fr", [.one, .other]), ("ja", [.other]),
    ("ru", [.one, .few, .many]), ("pl", [.one, .few, .many]), ("cs", [.one, .few, .other]),
    ("sl", [.one, .two, .few, .other]), ("lv", [.zero, .one, .other]),
    ("ar", [.zero, .one, .two, .few, .many, .other]),
    ("cy", [.zero, .one, .two, .few, .many, .other]), ("he", [.one, .two, .other]),
    ("lt", [.one, .few, .other]), ("ro", [.one, .few, .other]),
  ]) func `a language has the categories of its whole numbers`(
    language: String, categories: [PluralCategory]
  ) {
    #expect(PluralCategory.all(in: language) == Set(categories))
  }

  @Test(arguments: [
    ("de-AT", PluralCategory.other), ("ru-RU", .many), ("pt-BR", .one), ("pt-PT", .other),
    ("zh-Hant-TW", .other), ("tlh", .other), ("", .other),
  ]) func `a tag counts as its language, and an unknown one as English`(
    tag: String, category: PluralCategory
  ) {
    #expect(PluralCategory.of(0, in: tag) == category)
    #expect(PluralCategory.of(Int.min, in: "tlh") == .other)
  }

  @Test(
    arguments: [
      ("0", 0, true), ("-5", 5, true), ("007", 7, true), ("1.50", 1, false), ("-0.0", 0, false),
    ] as [(String, Int, Bool)])
  func `reads the digits of a number as they are shown`(
    text: String, integer: Int, isWhole: Bool
  ) throws {
    let number = try #require(PluralNumber(text))
    #expect(number.integer == integer && number.isWhole == isWhole)
  }

  @Test(arguments: [
    "", "-", "five", "1.2.3", "1,5", " 1", ".5", "99999999999999999999", "1.x", "1.-5", "1.5 ",
  ])
  func `another text is no number`(text: String) {
    #expect(PluralNumber(text) == nil)
  }
}
