/// A source with its pieces, without comments.
struct SourceCode {
  /// The source.
  let bytes: [UInt8]
  /// The pieces of its code, in their order.
  let tokens: [SwiftToken]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = SwiftLexer.tokens(of: bytes).filter { $0.kind != .comment }
  }

  /// The piece at an index; nil outside.
  func token(_ index: Int) -> SwiftToken? { tokens.indices.contains(index) ? tokens[index] : nil }

  /// The text of a piece; empty outside.
  func text(_ index: Int) -> String { token(index).map { bytes.text($0.range) } ?? "" }

  /// Whether a piece has exactly these bytes.
  func has(_ text: String, at index: Int) -> Bool {
    guard let range = token(index)?.range, range.count == text.utf8.count else { return false }
    return bytes[range].elementsEqual(text.utf8)
  }

  /// The name at an index, without backticks; nil for anything else.
  func name(_ index: Int) -> String? {
    guard let token = token(index) else { return nil }
    switch token.kind {
    case .name: return bytes.text(token.range)
    case .quotedName: return bytes.text(token.range.lowerBound + 1..<token.range.upperBound - 1)
    // No other token is a name.
    default: return nil
    }
  }

  /// Whether a piece begins on the line on which the piece before it ends.
  func followsOnLine(_ index: Int) -> Bool {
    guard let before = token(index - 1), let token = token(index) else { return false }
    return !hasLineBreak(before.range.upperBound..<token.range.lowerBound)
  }

  /// Whether a piece begins at the byte behind the one before it.
  func isAdjacent(_ index: Int) -> Bool {
    token(index).map { $0.range.lowerBound } == token(index - 1).map { $0.range.upperBound }
  }

  /// Whether a line ends in a range of bytes.
  func hasLineBreak(_ range: Range<Int>) -> Bool { bytes[range].contains { $0.isLineBreak } }

  /// The index of the bracket that closes the one at an index; nil when none does.
  func closing(_ index: Int) -> Int? {
    var depth = 0
    for place in index..<tokens.count where tokens[place].kind == .punctuation {
      switch bytes[tokens[place].range.lowerBound] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return place }
      default: break
      }
    }
    return nil
  }
}
