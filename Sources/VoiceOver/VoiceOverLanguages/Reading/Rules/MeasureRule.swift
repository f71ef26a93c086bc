extension ReadingRule {
  /// A number with a measure or a percent sign: "5 kilometers", "20 degrees Celsius", "50 percent".
  ///
  /// A measure counts only after a number, with a space or without one. Capital and lower-case
  /// letters differ: `5 m` are meters, `5M` are millions, and `5 in stock` has no inches.
  static let measure = ReadingRule(at: [.digits]) { passage, start in
    guard passage.begins(at: start) || passage.kind(at: start - 1) == .mark else { return nil }
    if let feet = passage.feetAndInches(from: start) { return feet }
    guard let numeral = passage.numeral(at: start) else { return nil }
    let index = passage.afterSpace(numeral.end)
    if passage.isMark("%", at: index) {
      return TokenReading(
        passage.counted(numeral, passage.grammar.numbers.percent), end: index + 1)
    }
    guard let measure = passage.measure(at: index), !passage.isDecade(at: start) else { return nil }
    let noun = passage.minutes(from: start, measure.end) ?? measure.noun
    let words = passage.counted(numeral, noun)
    guard let period = passage.period(from: measure.end) else {
      return TokenReading(words, end: measure.end)
    }
    return TokenReading("\(words) \(period.words)", end: period.end)
  }
}

extension Passage {
  /// The measure that is written at an index, the longest that there is.
  func measure(at index: Int) -> (noun: Noun, end: Int)? {
    guard kind(at: index) == .word || kind(at: index) == .mark || kind(at: index) == .emoji
    else {
      return nil
    }
    let measures = grammar.measures
    // A measure that begins with a mark of ASCII is that mark alone; most texts have many.
    if sign(at: index)?.isASCII == true, measures.noun(for: self[index].text) == nil { return nil }
    // The longest first: `km/h` is three tokens, and its first one is a measure too.
    for length in [3, 2, 1] {
      let end = index + length
      let pieces = (index..<end).map { self[$0] }
      guard pieces.allSatisfy({ $0.kind != .space && $0.kind != .none }) else { continue }
      guard let noun = measures.noun(for: pieces.map(\.text).joined()), ends(at: end) else {
        continue
      }
      return (noun, isAbbreviation(pieces, before: end) ? end + 1 : end)
    }
    return nil
  }

  /// Whether figures and an `s` are the years of a decade: `1990s`, `'90s`.
  fileprivate func isDecade(at index: Int) -> Bool {
    guard self[index + 1].text == "s" else { return false }
    return number(at: index, digits: 4...4) != nil || isMark(in: "'’", at: index - 1)
  }

  /// The word for minutes where an `m` is one: after hours, as in `1h 30m`, and before "ago" or "left".
  fileprivate func minutes(from start: Int, _ end: Int) -> Noun? {
    guard self[end - 1].text == "m" else { return nil }
    let hours = kind(at: start - 1) == .space ? start - 2 : start - 1
    let isBehindHours = self[hours].text == "h" && digits(at: hours - 1) != nil
    let isSpan = ["ago", "left"].contains(self[afterSpace(end)].text)
    return isBehindHours || isSpan ? grammar.measures.noun(for: "min") : nil
  }

  /// Whether a period after a measure belongs to it: a lower-case letter or a mark follows.
  private func isAbbreviation(_ pieces: [Token], before end: Int) -> Bool {
    guard pieces.last?.kind == .word, isMark(".", at: end) else { return false }
    let next = afterSpace(end + 1)
    guard next > end + 1 else { return false }
    return self[next].text.first?.isLowercase == true
  }

  /// A height such as `5'10"`.
  fileprivate func feetAndInches(from start: Int) -> TokenReading? {
    guard let feet = number(at: start, digits: 1...2), isFoot(at: start + 1),
      let inches = number(at: start + 2, digits: 1...2), inches < 12, isInch(at: start + 3)
    else { return nil }
    let numerals = [feet, inches].map { Numeral(whole: "\($0)", fraction: nil, end: 0) }
    let words =
      counted(numerals[0], grammar.measures.foot) + ", "
      + counted(numerals[1], grammar.measures.inch)
    return TokenReading(words, end: start + 4)
  }

  private func isFoot(at index: Int) -> Bool { isMark(in: "'’′", at: index) }

  private func isInch(at index: Int) -> Bool { isMark(in: "\"”″", at: index) }
}
