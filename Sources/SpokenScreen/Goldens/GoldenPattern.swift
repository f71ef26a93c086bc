/// A line of a golden transcript: words, a regular expression, or any lines at all.
public struct GoldenPattern: Hashable, Sendable {
  /// What the line stands for.
  public enum Content: Hashable, Sendable {
    /// A line of exactly these words, spaces at its end aside.
    case text(String)
    /// A line that begins with this indentation, and a regular expression for all the rest of it.
    case expression(indent: String, pattern: String)
    /// Any number of lines, also none.
    case anything
  }

  /// What the line stands for.
  public var content: Content
  /// Whether the line may be missing.
  public var isOptional: Bool
  /// The line as it is written.
  public var source: String
  /// The number of the line in its file, counted from 1.
  public var line: Int
  /// Whether a backslash takes the rest of the line as it stands.
  private var isEscaped = false

  /// Reads a line of a golden transcript.
  ///
  /// `/…/` is a regular expression, `…` alone any number of lines, `?` before a line makes it
  /// optional, a backslash at the beginning takes the rest as it stands.
  public init(_ source: String, line: Int = 0) {
    self.source = source
    self.line = line
    var rest = Substring(source).trimmingEnd
    var indent = rest.prefix { $0 == " " }
    rest = rest.dropFirst(indent.count)
    isOptional = rest.hasPrefix("?") && rest.count > 1
    if isOptional {
      rest = rest.dropFirst()
      let more = rest.prefix { $0 == " " }
      rest = rest.dropFirst(more.count)
      // No line of a transcript begins with a single space; one after the mark is for the eye.
      if indent.isEmpty { indent = more.dropFirst(more.count % 2) }
    }
    let indentation = String(indent)
    switch rest.first {
    case "…" where rest == "…": content = .anything
    case "/" where rest.count > 2 && rest.hasSuffix("/"):
      content = .expression(indent: indentation, pattern: String(rest.dropFirst().dropLast()))
    case "\\":
      content = .text(indentation + rest.dropFirst())
      isEscaped = true
    default:
      content = .text(indentation + rest)
      // A remark of the team's stands for no line, and stays.
      isOptional = isOptional || isRemark
    }
  }

  /// Whether it is a remark below the header, which no line of a transcript is.
  public var isRemark: Bool {
    guard !isEscaped, case .text(let text) = content else { return false }
    return text == "#" || text.hasPrefix("# ")
  }

  /// The line as a transcript writes it; nil for an expression and for `…`.
  var written: String? {
    guard case .text(let text) = content else { return nil }
    let indent =
      isEscaped && !source.hasPrefix("  ") && !isOptional ? "" : text.hasPrefix("  ") ? "  " : ""
    let words = String(text.dropFirst(indent.count))
    guard isEscaped || words.first.map("?/…\\".contains) ?? false else { return text }
    return indent + (indent.isEmpty ? words.escapedAsStop : words.escapedAfterPause)
  }

  /// Whether it is written by hand, because no recording makes such a line.
  public var isPattern: Bool {
    if case .text = content { isOptional } else { true }
  }
}

extension Substring {
  /// The text without white space at its end.
  var trimmingEnd: Substring {
    var text = self
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
