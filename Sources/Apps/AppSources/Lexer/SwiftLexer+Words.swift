extension SwiftLexer {
  /// Reads what begins with hashes: a raw literal, a directive or a macro.
  mutating func readHash() {
    let start = index
    var end = index
    while bytes.has("#", at: end) { end += 1 }
    let hashes = end - start
    if bytes.has("\"", at: end) {
      index = end
      return readText(from: start, hashes: hashes)
    }
    if bytes.has("/", at: end) {
      index = end
      return readFencedRegex(from: start, hashes: hashes)
    }
    if hashes == 1 { return readWord(.hashName) }
    // All at once, so that a run of them is looked at once.
    index = bytes.hasNameHead(at: end) ? end - 1 : end
    add(.punctuation, from: start)
  }

  /// Reads a sign and the word behind it; a sign alone is punctuation.
  mutating func readWord(_ kind: SwiftTokenKind) {
    let start = index
    index += 1
    guard bytes.hasNameHead(at: index) else { return add(.punctuation, from: start) }
    index = bytes.endOfName(from: index)
    add(kind, from: start)
  }

  /// Reads a name between backticks, which ends on its line.
  mutating func readQuotedName() {
    let start = index
    index += 1
    var end = index
    let last = min(bytes.count, index + Self.farthest)
    while end < last, !bytes[end].isLineBreak, !bytes.has("`", at: end) { end += 1 }
    guard bytes.has("`", at: end), end > index else { return add(.punctuation, from: start) }
    index = end + 1
    add(.quotedName, from: start)
  }

  /// Reads a dot, or an operator that begins with one.
  mutating func readDot() {
    let start = index
    let isOperator =
      bytes.has(".", at: index + 1)
      || bytes.operatorLength(at: index + 1) > 0 && !bytes.has("?", at: index + 1)
        && !bytes.has("!", at: index + 1) && !bytes.has("/", at: index + 1)
    if isOperator { return readOperator() }
    index += 1
    add(.punctuation, from: start)
  }

  /// Reads a number with its base, fraction and exponent.
  mutating func readNumber() {
    let start = index
    let isHexadecimal = bytes.has("0", at: index) && bytes.has("x", at: index + 1)
    let exponents = Array((isHexadecimal ? "pP" : "eE").utf8)
    var hasFraction = false
    while let byte = bytes.at(index) {
      if byte.isDigit || byte.isNameHead {
        index += 1
        // The sign of an exponent belongs to the number.
        let isSigned = bytes.has("-", at: index) || bytes.has("+", at: index)
        if exponents.contains(byte), isSigned, bytes.at(index + 1)?.isDigit == true { index += 1 }
      } else if byte == UInt8(ascii: "."), !hasFraction, bytes.at(index + 1)?.isDigit == true {
        hasFraction = true
        index += 1
      } else {
        break
      }
    }
    add(.number, from: start)
  }

  /// Reads a run of operator signs, which a comment ends.
  mutating func readOperator() {
    let start = index
    let mayHaveDots = bytes.has(".", at: index)
    while index < bytes.count {
      let beginsComment =
        bytes.has("/", at: index)
        && (bytes.has("/", at: index + 1) || bytes.has("*", at: index + 1))
      if beginsComment, index > start { break }
      let length = mayHaveDots && bytes.has(".", at: index) ? 1 : bytes.operatorLength(at: index)
      if length == 0 { break }
      index += length
    }
    add(.operator, from: start)
  }

  /// Whether the present byte is the question or exclamation mark of the value before it, which
  /// stands alone whatever follows.
  private var isPostfix: Bool {
    guard bytes.has("?", at: index) || bytes.has("!", at: index), let before = bytes.at(index - 1)
    else { return false }
    return !before.isBlank && !before.isLineBreak && !Self.openers.contains(before)
      && !before.isOperatorSign || previous?.range.upperBound == index && isMarkBefore
  }

  /// Whether the last piece is such a mark itself.
  private var isMarkBefore: Bool {
    guard previous?.kind == .punctuation else { return false }
    return bytes.has("?", at: index - 1) || bytes.has("!", at: index - 1)
  }

  /// Reads a name, an operator or a single sign.
  mutating func readNameOrOperator() {
    let start = index
    if bytes.hasNameHead(at: index) {
      index = bytes.endOfName(from: index)
      add(.name, from: start)
    } else if isPostfix {
      index += 1
      add(.punctuation, from: start)
    } else if bytes.operatorLength(at: index) > 0 {
      readOperator()
    } else {
      index += 1
      add(.punctuation, from: start)
    }
  }
}
