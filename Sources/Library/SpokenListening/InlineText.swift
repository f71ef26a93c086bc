/// An expected text in the source of a test, which a run can rewrite.
struct InlineText: Hashable {
  /// Where the literal is, in Unicode scalars from the beginning of the source.
  var range: Range<Int>
  /// The line on which it begins, from 1.
  var line: Int
  /// The value of the literal.
  var value: String
  /// The white space before its lines.
  var indentation: String

  /// The source with the text of one call replaced.
  ///
  /// If several calls have the same text, the one nearest to the line is replaced.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - line: the line of the call, from 1.
  ///   - old: the current text of the call.
  ///   - new: the new text.
  /// - Returns: the file and how many lines it grew by; nil when no call has the text.
  static func rewritten(
    _ source: String, line: Int, from old: String, to new: String
  ) -> (source: String, growth: Int)? {
    // Scalars, because a carriage return and a line break are one character.
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

  /// The distance of the literal from a call in lines; a call is never after its text.
  private func distance(to line: Int) -> Int {
    // A text above the call is meant only when none below it has the same words.
    self.line >= line ? self.line - line : (line - self.line) * 1000
  }

  /// A text as a literal of several lines; raw if it has escapes.
  private func literal(for text: String) -> String {
    guard !text.isEmpty else { return "\"\"" }
    // Scalars, because Swift's parser sees a quotation mark even where a mark on top makes another
    // character of it.
    let scalars = text.unicodeScalars
    var fence = ""
    // A backslash or quotation marks before as many hashes would mean something in a raw literal.
    while ["\\", "\"\"\""].contains(where: { scalars.contains(($0 + fence).unicodeScalars) }) {
      fence += "#"
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : indentation + $0 }
    return "\(fence)\"\"\"\n" + lines.map { $0 + "\n" }.joined() + "\(indentation)\"\"\"\(fence)"
  }
}
