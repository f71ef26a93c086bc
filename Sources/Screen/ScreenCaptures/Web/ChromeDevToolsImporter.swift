import ScreenDocuments
import ScreenTree

extension Importer {
  /// The snapshot of chrome-devtools-mcp: Puppeteer's tree as lines, or as JSON.
  package static let chromeDevTools = Importer(
    name: "chrome-devtools-mcp",
    recognizes: { head in
      head.has("snapshot.role", "snapshot.id", "snapshotFilePath")
        || head.lines.contains { DevToolsLine.begins($0) }
    },
    importer: { text, notes throws(Document.Fault) in
      let isJSON = text.bytes.first { $0 > 0x20 } == UInt8(ascii: "{")
      var roots =
        isJSON ? [try Self.devToolsTree(text)] : try DevToolsSnapshot.read(text, &notes)
      for index in roots.indices {
        roots[index].nameRoles(&notes)
        roots[index].stateCollapsed()
      }
      // A snapshot omits what groups texts, so that each text is separate.
      var snapshot = WebSnapshot(
        notes: notes, missing: [.language, .frame, .actions, .visited, .busy], joinsTexts: false)
      let screen = snapshot.screen(of: roots)
      notes = snapshot.notes
      return screen
    })

  /// The tree of the structured form.
  private static func devToolsTree(_ text: CaptureText) throws(Document.Fault) -> CaptureNode {
    let document = try Document.readCapture(text.bytes)
    let keys = CaptureNode.Keys(type: "role", renamed: ["id": "uid"])
    if let snapshot = document["snapshot"], let node = CaptureNode(snapshot, keys) { return node }
    if let path = document["snapshotFilePath"]?.text {
      throw Document.Fault(
        "the tool wrote the snapshot to '\(path.prefix(200))'; read that file",
        at: document.position)
    }
    throw Document.Fault(
      "the tree is missing; a snapshot of chrome-devtools-mcp has it under 'snapshot'",
      at: document.position)
  }
}

extension CaptureNode {
  /// Marks expandable nodes that are not expanded as collapsed.
  fileprivate mutating func stateCollapsed() {
    if flag("expandable") == true, self["expanded"] == nil {
      let place = place(of: "expandable")
      attributes.append(.init(name: "expanded", value: "false", position: place))
    }
    for index in children.indices { children[index].stateCollapsed() }
  }
}
