extension UInt8 {
  /// Whether it ends a line: a line feed or a carriage return.
  var isLineBreak: Bool { self == 0x0A || self == 0x0D }

  /// Whether it only separates: a space, a tab, a form feed, a vertical tab or a zero.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0B || self == 0x0C || self == 0 }

  /// Whether it is a digit.
  var isDigit: Bool { (0x30...0x39).contains(self) }

  /// Whether a name of ASCII may begin with it; arguments of closures begin with a dollar sign.
  var isNameHead: Bool {
    (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "$")
  }

  /// Whether it is a letter of the capitals.
  var isCapital: Bool { (0x41...0x5A).contains(self) }

  /// Whether it is a sign of operators.
  var isOperatorSign: Bool { Self.operatorSigns.contains(self) }

  private static let operatorSigns = Array("/=-+!*%<>&|^~?".utf8)
}

extension [UInt8] {
  /// The byte at an index; nil outside.
  func at(_ index: Int) -> UInt8? { indices.contains(index) ? self[index] : nil }

  /// Whether the byte at an index is a sign of ASCII.
  func has(_ sign: Unicode.Scalar, at index: Int) -> Bool { at(index) == UInt8(ascii: sign) }

  /// How many bytes the sign of operators at an index has; 0 when there is none.
  ///
  /// Beyond ASCII these are the operator heads of the Swift book, without the blocks from U+2E00.
  func operatorLength(at index: Int) -> Int {
    guard let byte = at(index) else { return 0 }
    if byte < 0x80 { return byte.isOperatorSign ? 1 : 0 }
    guard let second = at(index + 1) else { return 0 }
    switch byte {
    case 0xC2: return Self.latinOperators.contains(second) ? 2 : 0
    case 0xC3: return second == 0x97 || second == 0xB7 ? 2 : 0
    case 0xE2:
      guard at(index + 2) != nil else { return 0 }
      // U+2020 to U+2027, and U+2190 to U+2BFF: arrows, mathematical and other signs.
      if second == 0x80 { return (0xA0...0xA7).contains(self[index + 2]) ? 3 : 0 }
      return (0x87...0xAF).contains(second) || second == 0x86 && self[index + 2] >= 0x90 ? 3 : 0
    default: return 0
    }
  }

  /// The second bytes of U+00A1 to U+00BF that are operators.
  private static let latinOperators: Set<UInt8> = [
    0xA1, 0xA2, 0xA3, 0xA4, 0xA5, 0xA6, 0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF,
  ]

  /// Whether a name may begin at an index.
  func hasNameHead(at index: Int) -> Bool {
    guard let byte = at(index) else { return false }
    return byte < 0x80 ? byte.isNameHead : operatorLength(at: index) == 0
  }

  /// The index behind the name that begins at an index.
  func endOfName(from start: Int) -> Int {
    var index = start
    while index < count, self[index].isDigit || hasNameHead(at: index) { index += 1 }
    return index
  }

  /// The same number of spaces, with the line breaks of a range.
  func blanks(_ range: Range<Int>) -> String {
    String(decoding: self[range].map { $0.isLineBreak ? $0 : 0x20 }, as: UTF8.self)
  }

  /// The text of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }
}
