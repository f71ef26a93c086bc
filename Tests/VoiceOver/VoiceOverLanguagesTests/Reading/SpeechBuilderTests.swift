import Testing
import VoiceOverElements

@testable import VoiceOverLanguages
@testable import VoiceOverSpeech

struct SpeechBuilderTests {
  private enum Part {
    case token(Token.Kind, String)
    case words(String)
  }

  private func built(_ parts: [Part]) -> String {
    var builder = SpeechBuilder()
    for part in parts {
      switch part {
      case .token(let kind, let text): builder.add(Token(kind, text))
      case .words(let words): builder.add(words: words)
      }
    }
    return builder.speech
  }

  @Test func `keeps numbers apart`() {
    #expect(built([.words("5"), .words("6")]) == "5, 6")
    #expect(built([.token(.digits, "5"), .token(.space, " "), .token(.digits, "6")]) == "5, 6")
    #expect(built([.token(.digits, "5"), .token(.mark, ","), .token(.digits, "6")]) == "5, 6")
  }

  @Test func `keeps words apart and marks where they are`() {
    #expect(built([.token(.word, "a"), .words("b"), .token(.word, "c")]) == "a b c")
    #expect(built([.token(.mark, "("), .words("b"), .token(.mark, ")")]) == "(b)")
    #expect(built([.words("six"), .token(.mark, "-"), .token(.word, "pack")]) == "six-pack")
    #expect(built([.token(.space, " "), .words("a"), .words(""), .token(.space, " ")]) == "a")
  }

  @Test func `ends a line with a pause`() {
    #expect(built([.token(.word, "a"), .token(.space, "\n"), .token(.word, "b")]) == "a, b")
    #expect(built([.token(.mark, "."), .token(.space, "\n"), .token(.word, "b")]) == ". b")
  }
}
