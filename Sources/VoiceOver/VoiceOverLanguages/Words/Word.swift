package import VoiceOverElements

/// A word or a sentence of VoiceOver or the system; `%1` and `%2` are placeholders.
package struct Word: Hashable, Sendable {
  /// The entry of a vocabulary.
  package enum Source: Hashable {
    case word(ID)
    case symbol(SymbolLabel)
  }

  /// The words as VoiceOver's caption panel shows them.
  package var text: String
  /// The words in the snapshot style if they are not the text and a period.
  package var ownSnapshot: String?
  /// The pronunciation if it differs from the text: Japanese words in kana.
  package var reading: String?
  /// How well the wording is attested, and on which systems it was heard.
  package var attestation: Attestation
  /// The plural forms besides the text, for a word that counts `%1` things.
  package private(set) var forms: [PluralCategory: Word] = [:]
  /// The entry of the vocabulary that it comes from; nil for words of an app.
  package internal(set) var source: Source?
  /// The language of the words as a BCP 47 tag, when it is not the requested one.
  package var language: String?
}

// Here, because an initializer in the struct replaces the one with all properties: one that sets
// them one by one copies the whole at its end.
extension Word {
  /// By default the snapshot style is the text and a period, and the pronunciation is the text.
  package init(
    _ text: String, snapshot: String? = nil, reading: String? = nil, _ evidence: Evidence
  ) {
    self.init(text, snapshot: snapshot, reading: reading, Attestation(evidence))
  }

  /// Words with the systems on which they were heard.
  package init(
    _ text: String, snapshot: String? = nil, reading: String? = nil, _ attestation: Attestation
  ) {
    self.init(text: text, ownSnapshot: snapshot, reading: reading, attestation: attestation)
  }

  /// The grade of the wording.
  package var evidence: Evidence { attestation.grade }

  /// The words in the snapshot style, with their period.
  package var snapshot: String { ownSnapshot ?? text + "." }

  /// A sentence, which is the same in both styles.
  package static func sentence(
    _ text: String, reading: String? = nil, _ evidence: Evidence
  ) -> Word {
    sentence(text, reading: reading, Attestation(evidence))
  }

  /// A sentence with the systems on which it was heard.
  package static func sentence(
    _ text: String, reading: String? = nil, _ attestation: Attestation
  ) -> Word {
    Word(text, snapshot: text, reading: reading, attestation)
  }

  /// A word that counts things, with the plural forms that a language has besides `other`.
  package static func counted(
    one: Word? = nil, few: Word? = nil, many: Word? = nil, other: Word
  ) -> Word {
    var word = other
    word.forms[.other] = other
    word.forms[.one] = one
    word.forms[.few] = few
    word.forms[.many] = many
    return word
  }

  /// The word with the placeholders `%1`, `%2` … replaced.
  package func filled(_ parts: String...) -> Word { filled(parts) }

  /// The word with the placeholders `%1`, `%2` … replaced by a list.
  package func filled(_ parts: [String]) -> Word {
    var word = self
    word.text = text.filled(parts)
    word.ownSnapshot = ownSnapshot?.filled(parts)
    word.reading = reading?.filled(parts)
    return word
  }

  /// The word with the placeholders `%1`, `%2` … replaced by words, in the pronunciation too.
  package func filled(with words: Word...) -> Word {
    var word = filled(words.map(\.text))
    if reading != nil || words.contains(where: { $0.reading != nil }) {
      word.reading = (reading ?? text).filled(words.map { $0.reading ?? $0.text })
    }
    return word
  }

  /// The form for a number, in a language, with the number as `%1`.
  package func of(_ number: Int, in language: String) -> Word {
    // The forms are plain words; where they come from is known only here.
    var form = forms[PluralCategory.of(number, in: language)] ?? self
    form.source = source
    form.language = self.language
    return form.filled("\(number)")
  }
}

extension String {
  fileprivate func filled(_ parts: [String]) -> String {
    // Split once, because the words that are filled in may have percent signs themselves.
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
