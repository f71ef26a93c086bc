import SpokenSyntax

/// A line of a golden transcript: text, a regular expression, or `…`.
package struct GoldenPattern: Hashable, Sendable {
  /// What the line matches.
  package enum Content: Hashable, Sendable {
    /// A line of exactly these words, except for spaces at its end.
    case text(String)
    /// A line with this indentation whose rest matches a regular expression.
    case expression(indent: String, pattern: String)
    /// Any number of lines, or none.
    case anything
  }

  /// What the line matches.
  package var content: Content
  /// Whether the line may be missing.
  package var isOptional: Bool
  /// The line in the file.
  package var source: String
  /// The number of the line in its file, from 1.
  package var line: Int
  /// Whether it is a comment below the header, which matches no line and is kept.
  package var isRemark = false
  /// The line as a transcript writes it; nil for an expression and for `…`.
  var written: String?

  /// Reads a line of a golden transcript.
  ///
  /// `/…/` is a regular expression, `…` alone any number of lines, `?` before a line makes it
  /// optional, a backslash at the beginning takes the rest literally.
  package init(_ source: String, line: Int = 0) {
    self.source = source
    self.line = line
    var rest = Substring(source).trimmingEnd
    var indent = rest.leadingSpaces
    rest = rest.rest(afterBytes: indent) ?? rest
    isOptional = rest.starts(withBytes: "?") && rest.utf8.count > 1
    if isOptional {
      rest = rest.rest(afterBytes: "?") ?? rest
      let more = rest.leadingSpaces
      rest = rest.rest(afterBytes: more) ?? rest
      // No line of a transcript begins with a single space; one after the mark is for readability.
      if indent.isEmpty { indent = more.dropFirst(more.count % 2) }
    }
    switch rest.unicodeScalars.first {
    case "…" where rest == "…": content = .anything
    case "/" where rest.utf8.count > 2 && rest.ends(withBytes: "/"):
      let pattern = rest.unicodeScalars.dropFirst().dropLast()
      content = .expression(indent: String(indent), pattern: String(pattern))
    case "\\":
      let words = String(rest.unicodeScalars.dropFirst())
      content = .text(indent + words)
      // A third space belongs to the words, which need no backslash then.
      written =
        indent.isEmpty
        ? words.escapedAsStop : indent + (indent.count > 2 ? words : words.escapedAfterPause)
    default:
      let words = String(rest)
      content = .text(indent + words)
      written = indent + (Self.isMark(words.unicodeScalars.first) ? "\\" + words : words)
      isRemark = indent.isEmpty && (words == "#" || words.starts(withBytes: "# "))
      isOptional = isOptional || isRemark
    }
  }

  /// Whether the words behind it would be read as more than text.
  private static func isMark(_ sign: Unicode.Scalar?) -> Bool {
    sign == "?" || sign == "/" || sign == "…"
  }

  /// Whether it matches exactly one line.
  var isRequired: Bool { content != .anything && !isOptional }

  /// Whether it was written by hand, because no recording produces such a line.
  package var isPattern: Bool {
    if case .text = content { isOptional } else { true }
  }
}

extension Substring {
  /// The text without white space at its end.
  var trimmingEnd: Substring {
    let scalars = unicodeScalars
    var end = scalars.endIndex
    while end > scalars.startIndex {
      let last = scalars.index(before: end)
      guard scalars[last].properties.isWhitespace else { break }
      end = last
    }
    return self[..<end]
  }
}
