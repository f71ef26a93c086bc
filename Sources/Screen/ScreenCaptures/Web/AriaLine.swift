import ScreenDocuments
import ScreenTree

/// One line of an aria snapshot after its dash.
struct AriaLine {
  private var rest: Substring
  private let start: Substring
  private let position: Position
  /// Whether it ends with a colon, so that lines below must follow.
  private(set) var needsMore = false
  /// The unknown states, with their positions.
  private(set) var unknownStates: [(name: String, place: Position)] = []

  enum Item {
    case node(CaptureNode)
    case property(name: String, value: String)
  }

  init(_ text: Substring, at position: Position) {
    let trimmed = text.reversed().drop { $0.isWhitespace }
    rest = Substring(String(trimmed.reversed()))
    start = rest
    self.position = position
  }

  private var here: Position {
    let column =
      rest.startIndex == start.startIndex ? 0 : start[..<rest.startIndex].unicodeScalars.count
    return Position(line: Int(position.line), column: Int(position.column) + column)
  }

  private func fault(_ message: String) -> Document.Fault { Document.Fault(message, at: here) }

  mutating func item() throws(Document.Fault) -> Item {
    if rest.first == "'" || rest.first == "\"" { return try quotedKey() }
    if rest.first == "/" {
      let name = rest.dropFirst().prefix { $0 != ":" }
      needsMore = rest.firstIndex(of: ":").map { rest.index(after: $0) == rest.endIndex } ?? true
      rest = rest.dropFirst(1 + name.count).drop { $0 == ":" || $0 == " " }
      return .property(name: String(name).trimmed, value: try scalar())
    }
    return .node(try node())
  }

  /// A key in quotation marks, which contains a role with its name.
  private mutating func quotedKey() throws(Document.Fault) -> Item {
    let key = rest.first == "'" ? try singleQuoted() : try doubleQuoted()
    var inner = AriaLine(Substring(key), at: position)
    let node = try inner.node()
    let spare = inner.rest
    unknownStates = inner.unknownStates
    rest = rest.drop { $0 == " " }
    guard rest.first == ":" || rest.isEmpty else { throw fault("a colon is missing after the key") }
    needsMore = rest.first == ":"
    rest = rest.dropFirst().drop { $0 == " " }
    guard spare.isEmpty else { throw fault("the key holds more than a role, a name and states") }
    var made = node
    try addText(to: &made)
    return .node(made)
  }

  /// A role, a name and states, and the text after a colon.
  private mutating func node() throws(Document.Fault) -> CaptureNode {
    let role = rest.prefix { $0.isLetter || $0 == "-" || $0 == "_" }
    guard !role.isEmpty else { throw fault("the role is missing, such as 'button'") }
    var node = CaptureNode(String(role), position: position)
    rest = rest.dropFirst(role.count).drop { $0 == " " }
    if rest.first == "\"" || rest.first == "/" {
      let place = here
      let name = rest.first == "/" ? try pattern() : try doubleQuoted()
      node.attributes.append(.init(name: "name", value: name, position: place))
      rest = rest.drop { $0 == " " }
    }
    while rest.first == "[" {
      guard node.attributes.count < 64 else { throw fault("a node has more than 64 states") }
      try state(of: &node)
    }
    guard rest.first == ":" else {
      guard rest.isEmpty else { throw fault("a colon is missing before the text") }
      needsMore = role == "text"
      return node
    }
    needsMore = true
    rest = rest.dropFirst().drop { $0 == " " }
    try addText(to: &node)
    return node
  }

  private mutating func addText(to node: inout CaptureNode) throws(Document.Fault) {
    // The lines of a block of text are below, as for any text.
    guard !rest.isEmpty, !["|", "|-", ">", ">-"].contains(rest) else { return }
    needsMore = false
    let place = here
    node.attributes.append(.init(name: "text", value: try scalar(), position: place))
  }

  /// The states that are read, or known to be silent.
  static let states: Set<String> = [
    "ariaHidden", "busy", "checked", "current", "cursor", "disabled", "expanded", "focused",
    "frame",
    "invalid", "level", "modal", "multiline", "pressed", "readonly", "ref", "required", "selected",
    "visited",
  ]

  /// A state in brackets: `[checked]`, `[level=2]`.
  private mutating func state(of node: inout CaptureNode) throws(Document.Fault) {
    let place = here
    guard let end = rest.firstIndex(of: "]") else {
      throw fault("the snapshot is broken off inside a state; ']' is missing")
    }
    let parts = rest[rest.index(after: rest.startIndex)..<end].split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    rest = rest[rest.index(after: end)...].drop { $0 == " " }
    var name = String(parts[0]).trimmed
    var value = parts.count > 1 ? String(parts[1]).trimmed : "true"
    if name == "active" { name = "focused" }
    if name == "aria-hidden" { name = "ariaHidden" }
    if name == "box" {
      name = "frame"
      value = "{{\(value)}}"
    }
    node.attributes.append(.init(name: name, value: value, position: place))
    if !Self.states.contains(name) { unknownStates.append((name, place)) }
  }

  /// The text after a colon, with or without quotation marks.
  private mutating func scalar() throws(Document.Fault) -> String {
    if rest.first == "\"" { return try doubleQuoted() }
    if rest.first == "'" { return try singleQuoted() }
    defer { rest = rest[rest.endIndex...] }
    return String(rest)
  }

  private mutating func pattern() throws(Document.Fault) -> String {
    var text = "/"
    var isEscape = false
    for (offset, character) in rest.dropFirst().enumerated() {
      text.append(character)
      if character == "/", !isEscape {
        rest = rest.dropFirst(offset + 2)
        return text
      }
      isEscape = character == "\\" && !isEscape
    }
    throw fault("the snapshot is broken off inside a pattern; '/' is missing")
  }

  private mutating func singleQuoted() throws(Document.Fault) -> String {
    var text = ""
    var characters = rest.dropFirst()
    while let character = characters.popFirst() {
      if character == "'" {
        guard characters.first == "'" else {
          rest = characters
          return text
        }
        characters = characters.dropFirst()
      }
      text.append(character)
    }
    throw fault("the snapshot is broken off inside a text; ' is missing")
  }

  private mutating func doubleQuoted() throws(Document.Fault) -> String {
    var end: Substring.Index?
    var isEscape = false
    for index in rest.indices.dropFirst() {
      if rest[index] == "\"", !isEscape {
        end = index
        break
      }
      isEscape = rest[index] == "\\" && !isEscape
    }
    guard let end else { throw fault("the snapshot is broken off inside a text; \" is missing") }
    let quoted = String(rest[rest.startIndex...end]).withEscapesOfJSON
    do throws(Document.Fault) {
      let text = try Document.readJSON(Array(quoted.utf8)).text ?? ""
      rest = rest[rest.index(after: end)...]
      return text
    } catch {
      throw fault(error.message)
    }
  }
}
