/// An alignment of the lines of a transcript with the lines of a golden.
package struct GoldenMatch: Hashable, Sendable {
  /// A line of the transcript, a line of the golden, or both if they match.
  package enum Row: Hashable, Sendable {
    /// Both lines match; the line number is counted from 0.
    case same(GoldenPattern, line: Int)
    /// A line of the golden that the transcript does not have.
    case missing(GoldenPattern)
    /// A line of the transcript that the golden does not have; its number is counted from 0.
    case unexpected(line: Int)
    /// An optional line of the golden that is missing.
    case absent(GoldenPattern)
  }

  /// The rows in order; none when nothing differs.
  ///
  /// A line comes right before the line that replaces it.
  package private(set) var rows: [Row] = []
  /// A regular expression that exceeded the budget, or nil.
  package private(set) var exhausted: GoldenPattern?
  /// Whether the transcript matches the golden; then there are no rows.
  package private(set) var isSame: Bool
  private let marks: [TranscriptMark]

  /// Aligns a transcript with a golden, with as few differences as possible.
  ///
  /// The allowed cost starts at none and grows; it bounds the work.
  ///
  /// - Parameters:
  ///   - patterns: the lines of the golden.
  ///   - lines: the lines of the transcript, without its header.
  package init(_ patterns: [GoldenPattern], _ lines: [String]) {
    marks = lines.map(TranscriptMark.init)
    var matcher = LineMatcher()
    // Worked out once, because a pattern is compared with many lines, in many tables.
    var outlined = OutlinedLines(patterns, lines)
    // Most transcripts match, and at no cost a table keeps no moves.
    var table = GoldenTable(outlined, allowing: 0, &matcher)
    isSame = table.isComplete
    if !isSame, !table.isTooLarge { outlined.addWords() }
    var allowed = 8 * GoldenTable.unit
    while !table.isComplete, !table.isTooLarge {
      table = GoldenTable(outlined, allowing: allowed, &matcher)
      // Doubled, so that all tables together cost about twice the last one.
      allowed *= 2
    }
    exhausted = matcher.exhausted
    if isSame { return }
    rows =
      table.isTooLarge
      ? patterns.map { .missing($0) } + lines.indices.map { .unexpected(line: $0) } : table.rows
  }

  /// The line that replaces the missing one of a row, or nil.
  func replacement(at index: Int) -> Int? {
    guard rows.indices.contains(index), case .missing(let pattern) = rows[index],
      index + 1 < rows.count, case .unexpected(let line) = rows[index + 1],
      TranscriptMark(pattern.source) == marks[line]
    else { return nil }
    return line
  }
}
