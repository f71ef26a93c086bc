extension ReadingRule {
  /// An emoji: its name by Unicode's CLDR; the same one in a row is counted.
  ///
  /// Nothing is spoken when emoji are off. With the suffix the word "emoji" follows each name. Commas
  /// part one emoji from the next. A picture that the table does not know has Unicode's own name.
  static let emoji = ReadingRule(at: [.emoji]) { passage, start in
    guard passage.kind(at: start) == .emoji, passage.speaksName(at: start) else { return nil }
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
  /// Whether the rule has anything to say: without a table the engine speaks its own names.
  fileprivate func speaksName(at index: Int) -> Bool { names != nil || !settings.speaksEmoji }

  /// The name of an emoji, with the suffix when it is on.
  func emojiName(_ text: String) -> String {
    let name = text.first.flatMap { names?.name(of: $0) } ?? unicodeName(text)
    return settings.emojiSuffix ? "\(name) \(grammar.signs.emoji)" : name
  }

  private func unicodeName(_ text: String) -> String {
    text.unicodeScalars.first?.properties.name?.lowercased() ?? ""
  }
}
