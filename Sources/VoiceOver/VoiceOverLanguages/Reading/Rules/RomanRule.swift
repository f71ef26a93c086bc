extension ReadingRule {
  /// A Roman number after a word that takes one: `Chapter IV` is "Chapter 4".
  ///
  /// Anywhere else the letters stay, because `XL` is a size and `MIX` a word.
  static let roman = ReadingRule(at: [.word]) { passage, start in
    guard passage.kind(at: start) == .word, passage.ends(at: start + 1),
      let before = passage.word(at: passage.beforeSpace(start)),
      passage.grammar.numberedWords.contains(before), let number = Int(roman: passage[start].text)
    else { return nil }
    return TokenReading(passage.spoken(number), end: start + 1)
  }
}

extension Int {
  /// Creates the number of Roman numerals below forty, or nil for any other text.
  fileprivate init?(roman text: String) {
    guard (1...6).contains(text.utf8.count) else { return nil }
    let tens = ["", "X", "XX", "XXX"]
    let units = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]
    // Up to 39, which covers the numbers of chapters and kings, so that lists of both figures do.
    for (ten, letters) in tens.enumerated() where text.hasPrefix(letters) {
      if let unit = units.firstIndex(of: String(text.dropFirst(letters.count))), ten + unit > 0 {
        self = ten * 10 + unit
        return
      }
    }
    return nil
  }
}
