public import ScreenResolver

/// The words that VoiceOver and the system add to those of an app, in one language.
///
/// A language is one `switch` over all words and one over all labels of symbols, so that one with a
/// missing word does not compile.
public struct Vocabulary: Sendable {
  /// What a language has, whichever tag is in force: one reference, copied with every utterance.
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
  /// The language in force, whose words these are or in whose place they are: `de-AT`, or `pl` with
  /// English words.
  public private(set) var tag: String
  /// Whether the words are in the place of those of a language that has none.
  public private(set) var standsIn = false

  /// Creates a vocabulary of all its words.
  init(
    language: String, name: String, punctuation: [Character: String],
    markReadings: [Character: String] = [:], symbol: @escaping @Sendable (SymbolLabel) -> Word,
    word: @escaping @Sendable (Word.ID) -> Word
  ) {
    table = Table(language, name, punctuation, markReadings, symbol, word)
    tag = language
  }

  /// The language of the words as a BCP 47 tag.
  public var language: String { table.language }
  /// The language in its own words, such as `Deutsch`.
  public var name: String { table.name }
  /// The names of punctuation marks that stand alone.
  public var punctuation: [Character: String] { table.punctuation }
  /// How those names are read where they are written otherwise: Japanese ones in kana.
  var markReadings: [Character: String] { table.markReadings }

  /// A word in the language.
  public subscript(id: Word.ID) -> Word { given(table.word(id), .word(id)) }

  /// The label of a symbol in the language.
  public subscript(symbol label: SymbolLabel) -> Word { given(table.symbol(label), .symbol(label)) }

  /// The form of a word for a number of things, with the number filled in.
  public subscript(id: Word.ID, counting number: Int) -> Word {
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
  /// Every language that has words.
  public static let all: [Vocabulary] = Language.all.map(\.vocabulary)

  /// The vocabulary for a language tag, or nil when there is none.
  public static func `for`(_ tag: String) -> Vocabulary? {
    guard var words = Language.of(tag)?.vocabulary else { return nil }
    words.tag = tag
    return words
  }

  /// The vocabulary for a screen in a language: its own, or English in its place.
  public static func inForce(for tag: String) -> Vocabulary { english.inForce(for: tag) }

  /// The vocabulary for a part of a screen in a language, nil for the screen's: its own, or these
  /// words in its place.
  public func inForce(for tag: String?) -> Vocabulary {
    guard let tag, tag != self.tag else { return self }
    if let own = Vocabulary.for(tag) { return own }
    var words = self
    words.tag = tag
    words.standsIn = true
    return words
  }
}

extension Vocabulary {
  /// A row of a list of words.
  public struct Entry: Hashable, Sendable {
    /// The key of the word, with the plural form at its end: `traits.button`, `containers.rowSpan.few`.
    public var key: String
    /// The words, with `%1` and `%2` for what is filled in.
    public var text: String
    /// How far the wording is known.
    public var evidence: Evidence
  }

  /// Every word of the vocabulary, in the order of `Word.ID`, then the labels of symbols.
  public var entries: [Entry] {
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
