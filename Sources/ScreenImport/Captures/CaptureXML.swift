import ScreenTree

/// A reader of XML as tools write captures in it: elements, attributes and text, nothing from outside.
///
/// Foundation's parser does not tell where an attribute stands. Names and values keep the places
/// that they have in the file; a document type, and with it entities, is refused.
struct CaptureXML {
  /// How many nodes a capture may have.
  static let nodes = 200_000
  /// How many attributes an element may have.
  private static let attributes = 500

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  /// How many bytes since the start of the line do not begin a character.
  private var continuations = 0
  private var open: [CaptureNode] = []
  private var names: [String] = []
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

  private mutating func advance() {
    let byte = bytes[index]
    index += 1
    if byte == 0x0A {
      line += 1
      lineStart = index
      continuations = 0
    } else if byte & 0xC0 == 0x80 {
      continuations += 1
    }
  }

  private mutating func skip(_ count: Int) { for _ in 0..<count { advance() } }

  private mutating func skipSpace() {
    while let byte = next, byte <= 0x20 { advance() }
  }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return text.withUTF8Buffer { wanted in
      (0..<count).allSatisfy { bytes[index + $0] == wanted[$0] }
    }
  }

  private mutating func root() throws(Document.Fault) -> CaptureNode {
    while true {
      try skipText()
      guard next != nil else {
        throw fault(
          open.isEmpty
            ? "there is no element here; capture the screen again"
            : "the XML is broken off inside <\(names.last ?? "")>; capture it again")
      }
      if starts(with: "<!--") {
        try skip(past: "-->", "a comment")
      } else if starts(with: "<![CDATA[") {
        try skip(past: "]]>", "a CDATA section")
      } else if starts(with: "<?") {
        try skip(past: "?>", "a processing instruction")
      } else if starts(with: "<!") {
        throw fault("a capture has no DOCTYPE and no entities; take it out")
      } else if starts(with: "</") {
        if let root = try close() { return root }
      } else if let root = try element() {
        return root
      }
    }
  }

  /// Goes to the next tag; text between tags is nothing that captures say.
  private mutating func skipText() throws(Document.Fault) {
    while let byte = next, byte != UInt8(ascii: "<") {
      if open.isEmpty, byte > 0x20 {
        throw fault("there is text where an element should begin; capture the screen again")
      }
      advance()
    }
  }

  private mutating func skip(past end: StaticString, _ what: String) throws(Document.Fault) {
    while next != nil {
      if starts(with: end) { return skip(end.utf8CodeUnitCount) }
      advance()
    }
    throw fault("the XML is broken off inside \(what); capture it again")
  }

  /// Reads an opening tag; gives the root when it closes itself.
  private mutating func element() throws(Document.Fault) -> CaptureNode? {
    let start = position
    advance()
    let name = try name("an element")
    count += 1
    guard open.count < Limits.depth, count <= Self.nodes else {
      throw Document.Fault(
        "the capture has more than \(Self.nodes) nodes or \(Limits.depth) levels; capture a smaller part",
        at: start)
    }
    var node = CaptureNode(name, position: start)
    while true {
      skipSpace()
      switch next {
      case UInt8(ascii: ">"):
        advance()
        open.append(node)
        names.append(name)
        return nil
      case UInt8(ascii: "/"):
        advance()
        guard next == UInt8(ascii: ">") else { throw fault("a '>' is missing after '/'") }
        advance()
        return add(node)
      case nil: throw fault("the XML is broken off inside <\(name)>; capture it again")
      default: node.attributes.append(try attribute(of: node))
      }
    }
  }

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
      throw fault("'=' is missing after the attribute '\(name)'")
    }
    advance()
    skipSpace()
    guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw fault("the value of '\(name)' is not in quotation marks")
    }
    advance()
    return CaptureNode.Attribute(name: name, value: try value(to: quote), position: start)
  }

  private mutating func name(_ what: String) throws(Document.Fault) -> String {
    let start = index
    while index < bytes.count, !Self.endsName(bytes[index]) {
      if bytes[index] & 0xC0 == 0x80 { continuations += 1 }
      index += 1
    }
    guard index > start, let name = String(validating: bytes[start..<index], as: UTF8.self) else {
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
    var text: [UInt8] = []
    while let byte = next, byte != quote {
      switch byte {
      case UInt8(ascii: "&"):
        text += bytes[start..<index]
        text += try entity()
        start = index
      case UInt8(ascii: "<"): throw fault("'<' stands inside a value; it is written &lt;")
      default: advance()
      }
    }
    guard next == quote else { throw fault("the XML is broken off inside a value") }
    let whole = text.isEmpty ? bytes[start..<index] : (text + bytes[start..<index])[...]
    advance()
    guard let value = String(validating: whole, as: UTF8.self) else {
      throw fault("the value before is not UTF-8; save the file as UTF-8")
    }
    return value
  }

  /// The bytes of `&amp;` or `&#10;`; an ampersand that begins no entity stands for itself.
  private mutating func entity() throws(Document.Fault) -> [UInt8] {
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
      advance()
      return [UInt8(ascii: "&")]
    }
    skip(name.count + 2)
    return text
  }

  private static func text(ofEntity name: String) -> [UInt8]? {
    switch name {
    case "amp": return Array("&".utf8)
    case "lt": return Array("<".utf8)
    case "gt": return Array(">".utf8)
    case "quot": return Array("\"".utf8)
    case "apos": return Array("'".utf8)
    default:
      guard name.first == "#" else { return nil }
      let isHexadecimal = name.dropFirst().first == "x" || name.dropFirst().first == "X"
      let number = UInt32(
        name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
      guard let scalar = number.flatMap({ Unicode.Scalar($0) }) else { return nil }
      // Control characters that XML forbids are in real captures; they are nothing to speak.
      if scalar.value < 0x20, !"\t\n\r".unicodeScalars.contains(scalar) { return [] }
      return Array(String(Character(scalar)).utf8)
    }
  }

  /// Reads a closing tag; gives the root when it was the last.
  private mutating func close() throws(Document.Fault) -> CaptureNode? {
    let start = position
    skip(2)
    let name = try name("the closing tag")
    skipSpace()
    guard next == UInt8(ascii: ">") else { throw fault("the closing tag </\(name)> is not whole") }
    guard let node = open.popLast(), names.popLast() == name else {
      throw Document.Fault("</\(name)> closes an element that is not open here", at: start)
    }
    advance()
    return add(node)
  }

  private mutating func add(_ node: CaptureNode) -> CaptureNode? {
    guard !open.isEmpty else { return node }
    open[open.count - 1].children.append(node)
    return nil
  }
}
