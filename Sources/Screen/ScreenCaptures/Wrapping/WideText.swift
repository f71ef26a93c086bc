import ScreenDocuments
import ScreenTree

/// Text in UTF-16, as some shells on Windows write it.
struct WideText: Sendable {
  /// The same text in UTF-8; unpaired surrogates become the replacement character.
  let utf8: [UInt8]

  /// The text after a byte order mark; nil without one.
  init?(_ bytes: [UInt8]) {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]), !Self.isFourBytes(bytes) else { return nil }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: 2, to: bytes.count - 1, by: 2) {
      let (low, high) =
        isLittle ? (bytes[index], bytes[index + 1]) : (bytes[index + 1], bytes[index])
      units.append(UInt16(high) << 8 | UInt16(low))
    }
    utf8 = Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Whether the mark is that of UTF-32.
  private static func isFourBytes(_ bytes: [UInt8]) -> Bool {
    // The mark of UTF-32 with the low byte first begins with that of UTF-16.
    bytes.starts(with: [0xFF, 0xFE, 0, 0])
  }

  /// Why a file cannot be read as text; nil when it can.
  static func fault(in bytes: [UInt8]) -> Document.Fault? {
    let hasMark = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    if hasMark, !isFourBytes(bytes) {
      // A text with an odd number of bytes is truncated.
      guard !bytes.count.isMultiple(of: 2) else { return nil }
      return Document.Fault(
        "the UTF-16 text is broken off inside a character; capture it again",
        at: Position(line: 1, column: 1))
    }
    // Latin letters in UTF-16 are half zeros, in UTF-32 three quarters.
    let head = bytes.prefix(256)
    let zeros = head.count { $0 == 0 }
    guard zeros >= 2, zeros * 3 >= head.count else { return nil }
    return Document.Fault(
      "the file is UTF-16 or UTF-32 without a mark that says so; save it as UTF-8",
      at: Position(line: 1, column: 1))
  }
}
