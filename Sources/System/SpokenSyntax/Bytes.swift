// Syntax is bytes. Swift's own functions compare Characters, and U+0600 before a sign, a combining
// mark or a joiner after it make another Character of it: `"\u{600}<".contains("<")` is false.

// The commonest questions stand for both kinds of text as well, because a generic function of
// another module is not made for a kind, and costs ten times as much.

extension String {
  /// Whether it begins with the bytes of another text.
  package func starts(withBytes start: String) -> Bool { utf8.starts(with: start.utf8) }
}

extension Substring {
  /// Whether it begins with the bytes of another text.
  package func starts(withBytes start: String) -> Bool { utf8.starts(with: start.utf8) }
}

extension StringProtocol where UTF8View: BidirectionalCollection {
  /// Whether it begins with the bytes of another text.
  package func starts(withBytes start: some StringProtocol) -> Bool {
    utf8.starts(with: start.utf8)
  }

  /// Whether it ends with the bytes of another text.
  package func ends(withBytes end: some StringProtocol) -> Bool {
    // The text may be shorter than the end; then the suffix is all of it.
    utf8.suffix(end.utf8.count).elementsEqual(end.utf8)
  }

  /// The rest of a text that begins with some bytes; nil for any other text.
  package func rest(afterBytes start: some StringProtocol) -> SubSequence? {
    guard starts(withBytes: start) else { return nil }
    return self[utf8.index(startIndex, offsetBy: start.utf8.count)...]
  }

  /// The beginning of a text that ends with some bytes; nil for any other text.
  package func beginning(beforeBytes end: some StringProtocol) -> SubSequence? {
    guard ends(withBytes: end) else { return nil }
    return self[..<utf8.index(endIndex, offsetBy: -end.utf8.count)]
  }

  /// Whether it has a sign of ASCII.
  package func contains(byte sign: Unicode.Scalar) -> Bool {
    utf8.contains(UInt8(ascii: sign))
  }

  /// The parts between the places of a sign of ASCII.
  package func split(
    atByte sign: Unicode.Scalar, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
  ) -> [SubSequence] {
    utf8.split(
      separator: UInt8(ascii: sign), maxSplits: maxSplits,
      omittingEmptySubsequences: omittingEmptySubsequences
    ).map { self[$0.startIndex..<$0.endIndex] }
  }

  /// The parts between line feeds, empty ones too.
  package var byteLines: [SubSequence] { split(atByte: "\n", omittingEmptySubsequences: false) }

  /// The text with other bytes in the places of some, found from the beginning, in one pass.
  package func replacing(bytes old: String, with new: String) -> String {
    let (text, old) = (Array(utf8), Array(old.utf8))
    guard let first = old.first else { return String(self) }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      // One byte is compared first, which spares a slice at most positions.
      if text[index] == first, text[index...].starts(with: old) {
        result += new.utf8
        index += old.count
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The text with other texts in the places of some scalars, in one pass.
  ///
  /// - Parameter escape: what stands for a scalar; nil when the scalar stays.
  /// - Returns: the text.
  package func replacingScalars(_ escape: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      if let text = escape(scalar) {
        result += text
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The spaces of ASCII at its beginning.
  package var leadingSpaces: Substring {
    self[..<(utf8.firstIndex { $0 != UInt8(ascii: " ") } ?? endIndex)]
  }
}

extension UInt8 {
  /// Whether it is a letter of ASCII.
  package var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }

  /// Whether it is a letter or a digit of ASCII.
  package var isLetterOrDigit: Bool { isLetter || (0x30...0x39).contains(self) }
}
