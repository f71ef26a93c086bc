import ScreenTree
package import VoiceOverElements

/// The words that VoiceOver and the system add to those of an app, in one language.
///
/// A language is one `switch` over all words and one over all labels of symbols, so that one with a
/// missing word does not compile.
package struct Vocabulary: Sendable {
  /// The words of a language, independent of the tag: one reference, copied with every utterance.
  private final class Table: Sendable {
    let language: String
    let name: String
    let punctuation: [Character: String]
    let markReadings: [Character: String]
    let symbol: @Sendable (SymbolLabel) -> Word
    let word: @Sendable (Word.ID) -> Word

    init(
      _ language: String, _ name: String, _ punctuation: [Character: String],
      _ markReadings: [Character: String], _ symbol: @escaping @Sendable (SymbolLabel) -> Word,
      _ word: @escaping @Sendable (Word.ID) -> Word
    ) {
      self.language = language
      self.name = name
      self.punctuation = punctuation
      self.markReadings = markReadings
      self.symbol = symbol
      self.word = word
    }
  }

  private let table: Table
  /// The requested language, for which these words are or which they replace: `de-AT`, or `pl` with
  /// English words.
  package private(set) var tag: String
  /// Whether the words replace those of an unknown language.
  package private(set) var standsIn = false

  /// A vocabulary from all its words.
  init(
    language: String, name: String, punctuation: [Character: String],
    markReadings: [Character: String] = [:], symbol: @escaping @Sendable (SymbolLabel) -> Word,
    word: @escaping @Sendable (Word.ID) -> Word
  ) {
    table = Table(language, name, punctuation, markReadings, symbol, word)
    tag = language
  }

  /// The language of the words as a BCP 47 tag.
  package var language: String { table.language }
  /// The language in its own words, such as `Deutsch`.
  package var name: String { table.name }
  /// The names of punctuation marks that stand alone.
  package var punctuation: [Character: String] { table.punctuation }
  /// The pronunciation of those names if they are written differently: Japanese ones in kana.
  package var markReadings: [Character: String] { table.markReadings }

  /// A word in the language.
  package subscript(id: Word.ID) -> Word { given(table.word(id), .word(id)) }

  /// The label of a symbol in the language.
  package subscript(symbol label: SymbolLabel) -> Word {
    given(table.symbol(label), .symbol(label))
  }

  /// The default label of a symbol on the newest system, by its name; nil if it has none.
  package func label(ofSymbol name: String) -> Word? {
    SymbolLabel.of(name, system: Platform.usualVersion, in: language).map { self[symbol: $0] }
  }

  /// The form of a word for a number of things, with the number filled in.
  package subscript(id: Word.ID, counting number: Int) -> Word {
    self[id].of(number, in: language)
  }

  private func given(_ word: Word, _ source: Word.Source) -> Word {
    var word = word
    word.source = source
    if standsIn { word.language = language }
    return word
  }
}

extension Vocabulary {
  /// Every language with known words.
  package static let all: [Vocabulary] = Language.all.map(\.vocabulary)

  /// The vocabulary for a language tag, or nil.
  package static func `for`(_ tag: String) -> Vocabulary? {
    guard var words = Language.of(tag)?.vocabulary else { return nil }
    words.tag = tag
    return words
  }

  /// The vocabulary for a screen in a language; English if its words are unknown.
  package static func inForce(for tag: String) -> Vocabulary { english.inForce(for: tag) }

  /// The vocabulary for a part of a screen in a language, nil for the screen's; these words if its
  /// own are unknown.
  package func inForce(for tag: String?) -> Vocabulary {
    guard let tag, tag != self.tag else { return self }
    if let own = Vocabulary.for(tag) { return own }
    // The words stay the same, and are marked, so that a voice of their language speaks them.
    var words = self
    words.tag = tag
    words.standsIn = true
    return words
  }
}

extension Vocabulary {
  /// A row of a list of words.
  package struct Entry: Hashable, Sendable {
    /// The key of the word, with the plural form at its end: `traits.button`, `containers.rowSpan.few`.
    package var key: String
    /// The words, with `%1` and `%2` as placeholders.
    package var text: String
    /// How well the wording is attested.
    package var evidence: Evidence
  }

  /// Every word of the vocabulary, in the order of `Word.ID`, then the labels of symbols.
  package var entries: [Entry] {
    let words = Word.ID.allCases.flatMap { id in
      let word = self[id]
      let forms = PluralCategory.allCases.compactMap { category in
        word.forms[category].map { (id.rawValue + ".\(category)", $0) }
      }
      return forms.isEmpty ? [(id.rawValue, word)] : forms
    }
    let labels = SymbolLabel.allCases.map { ("symbols.\($0.rawValue)", self[symbol: $0]) }
    return (words + labels).map { Entry(key: $0, text: $1.text, evidence: $1.evidence) }
  }
}
