import ScreenTree
import Testing
import VoiceOverElements

@testable import VoiceOverLanguages
@testable import VoiceOverSpeech

struct VocabularyWordingTests {
  @Test(arguments: [
    ("en", Wording.increment, "Increment", Evidence.recorded),
    ("de", .decrement, "Verringern", .translation), ("fr", .inProgress, "En cours", .translation),
    ("ja", .page(2, of: 5), "5ページ中2ページ", .translation), ("en", .symbol(.add), "Add", .apple),
    ("de", .symbol(.twoPeople), "Zwei Personen", .observed),
    ("en", .symbol(.waterDrop, inLowerCase: true), "water drop", .observed),
    ("de", .symbol(.add, inLowerCase: true), "Hinzufügen", .observed),
    ("es", .list([.symbol(.add), "café"]), "Añadir, café", .translation),
    ("de-AT", .number(1234.5, .currency("EUR")), "€ 1.234,50", .apple),
  ]) func `says what the system says in the language`(
    tag: String, wording: Wording, text: String, evidence: Evidence
  ) throws {
    let words = try #require(Vocabulary.for(tag))
    #expect(words.text(of: wording) == text)
    #expect(words.word(for: wording)?.evidence == evidence)
  }

  @Test func `has no word for the words of an app`() {
    #expect(Vocabulary.german.word(for: "Add") == nil)
    #expect(Vocabulary.german.text(of: "Add") == "Add")
  }

  @Test func `stands in for a language without words`() {
    let words = Vocabulary.inForce(for: "pl")
    #expect((words.language, words.tag) == ("en", "pl"))
    #expect(words[.button].language == "en")
    #expect(words.word(for: .number(0.5, nil))?.text == "0,5")
    #expect(words.word(for: .number(0.5, nil))?.language == nil)
    let german = Vocabulary.inForce(for: "de-AT")
    #expect((german.language, german.tag, german.standsIn) == ("de", "de-AT", false))
    #expect(german[.button].language == nil)
    #expect(german.inForce(for: "pl")[.button].text == "Taste")
    #expect(german.inForce(for: "pl")[.button].language == "de")
    #expect(german.inForce(for: nil).tag == "de-AT")
    #expect(german.inForce(for: "fr")[.button].text == "Bouton")
  }
}
