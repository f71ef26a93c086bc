/// A part of a block of `#if`: a directive, its condition, and what stands behind it.
struct ConditionClause {
  /// The words of directives that begin a part, and that ends all of them.
  enum Word: String {
    case first = "#if"
    case next = "#elseif"
    case other = "#else"
    case end = "#endif"
  }

  /// Its word.
  var word: Word
  /// The index of its directive among the pieces of the source.
  var token: Int
  /// The indices of its condition; empty for `#else` and `#endif`.
  var condition: Range<Int>
}

/// A block from `#if` to `#endif`.
struct ConditionBlock {
  /// Its parts, the first with `#if`, the last with `#endif` when the block is closed.
  var clauses: [ConditionClause]
  /// The number of the interpolation that it stands in.
  let interpolation: Int
  /// Whether its parts do not follow as they must, so that the compiler must say so.
  var isFaulty = false

  /// Adds a part.
  mutating func add(_ clause: ConditionClause) {
    let isLate = clauses.last?.word == .other && clause.word != .end
    isFaulty = isFaulty || isLate
    clauses.append(clause)
  }

  /// The closed blocks of a source that can be read, by their beginning.
  static func blocks(of code: SourceCode) -> [ConditionBlock] {
    var (open, closed): ([ConditionBlock], [ConditionBlock]) = ([], [])
    for (index, token) in code.tokens.enumerated() where token.kind == .hashName {
      guard let word = ConditionClause.Word(rawValue: code.text(index)) else { continue }
      let clause = ConditionClause(
        word: word, token: index, condition: condition(behind: index, word, in: code))
      // Whoever left an interpolation closes no block in it.
      while let last = open.last, last.interpolation > token.interpolation { open.removeLast() }
      if word == .first {
        open.append(ConditionBlock(clauses: [clause], interpolation: token.interpolation))
      } else if let last = open.last, last.interpolation == token.interpolation {
        open[open.count - 1].add(clause)
        if word == .end { closed.append(open.removeLast()) }
      }
    }
    return closed.filter { !$0.isFaulty }.sorted { $0.start < $1.start }
  }

  private var start: Int { clauses.first?.token ?? 0 }

  /// The most pieces of a condition.
  private static let longest = 400

  /// The pieces of a condition: to the end of the line, and further while parentheses are open.
  private static func condition(
    behind index: Int, _ word: ConditionClause.Word, in code: SourceCode
  ) -> Range<Int> {
    let start = index + 1
    guard word == .first || word == .next else { return start..<start }
    var (end, depth) = (start, 0)
    while let token = code.token(end), end - start < longest {
      guard depth > 0 || code.followsOnLine(end), token.kind != .hashName else { break }
      if code.has("(", at: end) { depth += 1 }
      if code.has(")", at: end) { depth -= 1 }
      end += 1
    }
    if depth == 0 { return start..<end }
    // A parenthesis that is never closed takes its own line alone.
    end = start
    while code.token(end) != nil, code.followsOnLine(end), end - start < longest { end += 1 }
    return start..<end
  }
}
