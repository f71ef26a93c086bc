import ScreenDocuments
import ScreenTree

/// Reads Playwright's aria snapshots: a small subset of YAML, with roles and names as keys.
struct AriaSnapshot {
  /// The nodes, each with the indentation of its dash.
  private var nodes = IndentedNodes()
  private var notes: CaptureNotes
  /// The error if nothing follows the last line; nil when it may be the last.
  private var faultAtEnd: Document.Fault?
  /// The error for text before the first node, if no node follows.
  private var before: Document.Fault?
  /// The error for text after the last node, if another node follows.
  private var after: Document.Fault?
  /// Whether the line before is empty, and whether the text of the last node may have such lines.
  private var isAfterEmpty = false
  private var isBlock = false
  /// Whether it has reported that the snapshot contains only changes.
  private var isPart = false

  static func read(
    _ text: CaptureText, _ notes: inout CaptureNotes
  ) throws(Document.Fault) -> [CaptureNode] {
    var reader = AriaSnapshot(notes: notes)
    var number = 0
    for line in text.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      try reader.read(String(decoding: line, as: UTF8.self), number)
    }
    reader.nodes.close(to: -1, \.withItsText)
    try reader.checkEnd(of: text)
    guard !reader.nodes.roots.isEmpty else {
      throw reader.before
        ?? Document.Fault(
          "there is no node here; a snapshot has lines such as '- button \"Save\"'",
          at: Position(line: 1, column: 1))
    }
    notes = reader.notes
    return reader.nodes.roots
  }

  private init(notes: CaptureNotes) { self.notes = notes }

  /// Refuses a truncated snapshot, as far as its lines show that.
  private func checkEnd(of text: CaptureText) throws(Document.Fault) {
    if let fence = text.openFence {
      throw Document.Fault("the snapshot is broken off: nothing closes this fence", at: fence)
    }
    if let faultAtEnd { throw faultAtEnd }
    guard after == nil else { return }
    let (last, number) = text.unendedLine
    // Of all texts only a pattern begins with a slash, and it must end with one.
    let slash = last.firstRange(of: Array(": /".utf8))
    if let slash, last.last != UInt8(ascii: "/") || slash.upperBound == last.endIndex {
      throw Self.broken(at: Position(line: number, column: 1))
    }
    let words = last.drop { " -".utf8.contains($0) }
    guard !words.isEmpty else { return }
    if isUnlikeOthers(line: number) { throw Self.broken(at: Position(line: number, column: 1)) }
    let role = String(
      decoding: words.prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }, as: UTF8.self)
    let isPart =
      role.utf8.count == words.count && WebRoles.name(of: role) == nil && WebRoles.isPart(role)
    guard isPart || last.last == 0x20 else { return }
    throw Self.broken(at: Position(line: number, column: 1))
  }

  /// Whether the node of a line lacks a property that every other one of its kind has.
  ///
  /// Headings either all have levels or none has, and an empty option is not the last one.
  /// References prove nothing: Playwright gives none to elements that cannot be pointed at.
  private func isUnlikeOthers(line: Int) -> Bool {
    let marks: [(CaptureNode) -> Bool?] = [
      { $0.type == "heading" ? $0["level"] != nil : nil },
      { $0.type == "option" ? $0["name"] != nil || !$0.children.isEmpty : nil },
    ]
    return marks.contains { isMarked in
      var (others, marked, isLast) = (0, 0, false)
      for root in nodes.roots {
        root.forEach { node in
          guard let isThere = isMarked(node) else { return }
          guard node.position.line != line else { return isLast = !isThere }
          others += 1
          marked += isThere ? 1 : 0
        }
      }
      return isLast && others > 0 && marked == others
    }
  }

  private static func broken(at position: Position) -> Document.Fault {
    Document.Fault(
      "the snapshot is broken off after this line; capture it again", at: position)
  }

  private mutating func read(_ line: String, _ number: Int) throws(Document.Fault) {
    let indent = line.prefix { $0 == " " || $0 == "\t" }.count
    let content = line.dropFirst(indent)
    guard let first = content.first, content != "\r" else { return isAfterEmpty = true }
    guard first != "#", content != "---" else { return }
    guard first == "-", content.dropFirst().first.map({ $0.isWhitespace }) ?? false else {
      return try read(text: content, at: Position(line: number, column: indent + 1))
    }
    if let after { throw after }
    isAfterEmpty = false
    let end = String(content).trimmed
    isBlock = [": |", ": |-", ": >", ": >-"].contains { end.hasSuffix($0) }
    let space = content.dropFirst().prefix { $0 == " " }.count
    let position = Position(line: number, column: indent + 1 + 1 + space)
    guard let text = changed(content.dropFirst(1 + space), at: position) else { return }
    var reader = AriaLine(text, at: position)
    nodes.close(to: indent, \.withItsText)
    let item = try reader.item()
    faultAtEnd = reader.needsMore ? Self.broken(at: position) : nil
    switch item {
    case .property(let name, let value):
      guard !nodes.open.isEmpty else { return }
      nodes.open[nodes.open.count - 1].node.attributes.append(
        .init(name: name, value: value, position: position))
    case .node(var node):
      try nodes.countOne(of: "snapshot", else: "capture", at: position)
      for state in reader.unknownStates {
        notes.warn(leftOut: state.name, "attribute", at: state.place)
      }
      if let role = WebRoles.name(of: node.type) {
        node.type = role
      } else {
        notes.warn(unknown: node.type, "role", at: position)
        node.type = "unknown"
      }
      nodes.open.append((node, indent))
    }
  }

  /// The item of a line, without the mark of a change; nil for a node that is omitted because it
  /// did not change.
  private mutating func changed(_ text: Substring, at position: Position) -> Substring? {
    let isLeftOut = text.hasPrefix("ref=") && text.contains("[unchanged]")
    guard isLeftOut || text.hasPrefix(Self.change) else { return text }
    if !isPart {
      notes.warn(
        "this snapshot holds only what changed since the one before; ask for a whole one",
        at: position)
    }
    isPart = true
    return isLeftOut ? nil : text.dropFirst(Self.change.count)
  }

  /// The mark of Playwright's server before the role of a changed node.
  static let change = "<changed> "

  /// A line without a dash: text around the snapshot, or a continuation of a node's text.
  private mutating func read(
    text content: Substring, at position: Position
  ) throws(Document.Fault) {
    let fault = Document.Fault(
      "a line of a snapshot begins with '- ' and a role, such as '- button \"Save\"'", at: position)
    let isForeign = content.first != "-"
    if isForeign, nodes.open.isEmpty, nodes.roots.isEmpty {
      before = before ?? fault
    } else if isForeign, after != nil || (isAfterEmpty && !isBlock && faultAtEnd == nil) {
      after = after ?? fault
    } else {
      isAfterEmpty = false
      try goOn(content, at: position, fault)
    }
  }

  /// Continues the text of the node before.
  private mutating func goOn(
    _ content: Substring, at position: Position, _ fault: Document.Fault
  ) throws(Document.Fault) {
    guard let last = nodes.open.last, position.column > last.indent + 1, content != "-" else {
      throw fault
    }
    faultAtEnd = nil
    let text = String(content).trimmed
    let index = nodes.open.count - 1
    guard Int(position.line) - Int(last.node.position.line) <= 1000 else {
      throw Document.Fault("a text has more than 1000 lines; capture a smaller part", at: position)
    }
    if let at = nodes.open[index].node.attributes.firstIndex(where: { $0.name == "text" }) {
      nodes.open[index].node.attributes[at].value += " " + text
    } else {
      nodes.open[index].node.attributes.append(
        .init(name: "text", value: text, position: position))
    }
  }
}

extension CaptureNode {
  /// The text beside a role, according to the role: a value, the words of a text, or a text inside.
  fileprivate var withItsText: CaptureNode {
    guard let text = attributes.first(where: { $0.name == "text" }) else { return self }
    var node = self
    node.attributes.removeAll { $0.name == "text" }
    if type == "text" {
      node.attributes.append(.init(name: "name", value: text.value, position: text.position))
    } else if WebRoles.valued.contains(type) {
      node.attributes.append(.init(name: "value", value: text.value, position: text.position))
    } else {
      let name = Attribute(name: "name", value: text.value, position: text.position)
      node.children.insert(
        CaptureNode("text", attributes: [name], position: text.position), at: 0)
    }
    return node
  }
}
