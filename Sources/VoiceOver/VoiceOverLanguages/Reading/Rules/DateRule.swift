extension ReadingRule {
  /// A date in figures: as it is written in English, as a date in other languages.
  ///
  /// `11/21/2026` is "11 slash 21 slash 2026", `21.11.2026` "21 dot 11 dot 2026" and `2026-11-21`
  /// "2026 11 21" (VoiceOver's log, iOS 26.5). Of other languages nothing is recorded: there the
  /// figures are a day, a month and a year, of which the language puts one first. Two figures alone,
  /// such as `11/21`, are no date, but `21.11.` is one in languages that put days first.
  static let date = ReadingRule(at: [.digits]) { passage, start in
    guard passage.begins(at: start), let date = passage.figures(from: start) else { return nil }
    let words = passage.words(of: date, from: start)
    guard passage.word(at: date.end) == "t", let clock = passage.clock(at: date.end + 1) else {
      return TokenReading(words, end: date.end)
    }
    return TokenReading("\(words), \(passage.spoken(clock))", end: clock.end)
  }
}

/// A date in a text.
struct CalendarDate: Hashable, Sendable {
  /// The day from 1.
  var day: Int
  /// The month from 1.
  var month: Int
  /// The year, or nil when the text has none.
  var year: Int?
  /// The index after its last piece.
  var end: Int
}

extension Passage {
  /// The words of a date in figures that begins at an index.
  fileprivate func words(of date: CalendarDate, from start: Int) -> String {
    guard grammar.readsFiguresAsWritten else {
      let before = word(at: beforeSpace(start))
      return withoutRepetition(spoken(date, after: before), at: start)
    }
    return (start..<date.end).compactMap { index -> String? in
      if let digits = digits(at: index) {
        return settings.numbers == .words ? digits : spelled(digits)
      }
      return isMark("/", at: index)
        ? grammar.signs.slash : isMark(".", at: index) ? grammar.signs.dot : nil
    }.joined(separator: " ")
  }

  /// The date in figures from an index on, or nil.
  fileprivate func figures(from start: Int) -> CalendarDate? {
    guard let mark = sign(at: start + 1), mark.isOne(of: "-/."),
      let first = number(at: start, digits: 1...4),
      let second = number(at: start + 2, digits: 1...2)
    else { return nil }
    guard isMark(mark, at: start + 3), let last = number(at: start + 4, digits: 1...4),
      !(isMark(mark, at: start + 5) && digits(at: start + 6) != nil)
    else { return dayAndMonth(first, second, mark, from: start) }
    let lengths = [0, 4].map { self[start + $0].text.utf8.count }
    if lengths[0] == 4, lengths[1] <= 2 {
      return valid(day: last, month: second, year: first, end: start + 5)
    }
    guard lengths[0] <= 2, lengths[1] == 4 || lengths[1] == 2 && mark != "-" else { return nil }
    let isShort = lengths[1] == 2
    // With periods, a month of one figure may as well be a version, such as 1.2.26.
    if isShort, mark == ".", order == .monthFirst || self[start + 2].text.count < 2 { return nil }
    let year = isShort ? (last < 70 ? 2000 : 1900) + last : last
    let monthFirst = mark != "." && order != .dayFirst
    // A figure above 12 can only be the day, whatever the region puts first.
    let (day, month) = monthFirst && first <= 12 || second > 12 ? (second, first) : (first, second)
    return valid(day: day, month: month, year: year, end: start + 5)
  }

  /// `21.11.`, or `21/11` after the word for day: no year, where days come first.
  private func dayAndMonth(
    _ day: Int, _ month: Int, _ mark: Unicode.Scalar, from start: Int
  ) -> CalendarDate? {
    guard order == .dayFirst else { return nil }
    if mark == "/", let word = word(at: beforeSpace(start)),
      grammar.calendar.dayMonth.hasPrefix(word + " ")
    {
      return valid(day: day, month: month, year: nil, end: start + 3)
    }
    guard mark == ".", isMark(".", at: start + 3), self[start + 2].text.utf8.count == 2,
      digits(at: start + 4) == nil
    else { return nil }
    return valid(day: day, month: month, year: nil, end: start + 4)
  }

  private func valid(day: Int, month: Int, year: Int?, end: Int) -> CalendarDate? {
    guard (1...31).contains(day), (1...12).contains(month), (1000...2999).contains(year ?? 2000),
      ends(at: end) || word(at: end) == "t"
    else { return nil }
    return CalendarDate(day: day, month: month, year: year, end: end)
  }

  /// The words of a date.
  func spoken(_ date: CalendarDate, after word: String? = nil) -> String {
    let calendar = grammar.calendar
    let month = calendar.months[date.month - 1]
    let days =
      word.map(calendar.daysAfter.words.contains) == true ? calendar.daysAfter.days : calendar.days
    let day = settings.numbers == .words ? days[date.day - 1] : spoken(date.day)
    guard let year = date.year else { return calendar.dayMonth.filled(day, month) }
    return calendar.date.filled(day, month, spoken(year: year))
  }

  /// A year as it is spoken.
  func spoken(year: Int) -> String {
    guard settings.numbers == .words else { return spoken(year) }
    switch grammar.calendar.years {
    case .number: return spoken(year)
    case .hundreds(let word):
      guard (1100..<2000).contains(year) else { return spoken(year) }
      return "\(year / 100) \(word)" + (year % 100 == 0 ? "" : " \(year % 100)")
    case .inOrder(let units, let tens, let full, let word):
      if let words = full[year] { return "\(words) \(word)" }
      let rest = year % 100
      guard rest > 0 else { return "\(year) \(word)" }
      let whole = rest < 20 || rest % 10 == 0 ? year - rest : year - rest % 10
      let last =
        rest < 20 ? units[rest - 1] : rest % 10 == 0 ? tens[rest / 10 - 2] : units[rest % 10 - 1]
      return "\(whole) \(last) \(word)"
    }
  }

  /// The words without their first one where the text has it already: "ngày ngày 21".
  func withoutRepetition(_ words: String, at start: Int) -> String {
    guard let before = word(at: beforeSpace(start)), words.hasPrefix(before + " ") else {
      return words
    }
    return String(words.dropFirst(before.count + 1))
  }
}
