import ScreenDocuments
import ScreenTree

/// Reads XCUITest's `debugDescription`: a tree by indentation, one node per line.
///
/// Texts are not escaped: they may contain quotation marks, commas and line breaks, so the reader
/// searches for known keys, and lines that start no node continue the text before.
struct DebugDescription {
  private var nodes = IndentedNodes()
  private var notes: CaptureNotes
  /// The current line, with the lines of its last text.
  private var pending: (line: DebugLine, bytes: [UInt8], number: Int)?
  /// Whether the lines are those of a tree, not those of a path or a query.
  private var isTree = true
  /// How many trees begin after XCUITest's header, and how many have its footer.
  private var trees = (begun: 0, ended: 0)
  /// How many lists of a query's results are open below a tree.
  private var braces = 0
  /// Whether the last heading was `Attributes:`.
  private var isAfterAttributes = false
  /// The last line with text that is no node.
  private var foreign: (bytes: [UInt8], number: Int)?
  /// How many nodes have a rectangle; all but the application have one in most captures.
  private var framed = 0
  /// The app of the next tree, by the lines above it in Xcode's hierarchy.
  private var bundle: (name: ArraySlice<UInt8>, position: Position)?

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
    try reader.checkEnd(of: text, lines: number)
    try reader.finish()
    notes = reader.notes
    return reader.nodes.roots
  }

  private init(notes: CaptureNotes) { self.notes = notes }

  private mutating func read(
    _ bytes: ArraySlice<UInt8>, _ number: Int
  ) throws(Document.Fault) {
    if let heading = HierarchyHeading(bytes) {
      try flush()
      nodes.close(to: .min)
      isTree = true
      if case .bundle(let name) = heading { bundle = (name, Position(line: number, column: 1)) }
      return
    }
    if let isTree = Self.section(bytes) {
      try begin(isTree, bytes)
      return
    }
    guard isTree else {
      let word = bytes.drop { $0 == 0x20 }
      if word.elementsEqual("Output: {".utf8) { braces += 1 }
      if word.elementsEqual("}".utf8) { braces -= 1 }
      return
    }
    // Prose before the tree and texts inside quotation marks may look like a node; there a line
    // needs a part that only dumps have, or an arrow where no text is open.
    let isText = pending.map { $0.line.isDetailed && $0.line.endsInQuotes($0.bytes) } ?? false
    let isPlain = isFirst || isText
    if let line = DebugLine(bytes), (line.isRoot && !isText) || line.isDetailed || !isPlain {
      try flush()
      pending = (line, Array(bytes), number)
      return
    }
    guard let (line, text, start) = pending else { return }
    // A text with more lines has no end.
    let isShort = number - start < 50 && text.count < 20_000
    // Nodes are indented, so after a value without quotation marks only a line that is not goes on.
    if isShort, line.endsInQuotes(text) || (line.isOpen(text) && (bytes.first ?? 0x20) > 0x20) {
      pending = (line, text + [0x0A] + bytes, start)
    } else if bytes.contains(where: { $0 > 0x20 }) {
      foreign = (Array(bytes), number)
      notes.warn(
        "this line is no element and is left out; it looks as if it was written by hand",
        at: Position(line: number, column: 1))
    }
  }

  /// Whether the tree has no node yet.
  private var isFirst: Bool { nodes.open.isEmpty && pending == nil }

  /// Starts a tree, or the section after one.
  private mutating func begin(
    _ isTree: Bool, _ line: ArraySlice<UInt8>
  ) throws(Document.Fault) {
    let hadTree = !isFirst
    try flush()
    nodes.close(to: .min)
    let isSubtree = line.starts(with: "Element".utf8)
    if isTree, isSubtree, isAfterAttributes { trees.begun += 1 }
    if !isTree, self.isTree, hadTree { trees.ended += 1 }
    isAfterAttributes = isTree && !isSubtree
    self.isTree = isTree
  }

  /// Whether a line starts a tree (true), or the section after one (false).
  private static func section(_ line: ArraySlice<UInt8>) -> Bool? {
    if line.starts(with: "Path to element:".utf8) || line.starts(with: "Query chain:".utf8) {
      return false
    }
    if line.starts(with: "Element subtree:".utf8) || line.starts(with: "Attributes:".utf8) {
      return true
    }
    return nil
  }

  /// Refuses a truncated capture.
  private mutating func checkEnd(
    of text: CaptureText, lines: Int
  ) throws(Document.Fault) {
    // A capture that ends without a line break may have been cut off anywhere in its last line.
    let isCut = !text.unendedLine.bytes.isEmpty
    if let fence = text.openFence {
      throw Document.Fault("the capture is broken off: nothing closes this fence", at: fence)
    }
    let last = text.unendedLine.bytes
    let isPart =
      DebugLine(last)?.isBroken(Array(last), isLast: true) ?? DebugLine.isPart(ofEnd: last)
    guard isTree || (braces <= 0 && !isPart) else {
      throw Self.broken("what follows the tree", at: lines)
    }
    if isCut, let foreign, foreign.number == lines, DebugLine.isPart(ofLine: foreign.bytes) {
      throw Self.broken("a line", at: foreign.number)
    }
    if let (line, bytes, number) = pending {
      let isLast = isCut && number + bytes.count { $0 == 0x0A } == lines
      if line.isBroken(bytes, isLast: isLast) {
        throw Self.broken(line.endsInQuotes(bytes) ? "a text" : "an element", at: number)
      }
      // Either every node but the application has a rectangle, or none has.
      let isFramed =
        line.hasFrame(bytes) || (framed == 0 && nodes.count > 1)
        || framed < nodes.count - 1
      if isLast, !isFramed { throw Self.broken("an element", at: number) }
    }
    // A tool that writes several dumps without footers writes the last one without a footer too.
    let isEndKnown = trees.begun == 1 || trees.ended > 0
    guard isTree, isEndKnown, trees.begun > trees.ended else { return }
    throw Document.Fault(
      "the capture is broken off: XCUITest ends it with 'Path to element:'; capture it again, or "
        + "delete 'Attributes:' when it was shortened on purpose",
      at: Position(line: lines, column: 1))
  }

  private static func broken(_ what: String, at line: Int) -> Document.Fault {
    Document.Fault(
      "the capture is broken off inside \(what); capture it again",
      at: Position(line: line, column: 1))
  }

  private mutating func finish() throws(Document.Fault) {
    try flush()
    nodes.close(to: .min)
    guard let first = nodes.roots.first else {
      throw Document.Fault(
        "there is no element tree; it begins with '→Application' below 'Element subtree:'",
        at: Position(line: 1, column: 1))
    }
    guard nodes.roots.count > 1 || first.type != "Application" || !first.children.isEmpty else {
      throw Document.Fault(
        "the tree has nothing but the application; capture it again", at: first.position)
    }
  }

  /// Adds the finished line to the tree.
  private mutating func flush() throws(Document.Fault) {
    guard let (line, bytes, number) = pending else { return }
    pending = nil
    if line.hasFrame(bytes) { framed += 1 }
    // A pasted dump may be indented as a whole.
    nodes.close(to: line.isRoot ? .min : line.indent)
    try nodes.countOne(of: "capture", else: "capture", at: Position(line: number, column: 1))
    var node = line.node(bytes, number)
    warn(ofUnknownParts: &node)
    if line.isRoot, let bundle {
      node.attributes.append(
        .init(
          name: HierarchyHeading.bundle, value: String(decoding: bundle.name, as: UTF8.self),
          position: bundle.position))
      self.bundle = nil
    }
    nodes.open.append((node, line.indent))
  }

  /// Leaves out the parts of a line that are not known, and says so.
  private mutating func warn(ofUnknownParts node: inout CaptureNode) {
    for part in node.attributes where part.name == LinePart.unknown {
      notes.warn(leftOut: part.value, "part", at: part.position)
    }
    node.attributes.removeAll { $0.name == LinePart.unknown }
  }
}
