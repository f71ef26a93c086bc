import Testing
import VoiceOverLanguages

struct EnglishWordsTests {
  @Test(arguments: [
    (Vocabulary.english[.button], "Button", "Button."),
    (Vocabulary.english[.switchButton], "Switch button", "Switch Button."),
    (Vocabulary.english[.actionsAvailable], "Actions available", "Actions Available"),
    (Vocabulary.english[.place], "%1 of %2", "%1 of %2."),
  ]) func `has its words in both styles`(word: Word, text: String, snapshot: String) {
    #expect(word.text == text)
    #expect(word.snapshot == snapshot)
  }
}
