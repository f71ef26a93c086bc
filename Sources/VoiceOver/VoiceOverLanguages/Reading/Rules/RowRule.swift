extension ReadingRule {
  /// A mark that stands in a row: "5 dashes", "3 exclamation marks".
  ///
  /// Four of the same mark are counted, three of exclamation and question marks. Three dots are an
  /// ellipsis, which the engine hears as a pause. A row that the user removed is silent, and one in
  /// a group that names nothing is left to the engine.
  static let row = ReadingRule(at: [.mark]) { passage, start in
    guard let mark = passage.mark(at: start), passage[start + 1] == passage[start],
      let name = passage.rowName(mark)
    else { return nil }
    var end = start
    while passage[end] == passage[start] { end += 1 }
    // Three of most marks have a meaning, as three dots have.
    guard end - start >= (mark.isOne(of: "!?") ? 3 : 4) else { return nil }
    let count = passage.spoken(end - start)
    let words = passage.grammar.signs.rows[mark].map { "\(count) \($0)" }
    return TokenReading(words ?? passage.repeated(name, times: end - start), end: end)
  }
}

extension Passage {
  /// A name with the number of times that it is there.
  func repeated(_ name: String, times count: Int) -> String {
    grammar.signs.repetition.form(for: count, in: grammar.language).filled(spoken(count), name)
  }

  /// The name of a mark in a row, or nil when it is not spoken.
  fileprivate func rowName(_ mark: Character) -> String? {
    switch settings.punctuation.custom[mark] {
    case .ignore, .remove: nil
    case .replace(let words): words
    case nil: settings.punctuation.group == .none ? nil : name(of: mark)
    }
  }
}
