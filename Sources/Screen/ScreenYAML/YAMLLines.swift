import ScreenTree

/// The lines of a YAML file, for messages; lines and columns are counted from 1.
struct YAMLLines {
  private let lines: [Substring]

  init(_ text: String) {
    // In Swift a carriage return with a line feed is one Character, so it ends one line, not two.
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// A line; empty beyond the ends of the file.
  subscript(number: Int32) -> Substring {
    lines.indices.contains(Int(number) - 1) ? lines[Int(number) - 1] : ""
  }

  /// The text before a position on its line.
  func before(_ position: Position) -> Substring {
    // The parser counts columns in Unicode scalars, of which a Character may have several.
    Substring(self[position.line].unicodeScalars.prefix(Int(position.column) - 1))
  }

  /// The text from a position to the end of its line.
  func rest(from position: Position) -> Substring {
    Substring(self[position.line].unicodeScalars.dropFirst(Int(position.column) - 1))
  }

  /// The character at a position.
  func character(at position: Position) -> Character? { rest(from: position).first }

  /// The text that contains a colon at a position; nil when the colon ends the first key of its
  /// line.
  func text(around position: Position) -> String? {
    guard let key = before(position).ranges(of: ": ").first else { return nil }
    return self[position.line][key.upperBound...].trimmed
  }

  /// Whether a comment follows a position on its line.
  func hasComment(after position: Position) -> Bool {
    zip(rest(from: position), rest(from: position).dropFirst()).contains {
      $1 == "#" && " [{,".contains($0)
    }
  }

  /// The start of the last line with content before a position, if it has a comment; or nil.
  func comment(before position: Position) -> Position? {
    for number in stride(from: position.line - 1, through: 1, by: -1)
    where !self[number].allSatisfy({ $0 == " " }) {
      let start = Position(line: Int(number), column: 1)
      return hasComment(after: start) ? start : nil
    }
    return nil
  }

  /// The indentations of the dashes or keys of the open blocks above a line.
  func columns(above number: Int32, ofDashes: Bool) -> [Int] {
    var open: [(column: Int, isDash: Bool)] = []
    for line in lines.prefix(Int(number) - 1) {
      var column = line.prefix { $0 == " " }.count
      var rest = line.dropFirst(column)
      guard let first = rest.first, first != "#" else { continue }
      open.removeAll { $0.column >= column }
      // `- - a` opens several lists in one line, each at a column of its own.
      while rest.hasPrefix("- ") || rest == "-" {
        open.append((column, true))
        let step = rest.dropFirst().prefix { $0 == " " }.count + 1
        column += step
        rest = rest.dropFirst(step)
      }
      if !rest.isEmpty { open.append((column, false)) }
    }
    return open.filter { $0.isDash == ofDashes }.map(\.column)
  }
}

extension Substring {
  /// The text without spaces at its ends.
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.prefix(start.count - start.reversed().prefix { $0 == " " }.count))
  }
}
