extension ReadingRule {
  /// A mark, treated by the group of punctuation or a custom rule.
  ///
  /// A name stands between spaces. A mark that is left to the engine stays where it is; so does a
  /// hyphen of typography between two letters. Exclamation and question marks keep the tune of their
  /// sentence only when they stay.
  static let mark = ReadingRule(at: [.mark, .space]) { passage, start in
    let isLine = passage[start].text == "\n"
    guard let mark = passage.mark(at: start) ?? (isLine ? "\n" : nil) else { return nil }
    if passage.isInsideWord(mark, at: start) || passage.opensSentence(mark, at: start) {
      return nil
    }
    switch passage.settings.punctuation.treatment(of: mark, named: passage.name(of: mark)) {
    case .ignore: return nil
    case .replace(let words): return TokenReading(words, end: start + 1)
    case .remove: return TokenReading("", end: start + 1)
    }
  }
}

extension Passage {
  /// The name of a mark in the language: VoiceOver's, otherwise Unicode CLDR's.
  func name(of mark: Character) -> String? {
    if mark == "\n" { return grammar.signs.newLine }
    return vocabulary?.markReadings[mark] ?? vocabulary?.punctuation[mark] ?? names?.name(of: mark)
  }

  /// Whether a mark opens a Spanish question or exclamation, which only All names.
  fileprivate func opensSentence(_ mark: Character, at index: Int) -> Bool {
    // Spanish opens sentences with these, which a voice expresses by its melody.
    mark.isOne(of: "¡¿") && grammar.language == "es" && settings.punctuation.group != .all
      && settings.punctuation.custom[mark] == nil && kind(at: index + 1) != .space
  }

  /// Whether a hyphen of typography joins two words.
  fileprivate func isInsideWord(_ mark: Character, at index: Int) -> Bool {
    mark == "\u{2010}" && settings.punctuation.group != .all
      && settings.punctuation.custom[mark] == nil
      && kind(at: index - 1) == .word && kind(at: index + 1) == .word
  }
}
