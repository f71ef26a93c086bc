/// A reading rule: the tokens it may begin at, and its reading there, or nil when it does not match.
///
/// A rule examines a limited number of tokens, or reads all that it examined; so the time for a
/// text is linear in its length.
struct ReadingRule: Sendable {
  /// The kinds of token that it may begin at.
  let kinds: Set<Token.Kind>
  /// The marks that it may begin at besides.
  let marks: Set<String>
  /// The reading at an index of a passage.
  let read: @Sendable (Passage, Int) -> TokenReading?

  /// A rule from its function.
  init(
    at kinds: [Token.Kind], marks: String = "",
    _ read: @escaping @Sendable (Passage, Int) -> TokenReading?
  ) {
    self.kinds = Set(kinds)
    self.marks = Set(marks.map(String.init))
    self.read = read
  }

  /// Whether the rule may begin at a token.
  func begins(at token: Token) -> Bool {
    kinds.contains(token.kind) || token.kind == .mark && marks.contains(token.text)
  }
}

/// Rules in the order in which they are tried, found by the token that a reading begins at.
///
/// Most rules are about numbers or words; a text of thousands of marks would otherwise be examined by
/// all of them.
struct ReadingRules: Sendable {
  private let ofKinds: [[ReadingRule]]
  private let ofMarks: [String: [ReadingRule]]

  /// The rules in their order.
  init(_ rules: [ReadingRule]) {
    // Sorted in advance, so that a token tries only the rules that may begin at it.
    ofKinds = Token.Kind.allCases.map { kind in rules.filter { $0.kinds.contains(kind) } }
    let marks = rules.reduce(into: Set()) { $0.formUnion($1.marks) }
    ofMarks = Dictionary(
      uniqueKeysWithValues: marks.map { mark in
        (mark, rules.filter { $0.begins(at: Token(.mark, mark)) })
      })
  }

  /// The rules that may begin at a token.
  subscript(token: Token) -> [ReadingRule] {
    // Marks that no rule names are left to the rules for all marks.
    (token.kind == .mark ? ofMarks[token.text] : nil) ?? ofKinds[token.kind.rawValue]
  }
}

/// The result of a rule for the tokens from an index on.
struct TokenReading: Hashable, Sendable {
  /// The words for the engine; empty for silence.
  var words: String
  /// The index after the last token that is read.
  var end: Int

  /// Creates a reading.
  init(_ words: String, end: Int) {
    self.words = words
    self.end = end
  }
}
