extension ReadingRule {
  /// A keyboard shortcut: `⇧⌘C` is "Shift Command C".
  static let keys = ReadingRule(at: [.mark]) { passage, start in
    var names: [String] = []
    var index = start
    while index < start + 6, let mark = passage.mark(at: index),
      let name = passage.grammar.signs.keys[mark]
    {
      names.append(name)
      index += 1
    }
    guard !names.isEmpty else { return nil }
    if passage.kind(at: index) == .word || passage.kind(at: index) == .digits {
      guard passage[index].text.count <= 3 || passage[index].folded != passage[index].text else {
        return TokenReading(names.joined(separator: " "), end: index)
      }
      names.append(passage[index].text)
      index += 1
    }
    return TokenReading(names.joined(separator: " "), end: index)
  }
}
