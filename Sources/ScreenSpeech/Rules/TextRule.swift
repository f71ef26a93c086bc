import ScreenResolver
import ScreenSession
import ScreenTree

/// Reads a part of a text: a word or a line as it is, characters by their names.
///
/// A capital letter is "Cap A", as iOS's setting Capital Letters has it at first; punctuation and
/// the space have names. What is typed is told character by character, in a secure field as
/// bullets.
enum TextRule {
  static func say(
    _ text: String, by unit: Gesture.TextUnit?, of element: Element, _ occasion: Occasion
  ) -> [Segment] {
    func piece(_ words: String) -> Segment {
      Segment(words, kind: .text, reason: Reason(.text, origin: element.origin))
        .inLanguage(of: element)
    }
    switch unit {
    case .word, .line: return [piece(text)]
    case .character: return text.map { piece(occasion.words.name(of: $0)) }
    case nil:
      let isSecret = element.has(.secureTextField)
      return text.map { piece(occasion.words.name(of: isSecret ? "•" : $0)) }
    }
  }
}

extension Vocabulary {
  /// The name of a character as it is read alone.
  package func name(of character: Character) -> String {
    if let name = punctuation[character] { return name }
    if character.isWhitespace { return session.space.text }
    return character.isUppercase
      ? session.capital.filled(String(character)).text : String(character)
  }
}
