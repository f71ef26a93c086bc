import Foundation
import ScreenScenarios
import SpokenSyntax

/// Compares lines of a transcript with lines of a golden, within a budget of work.
///
/// All searches of a golden share one budget.
struct LineMatcher {
  private var search = PatternSearch(budget: 400_000)
  private var compiled: [String: NSRegularExpression] = [:]
  /// Whether an expression matches a line, as far as it was searched.
  private var found: [String: [String: Bool]] = [:]

  /// The most characters of a regular expression.
  private static let longestPattern = 1000

  /// The first expression that exceeded the budget, or nil.
  private(set) var exhausted: GoldenPattern?

  /// The error in a line of a golden, or nil.
  static func fault(of pattern: GoldenPattern) -> String? {
    guard case .expression(_, let text) = pattern.content else { return nil }
    guard text.utf16.count <= longestPattern else {
      return "the regular expression is longer than \(longestPattern) characters; shorten it"
    }
    guard expression(of: text) != nil else {
      return
        "the regular expression /\(text)/ cannot be read; correct it, or write \\ before the line "
        + "to match it literally"
    }
    return nil
  }

  /// Whether a line of a golden matches a line; `…` matches any line, and a line of another golden
  /// matches itself.
  mutating func matches(_ pattern: GoldenPattern, _ line: String) -> Bool {
    if line == pattern.source { return true }
    switch pattern.content {
    case .anything: return true
    case .text:
      return pattern.written == line
        || (line.ends(withBytes: " ") && pattern.written == String(line[...].trimmingEnd))
    case .expression(let indent, let text):
      // Lines after the pause are indented, and only an indented expression matches them.
      guard let words = line.rest(afterBytes: indent),
        !indent.isEmpty || !line.starts(withBytes: "  ")
      else { return false }
      // A backslash at the beginning belongs to the format, not to the words.
      return search(text, String(words.rest(afterBytes: "\\") ?? words), pattern)
    }
  }

  private mutating func search(_ text: String, _ line: String, _ pattern: GoldenPattern) -> Bool {
    if let isFound = found[text]?[line] { return isFound }
    guard let expression = compiled[text] ?? Self.expression(of: text) else { return false }
    compiled[text] = expression
    // A short search makes no progress report, but a large number of them takes time too.
    search.spend(1 + line.utf16.count / 100)
    let isFound = search.finds(expression, in: line)
    if isFound == nil { exhausted = exhausted ?? pattern }
    found[text, default: [:]][line] = isFound ?? false
    return isFound ?? false
  }

  /// The expression for a whole line.
  private static func expression(of text: String) -> NSRegularExpression? {
    // Read alone first: `a)|(b` is no expression, but would be one inside the group.
    let mayEndGroup = text.utf8.contains(UInt8(ascii: ")"))
    guard !mayEndGroup || (try? NSRegularExpression(pattern: text)) != nil else { return nil }
    // A group, because `|` binds less than the anchors; `\z`, because `$` allows a line break.
    return try? NSRegularExpression(pattern: "\\A(?:\(text))\\z")
  }
}
