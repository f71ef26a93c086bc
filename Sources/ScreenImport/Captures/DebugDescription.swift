import ScreenTree

/// Reads the text of XCUITest's `debugDescription`: a tree by indentation, one node a line.
///
/// Texts are not escaped: quotation marks, commas and line breaks may stand inside them, so that the
/// known keys are looked for, and lines that begin no node belong to the text before.
struct DebugDescription {
  private(set) var roots: [CaptureNode] = []
  private var notes: CaptureNotes
  /// The nodes around the next one, each with its indentation.
  private var open: [(node: CaptureNode, indent: Int)] = []
  /// The line that is read, with the lines that belong to its last text.
  private var pending: (line: DebugLine, bytes: [UInt8], number: Int)?
  /// Whether the lines are those of a tree, not those of a path or a query.
  private var isTree = true
  private var count = 0

  /// The roots of a capture; several dumps may follow each other.
  static func read(
    _ text: CaptureText, _ notes: inout CaptureNotes
  ) throws(Document.Fault) -> [CaptureNode] {
    var reader = DebugDescription(notes: notes)
    var number = 0
    for line in text.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      try reader.read(line.last == 0x0D ? line.dropLast() : line, number)
    }
    try reader.finish()
    notes = reader.notes
    return reader.roots
  }

  private init(notes: CaptureNotes) { self.notes = notes }

  private mutating func read(
    _ bytes: ArraySlice<UInt8>, _ number: Int
  ) throws(Document.Fault) {
    if let isTree = Self.section(bytes) {
      try flush()
      closeAll()
      self.isTree = isTree
      return
    }
    guard isTree else { return }
    if let line = DebugLine(bytes), line.isRoot || !open.isEmpty || pending != nil {
      try flush()
      pending = (line, Array(bytes), number)
      return
    }
    guard let (line, text, start) = pending else { return }
    // A text of more lines than that is one whose end is missing.
    let isShort = number - start < 50 && text.count < 20_000
    if isShort, line.endsInQuotes(text) || (line.isOpen(text) && (bytes.first ?? 0x20) > 0x20) {
      pending = (line, text + [0x0A] + bytes, start)
    } else if bytes.contains(where: { $0 > 0x20 }) {
      notes.warn(
        "this line is no element and is left out; it looks as if it was written by hand",
        at: Position(line: number, column: 1))
    }
  }

  /// Whether a line begins a tree (true), or what follows one (false).
  private static func section(_ line: ArraySlice<UInt8>) -> Bool? {
    if line.starts(with: "Path to element:".utf8) || line.starts(with: "Query chain:".utf8) {
      return false
    }
    if line.starts(with: "Element subtree:".utf8) || line.starts(with: "Attributes:".utf8) {
      return true
    }
    return nil
  }

  private mutating func finish() throws(Document.Fault) {
    if let (line, text, number) = pending, line.isOpen(text), line.endsInQuotes(text) {
      throw Document.Fault(
        "the capture is broken off inside a text; capture it again",
        at: Position(line: number, column: 1))
    }
    try flush()
    closeAll()
    guard !roots.isEmpty else {
      throw Document.Fault(
        "there is no element tree; it begins with '→Application' below 'Element subtree:'",
        at: Position(line: 1, column: 1))
    }
  }

  /// Puts the line that is whole now into the tree.
  private mutating func flush() throws(Document.Fault) {
    guard let (line, bytes, number) = pending else { return }
    pending = nil
    count += 1
    if line.isRoot { closeAll() }
    while let last = open.last, last.indent >= line.indent { close() }
    guard open.count < Limits.depth, count <= CaptureXML.nodes else {
      throw Document.Fault(
        "the capture has more than \(CaptureXML.nodes) nodes or \(Limits.depth) levels; capture a smaller part",
        at: Position(line: number, column: 1))
    }
    open.append((line.node(bytes, number), line.indent))
  }

  private mutating func close() {
    guard let (node, _) = open.popLast() else { return }
    if open.isEmpty {
      roots.append(node)
    } else {
      open[open.count - 1].node.children.append(node)
    }
  }

  private mutating func closeAll() { while !open.isEmpty { close() } }
}
