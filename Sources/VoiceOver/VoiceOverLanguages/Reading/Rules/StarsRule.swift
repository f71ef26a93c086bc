extension ReadingRule {
  /// A rating drawn in stars: `★★★★☆` is "4 out of 5 stars", `★★★` "3 stars".
  ///
  /// Two stars or more make a rating; a single one keeps its name, and more than ten are no rating.
  static let stars = ReadingRule(at: [.emoji], marks: "★☆") { passage, start in
    guard !passage.isStar(at: start - 1) else { return nil }
    let full = passage.row(from: start, of: passage.isFullStar)
    let empty = passage.row(from: start + full) { passage.isMark("☆", at: $0) }
    if full == 1, empty == 0, passage.kind(at: start) == .mark {
      return TokenReading(passage.grammar.measures.star.one, end: start + 1)
    }
    guard (2...10).contains(full + empty), !passage.isStar(at: start + full + empty) else {
      return nil
    }
    let all = Numeral(whole: "\(full + empty)", fraction: nil, end: 0)
    let stars = passage.counted(all, passage.grammar.measures.star)
    let words =
      empty == 0 ? stars : passage.grammar.signs.rating.filled(passage.spoken(full), stars)
    return TokenReading(words, end: start + full + empty)
  }
}

extension Passage {
  /// How many of a few pieces follow each other from an index on, up to eleven.
  fileprivate func row(from start: Int, of isOne: (Int) -> Bool) -> Int {
    var end = start
    // One more than a rating may have, so that a longer row is noticed.
    while end <= start + 10, isOne(end) { end += 1 }
    return end - start
  }

  fileprivate func isFullStar(at index: Int) -> Bool {
    isMark("★", at: index)
      || kind(at: index) == .emoji && ["⭐", "⭐️"].contains(self[index].text)
  }

  fileprivate func isStar(at index: Int) -> Bool { isFullStar(at: index) || isMark("☆", at: index) }
}
