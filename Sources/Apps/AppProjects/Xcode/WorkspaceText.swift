import ScreenDocuments
import ScreenTree
import SpokenSyntax

/// Reads contents.xcworkspacedata: the projects and packages of a workspace.
struct WorkspaceText {
  /// A project, a package or any other file.
  struct Reference: Hashable {
    /// The path, seen from the folder of the workspace; nil for one of the system.
    var path: String?
    /// Where it is named.
    var position: Position
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  /// The folders of the groups around the place; the first is that of the workspace.
  private var folders = ["."]
  /// The names of the elements around the place.
  private var open: [String] = []
  private var references: [Reference] = []
  private var isWorkspace = false

  /// The references of a workspace, in the order of the file.
  ///
  /// - Throws: `Document.Fault` where the file cannot be read.
  static func read(_ bytes: [UInt8]) throws(Document.Fault) -> [Reference] {
    var text = WorkspaceText(bytes)
    try text.readElements()
    return text.references
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var position: Position {
    let start = bytes[lineStart..<index]
    return Position(line: line, column: start.count { $0 & 0xC0 != 0x80 } + 1)
  }

  private mutating func readElements() throws(Document.Fault) {
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      move(to: start)
      if starts("<!--") {
        try skip("-->")
      } else if starts("<?") {
        try skip("?>")
      } else if starts("</") {
        try close()
      } else if starts("<!") {
        throw Document.Fault(
          "it declares a type, which no workspace needs; take it out", at: position)
      } else {
        try openElement()
      }
    }
    move(to: bytes.count)
    guard isWorkspace, open.isEmpty else {
      let last = open.last ?? ""
      let cause =
        isWorkspace ? "the file ends inside <\(last.prefix(40))>" : "it has no <Workspace>"
      throw Document.Fault("\(cause); it was cut: restore it", at: position)
    }
  }

  private func starts(_ text: StaticString) -> Bool {
    bytes[index...].starts(with: text.description.utf8)
  }

  private mutating func move(to end: Int) {
    while index < end {
      if bytes[index] == 0x0A { (line, lineStart) = (line + 1, index + 1) }
      index += 1
    }
  }

  private mutating func skip(_ end: StaticString) throws(Document.Fault) {
    let start = position
    guard let range = bytes[index...].firstRange(of: Array(end.description.utf8)) else {
      throw Document.Fault("what begins here has no end; the file was cut: restore it", at: start)
    }
    move(to: range.upperBound)
  }

  private mutating func close() throws(Document.Fault) {
    let start = position
    let first = index + 2
    try skip(">")
    let name = String(decoding: bytes[first..<index - 1], as: UTF8.self)
    guard let last = open.popLast(), last == name else {
      throw Document.Fault("</\(name.prefix(40))> closes nothing here; restore the file", at: start)
    }
    if last == "Group" { folders.removeLast() }
  }

  private mutating func openElement() throws(Document.Fault) {
    let start = position
    guard open.count < ProjectLimits.groups else {
      throw Document.Fault(
        "its groups are nested more than \(ProjectLimits.groups) deep", at: start)
    }
    move(to: index + 1)
    let name = word()
    isWorkspace = isWorkspace || name == "Workspace"
    let attributes = try attributes(of: start)
    let isEmpty = starts("/>")
    move(to: index + (isEmpty ? 2 : 1))
    let place = attributes["location"].map(path) ?? folders.last
    if name == "FileRef" { references.append(Reference(path: place, position: start)) }
    guard !isEmpty else { return }
    if name == "Group" { folders.append(place ?? ".") }
    open.append(name)
  }

  /// The path of a location, `group:App.xcodeproj`; nil for one of the system.
  private func path(_ location: String) -> String? {
    let parts = location.split(atByte: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let path = String(parts[1])
    return switch parts[0] {
    case "group": path.placed(in: folders.last ?? ".")
    case "container": path.placed(in: ".")
    case "absolute": path.isAbsolutePath ? path.standardized : nil
    default: nil
    }
  }

  private mutating func attributes(of start: Position) throws(Document.Fault) -> [String: String] {
    var attributes: [String: String] = [:]
    while true {
      skipBlanks()
      guard index < bytes.count else {
        throw Document.Fault("this '<' has no '>'; the file was cut: restore it", at: start)
      }
      if starts(">") || starts("/>") { return attributes }
      let name = word()
      skipBlanks()
      guard !name.isEmpty, starts("=") else {
        throw Document.Fault("an attribute is written as name = \"value\"", at: position)
      }
      move(to: index + 1)
      skipBlanks()
      attributes[name] = try value()
    }
  }

  private mutating func value() throws(Document.Fault) -> String {
    let start = position
    guard starts("\"") || starts("'") else {
      throw Document.Fault("a value stands in quotation marks", at: start)
    }
    let mark = bytes[index]
    guard let end = bytes[(index + 1)...].firstIndex(of: mark) else {
      throw Document.Fault(
        "the quotation mark that opens here is not closed; the file was cut: restore it", at: start)
    }
    let text = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
    move(to: end + 1)
    return text.withoutEntities
  }

  private mutating func word() -> String {
    let first = index
    while index < bytes.count, !" \t\r\n=/>\"'".utf8.contains(bytes[index]) { move(to: index + 1) }
    return String(decoding: bytes[first..<index], as: UTF8.self)
  }

  private mutating func skipBlanks() {
    while index < bytes.count, " \t\r\n".utf8.contains(bytes[index]) { move(to: index + 1) }
  }
}
