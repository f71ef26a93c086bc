extension ReadingRule {
  /// A code: the digits after "code", "PIN" and the like, or before them, one by one.
  static let code = ReadingRule(at: [.digits]) { passage, start in
    guard passage.begins(at: start), let digits = passage.digits(at: start), digits.utf8.count > 3,
      passage.ends(at: start + 1), passage.isNearCode(start)
    else { return nil }
    return TokenReading(passage.spelled(digits), end: start + 1)
  }
}

extension Passage {
  /// Whether one of the four words before or three after an index speaks of a code.
  fileprivate func isNearCode(_ index: Int) -> Bool {
    isCode(in: stride(from: index - 1, through: index - 8, by: -1))
      || isCode(in: stride(from: index + 1, through: index + 6, by: 1))
  }

  private func isCode(in indices: StrideThrough<Int>) -> Bool {
    for index in indices {
      if let word = word(at: index), grammar.codes.contains(word) { return true }
      if digits(at: index) != nil || isMark(".", at: index) { return false }
    }
    return false
  }
}
