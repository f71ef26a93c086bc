extension InlineText {
  /// The literals after the label `reads:` whose value is known without running the source.
  static func literals(of source: [Unicode.Scalar]) -> [InlineText] {
    let label = Array("reads:".unicodeScalars)
    var literals: [InlineText] = []
    var (line, lineStart, index) = (1, 0, 0)
    while index < source.count {
      if source[index] == "\n" { (line, lineStart) = (line + 1, index + 1) }
      if source[index] == label[0], source[index...].starts(with: label) {
        let indentation = source[lineStart...].prefix { $0 == " " || $0 == "\t" }
        if let literal = literal(
          of: source, from: index + label.count, line: line,
          indentation: String(String.UnicodeScalarView(indentation)))
        {
          literals.append(literal)
        }
      }
      index += 1
    }
    return literals
  }

  private static func literal(
    of source: [Unicode.Scalar], from start: Int, line: Int, indentation: String
  ) -> InlineText? {
    var begin = start
    var line = line
    while begin < source.count, source[begin].properties.isWhitespace {
      if source[begin] == "\n" { line += 1 }
      begin += 1
    }
    let fence = source[begin...].prefix { $0 == "#" }.count
    let open = begin + fence
    guard open < source.count, source[open] == "\"" else { return nil }
    let isLong = source[open...].starts(with: Array("\"\"\"".unicodeScalars))
    let quotes = isLong ? 3 : 1
    let closing =
      Array(repeating: "\"" as Unicode.Scalar, count: quotes)
      + Array(repeating: "#", count: fence)
    var end = open + quotes
    while end < source.count, !source[end...].starts(with: closing) {
      // A literal of one line that does not end on it is no Swift; something else stands here.
      if source[end] == "\n", !isLong { return nil }
      // An escaped quotation mark does not end a literal; in a raw one a backslash is a character.
      end += source[end] == "\\" && fence == 0 ? 2 : 1
    }
    guard end < source.count else { return nil }
    let body = source[(open + quotes)..<end]
    let range = begin..<(end + closing.count)
    guard isLong else {
      guard let value = unescaped(body, fence: fence) else { return nil }
      return InlineText(range: range, line: line, value: value, indentation: indentation + "  ")
    }
    return block(body, range, line, fence: fence)
  }

  /// A literal of several lines, whose last line sets the indentation.
  private static func block(
    _ body: ArraySlice<Unicode.Scalar>, _ range: Range<Int>, _ line: Int, fence: Int
  ) -> InlineText? {
    var lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1, let last = lines.popLast(),
      last.allSatisfy({ $0 == " " || $0 == "\t" })
    else { return nil }
    // Swift allows no text after the opening quotation marks, so the first line is empty.
    lines.removeFirst()
    let content = lines.map { line in
      // A blank line may have less indentation than the others.
      line.starts(with: last) ? line.dropFirst(last.count) : line.drop { $0 == " " }
    }
    let joined = ArraySlice(content.joined(separator: ["\n"]))
    guard let value = unescaped(joined, fence: fence) else { return nil }
    return InlineText(
      range: range, line: line, value: value,
      indentation: String(String.UnicodeScalarView(last)))
  }

  /// The value of a literal; nil when it has interpolations.
  private static func unescaped(_ body: ArraySlice<Unicode.Scalar>, fence: Int) -> String? {
    var text = String.UnicodeScalarView()
    var rest = body
    // In a raw literal a backslash has a meaning only before as many hashes as fence it.
    let hashes = Array(repeating: "#" as Unicode.Scalar, count: fence)
    while let scalar = rest.popFirst() {
      guard scalar == "\\", rest.starts(with: hashes) else {
        text.append(scalar)
        continue
      }
      rest = rest.dropFirst(fence)
      guard let letter = rest.popFirst() else { return nil }
      if let escaped = escapes[letter] {
        text.append(escaped)
        continue
      }
      let digits = rest.dropFirst().prefix { $0 != "}" }
      guard letter == "u",
        let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16),
        let scalar = Unicode.Scalar(value)
      else { return nil }
      text.append(scalar)
      rest = rest.dropFirst(digits.count + 2)
    }
    return String(text)
  }

  /// What a letter after a backslash stands for.
  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\\": "\\", "\"": "\"", "'": "'", "n": "\n", "t": "\t",
  ]
}
