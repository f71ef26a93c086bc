import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession

extension SpeechRule {
  /// Reads a unit of text: a word or a line unchanged, characters by their names.
  ///
  /// A capital letter is "Cap A", the default of iOS's setting Capital Letters; punctuation and the
  /// space have names, and a letter has its word in the phonetic alphabet if the settings say so.
  /// Typed text is spoken by characters and by words, each at its end, the default of iOS's Typing
  /// Feedback; deleted text at another pitch, the default of Deleting Text. In a secure field only
  /// bullets are spoken. The settings name all that; how it sounds is inferred.
  static let text = SpeechRule(
    id: "text",
    summary: "text is read by characters, words and lines",
    evidence: Attestation(.inferred, .settingsOfIOS, .settingsOfVisionOS),
    example: Example(
      """
      screen: Form
      views:
        - Text: Hello world
      """,
      steps: "byWord", line: "Hello"),
    speech: .event { event, context, rule in
      switch event {
      case .readText(let text, let unit, let element):
        TextReader(element: element, context: context, rule: rule).read(text, by: unit)
      case .deleted(let text, let element):
        TextReader(element: element, context: context, rule: rule).deleted(text)
      // No other event reads a text.
      default: []
      }
    })
}

/// Reads texts of an element.
private struct TextReader {
  let element: Element
  let context: PhrasingContext
  let rule: Attribution

  func read(_ text: String, by unit: VoiceOverGesture.TextUnit?) -> [Segment] {
    switch unit {
    case .word, .line: [segment(text)]
    case .character: text.flatMap(letter)
    case nil: element.has(.secureTextField) ? names(of: text) : typed(text)
    }
  }

  /// The segments of deleted text.
  func deleted(_ text: String) -> [Segment] {
    let feedback = context.settings.deletingText
    let sound = feedback.isSounded ? [rule.segment(.deletion, at: element.origin)] : []
    guard feedback.isSpoken else { return sound }
    return sound
      + names(of: text).map { name in
        var name = name
        // A capital that is spoken at a pitch of its own keeps it.
        if feedback.changesPitch, name.pitch.kind == nil {
          name.pitch = context.settings.pitch(
            of: .other, isUsual: feedback == SpeechSettings.usualDeletion, on: context.platform)
        }
        return name
      }
  }

  private func segment(_ words: String) -> Segment {
    rule.segment(words, .text, at: element.origin).inLanguage(of: element)
  }

  /// The name of a character.
  private func name(of character: Character) -> Segment {
    let name = context.words.word(for: character)
    var segment = rule.segment(name.text, .text, at: element.origin)
    segment.language = name.language
    if let reading = name.reading { segment.pronounce(reading) }
    return segment.inLanguage(of: element)
  }

  /// Each character of a text by its name; bullets for a secure field.
  private func names(of text: String) -> [Segment] {
    guard element.has(.secureTextField) else { return text.flatMap(named) }
    // Nothing but the length of a secret may be heard.
    return text.map { _ in name(of: "•") }
  }

  /// A character by its name, and by its word in the phonetic alphabet.
  private func letter(_ character: Character) -> [Segment] {
    let feedback = context.settings.phoneticFeedback
    guard feedback != .off,
      let phonetic = Normalizer(language: context.words.language, settings: context.settings.text)
        .phonetic(character)
    else { return named(character) }
    var word = segment(phonetic)
    guard feedback != .phoneticsOnly else { return [word] }
    word.pitch = context.settings.pitch(of: .phonetic, isUsual: true, on: context.platform)
    return named(character) + [word]
  }

  /// A character by its name; a capital according to the settings.
  private func named(_ character: Character) -> [Segment] {
    let name = name(of: character)
    guard character.isUppercase else { return [name] }
    var plain = segment(String(character))
    switch context.settings.capitalLetters {
    case .speak: return [name]
    case .sound: return [Segment(.capital, reason: plain.reason), plain]
    case .pitch:
      plain.pitch = context.settings.pitch(of: .capital, on: context.platform)
      return [plain]
    case .nothing: return [plain]
    }
  }

  /// The most characters of a word that were there before: a longer one is none, and to look for
  /// its beginning with each step would take long.
  private static let longestBeginning = 256

  /// The segments of typed text, after the text that the element has already.
  private func typed(_ text: String) -> [Segment] {
    let feedback = context.settings.typingFeedback
    let old = element.enteredText.map { context.words.text(of: $0.value) }.joined(separator: ", ")
    // A word may have begun in the text that was there before.
    var word = String(
      old.suffix(Self.longestBeginning).reversed().prefix { $0.belongsToWord }.reversed())
    var said: [Segment] = []
    for character in text {
      if feedback == .characters || feedback == .charactersAndWords { said += named(character) }
      if character.belongsToWord {
        word.append(character)
      } else {
        if feedback == .words || feedback == .charactersAndWords, !word.isEmpty {
          said.append(segment(word))
        }
        word = ""
      }
    }
    return said
  }
}

extension Character {
  /// Whether a word continues with it.
  fileprivate var belongsToWord: Bool { isLetter || isNumber || self == "'" || self == "’" }
}

extension Vocabulary {
  /// The name of a character that is read alone.
  package func name(of character: Character) -> String { word(for: character).text }

  /// The name of a character as a word.
  fileprivate func word(for character: Character) -> Word {
    let space = self[.space]
    if let name = punctuation[character] {
      var word = Word(name, reading: markReadings[character], space.evidence)
      word.language = space.language
      return word
    }
    if character.isWhitespace { return space }
    return character.isUppercase
      ? self[.capital].filled(String(character)) : Word(String(character), space.evidence)
  }
}
