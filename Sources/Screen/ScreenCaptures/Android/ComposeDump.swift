import ScreenDocuments
import ScreenTree

/// Reads the tree that Compose prints: one node per line, its properties on the lines below.
struct ComposeDump {
  private var nodes = IndentedNodes()
  /// The current property, with the lines of its text.
  private var pending: (text: String, position: Position, lines: Int)?
  private var prefix: LogPrefix?
  /// Whether it has reported that the spaces before nodes are missing.
  private var isFlat = false

  private static let signs: Set<Character> = ["|", "-"]

  static func read(
    _ text: CaptureText, _ notes: inout CaptureNotes
  ) throws(Document.Fault) -> [CaptureNode] {
    var reader = ComposeDump()
    let lines = text.lines
    for (index, line) in lines.enumerated() { try reader.read(line, index + 1, &notes) }
    try reader.checkEnd(of: text)
    try reader.flush(&notes)
    reader.nodes.close(to: -1)
    if let fence = text.openFence { throw broken("nothing closes this fence", at: fence) }
    guard !reader.nodes.roots.isEmpty else {
      throw Document.Fault(
        "there is no node here; Compose prints 'Node #1 at (l=0.0, t=0.0, r=10.0, b=10.0)px'",
        at: Position(line: 1, column: 1))
    }
    return reader.nodes.roots
  }

  private static func broken(_ what: String, at position: Position) -> Document.Fault {
    Document.Fault("the dump is broken off: \(what); print it again", at: position)
  }

  /// The start of a node on a line, or nil.
  static func startOfNode(in line: Substring) -> Substring.Index? {
    var rest = line.utf8
    while let sign = rest.firstIndex(of: UInt8(ascii: "#")) {
      rest = rest[rest.index(after: sign)...]
      let number = rest.prefix { (0x30...0x39).contains($0) }
      let before = line.utf8[..<sign].suffix(5)
      if !number.isEmpty, before.elementsEqual("Node ".utf8),
        rest.dropFirst(number.count).starts(with: " at (l=".utf8)
      {
        return before.startIndex
      }
    }
    return nil
  }

  private mutating func read(
    _ line: Substring, _ number: Int, _ notes: inout CaptureNotes
  ) throws(Document.Fault) {
    if prefix == nil, let start = Self.startOfNode(in: line) {
      prefix = LogPrefix(of: line, before: start, signs: Self.signs)
    }
    guard let content = prefix?.strip(line) else { return }
    let column = line.unicodeScalars.count - content.unicodeScalars.count
    if let start = Self.startOfNode(in: content), Self.isDrawn(content[..<start]) {
      try flush(&notes)
      let indent = content[..<start].count
      let place = Position(line: number, column: column + indent + 1)
      // Compose draws a space before each sign of the tree, which a trimmed copy lacks.
      if indent == 2, content.hasPrefix("|-"), !isFlat {
        isFlat = true
        notes.warn(
          "the spaces before the nodes are lost, and with them the tree; the order is kept",
          at: place)
      }
      return try begin(content[start...], indent: indent, at: place)
    }
    // Texts are not escaped, so all lines up to the closing mark belong to a text, even those that
    // look like properties.
    if let pending, !Self.isWhole(pending.text) {
      guard pending.lines < 1000, pending.text.utf8.count < 1 << 16 else {
        throw Document.Fault(
          "the text that begins here has no end; print it again", at: pending.position)
      }
      self.pending = (pending.text + "\n" + content, pending.position, pending.lines + 1)
      return
    }
    try flush(&notes)
    let text = content.drop { $0 == " " || Self.signs.contains($0) }
    guard !text.isEmpty, !nodes.open.isEmpty else { return }
    pending = (
      String(text),
      Position(line: number, column: column + content.count - text.count + 1), 1
    )
  }

  /// Whether the text before a node consists of the tree's signs.
  private static func isDrawn(_ text: Substring) -> Bool {
    text.allSatisfy { $0 == " " || signs.contains($0) }
  }

  /// Starts a node: `Node #4 at (l=0.0, t=0.0, r=10.0, b=10.0)px, Tag: 'card'`.
  private mutating func begin(
    _ text: Substring, indent: Int, at position: Position
  ) throws(Document.Fault) {
    nodes.close(to: indent)
    try nodes.countOne(of: "dump", else: "print", at: position)
    guard let end = text.firstRange(of: ")px") else {
      throw Self.broken("the frame of this node is not whole", at: position)
    }
    var node = CaptureNode("Node", position: position)
    let start = text.firstRange(of: "(l=")?.lowerBound ?? text.startIndex
    let edges = text[start..<end.lowerBound].split { "(), =".contains($0) || $0.isLetter }
    node.attributes = [
      .init(
        name: "number", value: String(text.dropFirst(6).prefix { $0.isNumber }), position: position
      ),
      .init(
        name: "bounds", value: edges.count == 4 ? "[\(edges.joined(separator: ","))]" : "",
        position: position),
    ]
    if let tag = text[end.upperBound...].firstRange(of: "Tag: '"), text.last == "'" {
      let value = text[tag.upperBound...].dropLast()
      node.attributes.append(.init(name: "Tag", value: String(value), position: position))
    }
    nodes.open.append((node, indent))
  }

  /// Adds the property that has been read.
  private mutating func flush(_ notes: inout CaptureNotes) throws(Document.Fault) {
    guard let (text, position, _) = pending else { return }
    pending = nil
    guard Self.isWhole(text) else {
      throw Self.broken("the text that begins here has no end", at: position)
    }
    let properties = Self.properties(text)
    guard !properties.isEmpty else {
      if text.hasPrefix("Has "), text.contains("child") || text.contains("sibling") {
        notes.remark("Compose cut the dump at its depth; print it with a larger maxDepth.")
      } else {
        notes.warn("this line is neither a node nor a property and is left out", at: position)
      }
      return
    }
    for (name, value) in properties {
      guard ComposeProperties.known.contains(name) else {
        notes.warn(leftOut: name, "property", at: position)
        continue
      }
      nodes.add([.init(name: name, value: value, position: position)])
    }
  }

  /// Whether a property is complete: `[Heading]`, `Role = 'Button'`, `Actions = [OnClick]`.
  private static func isWhole(_ text: String) -> Bool {
    if text.hasPrefix("[") { return text.hasSuffix("]") }
    guard let equals = text.firstRange(of: " = ") else { return true }
    let value = text[equals.upperBound...]
    if value.first == "'" {
      return value.count > 1 && value.hasSuffix(value.hasPrefix("'[") ? "]'" : "'")
    }
    return value.first == "[" ? value.last == "]" : !value.isEmpty
  }

  /// The names and the values of the properties of a line; texts without the brackets of lists.
  ///
  /// Compose writes all properties of a node that have no value in one line: `[Disabled, Heading]`.
  private static func properties(_ text: String) -> [(name: String, value: String)] {
    if text.hasPrefix("[") {
      return String(text.dropFirst().dropLast()).listed.map { ($0, "true") }
    }
    guard let equals = text.firstRange(of: " = ") else { return [] }
    let name = text[..<equals.lowerBound]
    guard !name.contains(" ") else { return [] }
    var value = text[equals.upperBound...]
    if value.first == "'" { value = value.dropFirst().dropLast() }
    let isList = value.first == "[" && value.last == "]"
    return [(String(name), String(isList ? value.dropFirst().dropLast() : value))]
  }

  /// Refuses a dump that ends inside a line, as far as that can be detected.
  private func checkEnd(of text: CaptureText) throws(Document.Fault) {
    let (bytes, number) = text.unendedLine
    guard !bytes.isEmpty, !nodes.open.isEmpty,
      let line = prefix?.strip(Substring(decoding: bytes, as: UTF8.self))
    else { return }
    let content = line.drop { $0 == " " || Self.signs.contains($0) }
    guard line.contains(where: { $0 != " " }), !isWholeEnd(content) else { return }
    throw Self.broken("this line is not whole", at: Position(line: number, column: 1))
  }

  /// Whether the last line of a dump is a complete node or the end of a complete property.
  private func isWholeEnd(_ line: Substring) -> Bool {
    if Self.startOfNode(in: line) != nil {
      let tag = line.ranges(of: ")px").last.map { line[$0.upperBound...] } ?? ""
      return tag.isEmpty || (tag.hasPrefix(", Tag: '") && tag.count > 9 && tag.last == "'")
    }
    guard !line.isEmpty else { return false }
    guard let text = pending?.text else { return true }
    return Self.isWhole(text) && (!Self.properties(text).isEmpty || text.hasPrefix("Has "))
  }
}
