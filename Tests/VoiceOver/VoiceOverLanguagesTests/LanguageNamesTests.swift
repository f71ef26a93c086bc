import Testing

@testable import VoiceOverLanguages

struct LanguageNamesTests {
  @Test(arguments: [
    ("Japanese", "ja"), ("日本語", "ja"), ("jp", "ja"), ("deutsch", "de"), ("ENGLISH", "en"),
    ("Français", "fr"), ("Tiếng Việt", "vi"), ("Русский", "ru"), ("中文", "zh-Hans"),
    ("Klingon", nil), ("", nil),
  ]) func `knows a language by its name`(name: String, tag: String?) {
    #expect(LanguageNames.tag(of: name) == tag)
  }

  @Test func `each tag is that of known words, and no name is a tag`() {
    let names = ["English", "German", "Russian", "Vietnamese", "French", "Spanish", "Japanese"]
    for name in names + ["Chinese", "繁體中文"] {
      let tag = LanguageNames.tag(of: name)
      #expect(tag.map { Language.of($0)?.tag == $0 } == true, "\(name)")
    }
    #expect(Language.all.filter { LanguageNames.tag(of: $0.tag) != nil }.isEmpty)
  }
}
