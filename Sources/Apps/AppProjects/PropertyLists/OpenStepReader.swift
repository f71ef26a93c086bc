import ScreenDocuments
import ScreenTree

/// Reads a property list as Xcode writes projects: `{ key = value; }`, `( item, )`, `"text"`.
///
/// Foundation's reader is not used because it reports no columns, and lines only for some mistakes.
struct OpenStepReader {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  /// How many bytes since the start of the line do not start a letter.
  private var continuations = 0
  private var rest = ProjectLimits.values

  /// The start of a file, after a byte order mark.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { (index, lineStart) = (3, 3) }
  }

  /// The value of the whole file.
  ///
  /// - Throws: `Document.Fault` where it cannot be read.
  mutating func list() throws(Document.Fault) -> Document {
    try skip()
    guard next != nil else { throw fault("the file is empty; restore it") }
    let value = try value(depth: 0)
    try skip()
    guard next == nil else {
      throw fault("there is more after the end of the property list; take it out")
    }
    return value
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private var position: Position {
    Position(line: line, column: index - lineStart - continuations + 1)
  }

  private func fault(_ message: String) -> Document.Fault {
    // Two versions of a line are the most frequent reason why a project file cannot be read.
    let conflict = "<=>".utf8.contains { sign in
      bytes[lineStart...].starts(with: repeatElement(sign, count: 7))
    }
    guard conflict else { return Document.Fault(message, at: position) }
    return Document.Fault(
      "a merge that was not finished left two versions here; keep one of them",
      at: Position(line: line, column: 1))
  }

  private mutating func advance() {
    let byte = bytes[index]
    index += 1
    if byte == 0x0A {
      (line, lineStart, continuations) = (line + 1, index, 0)
    } else if byte & 0xC0 == 0x80 {
      continuations += 1
    }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: sign) else { return false }
    advance()
    return true
  }

  private func starts(_ text: StaticString) -> Bool {
    bytes[index...].starts(with: text.description.utf8)
  }

  /// Moves beyond white space and comments.
  private mutating func skip() throws(Document.Fault) {
    while let byte = next {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        advance()
      } else if starts("//") {
        while let byte = next, byte != 0x0A { advance() }
      } else if starts("/*") {
        let start = position
        while next != nil, !starts("*/") { advance() }
        guard next != nil else {
          throw Document.Fault("the comment that begins here has no end; add */", at: start)
        }
        index += 2
      } else {
        return
      }
    }
  }

  private mutating func value(depth: Int) throws(Document.Fault) -> Document {
    guard depth < ProjectLimits.depth else {
      throw fault("it is nested more than \(ProjectLimits.depth) deep")
    }
    rest -= 1
    guard rest >= 0 else { throw fault("it has more than \(ProjectLimits.values) values") }
    let start = position
    switch next {
    case UInt8(ascii: "{"):
      return Document(.mapping(try entries(from: start, depth)), at: start)
    case UInt8(ascii: "("):
      return Document(.sequence(try items(from: start, depth)), at: start)
    case UInt8(ascii: "<"):
      return Document(.scalar(try data(), isPlain: true), at: start)
    default:
      return Document(.scalar(try text("a value"), isPlain: false), at: start)
    }
  }

  private mutating func entries(
    from start: Position, _ depth: Int
  ) throws(Document.Fault) -> [Document.Entry] {
    advance()
    var entries: [Document.Entry] = []
    while true {
      try skip(inside: start)
      if take("}") { return entries }
      let place = position
      let key = try text("a key")
      try skip(inside: start)
      guard take("=") else { throw fault("'=' is missing after the key '\(key.prefix(40))'") }
      try skip(inside: start)
      let value = try value(depth: depth + 1)
      entries.append(Document.Entry(key: key, position: place, value: value))
      try skip(inside: start)
      // The last semicolon may be left out.
      guard take(";") || next == UInt8(ascii: "}") else {
        throw fault("';' is missing after the value of '\(key.prefix(40))'")
      }
    }
  }

  private mutating func items(
    from start: Position, _ depth: Int
  ) throws(Document.Fault) -> [Document] {
    advance()
    var items: [Document] = []
    while true {
      try skip(inside: start)
      if take(")") { return items }
      items.append(try value(depth: depth + 1))
      try skip(inside: start)
      guard take(",") || next == UInt8(ascii: ")") else {
        throw fault("',' or ')' is missing in the list that begins in line \(start.line)")
      }
    }
  }

  /// Moves to the next sign inside braces or parentheses, which must not end with the file.
  private mutating func skip(inside start: Position) throws(Document.Fault) {
    try skip()
    guard next == nil else { return }
    throw fault(
      "the file ends inside what begins in line \(start.line); it was cut: restore the whole file")
  }

  /// The digits between `<` and `>`.
  private mutating func data() throws(Document.Fault) -> String {
    let start = position
    advance()
    let first = index
    while let byte = next, byte != UInt8(ascii: ">") {
      guard byte.isWhiteSpace || byte.isHexDigit else {
        throw fault("data has hexadecimal digits between '<' and '>'")
      }
      advance()
    }
    guard next != nil else { throw Document.Fault("this '<' has no '>'; add it", at: start) }
    advance()
    return String(decoding: bytes[first..<index - 1].filter(\.isHexDigit), as: UTF8.self)
  }

  /// A word or a text in quotation marks.
  private mutating func text(_ what: String) throws(Document.Fault) -> String {
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") { return try quoted() }
    let start = index
    while let byte = next, byte.isOfWord { index += 1 }
    guard index > start else {
      let sign = bytes[index...].first.map { "'\(Character(Unicode.Scalar($0)))'" } ?? "its end"
      throw fault("\(what) is expected here, not \(sign); put a text with such signs in \"…\"")
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quoted() throws(Document.Fault) -> String {
    let (start, mark) = (position, bytes[index])
    advance()
    var text: [UInt8] = []
    while let byte = next, byte != mark {
      if byte == UInt8(ascii: "\\") {
        index += 1
        text += try escape()
      } else {
        text.append(byte)
        advance()
      }
    }
    guard next != nil else {
      throw Document.Fault(
        "the quotation mark that opens here is not closed; the file was cut: restore it",
        at: start)
    }
    advance()
    return String(decoding: text, as: UTF8.self)
  }

  private static let signs: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
    UInt8(ascii: "v"): 0x0B,
  ]

  /// What stands for an escape, after its backslash.
  private mutating func escape() throws(Document.Fault) -> [UInt8] {
    guard let byte = next else { return [] }
    if let sign = Self.signs[byte] {
      index += 1
      return [sign]
    }
    if byte == UInt8(ascii: "U") || byte == UInt8(ascii: "u") {
      index += 1
      var units = [try unit(digits: 4, radix: 16)]
      // A letter beyond the first 65,536 is two units.
      while UTF16.isLeadSurrogate(units[0]), units.count < 2, starts("\\U") || starts("\\u") {
        index += 2
        units.append(try unit(digits: 4, radix: 16))
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    }
    if (0x30...0x37).contains(byte) {
      let unit = try unit(digits: 3, radix: 8)
      guard unit < 0x80 else {
        throw fault("letters above \\177 are not read by their number; write the letter itself")
      }
      return [UInt8(unit)]
    }
    advance()
    return [byte]
  }

  /// The number of some digits at most, at least one.
  private mutating func unit(digits: Int, radix: UInt16) throws(Document.Fault) -> UInt16 {
    var number: UInt16 = 0
    let start = index
    while index < start + digits, let byte = next, let digit = byte.hexDigit, digit < radix {
      number = number &* radix &+ digit
      index += 1
    }
    guard index > start else { throw fault("digits are missing after a backslash") }
    return number
  }
}

extension UInt8 {
  fileprivate var isWhiteSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  fileprivate var isHexDigit: Bool { hexDigit != nil }

  fileprivate var hexDigit: UInt16? {
    switch self {
    case 0x30...0x39: UInt16(self - 0x30)
    case 0x41...0x46: UInt16(self - 0x41 + 10)
    case 0x61...0x66: UInt16(self - 0x61 + 10)
    default: nil
    }
  }

  /// Whether it may stand in a word without quotation marks.
  fileprivate var isOfWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "_$/:.-".utf8.contains(self)
    }
  }
}
