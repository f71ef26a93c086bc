import ScreenTree

extension FileLines {
  /// The range of the word that begins at a position: a key, a value, a text in quotation marks.
  ///
  /// - Parameters:
  ///   - position: where a reader found it; when it is unknown, the range is the first line.
  ///   - encoding: the units of the range.
  /// - Returns: the range, on one line.
  func word(at position: Position, _ encoding: PositionEncoding) -> TextRange {
    guard position.line > 0 else { return range(line(0), onLine: 0, encoding) }
    let number = min(Int(position.line) - 1, count - 1)
    let whole = line(number)
    let start = min(max(index(of: position), whole.lowerBound), whole.upperBound)
    let end = max(endOfWord(from: start, before: whole.upperBound), start)
    return range(start..<end, onLine: number, encoding)
  }

  /// The range from a position to the end of its line.
  func rest(from position: Position, _ encoding: PositionEncoding) -> TextRange {
    let number = min(max(Int(position.line) - 1, 0), count - 1)
    let whole = line(number)
    let start = min(max(index(of: position), whole.lowerBound), whole.upperBound)
    return range(start..<whole.upperBound, onLine: number, encoding)
  }

  /// Whether a line has only white space, or a comment of YAML.
  func isBlank(_ number: Int) -> Bool {
    let first = bytes[line(number)].first { $0 != 0x20 && $0 != 0x09 }
    return first == nil || first == UInt8(ascii: "#")
  }

  private func range(
    _ part: Range<Int>, onLine number: Int, _ encoding: PositionEncoding
  ) -> TextRange {
    TextRange(
      start: place(of: part.lowerBound, onLine: number, encoding),
      end: place(of: part.upperBound, onLine: number, encoding))
  }

  /// Where the word that begins at an index ends.
  private func endOfWord(from start: Int, before end: Int) -> Int {
    guard start < end else { return end }
    if bytes[start] == UInt8(ascii: "\"") || bytes[start] == UInt8(ascii: "'") {
      return endOfQuotation(from: start, before: end)
    }
    // A bracket stands for all that it holds, which may go on for many lines.
    if "{[-".utf8.contains(bytes[start]) { return start + 1 }
    var index = start
    while index < end, !isEnd(at: index, before: end) { index += 1 }
    while index > start + 1, bytes[index - 1] == 0x20 { index -= 1 }
    return index
  }

  private func endOfQuotation(from start: Int, before end: Int) -> Int {
    var index = start + 1
    while index < end {
      if bytes[index] == bytes[start] { return index + 1 }
      let isEscape = bytes[index] == UInt8(ascii: "\\") && bytes[start] == UInt8(ascii: "\"")
      index += isEscape ? 2 : 1
    }
    return end
  }

  /// Whether a word ends before a byte: at a sign of a list, a colon before a blank, a comment.
  private func isEnd(at index: Int, before end: Int) -> Bool {
    let next = index + 1 < end ? bytes[index + 1] : 0x20
    switch bytes[index] {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): return true
    case UInt8(ascii: ":"): return next == 0x20
    case 0x20: return next == UInt8(ascii: "#")
    default: return false
    }
  }
}
