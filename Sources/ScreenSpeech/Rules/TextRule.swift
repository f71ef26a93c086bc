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
    case .character: return text.flatMap { letter($0, occasion, piece) }
    case nil:
      guard element.has(.secureTextField) else {
        return text.flatMap { letter($0, occasion, piece) }
      }
      return text.map { _ in piece(occasion.words.name(of: "•")) }
    }
  }

  /// A character by its name; a capital as the settings tell it.
  private static func letter(
    _ character: Character, _ occasion: Occasion, _ piece: (String) -> Segment
  ) -> [Segment] {
    guard character.isUppercase else { return [piece(occasion.words.name(of: character))] }
    var plain = piece(String(character))
    switch occasion.settings.capitalLetters {
    case .speak: return [piece(occasion.words.name(of: character))]
    case .sound:
      return [Segment("capital", speech: "", kind: .sound, reason: plain.reason), plain]
    case .pitch:
      plain.pitchChange = occasion.settings.pitchChange
      return [plain]
    case .nothing: return [plain]
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
