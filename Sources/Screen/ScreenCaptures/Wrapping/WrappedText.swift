import ScreenDocuments
import ScreenTree

/// A text inside the JSON answer of a driver or a server: `{"value": "<?xml …"}`, `{"content":
/// [{"type": "text", "text": "- button …"}]}`.
///
/// Escapes are decoded, so positions in the text differ from those in the file; `place(_:)`
/// converts them.
struct WrappedText: Sendable {
  /// The text.
  private(set) var bytes: [UInt8] = []
  /// The error if the JSON around it is incomplete.
  private(set) var fault: Document.Fault?
  private let json: [UInt8]
  /// The line of the text in the file; JSON allows no line break in it.
  private let line: Int
  /// Marks for each line of the text: the position of its first character in the file, and of each
  /// `stride`th after it, so that positions in long lines are found without a scan from the start.
  private var marks: [[(index: Int, column: Int)]] = []

  private static let stride = 64

  /// Reads the text that starts at an index, after its quotation mark.
  init(_ json: [UInt8], from start: Int) {
    self.json = json
    let before = json[..<start]
    line = before.count { $0 == 0x0A } + 1
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    var (index, column, count) = (start, before[lineStart...].count { $0.beginsScalar } + 1, 0)
    marks = [[(start, column)]]
    while index < json.count, json[index] != UInt8(ascii: "\"") {
      let part = Self.part(of: json, at: index)
      index += part.length
      column += part.width
      bytes += part.text
      if part.text.first == 0x0A {
        marks.append([(index, column)])
        count = 0
      } else if part.beginsScalar {
        count += 1
        if count.isMultiple(of: Self.stride) { marks[marks.count - 1].append((index, column)) }
      }
    }
  }

  /// Marks the JSON around the text as truncated.
  mutating func markBroken() {
    fault = Document.Fault(
      "the JSON around the capture is broken off; capture it again",
      at: Position(line: line, column: 1))
  }

  /// Converts a position in the text to one in the file.
  func place(_ position: Position) -> Position {
    let number = Int(position.line) - 1
    guard marks.indices.contains(number), position.column > 0 else { return position }
    let offset = Int(position.column) - 1
    let mark = min(offset / Self.stride, marks[number].count - 1)
    var (index, column) = marks[number][mark]
    var rest = offset - mark * Self.stride
    while rest > 0, index < json.count, json[index] != UInt8(ascii: "\"") {
      let part = Self.part(of: json, at: index)
      if part.beginsScalar { rest -= 1 }
      index += part.length
      column += part.width
    }
    return Position(line: line, column: column)
  }

  /// A byte or a decoded escape of JSON.
  private struct Part {
    /// The bytes that it stands for.
    var text: ArraySlice<UInt8>
    /// Its length in the file, in bytes.
    var length: Int
    /// Its length in the file, in characters.
    var width: Int

    var beginsScalar: Bool { text.first?.beginsScalar ?? false }
  }

  private static func part(of json: [UInt8], at index: Int) -> Part {
    let byte = json[index]
    guard byte == UInt8(ascii: "\\") else {
      return Part(text: json[index...index], length: 1, width: byte.beginsScalar ? 1 : 0)
    }
    guard index + 1 < json.count else { return Part(text: [], length: 1, width: 1) }
    switch json[index + 1] {
    case UInt8(ascii: "n"): return Part(text: [0x0A], length: 2, width: 2)
    case UInt8(ascii: "t"): return Part(text: [0x09], length: 2, width: 2)
    case UInt8(ascii: "r"): return Part(text: [0x0D], length: 2, width: 2)
    // XML and YAML forbid these controls, and nobody hears them.
    case UInt8(ascii: "b"), UInt8(ascii: "f"): return Part(text: [], length: 2, width: 2)
    case UInt8(ascii: "u"):
      guard let (scalar, length) = scalar(at: index, of: json) else {
        return Part(text: [], length: 2, width: 2)
      }
      let isControl = scalar.value < 0x20 && scalar != "\n" && scalar != "\t" && scalar != "\r"
      let text = isControl ? [] : Array(String(Character(scalar)).utf8)
      return Part(text: text[...], length: length, width: length)
    default:
      return Part(text: json[(index + 1)...(index + 1)], length: 2, width: 2)
    }
  }

  /// The character of a `\u` escape, which may be a pair, and its length in bytes.
  private static func scalar(
    at index: Int, of bytes: [UInt8]
  ) -> (value: Unicode.Scalar, length: Int)? {
    func unit(_ start: Int) -> UInt16? {
      guard start + 6 <= bytes.count, bytes[start...].starts(with: "\\u".utf8),
        bytes[start + 2] != UInt8(ascii: "+")
      else { return nil }
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

extension UInt8 {
  /// Whether it is the first of the bytes of a character in UTF-8.
  fileprivate var beginsScalar: Bool { self & 0xC0 != 0x80 }
}
