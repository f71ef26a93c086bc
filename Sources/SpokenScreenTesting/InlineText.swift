/// A text in the source of a test that a run writes anew.
struct InlineText: Hashable {
  /// Where the literal is, in Unicode scalars from the beginning of the source.
  var range: Range<Int>
  /// The line on which it begins, counted from 1.
  var line: Int
  /// What it stands for.
  var value: String
  /// The white space before its lines.
  var indentation: String

  /// The source with the text of one call replaced.
  ///
  /// Of several calls with the same text the one nearest to the line is meant.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - line: the line of the call, counted from 1.
  ///   - old: the text that the call has.
  ///   - new: the text that it is to have.
  /// - Returns: the file and how many lines it grew by; nil when there is no such call.
  static func rewritten(
    _ source: String, line: Int, from old: String, to new: String
  ) -> (source: String, growth: Int)? {
    let scalars = Array(source.unicodeScalars)
    let candidates = literals(of: scalars).filter { $0.value == old }
    guard let found = candidates.min(by: { $0.distance(to: line) < $1.distance(to: line) }) else {
      return nil
    }
    let literal = found.literal(for: new)
    var text = String.UnicodeScalarView(scalars[..<found.range.lowerBound])
    text.append(contentsOf: literal.unicodeScalars)
    text.append(contentsOf: scalars[found.range.upperBound...])
    let lines = scalars[found.range].count { $0 == "\n" }
    return (String(text), literal.unicodeScalars.count { $0 == "\n" } - lines)
  }

  /// How far the literal is from a call; a call does not stand behind its text.
  private func distance(to line: Int) -> Int {
    self.line >= line ? self.line - line : (line - self.line) * 1000
  }

  /// A text as a literal of several lines; raw when something in it would be read otherwise.
  private func literal(for text: String) -> String {
    guard !text.isEmpty else { return "\"\"" }
    let isRaw = text.contains("\\") || text.contains("\"\"\"")
    var fence = isRaw ? "#" : ""
    while text.contains("\"\"\"" + fence), isRaw { fence += "#" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : indentation + $0 }
    return "\(fence)\"\"\"\n" + lines.map { $0 + "\n" }.joined() + "\(indentation)\"\"\"\(fence)"
  }
}
