import SpokenSyntax

extension String {
  /// The text on one line, cut to a number of columns.
  package func shown(in columns: Int) -> String {
    String(oneLine.prefix(max(columns, 0)))
  }

  /// The text on one line, without terminal control characters.
  ///
  /// White space with a line break becomes one space; control characters become their Unicode
  /// pictures.
  package var oneLine: String {
    // Most texts are printable ASCII and stay unchanged.
    guard utf8.contains(where: { !(0x20...0x7E).contains($0) }) else { return self }
    let joined =
      contains(where: \.isNewline)
      ? split(whereSeparator: \.isNewline).map { $0.withoutSpaceAround }.filter { !$0.isEmpty }
        .joined(separator: " ") : self
    guard joined.unicodeScalars.contains(where: \.isControl) else { return joined }
    return String(String.UnicodeScalarView(joined.unicodeScalars.map(\.picture)))
  }

  /// The line as it is printed for people: text of a file cannot move the cursor of a terminal,
  /// start another line, or be a command to a build service that reads the log.
  package var printedLine: String { oneLine.withoutLogCommands }
}

extension Substring {
  /// The text without white space around it.
  package var withoutSpaceAround: Substring {
    // By scalars: a space and a mark after it are one Character, and the mark is no space.
    var text = unicodeScalars
    while text.first?.properties.isWhitespace == true { text.removeFirst() }
    while text.last?.properties.isWhitespace == true { text.removeLast() }
    return Substring(text)
  }
}

extension String {
  /// The text without white space before it; a text of nothing else stays.
  package var withoutSpaceBefore: String {
    guard let start = unicodeScalars.firstIndex(where: { !$0.properties.isWhitespace }) else {
      return self
    }
    return start == startIndex ? self : String(self[start...])
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

  /// The picture of a control character: "␛" for Escape; a space for a tab.
  fileprivate var picture: Unicode.Scalar {
    guard isControl else { return self }
    if self == "\t" { return " " }
    // The picture of Delete is not in the row of the others.
    if self == "\u{7F}" { return "\u{2421}" }
    // Control characters above ASCII have no pictures.
    return value < 0x20 ? Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}" : "\u{FFFD}"
  }
}
