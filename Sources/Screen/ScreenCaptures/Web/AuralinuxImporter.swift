import ScreenDocuments
import ScreenTree

extension Importer {
  /// The text of Chromium's `dump_accessibility_tree`, of the tree for Linux (AT-SPI).
  package static let chromiumAuralinux = Importer(
    name: "chromium-auralinux",
    recognizes: { head in
      head.lines.first?.hasPrefix("[document web]") == true
        || head.lines.prefix(20).contains { line in
          let node = line.drop { $0 == "+" }
          let role = node.dropFirst().prefix { $0 != "]" }
          return line.hasPrefix("++") && node.hasPrefix("[")
            && AuralinuxRoles.name(of: String(role)) != nil
        }
    },
    importer: { text, notes throws(Document.Fault) in
      var roots = try AuralinuxDump.read(text)
      let stated = roots.reduce(into: Set<String>()) { $0.formUnion($1.attributeNames) }
      for index in roots.indices { roots[index].nameAuralinuxRoles(in: [], &notes) }
      var missing: Set<AnyModifier> = [.language, .frame, .actions, .value]
      if !stated.contains("description") { missing.insert(.webDescription) }
      if !stated.contains("placeholder-text") { missing.insert(.placeholder) }
      var snapshot = WebSnapshot(notes: notes, missing: missing)
      let screen = snapshot.screen(of: roots)
      notes = snapshot.notes
      return screen
    })
}

/// Reads lines such as `++[check box] name='Gift' checked checkable:true labelled-by=[section]`.
enum AuralinuxDump {
  static func read(_ text: CaptureText) throws(Document.Fault) -> [CaptureNode] {
    let roots = try ChromiumDump.tree(of: text, node)
    try checkEnd(of: text)
    guard !roots.isEmpty else {
      throw Document.Fault(
        "there is no node here; a dump of the tree for Linux begins with [document web]",
        at: Position(line: 1, column: 1))
    }
    return roots
  }

  private static func node(
    _ content: Substring, _ position: Position
  ) throws(Document.Fault) -> CaptureNode {
    guard content.first == "[", let end = content.firstIndex(of: "]") else {
      throw Document.Fault(
        "a node begins with its role in brackets, such as [push button]", at: position)
    }
    var node = CaptureNode(String(content[..<end].dropFirst()), position: position)
    var rest = content[end...].dropFirst().drop { $0 == " " }
    // Attributes are searched one by one, so their number has a bound.
    while !rest.isEmpty, node.attributes.count < 200 {
      let column = content[..<rest.startIndex].unicodeScalars.count
      let place = Position(line: Int(position.line), column: Int(position.column) + column)
      let name = rest.prefix { !"=: ".contains($0) }
      rest = rest.dropFirst(name.count)
      var value = "true"
      if rest.first == "=", rest.dropFirst().first == "[" {
        // A relation names only a role.
        value = String(rest.dropFirst().prefix { $0 != "]" }) + "]"
        rest = rest.dropFirst(1 + value.count)
      } else if rest.first == "=" {
        (value, rest) = try ChromiumDump.value(rest.dropFirst(), at: place)
      } else if rest.first == ":" {
        value = String(rest.dropFirst().prefix { $0 != " " })
        rest = rest.dropFirst(1 + value.count)
      }
      if name.first?.isLetter == true, node[String(name)] == nil {
        node.attributes.append(
          .init(name: String(name), value: value.percentDecoded, position: place))
      }
      rest = rest.drop { $0 == " " }
    }
    return node
  }

  /// States without a value.
  private static let states: Set<String> = [
    "active", "animated", "busy", "checked", "collapsed", "default", "editable", "enabled",
    "expandable", "expanded", "focusable", "focused", "horizontal", "indeterminate",
    "invalid-entry", "modal", "multi-line", "multiselectable", "opaque", "pressed", "read-only",
    "required", "selectable", "selectable-text", "selected", "sensitive", "showing",
    "single-line", "supports-autocompletion", "vertical", "visible", "visited", "has-popup",
  ]

  /// Whether the value after a colon is missing or a prefix of true or false.
  private static func isPart(_ word: Substring) -> Bool {
    let value = word.drop { $0 != ":" }.dropFirst()
    return value.isEmpty || ["true", "false"].contains { $0 != value && $0.hasPrefix(value) }
  }

  /// Refuses a dump that ends inside a role, a name or a state.
  private static func checkEnd(of text: CaptureText) throws(Document.Fault) {
    let (bytes, number) = text.unendedLine
    let line = String(decoding: bytes, as: UTF8.self)
    guard let word = line.split(separator: " ", omittingEmptySubsequences: false).last,
      line.contains(where: { !$0.isWhitespace })
    else { return }
    let isWhole =
      line.last == "]" || word.last == "'" || line.last == ")" || states.contains(String(word))
      || (word.contains(":") && !word.contains("=") && !isPart(word))
    guard !isWhole else { return }
    throw Document.Fault(
      "the dump is broken off inside this line; dump the page again",
      at: Position(line: number, column: 1))
  }
}

extension String {
  /// The text with `%E2%80%A2` decoded; only bytes beyond ASCII are encoded.
  fileprivate var percentDecoded: String {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    let bytes = Array(utf8)
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let byte = UInt8(
          String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self), radix: 16),
        byte >= 0x80
      {
        decoded.append(byte)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(validating: decoded, as: UTF8.self) ?? self
  }
}
