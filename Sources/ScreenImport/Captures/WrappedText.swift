import ScreenTree

/// The XML inside the JSON in which a driver answers: `{"value": "<?xml …"}`.
///
/// What stands around it becomes blank, and escapes become the characters that they stand for with
/// `filler` in front, so that lines and columns stay those of the file.
struct WrappedText: Sendable {
  /// What stands where an escape was longer than its character; no capture holds it otherwise.
  static let filler: UInt8 = 0
  /// The XML in its place.
  let bytes: [UInt8]
  /// Why the JSON around it is not whole, if it is not.
  let fault: Document.Fault?

  private static let starts = ["<?xml", "<AppiumAUT", "<XCUIElementType", "<hierarchy"].map {
    Array($0.utf8)
  }

  /// Finds XML that is the value of a JSON object; nil when there is none.
  init?(_ bytes: [UInt8]) {
    guard let start = Self.start(in: bytes) else { return nil }
    var text: [UInt8] = bytes[..<start].map { $0 == 0x0A ? $0 : 0x20 }
    text.reserveCapacity(bytes.count)
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      guard bytes[index] == UInt8(ascii: "\\") else {
        text.append(bytes[index])
        index += 1
        continue
      }
      index += Self.addEscape(at: index, of: bytes, to: &text)
    }
    let rest = bytes[min(index + 1, bytes.count)...]
    let isWhole = rest.last { $0 > 0x20 } == UInt8(ascii: "}")
    let line = bytes[..<index].count { $0 == 0x0A } + 1
    fault =
      isWhole
      ? nil
      : Document.Fault(
        "the JSON around the XML is broken off; capture it again",
        at: Position(line: line, column: 1))
    self.bytes = text
  }

  /// Where the XML begins.
  private static func start(in bytes: [UInt8]) -> Int? {
    guard let start = value(in: bytes) else { return nil }
    return starts.contains { bytes[start...].starts(with: $0) } ? start : nil
  }

  /// Where the text begins that is the value of a JSON object.
  static func value(in bytes: [UInt8]) -> Int? {
    guard let first = bytes.firstIndex(where: { $0 > 0x20 }), bytes[first] == UInt8(ascii: "{"),
      let key = bytes[first...].prefix(4096).firstRange(of: Array("\"value\"".utf8)),
      !bytes[(first + 1)..<key.lowerBound].contains(where: { "{[".utf8.contains($0) })
    else { return nil }
    let rest = bytes[key.upperBound...].drop { $0 <= 0x20 }
    guard rest.first == UInt8(ascii: ":") else { return nil }
    let value = rest.dropFirst().drop { $0 <= 0x20 }
    return value.first == UInt8(ascii: "\"") ? value.startIndex + 1 : nil
  }

  /// Adds what an escape stands for; gives how many bytes the escape has.
  private static func addEscape(at index: Int, of bytes: [UInt8], to text: inout [UInt8]) -> Int {
    guard index + 1 < bytes.count else { return 1 }
    let next = bytes[index + 1]
    switch next {
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "b"),
      UInt8(ascii: "f"):
      text += [0x20, 0x20]
      return 2
    case UInt8(ascii: "u"):
      guard let scalar = scalar(at: index, of: bytes) else { return 2 }
      text += [UInt8](repeating: filler, count: scalar.length - 1)
      text += Array(String(Character(scalar.value)).utf8)
      return scalar.length
    case UInt8(ascii: "/") where text.last == UInt8(ascii: "<"):
      // A closing tag must begin without anything between its two signs.
      text[text.count - 1] = filler
      text += [UInt8(ascii: "<"), next]
      return 2
    default:
      text += [filler, next]
      return 2
    }
  }

  /// The character of a `\u` escape, which may be a pair, and how many bytes it takes.
  static func scalar(
    at index: Int, of bytes: [UInt8]
  ) -> (value: Unicode.Scalar, length: Int)? {
    func unit(_ start: Int) -> UInt16? {
      guard start + 6 <= bytes.count, bytes[start...].starts(with: "\\u".utf8) else { return nil }
      return UInt16(String(decoding: bytes[(start + 2)..<(start + 6)], as: UTF8.self), radix: 16)
    }
    guard let high = unit(index) else { return nil }
    let replacement: Unicode.Scalar = "\u{FFFD}"
    if let low = unit(index + 6), UTF16.isLeadSurrogate(high), UTF16.isTrailSurrogate(low) {
      let pair = String(decoding: [high, low], as: UTF16.self).unicodeScalars.first
      return (pair ?? replacement, 12)
    }
    return (Unicode.Scalar(high) ?? replacement, 6)
  }
}

extension CaptureXML {
  /// The root of a capture, which may be wrapped in JSON, or escaped twice by the tool.
  static func read(_ text: CaptureText) throws(Document.Fault) -> CaptureNode {
    var root = try read(text.bytes)
    if text.isWrapped { root.removeFillers() }
    if text.bytes.isEscapedTwice { root.unescape() }
    return root
  }
}

extension [UInt8] {
  /// Whether each entity of a text, one at least, is the `&` of another one.
  ///
  /// A text of the app that holds an entity leaves those around it single.
  fileprivate var isEscapedTwice: Bool {
    guard firstRange(of: Array("&amp;amp;".utf8)) != nil else { return false }
    var rest = self[...]
    while let sign = rest.firstIndex(of: UInt8(ascii: "&")) {
      guard rest[sign...].starts(with: "&amp;".utf8) else { return false }
      rest = rest[sign...].dropFirst(5)
      let isEntity = ["amp;", "lt;", "gt;", "quot;", "apos;", "#"].contains {
        rest.starts(with: $0.utf8)
      }
      guard isEntity else { return false }
    }
    return true
  }
}

extension CaptureNode {
  /// Takes away what stands for the escapes of a wrapping.
  fileprivate mutating func removeFillers() {
    let filler = Unicode.Scalar(WrappedText.filler)
    for index in attributes.indices where attributes[index].value.unicodeScalars.contains(filler) {
      attributes[index].value.unicodeScalars.removeAll { $0 == filler }
    }
    for index in children.indices { children[index].removeFillers() }
  }

  /// Reads the entities that are left in texts once more.
  fileprivate mutating func unescape() {
    for index in attributes.indices where attributes[index].value.contains("&") {
      for (entity, sign) in [
        ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#10;", "\n"),
        ("&amp;", "&"),
      ] {
        attributes[index].value = attributes[index].value.replacing(entity, with: sign)
      }
    }
    for index in children.indices { children[index].unescape() }
  }
}
