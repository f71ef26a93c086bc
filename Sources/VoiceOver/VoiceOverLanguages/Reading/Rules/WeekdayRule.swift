extension ReadingRule {
  /// A short weekday: `Thu` is "Thursday", `Mon–Fri` "Monday to Friday".
  ///
  /// One that is also another word, such as `Sat` or `Sun`, counts beside a date, a time or another
  /// weekday, or where a comma or a period follows.
  static let weekday = ReadingRule(at: [.word]) { passage, start in
    guard passage.kind(at: start) == .word, passage.begins(at: start),
      let day = passage.weekday(at: start)
    else { return nil }
    let hasDot = passage.isMark(".", at: start + 1) && passage.tokens.indices.contains(start + 2)
    let text = passage[start].folded
    guard passage.ends(at: start + 1) else { return nil }
    // An abbreviation that is a word too, such as "sun", needs a date or another day beside it.
    if passage.grammar.calendar.unsureWeekdays.contains(text), !passage.isDay(at: start) {
      return nil
    }
    return TokenReading(day, end: hasDot ? start + 2 : start + 1)
  }
}

extension Passage {
  /// The weekday that is written at an index, as it is spoken.
  func weekday(at index: Int) -> String? {
    guard kind(at: index) == .word else { return nil }
    let text = self[index].text
    let weekdays = grammar.calendar.weekdays
    if let day = weekdays[text] { return day }
    guard text.count == 3, text == text.uppercased() else { return nil }
    return weekdays[text.prefix(1) + String(self[index].folded.dropFirst())]
  }

  /// Whether what is around a short weekday makes a day of it.
  private func isNear(_ index: Int) -> Bool {
    let token = self[index]
    return token.kind == .digits || weekday(at: index) != nil || month(at: index) != nil
  }

  fileprivate func isDay(at index: Int) -> Bool {
    let behind = afterSpace(index + 1)
    if isMark(".", at: index + 1) || isNear(behind) { return true }
    if isMark(in: "–-,/—&", at: behind), isNear(afterSpace(behind + 1)) {
      return true
    }
    let before = beforeSpace(index)
    return isMark(in: "–-,/—&", at: before) && weekday(at: beforeSpace(before)) != nil
  }
}
