import Testing
import VoiceOverLanguages

struct VocabularyTests {
  @Test(arguments: [
    ("en-US", "en"), ("EN_gb", "en"), ("en", "en"), ("tlh", nil), ("", nil), ("english", nil),
  ]) func `finds the words for a language tag`(tag: String, language: String?) {
    #expect(Vocabulary.for(tag)?.language == language)
  }

  @Test(arguments: [
    ("-", "hyphen"), ("+", "plus"), ("- -", "hyphen hyphen"), ("…", "ellipsis"), ("a-b", nil),
    ("----", nil), ("", nil), (" ", nil), ("→", nil), ("?", "question mark"), ("—", "em dash"),
    ("–", "en dash"), ("·", "middle dot"), ("?!", "question mark exclamation mark"), ("👍", nil),
  ]) func `names punctuation that stands alone`(text: String, names: String?) {
    #expect(Vocabulary.english.names(of: text) == names)
  }
}
