extension ReadingRule {
  /// The number sign in the raw name of a file: `a#1` is "a hash 1", and no number or topic.
  ///
  /// A custom rule for the mark wins, as it does in any other text.
  static let rawName = ReadingRule(at: [], marks: "#") { passage, start in
    guard passage.settings.isRawName, let mark = passage.mark(at: start) else { return nil }
    switch passage.settings.punctuation.custom[mark] {
    case .replace(let words): return TokenReading(words, end: start + 1)
    case .remove: return TokenReading("", end: start + 1)
    case .ignore: return TokenReading(passage[start].text, end: start + 1)
    case nil:
      let name = passage.grammar.signs.hash ?? passage.name(of: mark)
      return name.map { TokenReading($0, end: start + 1) }
    }
  }
}
