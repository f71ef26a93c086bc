/// Normalizes a text for a speech engine, so that a listener hears what a reader sees.
///
/// Engines misread the texts of apps: eSpeak NG says "dollar five point nine nine" for `$5.99`, and
/// "12 345" for the two entries of a list. Prices, dates, times and the like become words of the
/// language here; numbers that the engine reads well stay digits. A transcript does not show this:
/// only the sound changes. Markup is text like any other.
package struct Normalizer: Sendable {
  private let grammar: Grammar
  private let order: Grammar.DateOrder
  private let rules: ReadingRules
  private let settings: TextSettings
  private let hasGrammar: Bool
  private let pronunciations: PronunciationTable
  private let vocabulary: Vocabulary?
  private let language: String

  /// The normalizer for a voice.
  ///
  /// A language without rules uses the user's pronunciations, names of marks that the vocabulary
  /// has, and nothing else: numbers are left to the engine.
  ///
  /// - Parameters:
  ///   - tag: the language of the voice as a BCP 47 tag.
  ///   - settings: how the text is read.
  package init(language tag: String, settings: TextSettings) {
    let language = Language.of(tag)
    let known = language?.grammar?()
    grammar = known ?? .english
    order = grammar.order(in: tag)
    hasGrammar = known != nil
    rules = hasGrammar ? .all : .withoutGrammar
    self.settings = settings
    pronunciations = PronunciationTable(settings.pronunciations, language: tag)
    vocabulary = language?.vocabulary
    self.language = tag.primaryLanguage
  }

  /// The words that the engine speaks for a text.
  package func speech(for text: String) -> String {
    var passage = passage(of: text)
    var builder = SpeechBuilder(partsNumbers: hasGrammar)
    var index = 0
    while index < passage.tokens.count {
      let token = passage.tokens[index]
      passage.keepNumeral(at: index)
      let reading = reading(passage, at: index)
      // A reading that changes nothing stays a token, so that no space is put beside it.
      if let reading, reading.words != token.text {
        builder.add(words: reading.words)
      } else {
        builder.add(token)
      }
      index = reading?.end ?? index + 1
    }
    return builder.speech
  }

  /// The words that the engine speaks for a text that stands alone.
  ///
  /// An engine is silent for a text that consists of punctuation, so the names of the marks are
  /// spoken, for any group of punctuation. Within other words the same marks are pauses.
  package func speech(forAll text: String) -> String {
    let speech = speech(for: text)
    return speech.contains { $0.isLetter || $0.isNumber }
      ? speech : passage(of: text).speechOfMarks ?? speech
  }

  /// The reading of the first rule that matches at an index.
  private func reading(_ passage: Passage, at index: Int) -> TokenReading? {
    for rule in rules[passage.tokens[index]] {
      if let reading = rule.read(passage, index) { return reading }
    }
    return nil
  }

  func passage(of text: String) -> Passage {
    Passage(
      tokens: Tokenizer.tokens(of: text, joinsApostrophes: !settings.namesApostrophes),
      grammar: grammar, order: order, settings: settings, pronunciations: pronunciations,
      vocabulary: vocabulary, language: language)
  }

  /// The languages that have rules.
  package static let languages: [String] = Language.all.filter { $0.grammar != nil }.map(\.tag)

  /// Whether a language has rules.
  package static func hasRules(for language: String) -> Bool { Grammar.for(language) != nil }

  /// One entry for each character of a text, spelled.
  ///
  /// Letters and digits are themselves; marks, spaces and emoji have their names. Invisible
  /// characters are omitted.
  package func spelled(_ text: String) -> [String] {
    let passage = passage(of: "")
    return text.flatMap { character -> [String] in
      if character.isEmoji { return [passage.emojiName(String(character))] }
      return character.visible.map { passage.spelledName(of: $0) }
    }
  }

  /// The name of a letter on the telephone, such as "Alpha" for "A", or nil for none.
  package func phonetic(_ character: Character) -> String? {
    guard hasGrammar else { return nil }
    // The capital of "ß" is two letters, so a letter is looked up as it is first.
    let capital = character.uppercased()
    return grammar.phonetic[character] ?? capital.first.flatMap { grammar.phonetic[$0] }
  }
}

extension Passage {
  /// The names of all marks, except those with a user's rule; nil when there are none.
  fileprivate var speechOfMarks: String? {
    let marks = tokens.filter { $0.kind == .mark }.compactMap(\.text.first)
      .filter { settings.punctuation.custom[$0] == nil }
    return marks.isEmpty ? nil : marks.map(spelledName).joined(separator: " ")
  }

  fileprivate func spelledName(of character: Character) -> String {
    switch character.kind {
    case .word, .none, .emoji: return String(character)
    case .digits: return "\(character.wholeNumberValue ?? 0)"
    case .space where character != "\n":
      let space = vocabulary?[.space]
      return space?.reading ?? space?.text ?? String(character)
    case .mark, .space: break
    }
    if case .replace(let words) = settings.punctuation.custom[character] { return words }
    return name(of: character) ?? character.unicodeScalars.first?.properties.name?.lowercased()
      ?? String(character)
  }
}

extension ReadingRules {
  /// The rules; the first that matches at a position is used.
  static let inOrder: [ReadingRule] = [
    // What covers more comes first: a date before a fraction, a measure before a number.
    .pronunciation, .rawName, .web, .mention, .fileName, .mask, .stars, .row, .keys, .japaneseDate,
    .vietnameseDay, .price, .date, .month, .phone, .version, .time, .fraction, .multiplier,
    .ordinal,
    .measure, .code, .sign, .link, .number, .abbreviation, .roman, .weekday, .camelCase, .emoji,
    .mark,
  ]

  /// Every rule.
  static let all = ReadingRules(inOrder)

  /// The rules that need no grammar.
  static let withoutGrammar = ReadingRules([.pronunciation, .emoji, .mark])
}

extension Grammar {
  /// The grammar for a language tag, or nil when there is none.
  static func `for`(_ tag: String) -> Grammar? { Language.of(tag)?.grammar?() }

  /// The order of dates in the region of a tag: only the United States put months first.
  func order(in tag: String) -> DateOrder {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }.dropFirst()
    guard order == .monthFirst, let region = parts.first(where: { $0.utf8.count == 2 }) else {
      return order
    }
    return region == "us" || region == "ph" ? order : .dayFirst
  }
}

extension String {
  /// The language of a BCP 47 tag without region and script, in lower case.
  package var primaryLanguage: String { prefix { $0 != "-" && $0 != "_" }.lowercased() }
}
