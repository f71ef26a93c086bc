/// Turns a text into what an engine is given, so that a listener hears what a reader sees.
///
/// Engines misread the texts of apps: eSpeak NG says "dollar five point nine nine" for `$5.99`, and
/// "12 345" for the two entries of a list. Prices, dates, times and the like become words of the
/// language here; numbers that the engine reads well stay digits. What is here is not seen in a
/// transcript: it changes the sound alone. Markup is text like any other.
public struct Normalizer: Sendable {
  private let grammar: Grammar
  private let rules: [ReadingRule]
  private let settings: TextSettings
  private let pronunciations: PronunciationTable
  private let vocabulary: Vocabulary?
  private let names: CharacterNames?

  /// Creates the normalizer for a voice.
  ///
  /// A language without rules of its own has the user's pronunciations, names of marks where the
  /// vocabulary has them, and nothing else: numbers are left to the engine.
  ///
  /// - Parameters:
  ///   - language: the language of the voice as a BCP 47 tag.
  ///   - settings: how the text is read.
  public init(language: String, settings: TextSettings) {
    let known = Grammar.for(language)
    grammar = known ?? .english
    rules = known == nil ? ReadingRule.withoutGrammar : ReadingRule.all
    self.settings = settings
    pronunciations = PronunciationTable(settings.pronunciations, language: language)
    vocabulary = Vocabulary.for(language)
    names = CharacterNames.for(language)
  }

  /// What the engine is given for a text.
  public func speech(for text: String) -> String {
    let passage = passage(of: text)
    var builder = SpeechBuilder()
    var index = 0
    while index < passage.tokens.count {
      let reading = rules.lazy.compactMap { $0.read(passage, index) }.first
      if let reading, reading.words != passage[index].text {
        builder.add(words: reading.words)
      } else {
        builder.add(passage[index])
      }
      index = reading?.end ?? index + 1
    }
    return builder.speech
  }

  func passage(of text: String) -> Passage {
    Passage(
      tokens: Tokenizer.tokens(of: text), grammar: grammar, settings: settings,
      pronunciations: pronunciations, vocabulary: vocabulary, names: names)
  }

  /// The languages that have rules.
  public static let languages: [String] = Grammar.all.map(\.language)

  /// Whether a language has rules.
  public static func hasRules(for language: String) -> Bool { Grammar.for(language) != nil }

  /// One entry for each character of a text, as it is spelled.
  ///
  /// Letters and digits are themselves; marks, blanks and emoji have their names. Characters that
  /// nobody sees are left out.
  public func spelled(_ text: String) -> [String] {
    let passage = passage(of: "")
    return text.flatMap { character -> [String] in
      if character.isEmoji { return [passage.emojiName(String(character))] }
      return character.visible.map { passage.spelledName(of: $0) }
    }
  }

  /// The name of a letter on the telephone, such as "Alpha" for "A", or nil for none.
  public func phonetic(_ character: Character) -> String? {
    guard Normalizer.hasRules(for: vocabulary?.language ?? "") else { return nil }
    return grammar.phonetic[Character(character.uppercased())]
  }
}

extension Passage {
  fileprivate func spelledName(of character: Character) -> String {
    switch character.kind {
    case .word, .none, .emoji: return String(character)
    case .digits: return "\(character.wholeNumberValue ?? 0)"
    case .space where character != "\n": return vocabulary?.session.space.text ?? String(character)
    case .mark, .space: break
    }
    if case .replace(let words) = settings.punctuation.custom[character] { return words }
    return name(of: character) ?? character.unicodeScalars.first?.properties.name?.lowercased()
      ?? String(character)
  }
}

extension ReadingRule {
  /// Every rule; the first that reads something at a place is taken.
  static let all: [ReadingRule] = [
    pronunciation, web, mention, fileName, mask, stars, row, keys,
    price, date, month, phone, version, time, fraction, multiplier, measure, ordinal, code, sign,
    link, number, abbreviation, roman, weekday, camelCase, emoji, mark,
  ]

  /// The rules that need no grammar.
  static let withoutGrammar: [ReadingRule] = [pronunciation, emoji, mark]
}

extension Grammar {
  /// The languages that have rules.
  static let all: [Grammar] = [.english]

  /// The grammar for a language tag, or nil when there is none.
  static func `for`(_ tag: String) -> Grammar? {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
    guard let primary = parts.first, var grammar = all.first(where: { $0.language == primary })
    else {
      return nil
    }
    if grammar.order == .monthFirst, let region = parts.dropFirst().first(where: { $0.count == 2 }),
      region != "us", region != "ph"
    {
      grammar.order = .dayFirst
    }
    return grammar
  }
}
