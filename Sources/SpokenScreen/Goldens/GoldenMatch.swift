/// Lines of a transcript beside the lines of a golden that stand for them.
public struct GoldenMatch: Hashable, Sendable {
  /// A line of the transcript, a line of the golden, or both where they agree.
  public enum Row: Hashable, Sendable {
    /// The golden says what the transcript says; the line's number is counted from 0.
    case same(GoldenPattern, line: Int)
    /// The golden has a line that the transcript does not have.
    case missing(GoldenPattern)
    /// The transcript has a line that the golden does not have; its number is counted from 0.
    case unexpected(line: Int)
    /// The golden has a line that may be missing, and it is.
    case absent(GoldenPattern)
  }

  /// The rows in order; none when nothing differs.
  ///
  /// A line that another one replaces comes right before it.
  public private(set) var rows: [Row] = []
  /// A regular expression that would have taken too long, or nil.
  public private(set) var exhausted: GoldenPattern?
  /// Whether the transcript is what the golden stands for; then there are no rows.
  public private(set) var isSame: Bool
  private let marks: [TranscriptMark]

  /// Lines up a transcript with a golden, so that as little as possible differs.
  ///
  /// First no difference is allowed, then more and more; what is allowed bounds the work.
  ///
  /// - Parameters:
  ///   - patterns: the lines of the golden.
  ///   - lines: the lines of the transcript, without its header.
  public init(_ patterns: [GoldenPattern], _ lines: [String]) {
    marks = lines.map(TranscriptMark.init)
    var matcher = LineMatcher()
    var table = GoldenTable(patterns, lines, allowing: 0, &matcher)
    isSame = table.isComplete
    var allowed = 8 * GoldenTable.unit
    while !table.isComplete, !table.isTooLarge {
      table = GoldenTable(patterns, lines, allowing: allowed, &matcher)
      allowed *= 2
    }
    exhausted = matcher.exhausted
    if isSame { return }
    rows =
      table.isTooLarge
      ? patterns.map { .missing($0) } + lines.indices.map { .unexpected(line: $0) } : table.rows
  }

  /// The line that stands in the place of the one that is missing in a row; nil when none does.
  func replacement(at index: Int) -> Int? {
    guard rows.indices.contains(index), case .missing(let pattern) = rows[index],
      index + 1 < rows.count, case .unexpected(let line) = rows[index + 1],
      TranscriptMark(pattern.source) == marks[line]
    else { return nil }
    return line
  }
}
