import Testing

@testable import VoiceOverLanguages
@testable import VoiceOverSpeech

struct CharacterNamesTests {
  @Test(arguments: [
    ("👋", "en", "waving hand"), ("👋🏽", "en", "waving hand: medium skin tone"),
    ("👩🏽‍💻", "en", "woman technologist: medium skin tone"), ("🇩🇪", "de", "Flagge: Deutschland"),
    ("1️⃣", "en", "keycap: 1"), ("❤️", "fr", "cœur rouge"), ("❤", "en", "red heart"),
    ("👨🏻‍🤝‍👨🏿", "en", "men holding hands: light skin tone, dark skin tone"),
    ("→", "en", "right-pointing arrow"),
    ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "en", "flag: England"), ("🏽", "en", "medium skin tone"), ("✓", "en", "check mark"),
    ("🎉", "ja", "クラッカー"), ("🎉", "it", nil), ("a", "en", nil),
  ]) func `names emoji and signs`(character: Character, language: String, name: String?) {
    #expect(CharacterNames.for(language)?.name(of: character) == name)
  }

  @Test(arguments: Normalizer.languages) func `has a table for each language`(language: String) {
    #expect(CharacterNames.for(language)?.name(of: "😀")?.isEmpty == false)
    #expect(CharacterNames.for(language)?.name(of: "👩‍🚀")?.isEmpty == false)
  }
}
