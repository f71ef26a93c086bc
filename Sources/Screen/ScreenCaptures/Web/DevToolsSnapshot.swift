import ScreenDocuments
import ScreenTree

/// Reads the lines of a snapshot: one node per line, two more spaces for each level.
///
/// Nothing is escaped: a name may contain quotation marks and line breaks, so a line without a
/// number continues the name before it.
struct DevToolsSnapshot {
  private var nodes = IndentedNodes()
  /// The current node, with the lines of its name.
  private var pending: DevToolsLine?
  /// The first line after the last node that is no node; no node may follow it.
  private var foreign: Position?

  static func read(
    _ text: CaptureText, _ notes: inout CaptureNotes
  ) throws(Document.Fault) -> [CaptureNode] {
    var reader = DevToolsSnapshot()
    for (index, line) in text.lines.enumerated() { try reader.read(line, index + 1, &notes) }
    try reader.flush(&notes)
    reader.nodes.close(to: -1)
    if let fence = text.openFence { throw broken("nothing closes this fence", at: fence) }
    try checkEnd(of: text)
    guard !reader.nodes.roots.isEmpty else {
      throw Document.Fault(
        "there is no node here; a snapshot has lines such as 'uid=1_2 button \"Save\"'",
        at: Position(line: 1, column: 1))
    }
    return reader.nodes.roots
  }

  private static func broken(_ what: String, at position: Position) -> Document.Fault {
    Document.Fault("the snapshot is broken off: \(what); capture it again", at: position)
  }

  private mutating func read(
    _ line: Substring, _ number: Int, _ notes: inout CaptureNotes
  ) throws(Document.Fault) {
    if DevToolsLine.begins(line) {
      try flush(&notes)
      if let foreign {
        notes.warn("this line is no node and is left out", at: foreign)
        self.foreign = nil
      }
      pending = DevToolsLine(line, number)
    } else if pending?.isWhole == false {
      try pending?.add(line)
    } else if line.contains(where: { !$0.isWhitespace }), nodes.count > 0 || pending != nil {
      foreign = foreign ?? Position(line: number, column: 1)
    }
  }

  /// Adds the node that has been read.
  private mutating func flush(_ notes: inout CaptureNotes) throws(Document.Fault) {
    guard let line = pending else { return }
    pending = nil
    guard line.isWhole else {
      throw Self.broken("the name or value of this node has no end", at: line.position)
    }
    // Closed first, because what ends before the node is not around it.
    nodes.close(to: line.indent)
    try nodes.countOne(of: "snapshot", else: "capture", at: line.position)
    for state in line.unknownStates { notes.warn(leftOut: state.name, "state", at: state.place) }
    nodes.open.append((try line.node(), line.indent))
  }

  /// Refuses a snapshot that ends inside a number, a role or a state, as far as that can be
  /// detected.
  private static func checkEnd(of text: CaptureText) throws(Document.Fault) {
    let (bytes, number) = text.unendedLine
    let words = String(decoding: bytes, as: UTF8.self).split(separator: " ")
    guard let last = words.last, words[0].hasPrefix("u") else { return }
    let isRole = words.count == 2 && WebRoles.name(of: String(last)) != nil
    let isPart = words.count > 2 ? DevToolsLine.isPart(last) : !isRole
    guard isPart || bytes.last == UInt8(ascii: " ") else { return }
    throw broken("this line is not whole", at: Position(line: number, column: 1))
  }
}
