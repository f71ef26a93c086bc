/// A part of a golden and a part of a transcript, lined up at the least cost.
///
/// A line that is missing, one that is not expected, and one in the place of another cost one each;
/// what `…` stands for and what is optional costs nothing. The table has a cell for each pair.
struct Stretch {
  private enum Move: UInt8 {
    case end, same, replace, missing, absent, unexpected, swallow
  }

  private let patterns: ArraySlice<GoldenPattern>
  private let lines: ArraySlice<String>

  init(
    _ patterns: [GoldenPattern], _ lines: [String], _ patternRange: Range<Int>,
    _ lineRange: Range<Int>
  ) {
    self.patterns = patterns[patternRange]
    self.lines = lines[lineRange]
  }

  /// The rows of the cheapest way through the part.
  func rows(_ matcher: inout LineMatcher) -> [GoldenMatch.Row] {
    guard patterns.count * lines.count <= 2 * Alignment.cells else {
      return patterns.map { .missing($0) } + lines.indices.map { .unexpected(line: $0) }
    }
    let moves = table(&matcher)
    let width = lines.count + 1
    var rows: [GoldenMatch.Row] = []
    var (old, new) = (patterns.startIndex, lines.startIndex)
    while true {
      let cell = (old - patterns.startIndex) * width + new - lines.startIndex
      switch moves[cell] {
      case .end: return rows
      case .same:
        rows.append(.same(patterns[old], line: new))
        (old, new) = (old + 1, new + 1)
      case .replace:
        rows += [.missing(patterns[old]), .unexpected(line: new)]
        (old, new) = (old + 1, new + 1)
      case .missing:
        rows.append(.missing(patterns[old]))
        old += 1
      case .absent:
        rows.append(.absent(patterns[old]))
        old += 1
      case .unexpected:
        rows.append(.unexpected(line: new))
        new += 1
      case .swallow:
        rows.append(.same(patterns[old], line: new))
        new += 1
      }
    }
  }

  /// The best move from each cell, worked out from the end; only two rows of costs are kept.
  private func table(_ matcher: inout LineMatcher) -> [Move] {
    let width = lines.count + 1
    var moves = [Move](repeating: .end, count: (patterns.count + 1) * width)
    var below = [Int32](repeating: 0, count: width)
    for column in stride(from: lines.count - 1, through: 0, by: -1) {
      below[column] = below[column + 1] + 1
      moves[patterns.count * width + column] = .unexpected
    }
    for (row, pattern) in patterns.enumerated().reversed() {
      var costs = [Int32](repeating: 0, count: width)
      for column in stride(from: lines.count, through: 0, by: -1) {
        var best = leaving(pattern, below[column])
        if column < lines.count {
          let line = lines[lines.startIndex + column]
          for option in taking(
            pattern, line, below[column + 1], costs[column + 1], &matcher)
          where option.cost < best.cost || (option.cost == best.cost && option.move != .swallow) {
            best = option
          }
        }
        costs[column] = best.cost
        moves[row * width + column] = best.move
      }
      below = costs
    }
    return moves
  }

  /// Going on without a line for the pattern.
  private func leaving(_ pattern: GoldenPattern, _ rest: Int32) -> (cost: Int32, move: Move) {
    pattern.content == .anything || pattern.isOptional ? (rest, .absent) : (rest + 1, .missing)
  }

  /// Going on with a line, the best last.
  ///
  /// Of ways of one cost, `…` stands for as little as it can, so
  /// that lines that were replaced are shown beside each other.
  private func taking(
    _ pattern: GoldenPattern, _ line: String, _ diagonal: Int32, _ right: Int32,
    _ matcher: inout LineMatcher
  ) -> [(cost: Int32, move: Move)] {
    guard pattern.content != .anything else { return [(right, .swallow)] }
    if matcher.matches(pattern, line) { return [(right + 1, .unexpected), (diagonal, .same)] }
    let isAlike = pattern.source.first.map { $0 == ">" } == line.first.map { $0 == ">" }
    guard isAlike, !pattern.isOptional else { return [(right + 1, .unexpected)] }
    return [(right + 1, .unexpected), (diagonal + 1, .replace)]
  }
}
