extension ReadingRule {
  /// A phrase with a user's pronunciation.
  ///
  /// It is found as whole words, with or without regard to capital letters; the replacement goes to
  /// the engine unchanged. Of several matches the longest is used.
  static let pronunciation = ReadingRule(at: Token.Kind.allCases) { passage, start in
    for entry in passage.pronunciations.phrases(from: passage[start])
    where entry.matches(passage, at: start) {
      return TokenReading(entry.substitution, end: start + entry.tokens.count)
    }
    return nil
  }
}

/// The pronunciations for a language, by the first token of their phrase.
struct PronunciationTable: Sendable {
  /// A phrase in tokens.
  struct Entry: Sendable {
    let tokens: [Token]
    let ignoresCase: Bool
    let substitution: String

    /// Whether the phrase is in a passage at an index.
    func matches(_ passage: Passage, at start: Int) -> Bool {
      tokens.indices.allSatisfy { offset in
        let (mine, other) = (tokens[offset], passage[start + offset])
        guard mine.kind == other.kind else { return false }
        if mine.kind == .space { return true }
        return ignoresCase ? mine.folded == other.folded : mine.text == other.text
      }
    }
  }

  private var entries: [String: [Entry]] = [:]

  /// Collects the pronunciations for a language, the longest phrases first.
  init(_ pronunciations: [Pronunciation], language: String) {
    for pronunciation in pronunciations where pronunciation.isFor(language) {
      let tokens = Tokenizer.tokens(of: pronunciation.phrase)
      guard let first = tokens.first else { continue }
      entries[first.folded, default: []].append(
        Entry(
          tokens: tokens, ignoresCase: pronunciation.ignoresCase,
          substitution: String(pronunciation.substitution.flatMap(\.visible))))
    }
    // Of phrases that begin alike the longest that matches is meant.
    for key in entries.keys { entries[key]?.sort { $0.tokens.count > $1.tokens.count } }
  }

  /// The phrases that begin with a token, the longest first.
  func phrases(from token: Token) -> [Entry] {
    entries.isEmpty ? [] : entries[token.folded] ?? []
  }
}
