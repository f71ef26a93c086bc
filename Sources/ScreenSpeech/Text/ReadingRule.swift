/// One rule: the pieces that it may begin at, and what it reads there, or nil where it has nothing to say.
///
/// A rule looks at a limited number of pieces, or reads all that it looked at; so a text is read in
/// a time that grows with its length alone.
struct ReadingRule: Sendable {
  /// The kinds of piece that it is asked about.
  let kinds: Set<Token.Kind>
  /// The marks that it is asked about although their kind is none of these.
  let marks: Set<String>
  /// What is read at an index of a passage.
  let read: @Sendable (Passage, Int) -> Reading?

  /// Creates a rule.
  init(
    at kinds: [Token.Kind], marks: String = "",
    _ read: @escaping @Sendable (Passage, Int) -> Reading?
  ) {
    self.kinds = Set(kinds)
    self.marks = Set(marks.map(String.init))
    self.read = read
  }

  /// Whether the rule may begin at a piece.
  func begins(at token: Token) -> Bool {
    kinds.contains(token.kind) || token.kind == .mark && marks.contains(token.text)
  }
}

/// Rules in the order in which they are asked, found by the piece that a reading begins at.
///
/// Most rules are about numbers or words; a text of thousands of marks would else be asked about by
/// all of them.
struct ReadingRules: Sendable {
  private let ofKinds: [[ReadingRule]]
  private let ofMarks: [String: [ReadingRule]]

  /// Creates the order.
  init(_ rules: [ReadingRule]) {
    ofKinds = Token.Kind.allCases.map { kind in rules.filter { $0.kinds.contains(kind) } }
    let marks = rules.reduce(into: Set()) { $0.formUnion($1.marks) }
    ofMarks = Dictionary(
      uniqueKeysWithValues: marks.map { mark in
        (mark, rules.filter { $0.begins(at: Token(.mark, mark)) })
      })
  }

  /// The rules that may begin at a piece.
  subscript(token: Token) -> [ReadingRule] {
    (token.kind == .mark ? ofMarks[token.text] : nil) ?? ofKinds[token.kind.rawValue]
  }
}

/// What a rule makes of the pieces from an index on.
struct Reading: Hashable, Sendable {
  /// What the engine is given; nothing for silence.
  var words: String
  /// The index behind the last piece that is read.
  var end: Int

  /// Creates a reading.
  init(_ words: String, end: Int) {
    self.words = words
    self.end = end
  }
}
