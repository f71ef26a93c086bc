import ScreenTree

extension Document {
  /// Reads JSON; Foundation's reader is not used because it does not tell places.
  package static func readJSON(_ bytes: [UInt8]) throws(Fault) -> Document {
    var reader = JSONReader(bytes: bytes)
    let document = try reader.value(depth: 0)
    try reader.end()
    return document
  }
}

/// A reader of JSON as RFC 8259 has it, one value after the other.
private struct JSONReader {
  let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var column = 1

  init(bytes: [UInt8]) { self.bytes = bytes }

  private var position: Position { Position(line: line, column: column) }
  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func advance() {
    let byte = bytes[index]
    index += 1
    if byte == UInt8(ascii: "\n") {
      line += 1
      column = 1
    } else if byte & 0xC0 != 0x80 {
      // A scalar of several bytes is one column.
      column += 1
    }
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      advance()
    }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character.asciiValue else { return false }
    advance()
    return true
  }

  private func fault(_ message: String) -> Document.Fault { Document.Fault(message, at: position) }

  mutating func end() throws(Document.Fault) {
    skipSpace()
    guard next == nil else { throw fault("there is more after the end of the JSON value") }
  }

  mutating func value(depth: Int) throws(Document.Fault) -> Document {
    skipSpace()
    guard depth < Limits.values else {
      throw fault("it is nested more than \(Limits.depth) deep; flatten it")
    }
    let start = position
    switch next {
    case UInt8(ascii: "{"): return Document(.mapping(try mapping(depth)), at: start)
    case UInt8(ascii: "["): return Document(.sequence(try sequence(depth)), at: start)
    case UInt8(ascii: "\""): return Document(.scalar(try string(), isPlain: false), at: start)
    case nil: throw fault("the file ends where a value should be")
    default: return Document(.scalar(try word(), isPlain: true), at: start)
    }
  }

  private mutating func mapping(_ depth: Int) throws(Document.Fault) -> [Document.Entry] {
    advance()
    var entries: [Document.Entry] = []
    var keys: Set<String> = []
    skipSpace()
    if take("}") { return entries }
    while true {
      skipSpace()
      let start = position
      guard next == UInt8(ascii: "\"") else { throw fault("a key in quotation marks is missing") }
      let key = try string()
      guard keys.insert(key).inserted else {
        throw Document.Fault("the key '\(key)' is there twice; keep one", at: start)
      }
      skipSpace()
      guard take(":") else { throw fault("a colon is missing after the key '\(key)'") }
      let value = try value(depth: depth + 1)
      entries.append(Document.Entry(key: key, position: start, value: value))
      skipSpace()
      if take("}") { return entries }
      guard take(",") else { throw fault("a comma or '}' is missing") }
    }
  }

  private mutating func sequence(_ depth: Int) throws(Document.Fault) -> [Document] {
    advance()
    var items: [Document] = []
    skipSpace()
    if take("]") { return items }
    while true {
      items.append(try value(depth: depth + 1))
      skipSpace()
      if take("]") { return items }
      guard take(",") else { throw fault("a comma or ']' is missing") }
    }
  }

  /// A number, `true`, `false` or `null`.
  private mutating func word() throws(Document.Fault) -> String {
    let start = index
    let place = position
    while let byte = next, !" \t\r\n,]}:\"{[".utf8.contains(byte) { advance() }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    let document = Document(.scalar(word, isPlain: true), at: place)
    guard ["true", "false", "null"].contains(word) || document.number != nil else {
      throw Document.Fault(
        "'\(word.prefix(40))' is no JSON value; put text in quotation marks", at: place)
    }
    return word
  }

  private mutating func string() throws(Document.Fault) -> String {
    advance()
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        advance()
        guard let string = String(validating: text, as: UTF8.self) else {
          throw fault("the text before is not UTF-8; save the file as UTF-8")
        }
        return string
      case UInt8(ascii: "\\"):
        advance()
        text += try escape()
      case 0..<0x20:
        throw fault("a control character stands in a text; write it as \\u00XX or \\n")
      default:
        text.append(byte)
        advance()
      }
    }
    throw fault("the file ends inside a text; the closing quotation mark is missing")
  }

  private mutating func escape() throws(Document.Fault) -> [UInt8] {
    guard let byte = next else { throw fault("the file ends inside a text") }
    let simple: [UInt8: UInt8] = [
      UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
      UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "/"): 0x2F,
      UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "\""): 0x22,
    ]
    if let plain = simple[byte] {
      advance()
      return [plain]
    }
    guard take("u") else {
      throw fault("the escape '\\\(Character(Unicode.Scalar(byte)))' is none of JSON's")
    }
    return Array(String(Character(try scalar())).utf8)
  }

  /// The scalar of a `\u` escape; half a surrogate pair becomes the replacement character.
  private mutating func scalar() throws(Document.Fault) -> Unicode.Scalar {
    let high = try hex()
    let replacement: Unicode.Scalar = "\u{FFFD}"
    guard (0xD800..<0xDC00).contains(high) else { return Unicode.Scalar(high) ?? replacement }
    let low =
      index + 1 < bytes.count && bytes[index] == UInt8(ascii: "\\")
      && bytes[index + 1] == UInt8(ascii: "u")
    guard low else { return replacement }
    advance()
    advance()
    let second = try hex()
    guard (0xDC00..<0xE000).contains(second) else { return replacement }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (second - 0xDC00)) ?? replacement
  }

  private mutating func hex() throws(Document.Fault) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault("four hexadecimal digits are missing after \\u")
      }
      number = number << 4 | UInt32(digit)
      advance()
    }
    return number
  }
}
