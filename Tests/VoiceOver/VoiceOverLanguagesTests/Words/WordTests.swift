import Testing
import VoiceOverLanguages

struct WordTests {
  @Test func `fills in its gaps in both styles`() {
    let word = Word("Row %1 of %2", .observed).filled("3", "4")
    #expect(word.text == "Row 3 of 4")
    #expect(word.snapshot == "Row 3 of 4.")
    #expect(Word.sentence("All %1", .apple).filled("%2", "x").snapshot == "All %2")
  }

  @Test(arguments: [
    ("en", [0: PluralCategory.other, 1: .one, 2: .other, 11: .other]),
    ("de", [0: .other, 1: .one, 2: .other]),
    ("fr", [0: .one, 1: .one, 2: .other]),
    ("es", [0: .other, 1: .one, 2: .other]),
    (
      "ru",
      [
        0: .many, 1: .one, 2: .few, 4: .few, 5: .many, 11: .many, 12: .many, 14: .many, 21: .one,
        22: .few, 25: .many, 101: .one, 111: .many, 112: .many,
      ]
    ),
    ("ja", [0: .other, 1: .other]), ("vi", [1: .other, 2: .other]),
  ]) func `chooses the plural form by CLDR's rules`(
    language: String, forms: [Int: PluralCategory]
  ) {
    for (number, form) in forms {
      #expect(PluralCategory.of(number, in: language) == form, "\(number)")
      #expect(PluralCategory.all(in: language).union([.other]).contains(form))
    }
  }

  @Test func `falls back to the form that is always there`() {
    let word = Word.counted(one: Word("%1 row", .apple), other: Word("%1 rows", .apple))
    #expect([1, 2, 0].map { word.of($0, in: "en").text } == ["1 row", "2 rows", "0 rows"])
    #expect(word.of(5, in: "ru").text == "5 rows")
  }
}
