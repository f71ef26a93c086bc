extension ReadingRule {
  /// A fraction or a rating: "one half", "3 and one half", "4 out of 5".
  ///
  /// In English only a fraction of one character is one; numbers with a slash between them are read
  /// as they are written: "1 slash 2" (VoiceOver's log, iOS 26.5). In other languages halves, thirds,
  /// quarters and eighths are fractions; other numbers with a slash between them are read "out of"
  /// when the first is not the greater one and the second is 5, 10, 100 or both are equal, or after a
  /// word such as "step"; all others keep the slash.
  static let fraction = ReadingRule(at: [.digits], marks: Passage.vulgar.keys.joined()) {
    passage, start in
    guard passage.begins(at: start) else { return nil }
    if !passage.isBehindNumbered(start), let words = passage.fraction(at: start) {
      return TokenReading(words.words, end: words.end)
    }
    guard let numeral = passage.numeral(at: start) else { return nil }
    let index = passage.afterSpace(numeral.end)
    if numeral.integer != nil, let fraction = passage.fraction(at: index) {
      let numbers = passage.grammar.numbers
      return TokenReading(
        "\(passage.spoken(numeral)) \(numbers.and) \(fraction.words)", end: fraction.end)
    }
    return passage.rating(numeral)
  }
}

extension Passage {
  /// The fraction at an index: `½` or `1/2`.
  fileprivate func fraction(at index: Int) -> (words: String, end: Int)? {
    let fractions = grammar.numbers.fractions
    if kind(at: index) == .mark, let key = Self.vulgar[self[index].text],
      let words = fractions[key]
    {
      return (words, index + 1)
    }
    let slashes = grammar.readsFiguresAsWritten ? "⁄" : "/⁄"
    guard let top = digits(at: index), isMark(in: slashes, at: index + 1),
      let bottom = digits(at: index + 2), ends(at: index + 3), !goesOn(at: index + 3),
      let words = fractions["\(top)/\(bottom)"]
    else { return nil }
    return (words, index + 3)
  }

  /// Whether a word such as "step" is before an index, so that a slash means "out of".
  fileprivate func isBehindNumbered(_ index: Int) -> Bool {
    word(at: beforeSpace(index)).map(grammar.numberedWords.contains) ?? false
  }

  private func goesOn(at index: Int) -> Bool {
    isMark(in: "/.,:", at: index) && digits(at: index + 1) != nil
  }

  /// A rating such as `4.5/5`, or two numbers that keep their slash.
  fileprivate func rating(_ numeral: Numeral) -> TokenReading? {
    guard isMark("/", at: numeral.end), let best = self.numeral(at: numeral.end + 1),
      let most = best.integer, ends(at: best.end), !goesOn(at: best.end)
    else { return nil }
    let isRated =
      isBehindNumbered(numeral.end - 1)
      // The usual scales of ratings; with other numbers a slash may mean anything.
      || [5, 10, 100].contains(most) && (Int(numeral.whole) ?? .max) <= most
      || numeral.integer == most
    let link =
      isRated && !grammar.readsFiguresAsWritten ? grammar.numbers.outOf : grammar.signs.slash
    return TokenReading("\(spoken(numeral)) \(link) \(spoken(best))", end: best.end)
  }

  /// The fractions that are one character.
  fileprivate static let vulgar = [
    "½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4", "⅛": "1/8", "⅜": "3/8", "⅝": "5/8",
    "⅞": "7/8", "⅕": "1/5", "⅖": "2/5", "⅗": "3/5", "⅘": "4/5", "⅙": "1/6", "⅚": "5/6",
  ]
}
