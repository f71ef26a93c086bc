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
  private let isExpression: [Bool]
  private let allowed: Int
  private var column: Column
  /// The columns before this one, of which only the moves are still needed.
  private var columns: [Column] = []

  /// Whether the table would exceed the limit of moves.
  private(set) var isTooLarge = false

  /// Whether all lines can be aligned at the allowed cost.
  var isComplete: Bool { !isTooLarge && column.cost(0) <= allowed }

  init(
    _ patterns: [GoldenPattern], _ lines: [String], allowing allowed: Int,
    _ matcher: inout LineMatcher
  ) {
    self.patterns = patterns
    self.allowed = allowed
    // Worked out once, because a pattern is compared with many lines.
    // At no cost no line is replaced, so that its words are not needed.
    outlines = patterns.map { LineOutline($0.written ?? $0.source, hasWords: allowed > 0) }
    isRequired = patterns.map(\.isRequired)
    isAnything = patterns.map { $0.content == .anything }
    isExpression = patterns.map { $0.written == nil }
    column = Column(highest: patterns.count, costs: [0], moves: [.end])
    leave()
    var size = 0
    for line in lines.reversed() where !isTooLarge && !column.costs.isEmpty {
      if allowed > 0 { columns.append(Column(highest: column.highest, moves: column.moves)) }
      // Many lines of `…` make many states for each line, also at no cost.
      size += column.moves.count
      isTooLarge = size > Self.most
      take(line, &matcher)
    }
  }

  /// Moves to the column before a line.
  private mutating func take(_ line: String, _ matcher: inout LineMatcher) {
    let next = column
    let outline = LineOutline(line, hasWords: allowed > 0)
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
          let canBe = isExpression[place] || outline.hash == outlines[place].hash
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

/// A summary of a line that decides quickly whether another one can replace it.
private struct LineOutline {
  let mark: TranscriptMark
  let hash: Int
  /// The words before the first comma, and all words, each as one bit of many.
  let name: UInt64
  let words: UInt64

  init(_ line: String, hasWords: Bool) {
    mark = TranscriptMark(line)
    hash = line[...].trimmingEnd.hashValue
    (name, words) = hasWords ? line.bits : (0, 0)
  }

  /// The cost of replacing another line; nil when it cannot.
  func cost(of other: LineOutline) -> Int? {
    guard mark == other.mark else { return nil }
    let common = name & other.name != 0 ? 2 : words & other.words != 0 ? 1 : 0
    return GoldenTable.unit - common
  }
}

extension String {
  /// A bit for each word, the same in each run: of the words before the first comma, and of all.
  fileprivate var bits: (name: UInt64, all: UInt64) {
    var name: UInt64?
    var all: UInt64 = 0
    // FNV-1a
    let start: UInt64 = 0xCBF2_9CE4_8422_2325
    var hash = start
    func end() {
      if hash != start { all |= 1 << (hash >> 58) }
      hash = start
    }
    for scalar in unicodeScalars {
      if scalar.isOfWord {
        for byte in UTF8.encode(scalar) ?? .init() {
          hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
      } else {
        end()
        if scalar == ",", name == nil { name = all }
      }
    }
    end()
    return (name ?? all, all)
  }
}

extension Unicode.Scalar {
  /// Whether it belongs to a word: a letter, a number, or a mark on one.
  fileprivate var isOfWord: Bool {
    if isASCII { return properties.isAlphabetic || ("0"..."9").contains(self) }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark:
      return true
    // Marks of punctuation, signs and spaces are between words.
    default: return false
    }
  }
}
