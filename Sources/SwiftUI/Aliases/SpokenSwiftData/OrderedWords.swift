/// A text, ready to be ordered as people do: whatever the case, and numbers by their values.
///
/// Foundation's comparison takes long, and a list is ordered at each change; it is asked only for
/// texts with other signs than letters, digits and spaces of ASCII.
struct OrderedWords {
  private let text: String
  /// A text whose bytes are in the same order; nil where there is none.
  private let key: String?

  /// A text.
  init(_ text: String) {
    self.text = text
    key = text.utf8.allSatisfy(Self.isPlain) ? Self.key(of: Array(text.utf8)) : nil
  }

  /// How it is ordered before or after another text.
  func order(_ other: OrderedWords) -> ComparisonResult {
    guard let key, let second = other.key else {
      return text.localizedStandardCompare(other.text)
    }
    return key == second ? .orderedSame : key < second ? .orderedAscending : .orderedDescending
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte == 32 || isDigit(byte) || (97...122).contains(folded(byte))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  /// A letter as a small one.
  private static func folded(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte | 32 : byte }

  private static func key(of bytes: [UInt8]) -> String {
    var key: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard isDigit(bytes[index]) else {
        key.append(folded(bytes[index]))
        index += 1
        continue
      }
      let run = bytes[index...].prefix(while: isDigit)
      let digits = run.drop { $0 == 48 }
      // How many digits a number has comes before them, so that 9 is before 10.
      key += [48, UInt8(min(48 + digits.count, 126))] + digits
      index = run.endIndex
    }
    // What differs only in zeros before a number, then in case: small letters, whose bytes are
    // higher, first.
    key += [0, UInt8(min(1 + bytes.count, 126))] + bytes.map { $0 ^ 32 }
    return String(decoding: key, as: UTF8.self)
  }
}
