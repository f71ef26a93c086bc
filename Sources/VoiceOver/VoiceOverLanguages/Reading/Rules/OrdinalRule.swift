extension ReadingRule {
  /// A number in order: `3rd`, `1er`, `2º`, `1-й`.
  ///
  /// The engine reads most of them with their endings; the others are given as words. German `3.` is
  /// one after an article or a preposition, because a period after a number ends a sentence.
  static let ordinal = ReadingRule(at: [.digits]) { passage, start in
    guard passage.begins(at: start), let digits = passage.digits(at: start) else { return nil }
    let numbers = passage.grammar.numbers
    let isMarked = passage.isMark(in: ".-", at: start + 1)
    let place = isMarked ? start + 2 : start + 1
    if let ending = passage.word(at: place), let spoken = numbers.ordinals[ending],
      passage.ends(at: place + 1)
    {
      if let words = numbers.ordinalWords[ending]?[Int(digits) ?? 0] {
        return TokenReading(words, end: place + 1)
      }
      guard !spoken.isEmpty else { return nil }
      return TokenReading(
        digits + (isMarked ? passage[start + 1].text : "") + spoken, end: place + 1)
    }
    guard passage.isMark(".", at: start + 1), passage.kind(at: start + 2) == .space,
      passage[start + 3].text.first?.isUppercase == true,
      let article = passage.word(at: passage.beforeSpace(start)),
      let words = numbers.ordinalWords[article]?[Int(digits) ?? 0]
    else { return nil }
    return TokenReading(words, end: start + 2)
  }
}
