import Testing
import VoiceOverLanguages

struct NormalizerTests {
  private func settings(_ change: (inout TextSettings) -> Void) -> TextSettings {
    var settings = TextSettings()
    change(&settings)
    return settings
  }

  @Test(arguments: [
    ("Hi 👋", "Hi waving hand emoji"), ("🎉🎉", "2 times party popper emoji"),
    ("a → b", "a right-pointing arrow b"),
    ("👩🏿‍💻", "woman technologist: dark skin tone emoji"), ("plain", "plain"),
  ]) func `adds the suffix to emoji alone`(written: String, spoken: String) {
    let normalizer = Normalizer(language: "en", settings: settings { $0.emojiSuffix = true })
    #expect(normalizer.speech(for: written) == spoken)
  }

  @Test(arguments: [
    ("—", "em dash"), ("— —", "em dash em dash"), ("·", "middle dot"), ("?", "question mark"),
    ("…", "ellipsis"), ("-–-", "hyphen en dash hyphen"), ("----", "hyphen hyphen hyphen hyphen"),
    ("Wait…", "Wait…"), ("a—b", "a—b"), ("5?", "5?"), ("", ""), (" ", ""),
  ]) func `names marks where there is nothing else to say`(written: String, spoken: String) {
    let normalizer = Normalizer(language: "en", settings: settings { $0.punctuation = .none })
    #expect(normalizer.speech(forAll: written) == spoken)
  }

  @Test func `leaves marks silent that the user has removed`() {
    let settings = settings { $0.punctuation.custom["—"] = .remove }
    #expect(Normalizer(language: "en", settings: settings).speech(forAll: "—") == "")
  }

  @Test(arguments: Normalizer.languages + ["pl"])
  func `has a name for a lone mark in each language`(
    language: String
  ) {
    let normalizer = Normalizer(language: language, settings: TextSettings())
    for mark in ["-", "…", "?", "—", "·", "–", "!", "."] {
      #expect(normalizer.speech(forAll: mark).contains { $0.isLetter }, "\(mark)")
      let names = Vocabulary.for(language)?.names(of: mark)
      #expect(names != nil || language == "pl", "\(mark)")
    }
  }

  @Test(arguments: [
    // Languages without a table of their own, and pictures that are newer than the tables.
    ("zh-Hans", "🎉", "party popper"), ("it", "Pizza 🍕", "Pizza pizza"),
    ("pl", "🎉🎉", "2 times party popper"), ("ja", "\u{1FAE9}", "えもじ"), ("de", "\u{1FAE9}", "Emoji"),
    ("de", "👋\u{1FAE9}", "winkende Hand, Emoji"),
  ]) func `gives an engine no picture`(language: String, written: String, spoken: String) {
    #expect(Normalizer(language: language, settings: TextSettings()).speech(for: written) == spoken)
  }

  @Test(arguments: Normalizer.languages + ["zh-Hans", "zh-Hant", "it", "pl", "x"])
  func `has words for every emoji`(language: String) {
    let normalizer = Normalizer(language: language, settings: TextSettings())
    let emoji = (0x203C...0x1FAFF).compactMap { Unicode.Scalar($0 as UInt32) }.map { Character($0) }
      .filter { $0.unicodeScalars.allSatisfy { $0.properties.isEmojiPresentation } }
    for character in emoji {
      let speech = normalizer.speech(for: "\(character)")
      #expect(speech.contains { $0.isLetter || $0.isNumber }, "\(character)")
      #expect(!speech.contains(character), "\(character)")
    }
  }

  @Test func `is silent for emoji that are off`() {
    let normalizer = Normalizer(language: "en", settings: settings { $0.speaksEmoji = false })
    #expect(normalizer.speech(for: "Hi 👋 there 🎉🎉") == "Hi there")
    #expect(normalizer.speech(for: "👩‍💻") == "")
    #expect(normalizer.speech(for: "1👍2") == "1, 2")
  }

  @Test(arguments: [
    (Pronunciation(phrase: "nginx", substitution: "engine x"), "Nginx runs", "engine x runs"),
    (
      Pronunciation(phrase: "nginx", substitution: "engine x", ignoresCase: false), "Nginx", "Nginx"
    ),
    (Pronunciation(phrase: "cat", substitution: "dog"), "concatenate cat", "concatenate dog"),
    (Pronunciation(phrase: "New York", substitution: "the city"), "new  york!", "the city!"),
    (Pronunciation(phrase: "SQL", substitution: "sequel", language: "de"), "SQL", "SQL"),
    (Pronunciation(phrase: "SQL", substitution: "sequel", language: "en"), "SQL", "sequel"),
    (Pronunciation(phrase: "SQL", substitution: "sequel", language: "en-GB"), "SQL", "SQL"),
    (Pronunciation(phrase: "$5", substitution: "a fiver"), "Pay $5", "Pay a fiver"),
    (Pronunciation(phrase: "", substitution: "x"), "a", "a"),
    (Pronunciation(phrase: "a", substitution: "b\u{1}\u{200B}c"), "a", "b c"),
  ]) func `speaks a phrase as the user wants it`(
    pronunciation: Pronunciation, written: String, spoken: String
  ) {
    let settings = settings { $0.pronunciations = [pronunciation] }
    #expect(Normalizer(language: "en-US", settings: settings).speech(for: written) == spoken)
  }

  @Test func `takes the longest phrase`() {
    let settings = settings {
      $0.pronunciations = [
        Pronunciation(phrase: "New", substitution: "1"),
        Pronunciation(phrase: "New York", substitution: "2"),
      ]
    }
    #expect(Normalizer(language: "en", settings: settings).speech(for: "New York, New") == "2, 1")
  }

  @Test func `spells a text by names`() {
    let normalizer = Normalizer(language: "en", settings: TextSettings())
    #expect(
      normalizer.spelled("A-1 é👍\u{200B}→") == [
        "A", "hyphen", "1", "space", "é", "thumbs up", "right-pointing arrow",
      ])
    #expect(normalizer.spelled("") == [])
    #expect(normalizer.spelled("\n") == ["new line"])
  }

  @Test(arguments: [
    ("a", "en", "Alpha"), ("Z", "en-GB", "Zulu"), ("ß", "de", "Eszett"), ("b", "de", "Berta"),
    ("я", "ru", "Яков"), ("1", "en", nil), ("a", "it", nil), ("あ", "ja", "あさひのア"),
  ]) func `names letters on the telephone`(letter: Character, language: String, name: String?) {
    let normalizer = Normalizer(language: language, settings: TextSettings())
    #expect(normalizer.phonetic(letter) == name)
  }

  @Test func `leaves numbers to the engine where there are no rules`() {
    #expect(speech("12 345", in: "sv") == "12 345")
    #expect(speech("$5 11/21/2026 a@b", in: "it") == "$5 11/21/2026 a@b")
    #expect(speech("\u{1}a\u{202E}b 👍", in: "it") == "ab thumbs up")
  }
}
