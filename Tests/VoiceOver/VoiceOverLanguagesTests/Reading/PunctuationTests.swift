import Testing

@testable import VoiceOverLanguages
@testable import VoiceOverSpeech

struct PunctuationTests {
  @Test(arguments: Punctuation.Group.allCases)
  func `speaks the marks of each group`(group: Punctuation.Group) throws {
    var settings = TextSettings()
    settings.punctuation = Punctuation(group)
    try expectRows(
      of: "punctuation-\(group)", atLeast: 30, in: "en-US", settings: settings)
  }

  @Test(arguments: [
    (Punctuation.Treatment.ignore, "a@b c", "a@b c"), (.remove, "a@b c", "a b c"),
    (.replace("miau"), "a@b c", "a miau b c"), (.replace(""), "a@b c", "a b c"),
    (.remove, "12@34", "12, 34"), (.replace("x"), "@@@@@", "5 times x"), (.remove, "@@@@@", ""),
  ]) func `follows a rule for a single mark`(
    rule: Punctuation.Treatment, written: String, spoken: String
  ) {
    var settings = TextSettings()
    settings.punctuation.custom = ["@": rule]
    #expect(Normalizer(language: "en", settings: settings).speech(for: written) == spoken)
  }

  @Test func `knows its groups by their names`() {
    #expect(Punctuation(group: "all") == .all)
    #expect(Punctuation(group: "some") == TextSettings().punctuation)
    #expect(Punctuation(group: "most") == nil)
  }
}
