extension ReadingRule {
  /// A short weekday of a letter and a figure: `T2` is Monday.
  ///
  /// The week is counted from Sunday on: `T2–T6` is "thứ hai đến thứ sáu". Nothing is read in other
  /// languages.
  static let vietnameseDay = ReadingRule(at: [.word]) { passage, start in
    guard passage.grammar.language == "vi", passage.begins(at: start), passage[start].text == "T",
      let digits = passage.digits(at: start + 1), passage.ends(at: start + 2),
      let day = passage.grammar.calendar.weekdays["T" + digits]
    else { return nil }
    return TokenReading(day, end: start + 2)
  }
}
