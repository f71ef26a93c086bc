extension ReadingRule {
  /// Any other number, without the marks between its groups.
  ///
  /// Leading zeros are read digit by digit, and so is a number of ten digits or more that is not
  /// written in groups. `2x` is "2 times".
  static let number = ReadingRule(at: [.digits]) { passage, start in
    guard let numeral = passage.numeral(at: start) else { return nil }
    if passage.isTimes(at: numeral.end) {
      return TokenReading(
        passage.join(passage.spoken(numeral), passage.grammar.numbers.times), end: numeral.end + 1)
    }
    let isLong = numeral.end == start + 1 && numeral.whole.utf8.count > 9
    return TokenReading(
      isLong ? passage.spelled(numeral.whole) : passage.spoken(numeral), end: numeral.end)
  }
}

extension Passage {
  /// Whether an `x` that multiplies is at an index: nothing that it could multiply follows.
  fileprivate func isTimes(at index: Int) -> Bool {
    (word(at: index) == "x" || isMark("×", at: index)) && ends(at: index + 1)
      && digits(at: afterSpace(index + 1)) == nil
  }
}
