extension ReadingRule {
  /// A date with the month in letters: `Nov 21`, `21 Nov 2026`, `Nov. 2026`.
  ///
  /// A month without a day or a year stays as it is, unless it is short and cannot be another word.
  static let month = ReadingRule(at: [.word, .digits]) { passage, start in
    guard passage.begins(at: start) else { return nil }
    return passage.monthFirst(from: start) ?? passage.dayFirst(from: start)
  }
}

extension Passage {
  /// The number of the month that is written at an index, and the index after it.
  func month(at index: Int) -> (number: Int, end: Int)? {
    guard kind(at: index) == .word else { return nil }
    let text = self[index].text
    let names = grammar.calendar.monthNames
    guard
      let number = names[text] ?? (text == text.uppercased() ? names[text.capitalizedFirst] : nil)
    else { return nil }
    // A whole name has no period of its own, so one after it ends the sentence.
    let isDotted = isMark(".", at: index + 1) && text.count < 5
    return (number, isDotted ? index + 2 : index + 1)
  }

  private func year(at index: Int) -> (year: Int, end: Int)? {
    guard let year = number(at: index, digits: 4...4), (1000...2999).contains(year),
      ends(at: index + 1) || joinsYear(at: index + 1)
    else { return nil }
    let behind = afterSpace(index + 1)
    guard let word = word(at: behind), grammar.calendar.yearWords.contains(word) else {
      return (year, index + 1)
    }
    let isDotted = isMark(".", at: behind + 1) && grammar.calendar.yearWords.contains(word + ".")
    return (year, isDotted ? behind + 2 : behind + 1)
  }

  private func joinsYear(at index: Int) -> Bool { word(at: index) == "t" }

  fileprivate func monthFirst(from start: Int) -> TokenReading? {
    guard let month = month(at: start) else { return nil }
    if month.end == start + 1, isPartOfRange(at: start) {
      return TokenReading(grammar.calendar.monthsAlone[month.number - 1], end: month.end)
    }
    let index = afterSpace(month.end)
    guard index > month.end || month.end > start + 1 else { return nil }
    if let year = year(at: index) {
      let name = grammar.calendar.monthsAlone[month.number - 1]
      return TokenReading(
        grammar.calendar.monthYear.filled("", name, spoken(year: year.year)), end: year.end)
    }
    guard let day = number(at: index, digits: 1...2), (1...31).contains(day) else { return nil }
    let end =
      word(at: index + 1).map { grammar.numbers.ordinals[$0] != nil } == true
      ? index + 2 : index + 1
    // Before a colon it is an hour, before a percent sign a share.
    guard ends(at: end), !isMark(":", at: end), !isMark("%", at: end) else { return nil }
    return date(day: day, month: month.number, before: end, from: start)
  }

  /// Whether a dash and another month are beside a month.
  private func isPartOfRange(at index: Int) -> Bool {
    let (before, after) = (beforeSpace(index), afterSpace(index + 1))
    return isDash(after) && month(at: afterSpace(after + 1)) != nil
      || isDash(before) && month(at: beforeSpace(before)) != nil
  }

  private func isDash(_ index: Int) -> Bool { isMark(in: "–—-", at: index) }

  fileprivate func dayFirst(from start: Int) -> TokenReading? {
    guard let day = number(at: start, digits: 1...2), (1...31).contains(day) else { return nil }
    var index = start + 1
    if isMark(".", at: index) { index += 1 }
    if let ending = word(at: index), grammar.numbers.ordinals[ending] != nil { index += 1 }
    index = afterSpace(index)
    guard index > start + 1 else { return nil }
    index = afterLink(index)
    guard let month = month(at: index) else { return nil }
    return date(day: day, month: month.number, before: month.end, from: start)
  }

  /// The date with the year that may follow an index.
  private func date(day: Int, month: Int, before end: Int, from start: Int) -> TokenReading {
    let comma = isMark(",", at: end) ? end + 1 : end
    let year = year(at: afterLink(afterSpace(comma)))
    let date = CalendarDate(day: day, month: month, year: year?.year, end: year?.end ?? end)
    let words = spoken(date, after: word(at: beforeSpace(start)))
    return TokenReading(withoutRepetition(words, at: start), end: date.end)
  }

  /// The index after the word that links day, month and year, such as Spanish `de`.
  private func afterLink(_ index: Int) -> Int {
    guard let link = grammar.calendar.link, word(at: index) == link else { return index }
    return afterSpace(index + 1)
  }
}

extension String {
  /// The text with its first letter as it is and the rest in lower case.
  fileprivate var capitalizedFirst: String { prefix(1) + dropFirst().lowercased() }
}
