import ScreenResolver

/// A word or a sentence of VoiceOver's or the system's; `%1` and `%2` are filled in.
public struct Word: Hashable, Sendable {
  /// Which word of a vocabulary it is.
  enum Source: Hashable {
    case word(ID)
    case symbol(SymbolLabel)
  }

  /// The words as VoiceOver's caption panel shows them.
  public var text: String
  /// The words in the snapshot style where they are not the text and a full stop.
  public var ownSnapshot: String?
  /// The words as they are read aloud where they are written otherwise: Japanese ones in kana.
  public var reading: String?
  /// How far the wording is known.
  public var evidence: Evidence
  /// The plural forms that the language has beside the text, for a word that counts `%1` things.
  public private(set) var forms: [PluralCategory: Word] = [:]
  /// Which word it is, once a vocabulary has given it out; nil for words of an app.
  var source: Source?
  /// The language of the words when it is not the one in force, as a BCP 47 tag.
  public internal(set) var language: String?

  /// Creates a word; without a snapshot style it is the text and a full stop there, without a reading
  /// it is read as it is written.
  public init(
    _ text: String, snapshot: String? = nil, reading: String? = nil, _ evidence: Evidence
  ) {
    self.text = text
    ownSnapshot = snapshot
    self.reading = reading
    self.evidence = evidence
  }

  /// The words in the snapshot style, with their own full stop.
  public var snapshot: String { ownSnapshot ?? text + "." }

  /// A sentence, which is the same in both styles.
  public static func sentence(
    _ text: String, reading: String? = nil, _ evidence: Evidence
  ) -> Word {
    Word(text, snapshot: text, reading: reading, evidence)
  }

  /// A word for a number of things, of the forms that a language has beside `other`.
  public static func counted(
    one: Word? = nil, few: Word? = nil, many: Word? = nil, other: Word
  ) -> Word {
    var word = other
    word.forms[.other] = other
    word.forms[.one] = one
    word.forms[.few] = few
    word.forms[.many] = many
    return word
  }

  /// The word with each `%1`, `%2` … replaced by the part of that number.
  public func filled(_ parts: String...) -> Word { filled(parts) }

  /// The word with each `%1`, `%2` … replaced by the part of that number in a list.
  func filled(_ parts: [String]) -> Word {
    var word = self
    word.text = text.filled(parts)
    word.ownSnapshot = ownSnapshot?.filled(parts)
    word.reading = reading?.filled(parts)
    return word
  }

  /// The word with each `%1`, `%2` … replaced by the word of that number, when read aloud too.
  func filled(with words: Word...) -> Word {
    var word = filled(words.map(\.text))
    if reading != nil || words.contains(where: { $0.reading != nil }) {
      word.reading = (reading ?? text).filled(words.map { $0.reading ?? $0.text })
    }
    return word
  }

  /// The form for a number, in a language, with the number filled in as `%1`.
  public func of(_ number: Int, in language: String) -> Word {
    var form = forms[PluralCategory.of(number, in: language)] ?? self
    form.source = source
    form.language = self.language
    return form.filled("\(number)")
  }
}

extension String {
  fileprivate func filled(_ parts: [String]) -> String {
    var pieces = split(separator: "%", omittingEmptySubsequences: false)
    for index in pieces.indices.dropFirst() {
      guard let number = pieces[index].first?.wholeNumberValue, (1...parts.count).contains(number)
      else {
        pieces[index] = "%" + pieces[index]
        continue
      }
      pieces[index] = parts[number - 1] + pieces[index].dropFirst()
    }
    return pieces.joined()
  }
}
