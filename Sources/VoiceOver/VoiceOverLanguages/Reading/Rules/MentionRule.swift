extension ReadingRule {
  /// `@ada` is "at ada", `#swift` "hashtag swift", `#1042` "number 1042".
  ///
  /// A number sign before a number with a leading zero or a color of letters and digits is read
  /// piece by piece. Nothing is special where a letter stands right before the sign.
  static let mention = ReadingRule(at: [], marks: "@#№") { passage, start in
    guard let mark = passage.sign(at: start), mark.isOne(of: "@#№"),
      passage.begins(at: start)
    else { return nil }
    let end = passage.endOfTag(from: start + 1)
    let next = mark == "№" ? passage.afterSpace(start + 1) : start + 1
    // `#5` is a number, `#5things` is a tag.
    if mark != "@", let digits = passage.digits(at: next), end <= next + 1 {
      return TokenReading(
        passage.join(passage.grammar.numbers.number, passage.spoken(whole: digits)), end: next + 1)
    }
    guard end > start + 1 else { return nil }
    let signs = passage.grammar.signs
    let word = mark == "@" ? signs.at : mark == "#" ? signs.hashtag : passage.grammar.numbers.number
    return TokenReading("\(word) \(passage.address(start + 1..<end))", end: end)
  }
}

extension Passage {
  /// The index after a name of letters, digits and inner dots, hyphens and underscores.
  fileprivate func endOfTag(from start: Int) -> Int {
    var end = start
    while kind(at: end) == .word || kind(at: end) == .digits || isMark("_", at: end)
      || isInnerMark(at: end)
    { end += 1 }
    return end
  }

  private func isInnerMark(at index: Int) -> Bool {
    guard isMark(".", at: index) || isMark("-", at: index) else { return false }
    let next = kind(at: index + 1)
    return kind(at: index - 1) != .mark && (next == .word || next == .digits)
  }
}
