import Testing

@testable import VoiceOverLanguages
@testable import VoiceOverSpeech

struct LanguageTests {
  @Test func `has each language once`() {
    let tags = Language.all.map(\.tag)
    #expect(tags == ["en", "de", "ru", "vi", "fr", "es", "ja", "zh-Hans", "zh-Hant"])
    for language in Language.all {
      #expect(Language.of(language.tag)?.tag == language.tag)
      if let grammar = language.grammar { #expect(grammar().language == language.tag) }
    }
  }

  @Test(arguments: [
    ("de-AT", "de"), ("EN_us", "en"), ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"),
    ("zh-TW", "zh-Hant"), ("zh-Hant-HK", "zh-Hant"), ("zh-Hans-HK", "zh-Hans"), ("pl", nil),
    ("", nil), ("english", nil),
  ]) func `finds the language of a tag`(tag: String, language: String?) {
    #expect(Language.of(tag)?.tag == language)
  }
}
