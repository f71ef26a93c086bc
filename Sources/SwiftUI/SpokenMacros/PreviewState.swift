/// The variables of a preview with `@Previewable`, which become those of a view.
enum PreviewState {
  private static let mark = "@Previewable"

  /// The declarations of a closure with `@Previewable`, and the closure without them.
  static func split(_ closure: String) -> (declarations: [String], rest: String) {
    var declarations: [String] = []
    var rest = closure
    while let found = rest.firstRange(of: mark) {
      let end = end(of: rest[found.upperBound...])
      declarations.append(String(rest[found.upperBound..<end]))
      rest.removeSubrange(found.lowerBound..<end)
    }
    return (declarations, rest)
  }

  /// Where a declaration ends: at the end of a line or at a semicolon, outside texts and brackets.
  private static func end(of text: Substring) -> Substring.Index {
    var depth = 0
    var isInText = false
    for index in text.indices {
      switch text[index] {
      case "\"" where text.isQuote(at: index): isInText.toggle()
      case "(", "[", "{": depth += isInText ? 0 : 1
      case ")", "]", "}": depth -= isInText ? 0 : 1
      // A value may go over several lines while a bracket is open.
      case "\n" where depth == 0 && !isInText: return index
      case ";" where depth == 0 && !isInText: return text.index(after: index)
      default: break
      }
    }
    return text.endIndex
  }
}

extension StringProtocol {
  /// Whether a character begins or ends a text: a quotation mark without a backslash before it.
  func isQuote(at index: Index) -> Bool {
    self[index] == "\"" && self[..<index].reversed().prefix { $0 == "\\" }.count.isMultiple(of: 2)
  }
}
