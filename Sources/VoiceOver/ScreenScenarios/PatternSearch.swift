package import Foundation

/// Searches with regular expressions, within a budget of work.
///
/// Regular expressions can take unbounded time. A long search reports its progress from time to
/// time; all searches share a budget of such reports.
package struct PatternSearch {
  /// The remaining budget; a long search uses much of it.
  package private(set) var budget: Int

  /// The cost of a progress report: 10,000 steps of the engine.
  private static let costOfReport = 200

  /// Searches within a budget.
  package init(budget: Int) { self.budget = budget }

  /// Spends the cost of a search without progress reports.
  package mutating func spend(_ cost: Int) { budget -= cost }

  /// Whether an expression matches in a line; nil when the budget is exhausted first.
  package mutating func finds(_ expression: NSRegularExpression, in line: String) -> Bool? {
    guard budget > 0 else { return nil }
    var isFound = false
    var left = budget
    expression.enumerateMatches(
      in: line, options: [.reportProgress], range: NSRange(line.startIndex..., in: line)
    ) { match, _, stop in
      // A progress report is a call without a match.
      isFound = isFound || match != nil
      left -= Self.costOfReport
      if isFound || left <= 0 { stop.pointee = true }
    }
    // The call that brought the match was no progress report, so it costs nothing.
    budget = left + (isFound ? Self.costOfReport : 0)
    return isFound || budget > 0 ? isFound : nil
  }
}
