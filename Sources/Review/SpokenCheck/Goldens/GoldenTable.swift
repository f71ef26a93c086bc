/// The cheapest alignments of a golden with a transcript, computed from their ends.
///
/// A missing line, an unexpected one and a replaced one cost the same, the last a little less when
/// both lines have words in common; matches of `…` and optional lines are free. A column has the
/// positions in the golden from which the remaining lines can be matched at the allowed cost. At no
/// cost these are the states of an automaton, so that the work is mostly the sum of both lengths.
struct GoldenTable {
  private enum Move: UInt8 {
    case end, same, replace, missing, absent, unexpected, swallow
  }

  /// The positions before a line, from the highest down, with the cost and the first move of each.
  private struct Column {
    var highest: Int
    var costs: [Int] = []
    var moves: [Move] = []

    func cost(_ place: Int) -> Int {
      costs.indices.contains(highest - place) ? costs[highest - place] : .tooMuch
    }
  }

  /// The cost of a line that differs.
  static let unit = 8
  /// The most moves of a table, which bounds its work and its memory.
  private static let most = 1 << 24

  private let patterns: [GoldenPattern]
  private let outlines: [LineOutline]
  private let isRequired: [Bool]
  private let isAnything: [Bool]
  private let allowed: Int
  private var column: Column
  /// The columns before this one, of which only the moves are still needed.
  private var columns: [Column] = []

  /// Whether the table would exceed the limit of moves.
  private(set) var isTooLarge = false

  /// Whether all lines can be aligned at the allowed cost.
  var isComplete: Bool { !isTooLarge && column.cost(0) <= allowed }

  init(_ outlined: OutlinedLines, allowing allowed: Int, _ matcher: inout LineMatcher) {
    patterns = outlined.patterns
    outlines = outlined.ofPatterns
    isRequired = outlined.isRequired
    isAnything = outlined.isAnything
    self.allowed = allowed
    column = Column(highest: patterns.count, costs: [0], moves: [.end])
    leave()
    var size = 0
    for (line, outline) in zip(outlined.lines, outlined.ofLines).reversed()
    where !isTooLarge && !column.costs.isEmpty {
      if allowed > 0 { columns.append(Column(highest: column.highest, moves: column.moves)) }
      // Many lines of `…` make many states for each line, also at no cost.
      size += column.moves.count
      isTooLarge = size > Self.most
      take(line, outline, &matcher)
    }
  }

  /// Moves to the column before a line.
  private mutating func take(
    _ line: String, _ outline: LineOutline, _ matcher: inout LineMatcher
  ) {
    let next = column
    column = Column(highest: next.highest)
    for place in stride(from: next.highest, to: next.highest - next.costs.count - 1, by: -1)
    where place >= 0 {
      let (stay, pass) = (next.cost(place), next.cost(place + 1))
      var best = leaving(place)
      // Of alignments with the same cost the later one is taken, but `…` matches as little as
      // possible, so that replaced lines are shown beside each other.
      func offer(_ cost: Int, _ move: Move) {
        if cost < best.cost || (cost == best.cost && move != .swallow) { best = (cost, move) }
      }
      if place < patterns.count, isAnything[place] {
        offer(stay, .swallow)
      } else {
        offer(stay + Self.unit, .unexpected)
        if place < patterns.count, pass <= allowed {
          // Most lines already differ in their hash.
          let canBe = patterns[place].written == nil || outline.hash == outlines[place].hash
          if canBe, matcher.matches(patterns[place], line) {
            offer(pass, .same)
          } else if isRequired[place], let cost = outline.cost(of: outlines[place]) {
            offer(pass + cost, .replace)
          }
        }
      }
      add(best)
    }
    leave()
  }

  /// The cost of leaving a position without a line.
  private func leaving(_ place: Int) -> (cost: Int, move: Move) {
    guard place < patterns.count else { return (.tooMuch, .end) }
    let rest = column.cost(place + 1)
    return isRequired[place] ? (rest + Self.unit, .missing) : (rest, .absent)
  }

  /// Adds the positions from which those of the column are reached without a line.
  private mutating func leave() {
    while let last = column.costs.last, last > allowed {
      column.costs.removeLast()
      column.moves.removeLast()
    }
    while !column.costs.isEmpty, column.highest - column.costs.count >= 0 {
      let way = leaving(column.highest - column.costs.count)
      guard way.cost <= allowed else { return }
      add(way)
    }
  }

  /// Adds the next lower position; leading positions that cost too much are omitted.
  private mutating func add(_ way: (cost: Int, move: Move)) {
    if way.cost > allowed, column.costs.isEmpty {
      column.highest -= 1
    } else {
      column.costs.append(way.cost > allowed ? .tooMuch : way.cost)
      column.moves.append(way.move)
    }
  }

  /// The rows of the cheapest alignment.
  var rows: [GoldenMatch.Row] {
    let columns = columns + [column]
    var rows: [GoldenMatch.Row] = []
    var (place, line) = (0, 0)
    // The position behind both ends has the move `end`, so the loop comes to it.
    while true {
      let column = columns[columns.count - 1 - line]
      let move = column.moves[column.highest - place]
      switch move {
      case .end: return rows
      case .same, .swallow: rows.append(.same(patterns[place], line: line))
      case .replace: rows += [.missing(patterns[place]), .unexpected(line: line)]
      case .missing: rows.append(.missing(patterns[place]))
      case .absent: rows.append(.absent(patterns[place]))
      case .unexpected: rows.append(.unexpected(line: line))
      }
      if move != .unexpected, move != .swallow { place += 1 }
      if move != .missing, move != .absent { line += 1 }
    }
  }
}

extension Int {
  /// The cost of an unreachable position.
  fileprivate static let tooMuch = Int.max / 2
}
