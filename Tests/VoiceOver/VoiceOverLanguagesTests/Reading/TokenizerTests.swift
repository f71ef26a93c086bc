import Testing

@testable import VoiceOverLanguages
@testable import VoiceOverSpeech

struct TokenizerTests {
  @Test(arguments: [
    ("Pay $5 now", ["Pay", " ", "$", "5", " ", "now"]),
    ("don't 'go'", ["don't", " ", "'", "go", "'"]),
    ("a\u{200B}b", ["ab"]), ("a\u{202E}b\u{202C}", ["ab"]), ("a\u{1}b", ["a", " ", "b"]),
    ("a \t\n b", ["a", "\n", "b"]), ("a\r\nb", ["a", "\n", "b"]), ("2026年", ["2026", "年"]),
    ("👩‍💻👍🏽", ["👩‍💻", "👍🏽"]), ("1️⃣1", ["1️⃣", "1"]), ("\u{E000}\u{FFFE}", []),
    ("e\u{301}5", ["e\u{301}", "5"]),
    ("１２％", ["12", "%"]), ("\u{FEFF}a", ["a"]), ("", []),
  ]) func `splits a text into what it is made of`(text: String, tokens: [String]) {
    #expect(Tokenizer.tokens(of: text).map(\.text) == tokens)
  }

  @Test(arguments: ["it's", "it’s"]) func `parts a word at its apostrophe when that is named`(
    text: String
  ) {
    let tokens = Tokenizer.tokens(of: text, joinsApostrophes: false)
    #expect(tokens.map(\.text) == ["it", "'", "s"])
  }
}
