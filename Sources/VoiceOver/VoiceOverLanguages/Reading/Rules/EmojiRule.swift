extension ReadingRule {
  /// An emoji: its name by Unicode's CLDR; the same one in a row is counted.
  ///
  /// Nothing is spoken when emoji are off. With the suffix the word "emoji" follows each name. Commas
  /// part one emoji from the next. An engine never gets a picture: it has names of its own, or none.
  /// Languages without a table have the English names.
  static let emoji = ReadingRule(at: [.emoji]) { passage, start in
    guard passage.kind(at: start) == .emoji else { return nil }
    var end = start + 1
    var count = 1
    while passage[passage.afterSpace(end)] == passage[start] {
      end = passage.afterSpace(end) + 1
      count += 1
    }
    guard passage.settings.speaksEmoji else { return TokenReading("", end: end) }
    var words = passage.emojiName(passage[start].text)
    if count > 1 { words = passage.repeated(words, times: count) }
    // A comma parts the names, which would be one phrase otherwise.
    let goesOn = passage.kind(at: passage.afterSpace(end)) == .emoji
    return TokenReading(goesOn ? words + "," : words, end: end)
  }
}

extension Passage {
  /// The name of an emoji, with the suffix when it is on.
  func emojiName(_ text: String) -> String {
    let name = text.first.flatMap { (names ?? .english).name(of: $0) } ?? unknownName(text)
    let isNamed = name != grammar.signs.emoji
    return settings.emojiSuffix && isNamed ? "\(name) \(grammar.signs.emoji)" : name
  }

  /// The name of a picture that the table does not know: Unicode's where English is spoken, otherwise
  /// the word for any of them.
  private func unknownName(_ text: String) -> String {
    let name = grammar.language == "en" ? text.unicodeScalars.first?.properties.name : nil
    return name?.lowercased() ?? grammar.signs.emoji
  }
}
