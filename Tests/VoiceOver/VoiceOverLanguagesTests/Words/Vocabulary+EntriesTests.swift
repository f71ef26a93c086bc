import Testing
import VoiceOverLanguages

struct VocabularyEntriesTests {
  private static let languages = Vocabulary.all.map(\.language)

  @Test func `has the languages`() {
    #expect(Self.languages == ["en", "de", "ru", "vi", "fr", "es", "ja", "zh-Hans", "zh-Hant"])
  }

  @Test(arguments: Vocabulary.all) func `is complete`(words: Vocabulary) {
    let english = Vocabulary.english
    // The hollow bullet was heard in English alone; elsewhere it has the name that Unicode gives it.
    let marks = Set(english.punctuation.keys).subtracting(["◦"])
    #expect(Set(words.punctuation.keys).isSuperset(of: marks))
    #expect(words.entries.allSatisfy { !$0.text.isEmpty })
    #expect(Set(words.entries.map(\.key)).count == words.entries.count)
  }

  @Test(arguments: Vocabulary.all) func `fills in what English fills in`(words: Vocabulary) {
    let english = Dictionary(
      Vocabulary.english.entries.map { ($0.plainKey, $0.gaps) }, uniquingKeysWith: { one, _ in one }
    )
    for entry in words.entries { #expect(entry.gaps == english[entry.plainKey], "\(entry)") }
  }

  @Test(arguments: Vocabulary.all) func `has every form that the language counts in`(
    words: Vocabulary
  ) {
    let counted = Word.ID.allCases.map { words[$0] }.filter { !$0.forms.isEmpty }
    #expect(counted.count == 10)
    let needed = PluralCategory.all(in: words.language).union([.other])
    for word in counted { #expect(Set(word.forms.keys) == needed) }
  }

  @Test func `marks what nobody has heard`() {
    let verified = Dictionary(
      uniqueKeysWithValues: Vocabulary.all.map { words in
        (words.language, words.entries.contains { $0.evidence.isVerified })
      })
    #expect(
      verified == [
        "en": true, "de": true, "ru": true, "vi": false, "fr": false, "es": false, "ja": true,
        "zh-Hans": true, "zh-Hant": true,
      ])
    for words in Vocabulary.all where verified[words.language] == false {
      #expect(words.entries.allSatisfy { $0.evidence == .translation })
    }
  }
}

extension Vocabulary.Entry {
  /// The key without the plural form at its end.
  fileprivate var plainKey: String {
    key.split(separator: ".").filter { PluralCategory(rawValue: String($0)) == nil }
      .joined(separator: ".")
  }

  /// The numbers of what is filled in.
  fileprivate var gaps: Set<String> { Set(["%1", "%2", "%3"].filter(text.contains)) }
}
