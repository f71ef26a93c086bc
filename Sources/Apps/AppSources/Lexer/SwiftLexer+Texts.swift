/// What a string literal is closed by.
struct TextFence {
  /// How many hashes stand around it.
  var hashes: Int
  /// Whether it has three quotation marks, and may have several lines.
  var isLong: Bool
  /// How many parentheses are open in the interpolation that is being read.
  var parentheses = 0
  /// The number of that interpolation.
  var interpolation = 0

  /// How many quotation marks it has on a side.
  var quotes: Int { isLong ? 3 : 1 }
}

extension SwiftLexer {
  /// Reads a string literal, whose quotation mark is the present byte.
  mutating func readText(from start: Int, hashes: Int) {
    let fence = TextFence(hashes: hashes, isLong: isLong(hashes: hashes))
    index += fence.quotes
    readRest(of: fence, from: start)
  }

  /// Reads a literal to its end, or to its next interpolation.
  mutating func readRest(of literal: TextFence, from start: Int) {
    while index < bytes.count {
      switch bytes[index] {
      case 0x0A where !literal.isLong, 0x0D where !literal.isLong:
        // Not closed: Swift goes on with code on the next line.
        return add(.text, from: start)
      case UInt8(ascii: "\""):
        if isClosed(literal) {
          index += literal.quotes + literal.hashes
          return add(.text, from: start)
        }
        index += 1
      case UInt8(ascii: "\\"):
        guard hasHashes(literal.hashes, at: index + 1) else {
          index += 1
          continue
        }
        index += 1 + literal.hashes
        if bytes.has("(", at: index) {
          index += 1
          return open(literal, from: start)
        }
        if bytes.at(index)?.isLineBreak == false { index += 1 }
      default: index += 1
      }
    }
    add(.text, from: start)
  }

  private func isClosed(_ literal: TextFence) -> Bool {
    (0..<literal.quotes).allSatisfy { bytes.has("\"", at: index + $0) }
      && hasHashes(literal.hashes, at: index + literal.quotes)
  }

  private func hasHashes(_ count: Int, at index: Int) -> Bool {
    (0..<count).allSatisfy { bytes.has("#", at: index + $0) }
  }

  /// Whether the literal at the present quotation mark has three of them.
  private func isLong(hashes: Int) -> Bool {
    guard bytes.has("\"", at: index + 1), bytes.has("\"", at: index + 2) else { return false }
    guard hashes > 0 else { return true }
    // `#"""#` is one quotation mark: what ends on its line is a literal of one line.
    let end = Swift.min(bytes.count, index + Self.farthest)
    for place in index + 2..<Swift.max(end, index + 2) {
      if bytes[place].isLineBreak { return true }
      if bytes.has("\"", at: place), hasHashes(hashes, at: place + 1) { return false }
    }
    return true
  }

  /// How many bytes are looked at to find the end of what may be a literal of one line, so that the
  /// time is linear.
  static var farthest: Int { 1000 }
}
