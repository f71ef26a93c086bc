import SpokenSyntax

/// Addresses of files, as RFC 8089 and editors write them.
enum FileURI {
  /// The path of a file by its address.
  ///
  /// - Parameter uri: the address: `file:///a%20b`.
  /// - Returns: the absolute path; nil for another scheme, another machine, and what is no UTF-8.
  static func path(of uri: String) -> String? {
    guard let rest = uri.rest(afterBytes: "file://"),
      let slash = rest.utf8.firstIndex(of: UInt8(ascii: "/")),
      ["", "localhost"].contains(String(rest[..<slash]))
    else { return nil }
    var bytes: [UInt8] = []
    var iterator = rest[slash...].utf8.makeIterator()
    while let byte = iterator.next() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = iterator.next().flatMap(digit), let low = iterator.next().flatMap(digit)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    // The name of a file ends at a zero, so that another file than the one shown would be read.
    guard !bytes.contains(0) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// The address of a file.
  ///
  /// - Parameter path: the absolute path.
  /// - Returns: the address, all but letters, digits and `/-._~` escaped.
  static func uri(of path: String) -> String {
    var text: [UInt8] = []
    for byte in path.utf8 {
      if isPlain(byte) {
        text.append(byte)
      } else {
        text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return "file://" + String(decoding: text, as: UTF8.self)
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: "/-._~".utf8.contains(byte)
    }
  }
}
