extension ReadingRule {
  /// A number of which only the end is shown: `•••• 4242` is "ending in 4 2 4 2".
  ///
  /// The mask is three bullets, stars, dots in the middle or `x` or more, in one group or in several.
  static let mask = ReadingRule(at: [.word], marks: Passage.masks) { passage, start in
    guard let first = passage.endOfMask(from: start) else { return nil }
    var end = first
    while end < start + 60, let next = passage.endOfMask(from: passage.afterSpace(end)) {
      end = next
    }
    let last = passage.isMark("-", at: end) ? end + 1 : passage.afterSpace(end)
    guard let digits = passage.digits(at: last), (2...6).contains(digits.utf8.count),
      passage.ends(at: last + 1)
    else { return nil }
    return TokenReading(
      passage.grammar.signs.endingIn.filled(passage.spelled(digits)), end: last + 1)
  }
}

extension Passage {
  fileprivate static let masks = "•*·●∙＊xX"

  /// The index after three masking marks or more, or nil.
  fileprivate func endOfMask(from start: Int) -> Int? {
    if let word = word(at: start), (3...12).contains(word.utf8.count),
      word.allSatisfy({ $0 == "x" }),
      begins(at: start)
    {
      return start + 1
    }
    guard let mark = sign(at: start), mark.isOne(of: Self.masks), !isMark(mark, at: start - 1)
    else {
      return nil
    }
    var end = start
    while end < start + 24, isMark(mark, at: end) { end += 1 }
    return end >= start + 3 ? end : nil
  }
}
