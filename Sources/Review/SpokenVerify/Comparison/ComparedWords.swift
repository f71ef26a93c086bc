/// The words of an utterance as they are compared: without case, and without marks between them.
///
/// Texts are equal in any Unicode form, case is folded, white space counts as one blank. Commas, full stops and
/// semicolons are dropped at the edges of words; a full stop between letters or digits and a comma between
/// digits belong to the word, as do signs, currencies and percents.
package enum ComparedWords {
  /// The words of a text.
  package static func words(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    // Most texts are ASCII, whose case and classes need no look into Unicode's tables.
    return bytes.allSatisfy { $0 < 0x80 } ? words(ofASCII: bytes) : words(ofUnicode: text)
  }

  private static func words(ofASCII bytes: [UInt8]) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      let before = index > 0 ? bytes[index - 1] : 0x20
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0x20
      if byte.isSeparator(after: before, before: next) {
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        word.removeAll(keepingCapacity: true)
      } else {
        word.append(byte.isCapital ? byte + 0x20 : byte)
      }
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }

  private static func words(ofUnicode text: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    // Lowering alone would keep ß and SS apart; by way of capitals both become ss.
    var iterator = text.uppercased().lowercased().unicodeScalars.makeIterator()
    var before: Unicode.Scalar = " "
    var scalar = iterator.next()
    while let current = scalar {
      let next = iterator.next()
      if current.isInvisible {
        scalar = next
        continue
      }
      if current.properties.isWhitespace || current.isSeparator(after: before, before: next ?? " ")
      {
        if !word.isEmpty { words.append(String(word)) }
        word = .init()
      } else {
        word.append(current)
      }
      before = current
      scalar = next
    }
    if !word.isEmpty { words.append(String(word)) }
    return words
  }

  /// Whether segments are what was heard, also where a mark without a blank parts two of them.
  package static func areEqual(_ segments: [[String]], _ heard: [String]) -> Bool {
    var rest = heard[...]
    // `Name.Value` is one word in a recording and two in a prediction: what follows the mark is
    // compared with the next segment.
    var glued: Substring?
    for segment in segments {
      for (index, word) in segment.enumerated() {
        guard let token = glued ?? rest.first.map({ $0[...] }) else { return false }
        if token == word {
          glued = nil
        } else if index + 1 == segment.count, token.hasPrefix(word),
          let mark = token.dropFirst(word.count).first, marks.contains(mark),
          !isInNumber(token, at: word.count)
        {
          glued = token.dropFirst(word.count + 1)
          continue
        } else {
          return false
        }
        rest = rest.dropFirst()
      }
    }
    return rest.isEmpty && glued == nil
  }

  /// Whether the mark after some characters stands between digits, so that it is part of a number.
  private static func isInNumber(_ token: Substring, at count: Int) -> Bool {
    let digits = [token.prefix(count).last, token.dropFirst(count + 1).first]
    return digits.allSatisfy { $0?.isNumber == true }
  }

  /// The marks that part segments where nothing else does.
  private static let marks: Set<Character> = [",", ".", ";"]
}

extension UInt8 {
  fileprivate var isCapital: Bool { (0x41...0x5A).contains(self) }

  private var isDigit: Bool { (0x30...0x39).contains(self) }

  private var isWord: Bool { isDigit || isCapital || (0x61...0x7A).contains(self) }

  /// Whether it is white space or a mark between words, by what stands around it.
  fileprivate func isSeparator(after before: UInt8, before next: UInt8) -> Bool {
    switch self {
    case 0x09...0x0D, 0x20, UInt8(ascii: ";"): true
    case UInt8(ascii: ","): !(before.isDigit && next.isDigit)
    case UInt8(ascii: "."): !(next.isDigit || (before.isWord && next.isWord))
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a sign for the direction or the joining of letters, which nobody hears.
  fileprivate var isInvisible: Bool {
    switch value {
    case 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// Whether it is a mark between words, by what stands around it.
  fileprivate func isSeparator(after before: Unicode.Scalar, before next: Unicode.Scalar) -> Bool {
    switch self {
    case ";", "、", "，", "。", "；", "．", "،", "؛": true
    case ",": !(before.isDigit && next.isDigit)
    case ".": !(next.isDigit || (before.isWord && next.isWord))
    default: false
    }
  }

  private var isDigit: Bool { properties.numericType != nil }

  private var isWord: Bool { properties.isAlphabetic || isDigit }
}
