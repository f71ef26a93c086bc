extension SwiftLexer {
  /// Reads what begins with a slash: a comment, a regular expression or an operator.
  mutating func readSlash() {
    if bytes.has("/", at: index + 1) { return readLineComment() }
    if bytes.has("*", at: index + 1) { return readBlockComment() }
    if isPlaceOfRegex, let end = endOfRegex {
      let start = index
      index = end
      return add(.regex, from: start)
    }
    readOperator()
  }

  /// Reads a comment to the end of its line.
  mutating func readLineComment() {
    let start = index
    while index < bytes.count, !bytes[index].isLineBreak { index += 1 }
    add(.comment, from: start)
  }

  private mutating func readBlockComment() {
    let start = index
    var depth = 0
    repeat {
      if bytes.has("/", at: index), bytes.has("*", at: index + 1) {
        (depth, index) = (depth + 1, index + 2)
      } else if bytes.has("*", at: index), bytes.has("/", at: index + 1) {
        (depth, index) = (depth - 1, index + 2)
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
    index = min(index, bytes.count)
    add(.comment, from: start)
  }

  /// Whether a slash here may begin a regular expression: behind a value it divides.
  private var isPlaceOfRegex: Bool {
    guard let previous, !isOnNewLine else { return true }
    switch previous.kind {
    case .operator, .opening: return true
    case .punctuation: return Self.openers.contains(bytes[previous.range.lowerBound])
    case .name: return Self.leaders.contains(bytes.text(previous.range))
    // Any other token ends a value.
    default: return false
    }
  }

  /// The signs that a value follows.
  static let openers = Array("([{,;:".utf8)
  /// The keywords that a value may follow.
  private static let leaders: Set<String> = [
    "return", "in", "case", "where", "if", "while", "guard", "else", "try", "await", "throw",
    "switch",
  ]

  /// The end of a regular expression that begins at the present slash; nil when it is none.
  ///
  /// As Swift decides: on one line, without a space inside its slashes, its parentheses closed.
  private var endOfRegex: Int? {
    var (place, depth, isClass) = (index + 1, 0, false)
    let last = min(bytes.count, index + Self.farthest)
    guard let first = bytes.at(place), !first.isBlank else { return nil }
    while place < last {
      switch bytes[place] {
      case 0x0A, 0x0D: return nil
      case UInt8(ascii: "\\"):
        guard bytes.at(place + 1)?.isLineBreak == false else { return nil }
        place += 1
      case UInt8(ascii: "/"):
        return depth == 0 && !bytes[place - 1].isBlank ? place + 1 : nil
      case UInt8(ascii: "["): isClass = true
      case UInt8(ascii: "]"): isClass = false
      case UInt8(ascii: "(") where !isClass: depth += 1
      case UInt8(ascii: ")") where !isClass:
        depth -= 1
        if depth < 0 { return nil }
      default: break
      }
      place += 1
    }
    return nil
  }

  /// Reads a regular expression between hashes, whose first slash is the present byte.
  mutating func readFencedRegex(from start: Int, hashes: Int) {
    index += 1
    var end = index
    while bytes.at(end)?.isBlank == true { end += 1 }
    // Several lines only when the first one is empty.
    let isLong = bytes.at(end)?.isLineBreak == true
    while index < bytes.count, isLong || !bytes[index].isLineBreak {
      if bytes.has("\\", at: index) {
        index += bytes.at(index + 1)?.isLineBreak == false ? 2 : 1
      } else if bytes.has("/", at: index), closes(hashes) {
        index += 1 + hashes
        break
      } else {
        index += 1
      }
    }
    add(.regex, from: start)
  }

  private func closes(_ hashes: Int) -> Bool {
    (1...hashes).allSatisfy { bytes.has("#", at: index + $0) }
  }
}
