import ScreenDocuments
import ScreenTree

/// A node of chrome-devtools-mcp's text: `uid=1_2 textbox "Name" focusable value="Ada"`.
struct DevToolsLine {
  /// The number of spaces before it.
  let indent: Int
  let position: Position
  private let role: String
  /// The text after the role: a name in quotation marks and states, each after a space.
  private var rest: [UInt8]
  /// The number of characters before `rest` in its line.
  private let offset: Int
  private var lineCount = 1

  private static let space = UInt8(ascii: " ")
  private static let mark = UInt8(ascii: "\"")
  /// The most states of a node.
  private static let limit = 64
  /// The mark of the node that is selected in the browser's inspector.
  private static let selection = Array(" [selected in the DevTools Elements panel]".utf8)

  /// The states without a value, and those with one.
  private static let states: Set<String> = [
    "autocomplete", "busy", "checked", "description", "disableable", "disabled", "expandable",
    "expanded", "focusable", "focused", "haspopup", "invalid", "keyshortcuts", "level", "live",
    "modal", "multiline", "multiselectable", "orientation", "pressed", "readonly", "required",
    "roledescription", "selectable", "selected", "settable", "url", "value", "valuemax",
    "valuemin", "valuetext",
  ]

  /// Whether a line starts with the number of a node: `uid=1_2 `.
  static func begins(_ line: Substring) -> Bool {
    let text = line.utf8.drop { $0 == space }
    guard text.starts(with: "uid=".utf8) else { return false }
    let number = text.dropFirst(4).prefix { $0 != space }
    let parts = number.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
    return parts.count == 2 && number.count < text.count - 4
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { (0x30...0x39).contains($0) } }
  }

  /// Whether a word at the end of a file is a prefix of a state.
  static func isPart(_ word: Substring) -> Bool {
    let hasValue = ["url", "value", "level", "description", "valuetext"].contains(String(word))
    return hasValue || !states.contains(String(word)) && states.contains { $0.hasPrefix(word) }
  }

  /// Parses a line that starts with a number.
  init(_ line: Substring, _ number: Int) {
    indent = line.utf8.prefix { $0 == Self.space }.count
    position = Position(line: number, column: indent + 1)
    let after = line.utf8.dropFirst(indent).drop { $0 != Self.space }.dropFirst()
    let role = after.prefix { $0 != Self.space }
    self.role = String(Substring(role))
    let rest = after[role.endIndex...]
    offset = line[..<rest.startIndex].unicodeScalars.count
    self.rest = Array(rest)
    trim()
  }

  /// Adds a line that continues the name.
  mutating func add(_ line: Substring) throws(Document.Fault) {
    lineCount += 1
    guard lineCount <= 1000, rest.count < 1 << 20 else {
      throw Document.Fault(
        "the name of this node has more than 1000 lines; capture a smaller part", at: position)
    }
    rest.append(0x0A)
    rest += line.utf8
    trim()
  }

  private mutating func trim() {
    while let last = rest.last, last <= Self.space { rest.removeLast() }
    if rest.suffix(Self.selection.count).elementsEqual(Self.selection) {
      rest.removeLast(Self.selection.count)
    }
  }

  /// Whether the name and every value have their closing quotation marks.
  var isWhole: Bool { parts != nil }

  func node() throws(Document.Fault) -> CaptureNode {
    guard let (name, states) = parts else {
      throw Document.Fault("the closing quotation mark of the name is missing", at: position)
    }
    var node = CaptureNode(role, position: position)
    if name.count > 2 {
      let words = String(decoding: name.dropFirst(2).dropLast(), as: UTF8.self)
      node.attributes.append(.init(name: "name", value: words, position: place(0)))
    }
    for state in states.reversed() {
      let key = String(decoding: state.key, as: UTF8.self)
      guard Self.states.contains(key) else { continue }
      node.attributes.append(
        .init(
          name: key, value: state.value.map { String(decoding: $0, as: UTF8.self) } ?? "true",
          position: place(state.key.startIndex - 1)))
    }
    return node
  }

  /// The states of no known name, which the node does not have.
  var unknownStates: [(name: String, place: Position)] {
    var unknown: [(name: String, place: Position)] = []
    for state in (parts?.states ?? []).reversed() {
      let key = String(decoding: state.key, as: UTF8.self)
      guard !Self.states.contains(key) else { continue }
      unknown.append((name: key, place: place(state.key.startIndex - 1)))
    }
    return unknown
  }

  private typealias State = (key: ArraySlice<UInt8>, value: ArraySlice<UInt8>?)

  /// The name with its quotation marks, and the states from the last to the first; nil when a
  /// quotation mark is missing.
  ///
  /// Names and values are not escaped, so states are removed from the end until nothing or a name
  /// in quotation marks remains.
  private var parts: (name: ArraySlice<UInt8>, states: [State])? {
    var left = rest[...]
    var states: [State] = []
    var found = Self.isName(left) ? (left, states) : nil
    while states.count < Self.limit, let state = Self.lastState(of: left) {
      states.append(state)
      left = left[..<(state.key.startIndex - 1)]
      if Self.isName(left) { found = (left, states) }
    }
    return found
  }

  /// Whether a text is empty, or a space and a text in quotation marks.
  private static func isName(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count > 2 else { return text.isEmpty }
    // A key and `="` before the last mark open a value, so that mark ends no name.
    let opensValue =
      text.suffix(2).elementsEqual("=\"".utf8) && lastKey(of: text.dropLast(2)) != nil
    return text.starts(with: [space, mark]) && text.last == mark && !opensValue
  }

  /// The state at the end of a text: ` focused`, ` value="Ada"`.
  private static func lastState(of text: ArraySlice<UInt8>) -> State? {
    guard text.last == mark else {
      return lastKey(of: text).map { ($0, nil) }
    }
    var close = text.endIndex - 1
    while let open = text[..<close].lastIndex(of: mark), open > text.startIndex {
      if text[open - 1] == UInt8(ascii: "="), let key = lastKey(of: text[..<(open - 1)]) {
        return (key, text[(open + 1)..<(text.endIndex - 1)])
      }
      close = open
    }
    return nil
  }

  /// The lower-case word at the end of a text, after a space.
  private static func lastKey(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let isLetter = { (byte: UInt8) in (0x61...0x7A).contains(byte) }
    guard let start = text.lastIndex(where: { !isLetter($0) }), text[start] == space,
      start + 1 < text.endIndex
    else { return nil }
    return text[(start + 1)...]
  }

  /// The position in the file after the space at an index of `rest`.
  private func place(_ index: Int) -> Position {
    let before = rest[...index]
    let lines = before.count { $0 == 0x0A }
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
    return Position(
      line: Int(position.line) + lines, column: lines == 0 ? offset + column : column)
  }
}
