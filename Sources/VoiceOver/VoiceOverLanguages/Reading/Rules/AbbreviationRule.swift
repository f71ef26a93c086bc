extension ReadingRule {
  /// An abbreviation: `approx.` is "approximately", `e.g.` "for example", `No. 5` "number 5".
  ///
  /// Some count only before a number. A period that ends the whole text is dropped with it.
  static let abbreviation = ReadingRule(at: [.word]) { passage, start in
    guard passage.kind(at: start) == .word, passage.begins(at: start) else { return nil }
    return passage.abbreviation(from: start)
  }
}

extension Passage {
  private static let longest = 8

  /// The longest abbreviation from an index on.
  fileprivate func abbreviation(from start: Int) -> TokenReading? {
    var text = ""
    var found: TokenReading?
    for index in start..<start + Self.longest {
      let token = self[index]
      switch token.kind {
      case .word: text += token.folded
      case .mark where isMark(in: ".&/°", at: index): text += token.text
      case .space where isMark(".", at: index - 1) && token.text != "\n": continue
      case .mark, .space, .digits, .emoji, .none: return found
      }
      // The longest match wins, so the search goes on until none can follow.
      guard text.utf8.count <= grammar.longestAbbreviation else { return found }
      guard token.text != "/" || index == start + 1, let words = words(for: text, before: index + 1)
      else { continue }
      guard token.kind == .mark || ends(at: index + 1) || grammar.joinsWords,
        !isMark("'", at: index + 1)
      else { continue }
      found = TokenReading(words, end: index + 1)
    }
    return found
  }

  private func words(for text: String, before end: Int) -> String? {
    if let words = grammar.numbered[text], digits(at: afterSpace(end)) != nil { return words }
    guard let words = grammar.abbreviations[text] else { return nil }
    return words
  }
}
