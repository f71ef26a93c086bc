import Foundation

/// Searches with regular expressions, within a budget of work.
///
/// Regular expressions can take time that grows without bound with the line. Each search reports now
/// and then that it goes on; what all searches may report together is bounded.
struct PatternSearch {
  /// How much work is left; a search that goes on for long costs much of it.
  private(set) var budget: Int

  /// The cost of a search that reports that it goes on: 10,000 steps of the engine.
  private static let costOfReport = 200

  /// Takes the cost of a search that reports nothing.
  mutating func spend(_ cost: Int) { budget -= cost }

  /// Whether an expression matches somewhere in a line; nil when the budget ends before that is clear.
  mutating func finds(_ expression: NSRegularExpression, in line: String) -> Bool? {
    guard budget > 0 else { return nil }
    var isFound = false
    var left = budget
    expression.enumerateMatches(
      in: line, options: [.reportProgress], range: NSRange(line.startIndex..., in: line)
    ) { match, _, stop in
      isFound = isFound || match != nil
      left -= Self.costOfReport
      if isFound || left <= 0 { stop.pointee = true }
    }
    budget = left + (isFound ? Self.costOfReport : 0)
    return isFound || budget > 0 ? isFound : nil
  }
}
