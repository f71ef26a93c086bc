/// What becomes of the blocks of `#if` of a source.
///
/// A part that is not taken becomes spaces, and so do the directives of a block that is decided.
/// Of a block that is not, the parts stay that the compiler must choose among, and the questions
/// that it would answer for this machine become `true` and `false`.
struct ConditionDecision {
  /// What is changed.
  private(set) var changes: [Adaptation] = []
  /// What the compiler decides.
  private(set) var left: [AdaptedSource.Condition] = []

  private let code: SourceCode
  private let conditions: BuildConditions
  /// Which pieces are in a part that is left out.
  private var isLeftOut: [Bool]

  init(of code: SourceCode, _ conditions: BuildConditions) {
    (self.code, self.conditions) = (code, conditions)
    isLeftOut = Array(repeating: false, count: code.tokens.count)
    for block in ConditionBlock.blocks(of: code) { decide(block) }
  }

  private mutating func decide(_ block: ConditionBlock) {
    guard let first = block.clauses.first, !isLeftOut[first.token] else { return }
    // How many parts the compiler chooses among, and whether one is taken for certain.
    var (open, isTaken) = (0, false)
    for (clause, next) in zip(block.clauses, block.clauses.dropFirst()) {
      let verdict = verdict(of: clause)
      if isTaken || verdict.value == false {
        leaveOut(clause, before: next, isTaken: isTaken)
      } else if verdict.value == true {
        isTaken = true
        take(clause, isOnly: open == 0)
      } else {
        open += 1
        leave(clause, verdict, isFirst: open == 1)
      }
    }
    if open == 0, let end = block.clauses.last {
      change(end, code.tokens[end.token].range.upperBound, because: "its block is decided")
    }
  }

  private func verdict(of clause: ConditionClause) -> ConditionVerdict {
    clause.word == .other
      ? ConditionVerdict(value: true)
      : ConditionReader.verdict(of: clause.condition, in: code, conditions)
  }

  private mutating func leaveOut(
    _ clause: ConditionClause, before next: ConditionClause, isTaken: Bool
  ) {
    let end = code.tokens[next.token].range.lowerBound
    let why = isTaken ? "a part before it is taken" : "\(text(of: clause)) is false for an iPhone"
    changes.append(code.adaptation(.branch, at: clause.token, to: end, because: why))
    for index in clause.token..<next.token { isLeftOut[index] = true }
  }

  private mutating func take(_ clause: ConditionClause, isOnly: Bool) {
    let end = end(of: clause)
    if isOnly {
      let why = clause.word == .other ? "no part before it" : "\(text(of: clause)) is true"
      change(clause, end, because: "\(why) for an iPhone")
    } else if clause.word == .next {
      change(clause, end, "#else", because: "\(text(of: clause)) is true for an iPhone")
    }
  }

  private mutating func leave(
    _ clause: ConditionClause, _ verdict: ConditionVerdict, isFirst: Bool
  ) {
    let token = code.tokens[clause.token]
    if isFirst, clause.word == .next {
      change(clause, token.range.upperBound, "    #if", because: "no part before it stays")
    }
    for part in verdict.parts {
      let word = part.value ? "true" : "false"
      changes.append(
        code.adaptation(
          .condition, at: part.token, to: part.end, word,
          because: "it is \(word) for an iPhone, and the compiler decides the rest"))
    }
    left.append(
      AdaptedSource.Condition(line: token.line, column: token.column, text: text(of: clause)))
  }

  private mutating func change(
    _ clause: ConditionClause, _ end: Int, _ after: String? = nil, because: String
  ) {
    changes.append(
      code.adaptation(.condition, at: clause.token, to: end, after, because: because))
  }

  /// The byte behind the condition of a part, or behind its directive.
  private func end(of clause: ConditionClause) -> Int {
    let last = clause.condition.isEmpty ? clause.token : clause.condition.upperBound - 1
    return code.tokens[last].range.upperBound
  }

  /// The condition of a part.
  private func text(of clause: ConditionClause) -> String {
    guard let first = clause.condition.first else { return "" }
    return code.bytes.text(code.tokens[first].range.lowerBound..<end(of: clause))
  }
}
