extension ReadingRule {
  /// A sign before a number: minus, plus, about.
  ///
  /// A hyphen is a minus where no number, letter or bracket comes right before it.
  static let sign = ReadingRule(at: [], marks: "-−–+~≈∼") { passage, start in
    guard let mark = passage.mark(at: start), passage.isValue(at: start + 1),
      !passage.isMark(in: "+-−", at: start + 1)
    else { return nil }
    let before = passage[start - 1]
    guard
      before.kind == .space || before.kind == .none
        || passage.isMark(in: "([{\"“„«=<>~≈±:,–—", at: start - 1)
    else {
      return nil
    }
    let numbers = passage.grammar.numbers
    switch mark {
    case "-", "−", "–": return TokenReading(numbers.minus, end: start + 1)
    case "+": return TokenReading(numbers.plus, end: start + 1)
    case "~", "≈", "∼": return TokenReading(numbers.about, end: start + 1)
    default: return nil
    }
  }

  /// A mark between two values: "9 to 17", "1920 by 1080", "5 minus 3".
  ///
  /// A dash is a range between numbers, prices, measures, times, weekdays and months. A hyphen is one
  /// between two numbers without spaces; in a chain of three and more, as in a serial number, it is
  /// only a pause. A hyphen between spaces is a minus where the first number is the greater one or a
  /// result follows, else a range; a colon between numbers is "to".
  static let link = ReadingRule(at: [.word], marks: "–—~〜～‒−-:×") { passage, start in
    guard let text = passage.linkText(at: start) else { return nil }
    let (before, after) = (passage.beforeSpace(start), passage.afterSpace(start + 1))
    let isTight = before == start - 1 && after == start + 1
    let numbers = passage.grammar.numbers
    guard passage.isValue(at: after), passage.endsValue(at: before) else { return nil }
    switch text {
    case "–", "—", "~", "〜", "～", "‒": return TokenReading(numbers.to, end: after)
    // The hyphens of a serial number only part its groups.
    case "-" where passage.isChain(at: start): return TokenReading("", end: start + 1)
    case "-" where isTight, ":" where isTight, "−" where isTight:
      return TokenReading(numbers.to, end: after)
    case "-", "−":
      guard before < start - 1 else { return nil }
      return TokenReading(passage.isDifference(at: start) ? numbers.minus : numbers.to, end: after)
    case "x", "X", "×":
      let isPicture = isTight || text != "×" || passage.hasMeasure(from: after)
      return isPicture ? TokenReading(numbers.by, end: after) : nil
    default: return nil
    }
  }
}

extension Passage {
  fileprivate func linkText(at index: Int) -> String? {
    isMark(in: "–—~〜～‒−-:×", at: index) || word(at: index) == "x" ? self[index].text : nil
  }

  /// Whether a number, a price, a weekday or a month begins at an index.
  fileprivate func isValue(at index: Int) -> Bool {
    if digits(at: index) != nil || isFraction(at: index) { return true }
    if let sign = currencyBefore(at: index), digits(at: afterSpace(sign.end)) != nil { return true }
    if isMark("+", at: index) || isMark("−", at: index) || isMark("-", at: index) {
      return digits(at: index + 1) != nil
    }
    return weekday(at: index) != nil || month(at: index) != nil
      || grammar.calendar.weekdays[self[index].text + self[index + 1].text] != nil
  }

  private func isFraction(at index: Int) -> Bool { isMark(in: "½⅓⅔¼¾⅛", at: index) }

  /// Whether a number, a price, a measure, a time, a weekday or a month ends at an index.
  fileprivate func endsValue(at index: Int) -> Bool {
    switch kind(at: index) {
    case .digits: return true
    case .mark:
      return isMark(in: "%°″′²³", at: index) || isFraction(at: index)
        || MoneyWords.signs[self[index].text] != nil
        || isMark(".", at: index) && endsValue(at: index - 1)
    case .word:
      if weekday(at: index) != nil || month(at: index) != nil { return true }
      return digits(at: beforeSpace(index)) != nil || isMark("°", at: index - 1)
        || currencyBehind(at: index) != nil || isHalf(at: index)
    case .space, .emoji, .none: return false
    }
  }

  private func isHalf(at index: Int) -> Bool {
    word(at: index).map { ["m", "am", "pm"].contains($0) } ?? false
  }

  /// Whether a hyphen is one of several between numbers.
  fileprivate func isChain(at index: Int) -> Bool {
    guard digits(at: index - 1) != nil, digits(at: index + 1) != nil else { return false }
    return isMark("-", at: index - 2) && kind(at: index - 3) != .space
      && kind(at: index - 3) != .none
      || isMark("-", at: index + 2)
        && (digits(at: index + 3) != nil || kind(at: index + 3) == .word)
  }

  /// Whether a hyphen between spaces takes the second of two whole numbers from the first.
  fileprivate func isDifference(at index: Int) -> Bool {
    guard let first = Int(self[index - 2].text), let next = numeral(at: index + 2),
      let second = next.integer
    else { return self[index].text == "−" }
    // `5 - 3` can be a difference; `3 - 5` is more likely a range.
    return first >= second || isMark("=", at: afterSpace(next.end)) || self[index].text == "−"
  }

  fileprivate func hasMeasure(from index: Int) -> Bool {
    guard let numeral = numeral(at: index) else { return false }
    return measure(at: afterSpace(numeral.end)) != nil
  }
}
