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
  public private(set) var rows: [Row] = []
  /// A regular expression that would have taken too long, or nil.
  public private(set) var exhausted: GoldenPattern?

  /// Whether the transcript is what the golden stands for; then there are no rows.
  public private(set) var isSame: Bool

  /// Lines up a transcript with a golden, so that as little as possible differs.
  ///
  /// - Parameters:
  ///   - patterns: the lines of the golden.
  ///   - lines: the lines of the transcript, without its header.
  public init(_ patterns: [GoldenPattern], _ lines: [String]) {
    var matcher = LineMatcher()
    isSame = PatternAutomaton.accepts(patterns, lines, &matcher)
    exhausted = matcher.exhausted
    if isSame { return }
    var work = (patterns: patterns.indices, lines: lines.indices)
    while let one = work.patterns.first, let line = work.lines.first, patterns[one].isRequired,
      matcher.matches(patterns[one], lines[line])
    {
      rows.append(.same(patterns[one], line: line))
      work = (work.patterns.dropFirst(), work.lines.dropFirst())
    }
    var tail: [Row] = []
    while let one = work.patterns.last, let line = work.lines.last, patterns[one].isRequired,
      matcher.matches(patterns[one], lines[line])
    {
      tail.append(.same(patterns[one], line: line))
      work = (work.patterns.dropLast(), work.lines.dropLast())
    }
    for (patternRange, lineRange) in Self.stretches(patterns, lines, work.patterns, work.lines) {
      rows += Stretch(patterns, lines, patternRange, lineRange).rows(&matcher)
    }
    rows += tail.reversed()
    exhausted = exhausted ?? matcher.exhausted
  }

  /// Parts that are small enough to be compared in full, cut where words alone agree.
  private static func stretches(
    _ patterns: [GoldenPattern], _ lines: [String], _ olds: Range<Int>, _ news: Range<Int>
  ) -> [(Range<Int>, Range<Int>)] {
    guard olds.count * news.count > Alignment.cells else { return [(olds, news)] }
    let keys = patterns[olds].map { pattern -> String? in
      if case .text(let text) = pattern.content, !pattern.isOptional { text } else { nil }
    }
    let pairs = Alignment.pairs(keys, lines[news].map(Optional.some))
    var parts: [(Range<Int>, Range<Int>)] = []
    var (old, new) = (olds.lowerBound, news.lowerBound)
    for pair in pairs {
      let next = (old: olds.lowerBound + pair.old + 1, new: news.lowerBound + pair.new + 1)
      parts.append((old..<next.old, new..<next.new))
      (old, new) = next
    }
    parts.append((old..<olds.upperBound, new..<news.upperBound))
    return parts
  }
}

extension GoldenPattern {
  /// Whether it stands for one line exactly.
  fileprivate var isRequired: Bool { content != .anything && !isOptional }
}
