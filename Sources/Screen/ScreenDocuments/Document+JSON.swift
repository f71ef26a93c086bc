import ScreenTree

extension Document {
  /// Reads JSON; Foundation's reader is not used because it does not report positions.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - depth: how deep values may be nested; nil for the depth of files.
  /// - Returns: the value.
  /// - Throws: `Fault` when it is no JSON.
  package static func readJSON(_ bytes: [UInt8], depth: Int? = nil) throws(Fault) -> Document {
    var reader = JSONReader(bytes: bytes, depth: depth)
    let document = try reader.value(depth: 0)
    try reader.end(allowsNotes: false)
    return document
  }

  /// Reads the JSON of a tool, which may write a note on a line after it.
  package static func readCapture(_ bytes: [UInt8]) throws(Fault) -> Document {
    // A capture becomes a tree of values before its nodes are counted, so the values are bounded
    // here.
    var reader = JSONReader(bytes: bytes, limit: 4_000_000)
    let document = try reader.value(depth: 0)
    try reader.end(allowsNotes: true)
    return document
  }
}

/// A reader of JSON as in RFC 8259, one value after the other.
private struct JSONReader {
  let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  /// How many bytes since the start of the line do not start a character.
  private var continuations = 0
  /// How many values are still allowed.
  private var rest: Int
  /// How deep values may be nested; nil for the depth of files.
  private let depth: Int?

  init(bytes: [UInt8], limit: Int = .max, depth: Int? = nil) {
    self.bytes = bytes
    rest = limit
    self.depth = depth
  }

  private var position: Position {
    Position(line: line, column: index - lineStart - continuations + 1)
  }
  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A else { return }
      index += 1
      if byte == 0x0A {
        line += 1
        lineStart = index
        continuations = 0
      }
    }
  }

  private mutating func take(_ character: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == character else { return false }
    index += 1
    return true
  }

  private func fault(_ message: String) -> Document.Fault { Document.Fault(message, at: position) }

  /// The error that a sign is missing; at the end of the file it is broken off.
  private func missing(_ what: String) -> Document.Fault {
    guard next == nil else { return fault("\(what) is missing") }
    return fault("the JSON is broken off here, where \(what) should be")
  }

  /// Refuses text after the value, unless it is a note on a separate line.
  mutating func end(allowsNotes: Bool) throws(Document.Fault) {
    let last = line
    skipSpace()
    guard let next else { return }
    // A second value shows that a file is damaged; only what cannot be JSON is a note of the tool.
    let isNote = allowsNotes && line > last && !"{[]}\",:".utf8.contains(next)
    guard isNote else { throw fault("there is more after the end of the JSON value") }
  }

  mutating func value(depth: Int) throws(Document.Fault) -> Document {
    skipSpace()
    guard depth < self.depth ?? Limits.values else {
      throw fault("it is nested more than \(self.depth ?? Limits.depth) deep; flatten it")
    }
    rest -= 1
    guard rest >= 0 else { throw fault("there are too many values; capture a smaller part") }
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
    index += 1
    var entries: [Document.Entry] = []
    var keys = Keys()
    skipSpace()
    if take(UInt8(ascii: "}")) { return entries }
    while true {
      skipSpace()
      let start = position
      guard next == UInt8(ascii: "\"") else { throw missing("a key in quotation marks") }
      let key = try string()
      // RFC 8259 leaves open which of two equal keys counts, so keeping either of them is a guess.
      guard keys.insert(key, beside: entries) else {
        throw Document.Fault("the key '\(key)' is there twice; keep one", at: start)
      }
      skipSpace()
      guard take(UInt8(ascii: ":")) else {
        guard next == nil else { throw fault("a colon is missing after the key '\(key)'") }
        throw missing("a colon after the key '\(key)'")
      }
      let value = try value(depth: depth + 1)
      entries.append(Document.Entry(key: key, position: start, value: value))
      skipSpace()
      if take(UInt8(ascii: "}")) { return entries }
      guard take(UInt8(ascii: ",")) else { throw missing("a comma or '}'") }
    }
  }

  /// The keys of one mapping; a few are compared one by one, many are hashed.
  private struct Keys {
    private var many: Set<String> = []

    /// Adds a key; false if it exists already.
    mutating func insert(_ key: String, beside entries: [Document.Entry]) -> Bool {
      guard entries.count >= 16 else { return !entries.contains { $0.key.isSame(as: key) } }
      if many.isEmpty { many = Set(entries.map(\.key)) }
      return many.insert(key).inserted
    }
  }

  private mutating func sequence(_ depth: Int) throws(Document.Fault) -> [Document] {
    index += 1
    var items: [Document] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return items }
    while true {
      items.append(try value(depth: depth + 1))
      skipSpace()
      if take(UInt8(ascii: "]")) { return items }
      guard take(UInt8(ascii: ",")) else { throw missing("a comma or ']'") }
    }
  }

  /// A number, `true`, `false` or `null`, which is an empty place.
  ///
  /// The spellings of many tools for numbers that are not finite are accepted, and are no numbers
  /// to the caller; neither is a number that is too large.
  private mutating func word() throws(Document.Fault) -> String {
    let start = index
    let place = position
    while index < bytes.count, !Self.endsWord(bytes[index]) {
      if bytes[index] & 0xC0 == 0x80 { continuations += 1 }
      index += 1
    }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    guard
      ["true", "false", "null", "NaN", "Infinity", "-Infinity"].contains(word)
        || word.isJSONNumber
    else {
      throw Document.Fault(
        "'\(word.prefix(40))' is no JSON value; put text in quotation marks", at: place)
    }
    // Every reader takes an empty plain text for null, as YAML has it after a key without a value.
    return word == "null" ? "" : word
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ":"), UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["):
      true
    default: false
    }
  }

  private mutating func string() throws(Document.Fault) -> String {
    index += 1
    var start = index
    var text: [UInt8] = []
    var union: UInt8 = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        // Without an escape the text is a slice of the file, which needs no copy.
        let whole = text.isEmpty ? bytes[start..<index] : (text + bytes[start..<index])[...]
        index += 1
        // Validating each of many short texts costs more than reading them.
        if union < 0x80, text.isEmpty { return String(decoding: whole, as: UTF8.self) }
        guard let string = String(validating: whole, as: UTF8.self) else {
          throw fault("the text before is not UTF-8; save the file as UTF-8")
        }
        return string
      case UInt8(ascii: "\\"):
        text += bytes[start..<index]
        index += 1
        text += try escape()
        start = index
      case 0..<0x20:
        throw fault("a control character stands in a text; write it as \\u00XX or \\n")
      default:
        // The OR of all bytes stays below 0x80 only for ASCII, which needs no validation.
        union |= byte
        if byte & 0xC0 == 0x80 { continuations += 1 }
        index += 1
      }
    }
    throw fault("the file ends inside a text; the closing quotation mark is missing")
  }

  private static let simple: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "/"): 0x2F,
    UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "\""): 0x22,
  ]

  private mutating func escape() throws(Document.Fault) -> [UInt8] {
    guard let byte = next else { throw fault("the file ends inside a text") }
    if let plain = Self.simple[byte] {
      index += 1
      return [plain]
    }
    guard take(UInt8(ascii: "u")) else {
      throw fault("the escape '\\\(Character(Unicode.Scalar(byte)))' is none of JSON's")
    }
    return Array(String(Character(try scalar())).utf8)
  }

  /// The scalar of a `\u` escape; an unpaired surrogate becomes the replacement character.
  private mutating func scalar() throws(Document.Fault) -> Unicode.Scalar {
    let high = try hex()
    let replacement: Unicode.Scalar = "\u{FFFD}"
    guard (0xD800..<0xDC00).contains(high) else { return Unicode.Scalar(high) ?? replacement }
    let low =
      index + 1 < bytes.count && bytes[index] == UInt8(ascii: "\\")
      && bytes[index + 1] == UInt8(ascii: "u")
    guard low else { return replacement }
    let start = index
    index += 2
    let second = try hex()
    guard (0xDC00..<0xE000).contains(second) else {
      // The second escape is a character of its own.
      index = start
      return replacement
    }
    // Swift's shift binds more tightly than its addition, unlike that of C.
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (second - 0xDC00)) ?? replacement
  }

  private mutating func hex() throws(Document.Fault) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault("four hexadecimal digits are missing after \\u")
      }
      number = number << 4 | UInt32(digit)
      index += 1
    }
    return number
  }
}
