/// The words that VoiceOver adds of its own, in one language.
///
/// A language is one `switch` over all words, so that one with a missing word does not compile.
public struct Vocabulary: Sendable {
  /// The language as a BCP 47 tag.
  public let language: String
  /// The language in its own words, such as `Deutsch`.
  public let name: String
  /// The names of punctuation marks that stand alone.
  public let punctuation: [Character: String]
  private let word: @Sendable (Word.ID) -> Word

  /// Creates a vocabulary of all its words.
  init(
    language: String, name: String, punctuation: [Character: String],
    word: @escaping @Sendable (Word.ID) -> Word
  ) {
    self.language = language
    self.name = name
    self.punctuation = punctuation
    self.word = word
  }

  /// A word in the language.
  public subscript(id: Word.ID) -> Word {
    var word = word(id)
    word.id = id
    return word
  }

  /// The form of a word for a number of things, with the number filled in.
  public subscript(id: Word.ID, counting number: Int) -> Word {
    self[id].of(number, in: language)
  }

  /// A row of a list of words.
  public struct Entry: Hashable, Sendable {
    /// The key of the word, with the plural form at its end: `traits.button`, `containers.rowSpan.few`.
    public var key: String
    /// The words, with `%1` and `%2` for what is filled in.
    public var text: String
    /// How far the wording is known.
    public var evidence: Evidence
  }

  /// Every word of the vocabulary, in the order of `Word.ID`.
  public var entries: [Entry] {
    Word.ID.allCases.flatMap { id in
      let word = self[id]
      let forms = PluralCategory.allCases.compactMap { category in
        word.forms[category].map { (id.rawValue + ".\(category)", $0) }
      }
      return (forms.isEmpty ? [(id.rawValue, word)] : forms).map {
        Entry(key: $0, text: $1.text, evidence: $1.evidence)
      }
    }
  }
}
