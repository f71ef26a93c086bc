/// A text in tokens, as rules examine it; positions beyond its ends have no token.
struct Passage: Sendable {
  /// The pieces in order.
  let tokens: [Token]
  /// The words and customs of the language.
  let grammar: Grammar
  /// The order of a date in figures.
  let order: Grammar.DateOrder
  /// The settings.
  let settings: TextSettings
  /// The phrases with a user's pronunciation.
  let pronunciations: PronunciationTable
  /// VoiceOver's words in the language.
  let vocabulary: Vocabulary?
  /// The language whose names of emoji and signs are spoken, as a BCP 47 tag.
  let language: String
  /// Whether it is an amount of money, in which decimals are no figures of their own.
  var isMoney = false
  /// The number at the index at which rules are tried, because several of them ask for it.
  var kept: (index: Int, numeral: Numeral?) = (-1, nil)

  /// The names of emoji and symbols in the language; the table is read on demand.
  var names: CharacterNames? { CharacterNames.for(language) }

  /// The token at an index, or one of the kind `none` beyond the ends.
  subscript(index: Int) -> Token { tokens.indices.contains(index) ? tokens[index] : .none }

  /// The kind of the token at an index, which is found without copying the token.
  func kind(at index: Int) -> Token.Kind {
    tokens.indices.contains(index) ? tokens[index].kind : .none
  }

  /// The only scalar of the mark at an index, or nil.
  func sign(at index: Int) -> Unicode.Scalar? {
    tokens.indices.contains(index) ? tokens[index].sign : nil
  }

  /// Whether the token at an index is this mark.
  func isMark(_ mark: Unicode.Scalar, at index: Int) -> Bool { sign(at: index) == mark }

  /// Whether the token at an index is one of a few marks.
  func isMark(in marks: String, at index: Int) -> Bool {
    sign(at: index).map(marks.unicodeScalars.contains) ?? false
  }

  /// The mark at an index, or nil.
  func mark(at index: Int) -> Character? {
    kind(at: index) == .mark ? self[index].text.first : nil
  }

  /// The digits at an index, or nil.
  func digits(at index: Int) -> String? {
    kind(at: index) == .digits ? self[index].text : nil
  }

  /// The number of a few digits at an index, or nil.
  func number(at index: Int, digits range: ClosedRange<Int>) -> Int? {
    guard let digits = digits(at: index), range.contains(digits.utf8.count) else { return nil }
    return Int(digits)
  }

  /// The word at an index in lower case, or nil.
  func word(at index: Int) -> String? {
    kind(at: index) == .word ? self[index].folded : nil
  }

  /// The index after a space at an index, or the index itself without one; a new line is no space,
  /// because it separates everything.
  func afterSpace(_ index: Int) -> Int {
    kind(at: index) == .space && self[index].text != "\n" ? index + 1 : index
  }

  /// The index of the nearest token before an index that is not a space.
  func beforeSpace(_ index: Int) -> Int {
    kind(at: index - 1) == .space && self[index - 1].text != "\n" ? index - 2 : index - 1
  }

  /// Whether an expression can begin at an index: no letter, digit or joining mark comes before.
  func begins(at index: Int) -> Bool {
    switch kind(at: index - 1) {
    case .word: self[index - 1].text.first?.isIdeograph == true || grammar.joinsWords
    case .digits: false
    case .mark: !self[index - 1].isJoining
    case .space, .emoji, .none: true
    }
  }

  /// Whether an expression can end before an index: no letter or digit follows.
  func ends(at index: Int) -> Bool {
    switch kind(at: index) {
    case .word: self[index].text.first?.isIdeograph == true || grammar.joinsWords
    case .digits: false
    case .mark: !(isMark("_", at: index) && kind(at: index + 1) != .space)
    case .space, .emoji, .none: true
    }
  }
}
