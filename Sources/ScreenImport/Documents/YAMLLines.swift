import ScreenTree

/// The lines of a YAML file, for messages about it; lines and columns are counted from 1.
struct YAMLLines {
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// A line; nothing beyond the ends of the file.
  subscript(number: Int32) -> Substring {
    lines.indices.contains(Int(number) - 1) ? lines[Int(number) - 1] : ""
  }

  /// What is before a place on its line.
  func before(_ position: Position) -> Substring {
    Substring(self[position.line].unicodeScalars.prefix(Int(position.column) - 1))
  }

  /// What is from a place on to the end of its line.
  func rest(from position: Position) -> Substring {
    Substring(self[position.line].unicodeScalars.dropFirst(Int(position.column) - 1))
  }

  /// The character at a place.
  func character(at position: Position) -> Character? { rest(from: position).first }

  /// The text that a colon at a place is part of; nil when the colon ends the first key of its line.
  func text(around position: Position) -> String? {
    guard let key = before(position).ranges(of: ": ").first else { return nil }
    return self[position.line][key.upperBound...].trimmed
  }

  /// Whether a comment begins on the line of a place after it.
  func hasComment(after position: Position) -> Bool {
    zip(rest(from: position), rest(from: position).dropFirst()).contains {
      $1 == "#" && " [{,".contains($0)
    }
  }

  /// Where a line with a comment begins that is the last one with anything before a place; or nil.
  func comment(before position: Position) -> Position? {
    for number in stride(from: position.line - 1, through: 1, by: -1)
    where !self[number].allSatisfy({ $0 == " " }) {
      let start = Position(line: Int(number), column: 1)
      return hasComment(after: start) ? start : nil
    }
    return nil
  }

  /// How far the dashes or the keys of the blocks are indented that are open above a line.
  func columns(above number: Int32, ofDashes: Bool) -> [Int] {
    var open: [(column: Int, isDash: Bool)] = []
    for line in lines.prefix(Int(number) - 1) {
      var column = line.prefix { $0 == " " }.count
      var rest = line.dropFirst(column)
      guard let first = rest.first, first != "#" else { continue }
      open.removeAll { $0.column >= column }
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
  /// The text without blanks at its ends.
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.prefix(start.count - start.reversed().prefix { $0 == " " }.count))
  }
}
