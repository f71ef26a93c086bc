import ScreenDocuments
import ScreenTree

extension Importer {
  /// Playwright's aria snapshot, from its tests or its MCP server.
  package static let ariaSnapshot = Importer(
    name: "playwright-aria",
    recognizes: { head in
      let lines = head.lines.filter { !$0.hasPrefix("#") && $0 != "---" }
      if lines.first?.hasPrefix("- Page ") == true { return true }
      // Lines of a log may come before the first item, and after the last one.
      let log = lines.prefix(50).prefix { !$0.isItem }
      let tree = lines.dropFirst(log.count).prefix(50)
      guard tree.first?.isAriaLine == true, let last = tree.lastIndex(where: \.isAriaLine) else {
        return false
      }
      // Other lists in YAML may begin with a word that is also a role; they have keys besides.
      let hasKeys = log.contains(where: \.isKeyLine) || tree.contains(where: \.isKeyLine)
      return 2 * tree.count(where: \.isAriaLine) > tree[...last].count && !hasKeys
    },
    importer: { text, notes throws(Document.Fault) in
      let roots = try AriaSnapshot.read(text, &notes)
      return Self.screen(of: roots, &notes)
    })

  /// Playwright's aria snapshot as JSON, and Puppeteer's accessibility snapshot.
  package static let ariaJSON = Importer(
    name: "aria-json",
    recognizes: { head in
      head.has("role", "[].role") && head.has("name", "children", "[].name", "[].children")
        && head.roles.contains { WebRoles.name(of: $0) != nil }
        && !head.keys.contains { $0.hasSuffix("AXLabel") }
    },
    importer: { text, notes throws(Document.Fault) in
      let document = try Document.readCapture(text.bytes)
      let keys = CaptureNode.Keys(
        type: "role", textType: "text", renamed: ["active": "focused", "keyshortcuts": "shortcuts"])
      var roots = (document.items ?? [document]).compactMap { CaptureNode($0, keys) }
      var hasRole = false
      for root in roots {
        root.forEach { hasRole = hasRole || !["", "text"].contains($0.type) || $0["role"] != nil }
      }
      guard hasRole else {
        throw Document.Fault("there is no node with a role here", at: document.position)
      }
      for index in roots.indices { roots[index].nameRoles(&notes) }
      return Self.screen(of: roots, &notes)
    })

  /// The properties that Puppeteer reports and Playwright does not, by attribute name.
  private static let optional: [String: AnyModifier] = [
    "description": .webDescription, "required": .required, "readonly": .readonly,
  ]

  private static func screen(of roots: [CaptureNode], _ notes: inout CaptureNotes) -> Screen {
    var reported: Set<String> = []
    for root in roots { root.forEach { reported.formUnion($0.attributes.map(\.name)) } }
    let known = optional.filter { reported.contains($0.key) }.values
    let missing: Set<AnyModifier> = [.language, .hint, .actions, .visited]
    var snapshot = WebSnapshot(
      notes: notes, missing: missing.union(optional.values).subtracting(known), isTrimmed: true)
    let screen = snapshot.screen(of: roots)
    notes = snapshot.notes
    return screen
  }
}

extension Substring {
  /// Whether it is an item of a list in YAML.
  fileprivate var isItem: Bool { drop { $0 == " " }.hasPrefix("- ") }

  /// Whether it is a key of a mapping in YAML, which a snapshot never has without a dash.
  fileprivate var isKeyLine: Bool {
    let key = drop { $0 == " " }.prefix { $0.isLetter || $0 == "_" }
    let rest = drop { $0 == " " }.dropFirst(key.count)
    return !key.isEmpty && (rest == ":" || rest.hasPrefix(": "))
  }

  /// Whether it is a dash and a known role, or a property of the node before.
  fileprivate var isAriaLine: Bool {
    let text = drop { $0 == " " }
    guard text.hasPrefix("- ") else { return false }
    let item = text.dropFirst(2)
    let change = item.hasPrefix(AriaSnapshot.change) ? AriaSnapshot.change.count : 0
    let key = item.dropFirst(change).drop { "'\" ".contains($0) }
    let role = key.prefix { $0.isLetter }
    guard WebRoles.name(of: String(role)) != nil || key.hasPrefix("/"), role == role.lowercased()
    else { return false }
    let rest = key.dropFirst(role.count)
    // A name, an expression or attributes may follow, but no words.
    let next = rest.first == " " ? rest.dropFirst() : rest
    return rest.isEmpty || rest.first == ":" || next.first.map { "'\"/[".contains($0) } ?? false
  }
}

extension CaptureNode {
  /// Replaces the roles of a tool by their ARIA names, with a warning for unknown ones.
  mutating func nameRoles(_ notes: inout CaptureNotes) {
    if let role = WebRoles.name(of: type) {
      type = role
    } else if WebRoles.leaves.contains(type) {
      // A role of HTML alone, which the reader of its format has named already.
    } else if !type.isEmpty {
      notes.warn(unknown: type, "role", at: position)
      type = "unknown"
    } else {
      type = "generic"
    }
    if let text = attributes.first(where: { $0.name == "text" }), type != "text", children.isEmpty,
      !WebRoles.valued.contains(type)
    {
      let name = Attribute(name: "name", value: text.value, position: text.position)
      children = [CaptureNode("text", attributes: [name], position: text.position)]
    }
    for index in children.indices { children[index].nameRoles(&notes) }
  }
}
