extension ReadingRule {
  /// A date or a part of one with the signs for year, month and day, in kana.
  ///
  /// The days up to the tenth, the 14th, the 20th and the 24th have names of their own, and months
  /// are not read as numbers: `4月1日` is "しがつ ついたち". Nothing is read in other languages.
  static let japaneseDate = ReadingRule(at: [.digits]) { passage, start in
    guard passage.grammar.language == "ja", let number = passage.number(at: start, digits: 1...4)
    else {
      return nil
    }
    let unit = passage[start + 1].text
    if unit == "年" { return TokenReading("\(passage.spoken(number))ねん", end: start + 2) }
    if unit == "月", (1...12).contains(number) {
      return TokenReading(passage.grammar.calendar.months[number - 1], end: start + 2)
    }
    guard unit == "日", (1...31).contains(number), passage[start + 2].text != "間" else { return nil }
    return TokenReading(passage.grammar.calendar.days[number - 1], end: start + 2)
  }
}
