import ScreenDocuments
import ScreenTree

/// Reads the XML of captures: elements, attributes and text, without external entities.
///
/// Foundation's parser does not report the position of an attribute. Names and values keep their
/// positions in the file; a document type, and with it entities, is refused.
struct CaptureXML {
  /// The most nodes of a capture.
  static let nodes = 200_000
  /// The most attributes of an element.
  private static let attributes = 500

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  /// How many bytes since the start of the line do not start a character.
  private var continuations = 0
  private var open: [CaptureNode] = []
  private var count = 0

  /// The root of a document.
  static func read(_ bytes: [UInt8]) throws(Document.Fault) -> CaptureNode {
    var reader = CaptureXML(bytes: bytes)
    return try reader.root()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private var position: Position {
    Position(line: line, column: index - lineStart - continuations + 1)
  }

  private func fault(_ message: String) -> Document.Fault { Document.Fault(message, at: position) }

  /// Skips bytes that fulfil a condition; returns whether all of them are ASCII.
  @discardableResult
  @inline(__always)
  private mutating func skip(while isPart: (UInt8) -> Bool) -> Bool {
    var union: UInt8 = 0
    while index < bytes.count {
      let byte = bytes[index]
      guard isPart(byte) else { break }
      union |= byte
      index += 1
      if byte == 0x0A {
        line += 1
        lineStart = index
        continuations = 0
      } else if byte & 0xC0 == 0x80 {
        continuations += 1
      }
    }
    return union < 0x80
  }

  private mutating func skipSpace() { skip { $0 <= 0x20 } }

  private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  /// The text of bytes, or nil for invalid UTF-8.
  private func text(of bytes: ArraySlice<UInt8>, isASCII: Bool) -> String? {
    // Validating each of many short texts costs more than reading them.
    isASCII
      ? String(decoding: bytes, as: UTF8.self) : String(validating: bytes, as: UTF8.self)
  }

  private mutating func root() throws(Document.Fault) -> CaptureNode {
    while true {
      try skipText()
      let sign = index + 1 < bytes.count ? bytes[index + 1] : nil
      if sign == UInt8(ascii: "!") {
        try skipMarkup()
      } else if sign == UInt8(ascii: "?") {
        try skip(past: "?", "a processing instruction")
      } else if let root = sign == UInt8(ascii: "/") ? try close() : try element() {
        return root
      }
    }
  }

  /// Moves to the next tag; captures have no information between tags.
  private mutating func skipText() throws(Document.Fault) {
    skipSpace()
    if !open.isEmpty { skip { $0 != UInt8(ascii: "<") } }
    guard let next else {
      throw fault(
        open.last.map { "the XML is broken off inside <\($0.type)>; capture it again" }
          ?? "there is no element here; capture the screen again")
    }
    guard next == UInt8(ascii: "<") else {
      throw fault("there is text where an element should begin; capture the screen again")
    }
  }

  /// Skips a comment or a CDATA section.
  private mutating func skipMarkup() throws(Document.Fault) {
    if starts(with: "<!--") {
      // Both ends of a comment need marks of their own: those of `<!-->` would count twice.
      index += 4
      try skip(past: "--", "a comment")
    } else if starts(with: "<![CDATA[") {
      try skip(past: "]]", "a CDATA section")
    } else {
      throw fault("a capture has no DOCTYPE and no entities; take it out")
    }
  }

  /// Skips to the first `>` after the rest of a terminator.
  private mutating func skip(past rest: String, _ what: String) throws(Document.Fault) {
    let start = index
    while true {
      skip { $0 != UInt8(ascii: ">") }
      guard next != nil else {
        throw fault("the XML is broken off inside \(what); capture it again")
      }
      index += 1
      let before = bytes[start..<index].dropLast().suffix(rest.utf8.count)
      if before.elementsEqual(rest.utf8) { return }
    }
  }

  /// Reads an opening tag; returns the root when it closes itself.
  private mutating func element() throws(Document.Fault) -> CaptureNode? {
    let start = position
    index += 1
    var node = CaptureNode(try name("an element"), position: start)
    count += 1
    guard open.count < Limits.depth, count <= Self.nodes else {
      throw Document.Fault(
        "the capture has more than \(Self.nodes) nodes or \(Limits.depth) levels; capture a smaller part",
        at: start)
    }
    while true {
      skipSpace()
      switch next {
      case UInt8(ascii: ">"):
        index += 1
        open.append(node)
        return nil
      case UInt8(ascii: "/"):
        index += 1
        guard next == UInt8(ascii: ">") else {
          throw missing("a '>' is missing after '/'", in: node)
        }
        index += 1
        return add(node)
      case nil: throw brokenOff(in: node)
      default: node.attributes.append(try attribute(of: node))
      }
    }
  }

  private func brokenOff(in node: CaptureNode) -> Document.Fault {
    fault("the XML is broken off inside <\(node.type)>; capture it again")
  }

  /// The error that something is missing in a tag; at the end of the file the tag is broken off.
  private func missing(_ message: String, in node: CaptureNode) -> Document.Fault {
    next == nil ? brokenOff(in: node) : fault(message)
  }

  /// Reads the next attribute of an element.
  private mutating func attribute(
    of node: CaptureNode
  ) throws(Document.Fault) -> CaptureNode.Attribute {
    let start = position
    let name = try name("an attribute")
    guard node.attributes.count < Self.attributes else {
      throw Document.Fault("an element has more than \(Self.attributes) attributes", at: start)
    }
    guard node[name] == nil else {
      throw Document.Fault("the attribute '\(name)' is there twice; keep one", at: start)
    }
    skipSpace()
    guard next == UInt8(ascii: "=") else {
      throw missing("'=' is missing after the attribute '\(name)'", in: node)
    }
    index += 1
    skipSpace()
    guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw missing("the value of '\(name)' is not in quotation marks", in: node)
    }
    index += 1
    return CaptureNode.Attribute(name: name, value: try value(to: quote), position: start)
  }

  private mutating func name(_ what: String) throws(Document.Fault) -> String {
    let start = index
    let isASCII = skip { !Self.endsName($0) }
    if next == nil, index == start {
      throw fault("the XML is broken off inside a tag; capture it again")
    }
    guard index > start, let name = text(of: bytes[start..<index], isASCII: isASCII) else {
      throw fault("the name of \(what) is missing")
    }
    return name
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "<"),
      UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "&"):
      true
    default: false
    }
  }

  /// The text up to a quotation mark, with the five entities of XML and numbered characters.
  private mutating func value(to quote: UInt8) throws(Document.Fault) -> String {
    var start = index
    var isASCII = true
    var before: [UInt8] = []
    while true {
      let isPlain = skip {
        $0 != quote && $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "<")
      }
      isASCII = isASCII && isPlain
      guard next == UInt8(ascii: "&") else { break }
      before += bytes[start..<index]
      let text = try entity()
      isASCII = isASCII && text.allSatisfy { $0 < 0x80 }
      before += text
      start = index
    }
    guard let next else { throw fault("the XML is broken off inside a value") }
    guard next == quote else { throw fault("'<' stands inside a value; it is written &lt;") }
    let whole = before.isEmpty ? bytes[start..<index] : (before + bytes[start..<index])[...]
    index += 1
    guard let value = text(of: whole, isASCII: isASCII) else {
      throw fault("the value before is not UTF-8; save the file as UTF-8")
    }
    return value
  }

  /// The bytes of `&amp;` or `&#10;`; an ampersand that starts no entity is literal.
  private mutating func entity() throws(Document.Fault) -> [UInt8] {
    // Without a bound each lone ampersand would search the rest of the file for a semicolon.
    let name = bytes[(index + 1)...].prefix(12).prefix { $0 != UInt8(ascii: ";") }
    let isWhole =
      index + 1 + name.count < bytes.count
      && bytes[index + 1 + name.count] == UInt8(ascii: ";")
    let text = isWhole ? Self.text(ofEntity: String(decoding: name, as: UTF8.self)) : nil
    guard let text else {
      let isName = isWhole && !name.isEmpty && name.allSatisfy { $0 > 0x20 && $0 < 0x7F }
      guard !isName else {
        throw fault("the entity '&\(String(decoding: name, as: UTF8.self));' is none of XML's five")
      }
      index += 1
      return [UInt8(ascii: "&")]
    }
    index += name.count + 2
    return text
  }

  private static func text(ofEntity name: String) -> [UInt8]? {
    guard name.first == "#" else { return entities[name] }
    let isHexadecimal = name.dropFirst().first == "x" || name.dropFirst().first == "X"
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    // Swift's initializer takes a sign too.
    let number =
      digits.first == "+" ? nil : UInt32(digits, radix: isHexadecimal ? 16 : 10)
    guard let scalar = number.flatMap({ Unicode.Scalar($0) }) else { return nil }
    // Real captures have control characters that XML forbids; they are not spoken.
    if scalar.value < 0x20, !"\t\n\r".unicodeScalars.contains(scalar) { return [] }
    return Array(String(Character(scalar)).utf8)
  }

  /// The texts of XML's own entities.
  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    .mapValues { Array($0.utf8) }

  /// Reads a closing tag; returns the root when it was the last.
  private mutating func close() throws(Document.Fault) -> CaptureNode? {
    let start = position
    index += 2
    let name = try name("the closing tag")
    skipSpace()
    guard next == UInt8(ascii: ">") else { throw fault("the closing tag </\(name)> is not whole") }
    guard let node = open.popLast(), node.type == name else {
      throw Document.Fault("</\(name)> closes an element that is not open here", at: start)
    }
    index += 1
    return add(node)
  }

  private mutating func add(_ node: CaptureNode) -> CaptureNode? {
    guard !open.isEmpty else { return node }
    open[open.count - 1].children.append(node)
    return nil
  }
}
