import ScreenDocuments
import ScreenTree

/// Reads the table of `maestro hierarchy --compact`: one row per node, with the number of its
/// parent.
struct MaestroTable {
  static let header = "element_num,depth,attributes,parent_num"

  /// A row with its fields and its first line.
  private struct Row {
    var fields: [String] = []
    let line: Int
  }

  /// The root of a table; nodes without words are not in it.
  static func read(_ text: CaptureText) throws(Document.Fault) -> CaptureNode {
    let rows = try rows(of: text)
    var nodes: [String: CaptureNode] = [:]
    var parents: [(id: String, parent: String)] = []
    var depths: [String: Int] = [:]
    for row in rows {
      let node = try node(of: row)
      let (id, parent) = (row.fields[0].trimmed, row.fields[3].trimmed)
      guard nodes[id] == nil else {
        throw fault("the element \(id.prefix(20)) is there twice; keep one", at: row.line)
      }
      guard parent.isEmpty || nodes[parent] != nil else {
        throw fault(
          "the element \(id.prefix(20)) lies in \(parent.prefix(20)), which is not before it; the table is "
            + "broken off or out of order", at: row.line)
      }
      let depth = (depths[parent] ?? 0) + 1
      guard depth < Limits.depth else {
        throw fault(
          "the table has more than \(Limits.depth) levels; capture a smaller part", at: row.line)
      }
      depths[id] = depth
      nodes[id] = node
      parents.append((id, parent))
    }
    return try root(of: nodes, in: parents)
  }

  /// The root of nodes whose parents are known by number.
  private static func root(
    of nodes: [String: CaptureNode], in parents: [(id: String, parent: String)]
  ) throws(Document.Fault) -> CaptureNode {
    var nodes = nodes
    var root = CaptureNode("", position: Position(line: 1, column: 1))
    // Rows come before the rows inside them, so from the end every node is complete.
    for (id, parent) in parents.reversed() {
      guard var node = nodes.removeValue(forKey: id) else { continue }
      node.children.reverse()
      if parent.isEmpty {
        root.children.append(node)
      } else {
        nodes[parent]?.children.append(node)
      }
    }
    root.children.reverse()
    guard !root.children.isEmpty else {
      throw fault("the table has no row; capture the screen again", at: 1)
    }
    return root.children.count == 1 ? root.children[0] : root
  }

  private static func fault(_ message: String, at line: Int) -> Document.Fault {
    Document.Fault(message, at: Position(line: line, column: 1))
  }

  /// The rows below the header; text in quotation marks may have commas and line breaks.
  private static func rows(of text: CaptureText) throws(Document.Fault) -> [Row] {
    let lines = text.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard let header = lines.firstIndex(where: { $0.starts(with: header.utf8) }) else {
      throw fault("the table begins with the line '\(header)'", at: 1)
    }
    var reader = Fields()
    var rows: [Row] = []
    var row: Row?
    var note: Document.Fault?
    for (index, line) in lines.enumerated().dropFirst(header + 1) {
      if row == nil, line.allSatisfy({ $0 <= 0x20 }) { continue }
      guard row != nil || isRow(line) else {
        note = note ?? fault("a row of the table begins with a number and a comma", at: index + 1)
        continue
      }
      // Other text is only allowed after the last row.
      if let note { throw note }
      reader.read(line.last == 0x0D ? line.dropLast() : line)
      let start = row?.line ?? index + 1
      guard reader.isWhole else {
        row = Row(line: start)
        continue
      }
      rows.append(Row(fields: reader.take(), line: start))
      row = nil
      guard rows.count <= CaptureXML.nodes else {
        throw fault(
          "the table has more than \(CaptureXML.nodes) rows; capture a smaller part", at: start)
      }
    }
    if let row {
      throw fault("the table is broken off inside a text; capture it again", at: row.line)
    }
    if let note, rows.isEmpty { throw note }
    // The last field names the parent, so a row that was cut before it still has four fields; only
    // the root has no parent.
    let isCut = note == nil && !text.unendedLine.bytes.isEmpty
    if let last = rows.last, rows.count > 1, last.fields.last == "", isCut {
      throw fault(
        "the table is broken off before the number of the parent; capture it again", at: last.line)
    }
    if let short = rows.first(where: { $0.fields.count != 4 }) {
      throw fault(
        "a row of the table has four fields, not \(short.fields.count); it may be broken off",
        at: short.line)
    }
    return rows
  }

  /// Whether a line starts with the number of an element, possibly truncated after it.
  private static func isRow(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 <= 0x20 || $0 == UInt8(ascii: "\"") }
    let rest = text.drop { (0x30...0x39).contains($0) }
    return rest.startIndex > text.startIndex
      && (rest.first.map { "\",\r".utf8.contains($0) } ?? true)
  }

  /// The attributes of a row, `key=value; key=value`; values may contain the same characters.
  private static func node(of row: Row) throws(Document.Fault) -> CaptureNode {
    let position = Position(line: row.line, column: 1)
    var node = CaptureNode("", position: position)
    for part in row.fields[2].split(separator: "; ", omittingEmptySubsequences: false) {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = pair.first.map { String($0).trimmed } ?? ""
      let isKey = pair.count == 2 && !name.isEmpty && name.allSatisfy { $0.isLetter || $0 == "-" }
      if isKey {
        node.attributes.append(.init(name: name, value: String(pair[1]), position: position))
      } else if !node.attributes.isEmpty {
        // What has no key belongs to the value before, in which the separator stands as text.
        node.attributes[node.attributes.count - 1].value += "; " + part
      }
    }
    if node.attributes.isEmpty, row.fields[2].contains(where: { !$0.isWhitespace }) {
      throw fault("the attributes are written key=value, with '; ' between them", at: row.line)
    }
    return node
  }

  /// The fields of CSV rows.
  private struct Fields {
    private var fields: [[UInt8]] = []
    private var isQuoted = false
    /// Whether no quotation mark is open.
    var isWhole: Bool { !isQuoted }

    /// Reads a line, which continues an open field.
    mutating func read(_ line: ArraySlice<UInt8>) {
      if isQuoted { add(0x0A) } else { fields = [[]] }
      for byte in line {
        if byte == UInt8(ascii: "\"") {
          // A doubled quotation mark stands for one in the text.
          if !isQuoted, fields.last?.isEmpty == false { add(byte) }
          isQuoted.toggle()
        } else if byte == UInt8(ascii: ","), !isQuoted {
          fields.append([])
        } else {
          add(byte)
        }
      }
    }

    private mutating func add(_ byte: UInt8) {
      fields[fields.count - 1].append(byte)
    }

    mutating func take() -> [String] {
      defer { fields = [] }
      return fields.map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
