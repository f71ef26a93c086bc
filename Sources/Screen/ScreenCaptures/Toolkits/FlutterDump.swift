import ScreenDocuments
import ScreenTree

/// Reads the lines of Flutter's semantics tree: one node per line, its properties two columns
/// deeper on the lines below, after the lines of the tree drawing.
struct FlutterDump {
  private var nodes = IndentedNodes()
  /// The nodes without another one around them.
  var roots: [CaptureNode] { nodes.roots }
  /// The properties that are left out, because Flutter is not known to have them.
  private(set) var unknown: [(name: String, place: Position)] = []
  /// The current property, with its lines.
  private var pending: FlutterProperty?
  private var prefix: LogPrefix?

  /// How many properties that are left out are reported.
  private static let mostUnknown = 1000

  private static let signs: Set<Character> = [
    "│", "├", "└", "─", "╎", "╘", "╞", "═", "╚", "╠", "║", "┆", "┊", "╌", "┄",
  ]

  static func read(_ text: CaptureText) throws(Document.Fault) -> FlutterDump {
    var reader = FlutterDump()
    for (index, line) in text.lines.enumerated() { try reader.read(line, index + 1) }
    try reader.checkEnd(of: text)
    try reader.flush()
    reader.nodes.close(to: -1)
    if let fence = text.openFence { throw broken("nothing closes this fence", at: fence) }
    guard !reader.nodes.roots.isEmpty else {
      throw Document.Fault(
        "there is no node here; a dump of Flutter has lines such as 'SemanticsNode#4'",
        at: Position(line: 1, column: 1))
    }
    return reader
  }

  private static func broken(_ what: String, at position: Position) -> Document.Fault {
    Document.Fault("the dump is broken off: \(what); dump it again", at: position)
  }

  /// The start of a node on a line, or nil.
  static func startOfNode(in line: Substring) -> Substring.Index? {
    guard let sign = line.utf8.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    let word = line.utf8[..<sign].suffix(13)
    let digit = line.utf8[line.utf8.index(after: sign)...].first ?? 0
    let isNode = word.elementsEqual("SemanticsNode".utf8) && (0x30...0x39).contains(digit)
    return isNode ? word.startIndex : nil
  }

  private mutating func read(_ line: Substring, _ number: Int) throws(Document.Fault) {
    if prefix == nil, let start = Self.startOfNode(in: line) {
      prefix = LogPrefix(of: line, before: start, signs: Self.signs)
    }
    guard let content = prefix?.strip(line) else { return }
    let text = content.drop { $0 == " " || Self.signs.contains($0) }
    let indent = content.count - text.count
    let column = line.unicodeScalars.count - text.unicodeScalars.count + 1
    let position = Position(line: number, column: column)
    if Self.startOfNode(in: text) == text.startIndex {
      try flush()
      return try begin(text, indent: indent, at: position)
    }
    // An empty line of a text; otherwise lines without text separate nodes.
    if text.isEmpty, pending?.isWhole == false, pending?.add("") == true { return }
    // A line left of the properties does not belong to the dump.
    guard let last = nodes.open.last, indent > last.indent else { return try flush() }
    guard !text.isEmpty else { return }
    if pending?.add(text) == true { return }
    try flush()
    pending = FlutterProperty(text, at: position)
  }

  private mutating func begin(
    _ text: Substring, indent: Int, at position: Position
  ) throws(Document.Fault) {
    nodes.close(to: indent)
    try nodes.countOne(of: "dump", else: "dump", at: position)
    let number = text.dropFirst(14).prefix { $0.isNumber }
    let name = CaptureNode.Attribute(name: "number", value: String(number), position: position)
    nodes.open.append(
      (CaptureNode("SemanticsNode", attributes: [name], position: position), indent))
  }

  /// Adds the property that has been read.
  private mutating func flush() throws(Document.Fault) {
    guard let property = pending else { return }
    pending = nil
    guard property.isWhole else {
      throw Self.broken("the text that begins here has no end", at: property.position)
    }
    if let name = property.unknownName, unknown.count < Self.mostUnknown {
      unknown.append((name, property.position))
    }
    nodes.add(property.attributes)
  }

  /// Refuses a dump that ends inside a line, as far as that can be detected.
  private func checkEnd(of text: CaptureText) throws(Document.Fault) {
    let (bytes, number) = text.unendedLine
    guard !bytes.isEmpty, let line = prefix?.strip(Substring(decoding: bytes, as: UTF8.self)) else {
      return
    }
    let content = line.drop { $0 == " " || Self.signs.contains($0) }
    let isPart = pending?.isWholeAtEnd == false && !content.isEmpty
    guard isPart || content.isEmpty && line.contains(where: { "├└─╘╞╚╠".contains($0) }) else {
      return
    }
    throw Self.broken("this line is not whole", at: Position(line: number, column: 1))
  }
}
