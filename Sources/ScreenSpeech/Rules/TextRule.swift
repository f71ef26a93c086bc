import ScreenResolver
import ScreenSession
import ScreenTree

/// Reads a part of a text: a word or a line as it is, characters by their names.
///
/// A capital letter is "Cap A", as iOS's setting Capital Letters has it at first; punctuation and
/// the space have names, and a letter its word in the phonetic alphabet where that is asked for. What
/// is typed is told by characters and by words, each at its end, as iOS's Typing Feedback starts; in
/// a secure field nothing but bullets is heard.
enum TextRule {
  static func say(
    _ text: String, by unit: Gesture.TextUnit?, of element: Element, _ occasion: Occasion
  ) -> [Segment] {
    let piece = piece(of: element)
    switch unit {
    case .word, .line: return [piece(text)]
    case .character: return text.flatMap { letter($0, occasion, piece) }
    case nil:
      return element.has(.secureTextField)
        ? names(of: text, in: element, occasion)
        : typed(text, after: element.readText, occasion, piece)
    }
  }

  /// Each character of a text by its name; of a secure field nothing but bullets.
  static func names(of text: String, in element: Element, _ occasion: Occasion) -> [Segment] {
    let piece = piece(of: element)
    guard element.has(.secureTextField) else {
      return text.flatMap { named($0, occasion, piece) }
    }
    return text.map { _ in piece(occasion.words.name(of: "•")) }
  }

  /// Makes pieces of the text of an element.
  private static func piece(of element: Element) -> (String) -> Segment {
    { words in
      Segment(words, kind: .text, reason: Reason(.text, origin: element.origin))
        .inLanguage(of: element)
    }
  }

  /// A character by its name, and by its word in the phonetic alphabet.
  private static func letter(
    _ character: Character, _ occasion: Occasion, _ piece: (String) -> Segment
  ) -> [Segment] {
    let feedback = occasion.settings.phoneticFeedback
    let phonetic =
      feedback == .off
      ? nil
      : Normalizer(language: occasion.words.language, settings: occasion.settings.text)
        .phonetic(character)
    let name =
      phonetic != nil && feedback == .phoneticsOnly
      ? [] : named(character, occasion, piece)
    return name + (phonetic.map { [piece($0)] } ?? [])
  }

  /// A character by its name; a capital as the settings tell it.
  private static func named(
    _ character: Character, _ occasion: Occasion, _ piece: (String) -> Segment
  ) -> [Segment] {
    guard character.isUppercase else { return [piece(occasion.words.name(of: character))] }
    var plain = piece(String(character))
    switch occasion.settings.capitalLetters {
    case .speak: return [piece(occasion.words.name(of: character))]
    case .sound: return [Segment(.capital, reason: plain.reason), plain]
    case .pitch:
      plain.pitchChange = occasion.settings.pitchChange
      return [plain]
    case .nothing: return [plain]
    }
  }

  /// What is heard while a text is typed behind another one.
  private static func typed(
    _ text: String, after old: String, _ occasion: Occasion, _ piece: (String) -> Segment
  ) -> [Segment] {
    let feedback = occasion.settings.typingFeedback
    var word = String(old.reversed().prefix { $0.belongsToWord }.reversed())
    var said: [Segment] = []
    for character in text {
      if feedback == .characters || feedback == .charactersAndWords {
        said += named(character, occasion, piece)
      }
      if character.belongsToWord {
        word.append(character)
      } else {
        if feedback == .words || feedback == .charactersAndWords, !word.isEmpty {
          said.append(piece(word))
        }
        word = ""
      }
    }
    return said
  }
}

extension Element {
  /// What was entered so far.
  fileprivate var readText: String { value.map(\.value).joined(separator: ", ") }
}

extension Character {
  /// Whether a word goes on with it.
  fileprivate var belongsToWord: Bool { isLetter || isNumber || self == "'" || self == "’" }
}

extension Vocabulary {
  /// The name of a character as it is read alone.
  package func name(of character: Character) -> String {
    if let name = punctuation[character] { return name }
    if character.isWhitespace { return self[.space].text }
    return character.isUppercase
      ? self[.capital].filled(String(character)).text : String(character)
  }
}
