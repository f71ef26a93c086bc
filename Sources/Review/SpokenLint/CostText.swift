import ScreenScenarios
import ScreenTree
import SpokenSyntax

/// The cost of screens as text, Markdown and JSON.
package enum CostText {
  /// A table of a screen, one line for each stop, and the sums.
  package static func text(of cost: ScreenCost) -> String {
    let rows = cost.stops.map { stop in
      [
        "\(stop.swipes)", stop.secondsToReach.tenths, stop.seconds.tenths, "\(stop.wordCount)",
        stop.wordsBeforeUnique.map { "\($0)" } ?? "", "\(stop.element)  \(stop.words)",
      ]
    }
    let all = [["swipes", "at", "seconds", "words", "shared", "element"]] + rows
    // The last column is not padded, because nothing follows it.
    let widths = (0..<5).map { column in all.map { $0[column].count }.max() ?? 0 }
    let lines = all.map { row in
      row.prefix(5).enumerated().map { String(repeating: " ", count: widths[$0] - $1.count) + $1 }
        .joined(separator: "  ") + "  " + row[5].printedLine
    }
    return "# \(cost.screen) · \(cost.file)".printedLine + "\n" + lines.map { $0 + "\n" }.joined()
      + "\(sums(of: cost))\n"
  }

  /// The same as a table of Markdown.
  package static func markdown(of cost: ScreenCost) -> String {
    let rows = cost.stops.map { stop in
      "| \(stop.swipes) | \(stop.secondsToReach.tenths) | \(stop.seconds.tenths) | \(stop.wordCount) | "
        + "\(stop.wordsBeforeUnique.map { "\($0)" } ?? "") | \(stop.element.inCell) | "
        + "\(stop.words.inCell) |\n"
    }
    return "### \(cost.screen.oneLine.inCode)\n\n"
      + "| swipes | heard at s | seconds | words | shared | element | what is heard |\n"
      + "|---:|---:|---:|---:|---:|---|---|\n" + rows.joined() + "\n\(sums(of: cost))\n"
  }

  /// The costs as one JSON array; keys are sorted, missing values are omitted.
  ///
  /// - Throws: an encoding error of Foundation's, when a text cannot be written as JSON.
  package static func json(of costs: [ScreenCost]) throws -> String { try costs.prettyJSON() }

  private static func sums(of cost: ScreenCost) -> String {
    "\(cost.stops.count.counted("stop")), \(cost.swipes.counted("swipe")), "
      + "\(cost.seconds.tenths) s, \(cost.wordCount.counted("word"))\(graphs(of: cost))"
  }

  /// The audio graphs, which are heard on request; empty without any.
  private static func graphs(of cost: ScreenCost) -> String {
    guard !cost.graphs.isEmpty else { return "" }
    let seconds = cost.graphs.reduce(0) { $0 + $1.seconds }
    let count = cost.graphs.reduce(0) { $0 + $1.series }
    return "; \(count.counted("audio graph")), \(seconds.tenths) s"
  }
}

extension Double {
  /// The number with one decimal digit.
  fileprivate var tenths: String {
    let tenths = Int((self * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension String {
  /// The text in a cell of a Markdown table.
  fileprivate var inCell: String {
    // GitHub ends a cell of a table at a bar even inside code.
    isEmpty ? "" : oneLine.inCode.inTableCell
  }
}
