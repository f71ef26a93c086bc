extension String {
  /// The text for an element or a quoted attribute of HTML.
  ///
  /// Control characters, which HTML does not allow, become replacement characters.
  package var inHTML: String {
    // Most texts need no escaping, which their bytes show without decoding them.
    guard utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F || Self.signsOfHTML.contains($0) }) else {
      return self
    }
    return replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      // `&apos;` is not known to HTML 4; the number is known everywhere.
      case "'": "&#39;"
      case "\t", "\n": " "
      default: scalar.isForbiddenInHTML ? "\u{FFFD}" : nil
      }
    }
  }

  private static let signsOfHTML: [UInt8] = Array("&<>\"'".utf8)

  /// JSON for a script element of HTML, which it cannot end.
  ///
  /// Not only `</script` changes how a script element is read, `<!--` does too, so no sign stays.
  package var inScriptElement: String {
    replacingScalars { scalar in
      switch scalar {
      case "<": "\\u003c"
      case "\u{2028}": "\\u2028"
      case "\u{2029}": "\\u2029"
      default: nil
      }
    }
  }

  /// The text for an element or a quoted attribute of XML.
  ///
  /// Characters that XML does not allow become replacement characters.
  package var inXML: String {
    replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n", "\t": nil
      default: scalar.isForbiddenInXML ? "\u{FFFD}" : nil
      }
    }
  }

  /// The text for a comment of XML, in which two hyphens may not meet.
  package var inXMLComment: String {
    // Once leaves two hyphens of three side by side.
    inXML.replacing(bytes: "--", with: "- -").replacing(bytes: "--", with: "- -")
  }

  /// The text with the signs that the five entities of XML stand for; a number stays as it is.
  package var withoutEntities: String {
    // The ampersand comes last, so that `&amp;lt;` becomes the words `&lt;` and not a sign.
    let signs = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
    return signs.reduce(self) { $0.replacing(bytes: $1.0, with: $1.1) }
  }

  /// The text of a cue of WebVTT.
  package var inWebVTT: String {
    replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: nil
      }
    }
  }

  /// The text with arrows that are split, because `-->` would begin or end a cue of captions.
  package var withSplitArrows: String { replacing(bytes: "-->", with: "-- >") }

  /// The text with a backslash before the signs of Markdown.
  package var inMarkdown: String {
    replacingScalars { "\\`*_{}[]<>#|~&".unicodeScalars.contains($0) ? "\\\($0)" : nil }
  }

  /// The text with a backslash before the signs of Markdown, for a place between stars.
  ///
  /// White space at an end would leave the stars standing (CommonMark, emphasis), so it is written as
  /// its number.
  package var inMarkdownEmphasis: String {
    let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    guard let first = unicodeScalars.firstIndex(where: { !isSpace($0) }),
      let last = unicodeScalars.lastIndex(where: { !isSpace($0) })
    else { return unicodeScalars.map(\.inMarkdown).joined() }
    let end = unicodeScalars.index(after: last)
    return unicodeScalars[..<first].map(\.inMarkdown).joined()
      + String(self[first..<end]).inMarkdown
      + unicodeScalars[end...].map(\.inMarkdown).joined()
  }

  /// Markdown for a cell of a table, which a bar would end, even in code.
  package var inTableCell: String { replacing(bytes: "|", with: "\\|") }

  /// The word as a shell takes it.
  package var inShell: String {
    // Only characters that shells leave alone inside a word; all others are quoted.
    let isPlain = utf8.allSatisfy { byte in
      byte.isLetterOrDigit || "/._-+=@%,:".utf8.contains(byte)
    }
    return isPlain && !isEmpty ? self : "'" + replacing(bytes: "'", with: #"'\''"#) + "'"
  }
}

extension [String] {
  /// A row of a table in Markdown, of cells that are written already.
  package var tableRow: String { "| \(joined(separator: " | ")) |\n" }

  /// The head of a table in Markdown, and the line below.
  package var tableHead: String { tableRow + "|" + map { _ in "---|" }.joined() + "\n" }
}

extension Unicode.Scalar {
  /// The scalar by its number, which Markdown reads as no syntax.
  fileprivate var inMarkdown: String { "&#\(value);" }
}

extension Unicode.Scalar {
  /// Whether HTML does not allow it: a control character or a noncharacter.
  fileprivate var isForbiddenInHTML: Bool {
    // HTML allows neither, not even as a numeric reference.
    properties.generalCategory == .control || properties.isNoncharacterCodePoint
  }

  /// Whether XML 1.0 forbids or discourages it (2.2, Characters): a control character, or one of the
  /// last two scalars of a plane.
  fileprivate var isForbiddenInXML: Bool { value < 0x20 || value & 0xFFFE == 0xFFFE }
}
