import ScreenDocuments
import ScreenTree

extension Importer {
  /// The text of Chromium's `dump_accessibility_tree`, of Blink's tree or the Mac's.
  package static let chromiumDump = Importer(
    name: "chromium-dump",
    recognizes: { head in
      let lines = head.lines.prefix(20)
      return lines.contains { $0.hasPrefix("++") }
        && lines.contains { line in
          !line.hasPrefix("++") && (line.hasPrefix("AX") || line.hasPrefix("rootWebArea"))
        }
    },
    importer: { text, notes throws(Document.Fault) in
      var roots = try ChromiumDump.read(text)
      guard let first = roots.first,
        first.type.hasPrefix("AX") || WebRoles.name(of: first.type) != nil
      else {
        throw Document.Fault(
          "a dump of Chromium begins with a role, such as rootWebArea or AXWebArea",
          at: roots.first?.position ?? Position(line: 1, column: 1))
      }
      let isMac = roots.contains { $0.type.hasPrefix("AX") }
      notes.capture.evidence.append(isMac ? "mac" : "blink")
      for index in roots.indices {
        if isMac { roots[index].nameMacRoles(inside: nil) }
        roots[index].nameRoles(&notes)
      }
      // Blink's dumps have every state; those of the Mac only the requested ones.
      let reported = roots.reduce(into: Set<String>()) { $0.formUnion($1.attributeNames) }
      var missing: Set<AnyModifier> = [.language, .frame, .actions]
      if !reported.contains("description") { missing.insert(.webDescription) }
      if isMac, !reported.contains("required") { missing.insert(.required) }
      var snapshot = WebSnapshot(notes: notes, missing: missing, isMac: isMac)
      var screen = snapshot.screen(of: roots)
      notes = snapshot.notes
      if isMac { screen.platform = .macos }
      return screen
    })
}

/// Reads a tree in which the depth of a node is the number of pairs of plus signs.
enum ChromiumDump {
  static func read(_ text: CaptureText) throws(Document.Fault) -> [CaptureNode] {
    let roots = try tree(of: text, node)
    try checkEnd(of: text)
    return roots
  }

  /// The tree of the lines of a dump, each of which is parsed as a node.
  static func tree(
    of text: CaptureText,
    _ node: (Substring, Position) throws(Document.Fault) -> CaptureNode
  ) throws(Document.Fault) -> [CaptureNode] {
    var open: [CaptureNode] = []
    var roots: [CaptureNode] = []
    func close(to depth: Int) {
      while open.count > depth, let node = open.popLast() {
        if open.isEmpty { roots.append(node) } else { open[open.count - 1].children.append(node) }
      }
    }
    var count = 0
    for (index, line) in text.lines.enumerated() {
      let pluses = line.prefix { $0 == "+" }.count
      let content = line.dropFirst(pluses)
      guard content.contains(where: { !$0.isWhitespace }), content.first != "#" else { continue }
      let position = Position(line: index + 1, column: pluses + 1)
      count += 1
      guard pluses / 2 < Limits.depth, count <= CaptureXML.nodes else {
        throw Document.Fault(
          "the dump has more than \(CaptureXML.nodes) nodes or \(Limits.depth) levels; dump a smaller part",
          at: position)
      }
      guard pluses / 2 <= open.count, pluses % 2 == 0 else {
        throw Document.Fault(
          "the depth of a node is the number of pairs of plus signs, one more than the node around",
          at: position)
      }
      close(to: pluses / 2)
      open.append(try node(content, position))
    }
    close(to: 0)
    return roots
  }

  /// Refuses a dump that ends inside a depth mark, a role or a state.
  private static func checkEnd(of text: CaptureText) throws(Document.Fault) {
    let (bytes, number) = text.unendedLine
    let last = String(decoding: bytes, as: UTF8.self)
    guard let word = last.split(separator: " ", omittingEmptySubsequences: false).last,
      last.contains(where: { $0 != " " })
    else { return }
    let role = word.drop { $0 == "+" }
    let isWhole =
      last.contains(" ")
      ? word.last == "'" || states.contains(String(word)) || isValue(word)
      : role.hasPrefix("AX")
        ? MacRoles.name(of: String(role).withoutAX, "") != nil
        : WebRoles.name(of: String(role)) != nil
    guard !isWhole else { return }
    throw Document.Fault(
      "the dump is broken off inside this line; dump the page again",
      at: Position(line: number, column: 1))
  }

  /// Whether a word is a state with a value without quotation marks.
  private static func isValue(_ word: Substring) -> Bool {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = parts[1].first else { return false }
    let isPart = ["true", "false", "mixed"].contains { $0 != parts[1] && $0.hasPrefix(parts[1]) }
    return first != "'" && !isPart
  }

  /// States without a value.
  private static let states: Set<String> = [
    "autofillAvailable", "busy", "collapsed", "default", "editable", "expanded", "focusable",
    "focused", "haspopup", "horizontal", "hovered", "ignored", "invisible", "linked", "modal",
    "multiline", "multiselectable", "offscreen", "protected", "required", "richlyEditable",
    "selectable", "selected", "vertical", "visited",
  ]

  private static func node(
    _ content: Substring, _ position: Position
  ) throws(Document.Fault) -> CaptureNode {
    let role = content.prefix { !$0.isWhitespace }
    var node = CaptureNode(String(role), position: position)
    var rest = content.dropFirst(role.count).drop { $0 == " " }
    while !rest.isEmpty {
      let name = rest.prefix { $0 != "=" && $0 != " " }
      rest = rest.dropFirst(name.count)
      var value = "true"
      if rest.first == "=" {
        rest = rest.dropFirst()
        (value, rest) = try self.value(rest, at: position)
      }
      // An ignored node has no words and no states of its own, but what is in it counts.
      if name == "ignored" { node.type = "generic" }
      let isSilent = node.type == "generic"
      if !isSilent {
        let isState = name == "restriction" && ["disabled", "readOnly"].contains(value)
        let key = isState ? value : String(name)
        node.attributes.append(
          .init(name: names[key] ?? key, value: isState ? "true" : value, position: position))
      }
      rest = rest.drop { $0 == " " }
    }
    return node
  }

  /// The value at the start of a text, in apostrophes or a word, and the rest.
  static func value(
    _ rest: Substring, at position: Position
  ) throws(Document.Fault) -> (String, Substring) {
    guard rest.first == "'" else {
      let value = rest.prefix { $0 != " " }
      return (String(value), rest.dropFirst(value.count))
    }
    // A value may contain an apostrophe: it ends before a space or at the end of the line.
    var end = rest.index(after: rest.startIndex)
    while end < rest.endIndex {
      let next = rest.index(after: end)
      if rest[end] == "'", next == rest.endIndex || rest[next] == " " {
        return (String(rest[rest.index(after: rest.startIndex)..<end]), rest[next...])
      }
      end = next
    }
    throw Document.Fault("the dump is broken off inside a value", at: position)
  }

  private static let names = [
    "checkedState": "checked", "AXTitle": "name", "AXDescription": "name", "AXValue": "value",
    "AXHelp": "description", "AXPlaceholderValue": "placeholder",
    "hierarchicalLevel": "level", "AXFocused": "focused", "AXExpanded": "expanded",
    "AXSelected": "selected", "AXRequired": "required", "readOnly": "readonly",
    "AXVisited": "visited", "AXInvalid": "invalid", "AXARIACurrent": "current",
    "AXElementBusy": "busy", "AXModal": "modal", "AXARIAPosInSet": "posinset",
    "AXARIASetSize": "setsize", "AXValueDescription": "valuetext", "AXPopupValue": "haspopup",
    "AXSortDirection": "sort", "AXDOMIdentifier": "id",
  ]
}
