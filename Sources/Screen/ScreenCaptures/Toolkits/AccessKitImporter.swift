import ScreenDocuments
import ScreenTree

extension Importer {
  /// A TreeUpdate of AccessKit as JSON.
  package static let accessKit = Importer(
    name: "accesskit",
    recognizes: { head in
      // The tree and the focus come after the nodes, which may be many.
      head.has("nodes[][].role")
        || head.has("nodes") && head.has("tree", "focus", "treeId") && !head.has("nodes[].nodeId")
    },
    importer: { text, notes throws(Document.Fault) in
      let document = try Document.readCapture(text.bytes)
      var tree = try AccessKitTree(document)
      var root = try tree.root()
      if tree.missing > 0 {
        notes.remark(missing: tree.missing, from: "update")
      }
      root.nameRoles(&notes)
      if tree.hasNumberedFlags {
        notes.remark(
          "Flags are numbers that only their version of AccessKit can read; what they hide is read too."
        )
      }
      let untold = tree.hasNumberedFlags ? AccessKitTree.flags : []
      var snapshot = WebSnapshot(notes: notes, missing: untold)
      snapshot.notes.cannotTell(untold.union([.hint, .customContent, .rotors]))
      if !tree.isWebContent {
        snapshot.origin = "AccessKit's roles are those of the web, and are spoken as in Safari."
      }
      let screen = snapshot.screen(of: [root])
      notes = snapshot.notes
      return screen
    })
}

/// The nodes of a TreeUpdate, which refer to each other by id.
struct AccessKitTree {
  private let document: Document
  private var nodes: [String: Document] = [:]
  private var used: Set<String> = []
  private let focus: String?
  /// How many named children do not exist.
  private(set) var missing = 0
  /// Whether flags are bits of a number, whose order depends on the version.
  private(set) var hasNumberedFlags = false
  /// Whether any node is number 0 in its set.
  private var countsFromZero = false

  /// Whether the root is a page, not the window of an app.
  var isWebContent: Bool {
    let role = stated.flatMap { nodes[$0]?["role"]?.text }
    return role.flatMap { WebRoles.name(of: $0) } == "document" && role?.lowercased() != "window"
  }

  /// The properties that flags carry.
  static let flags: Set<AnyModifier> = [
    .hidden, .disabled, .required, .visited, .busy, .readonly,
  ]

  init(_ document: Document) throws(Document.Fault) {
    self.document = document
    focus = document["focus"]?.text
    guard let items = document["nodes"]?.items else {
      throw Document.Fault(
        "the list of nodes is missing; a TreeUpdate has it under 'nodes'", at: document.position)
    }
    for item in items {
      // A node is a pair of its id and its properties; in older versions the id is a property.
      let pair = item.items ?? []
      let id = pair.count == 2 ? pair[0].text : item["id"]?.text
      let body = pair.count == 2 ? pair[1] : item
      guard let id, body.entries != nil else {
        throw Document.Fault("a node is a pair of its id and its properties", at: item.position)
      }
      if let properties = body["properties"], properties.entries == nil {
        throw Document.Fault(
          "the properties of a node are a mapping of names to values, not \(properties.kind)",
          at: properties.position)
      }
      hasNumberedFlags = hasNumberedFlags || (body["flags"]?.number ?? 0) != 0
      let node = body.withPropertiesBesideRole
      countsFromZero = countsFromZero || node["positionInSet"]?.number == 0
      nodes[id] = node
    }
  }

  /// The root that the tree names.
  private var stated: String? { document["tree"]?["root"]?.text ?? document["root"]?.text }

  /// The root that the tree names, otherwise the node that no other node names.
  mutating func root() throws(Document.Fault) -> CaptureNode {
    var children: Set<String> = []
    for node in nodes.values {
      children.formUnion((node["children"]?.items ?? []).compactMap(\.text))
    }
    // A set of keys has another order in each run, so without sorting the root could change.
    let id = stated ?? nodes.keys.filter { !children.contains($0) }.sorted().first
    guard let id, let root = try node(id, depth: 1) else {
      throw Document.Fault(
        "the root is not among the nodes; capture a whole tree, not an update of it",
        at: document.position)
    }
    return root
  }

  private mutating func node(_ id: String, depth: Int) throws(Document.Fault) -> CaptureNode? {
    guard let body = nodes[id] else {
      missing += 1
      return nil
    }
    // A node that several others name counts once, which also ends circles.
    guard used.insert(id).inserted else { return nil }
    guard depth < Limits.depth else {
      throw Document.Fault(
        "the tree has more than \(Limits.depth) levels; capture a smaller part", at: body.position)
    }
    var node = CaptureNode(body["role"]?.text ?? "generic", position: body.position)
    guard body["hidden"]?.flag != true else { return nil }
    for entry in body.entries ?? [] { Self.add(entry, to: &node) }
    addName(of: body, to: &node)
    addPlace(of: body, to: &node)
    if id == focus {
      node.attributes.append(.init(name: "focused", value: "true", position: body.position))
    }
    for child in body["children"]?.items ?? [] {
      guard let inner = child.text else { continue }
      if let made = try self.node(inner, depth: depth + 1) { node.children.append(made) }
    }
    return node
  }

  private static let names = [
    "name": "name", "label": "name", "value": "value", "numericValue": "value",
    "description": "description", "placeholder": "placeholder", "expanded": "expanded",
    "selected": "selected", "disabled": "disabled", "required": "required", "visited": "visited",
    "busy": "busy", "readOnly": "readonly", "invalid": "invalid", "toggled": "toggled",
    "checked": "toggled", "checkedState": "toggled", "level": "level", "hierarchicalLevel": "level",
    "ariaCurrent": "current", "authorId": "authorId", "multiline": "multiline",
    "protected": "protected", "modal": "modal",
  ]

  private static func add(_ entry: Document.Entry, to node: inout CaptureNode) {
    if entry.key == "bounds" {
      let edges = ["x0", "y0", "x1", "y1"].compactMap { entry.value[$0]?.number }
      guard edges.count == 4 else { return }
      // AccessKit has the edges of a rectangle, and the readers its size.
      let size = "{\(edges[2] - edges[0]), \(edges[3] - edges[1])}"
      node.attributes.append(
        .init(
          name: "frame", value: "{{\(edges[0]), \(edges[1])}, \(size)}", position: entry.position))
      return
    }
    guard var text = entry.value.text, !entry.value.isNull, let name = names[entry.key] else {
      return
    }
    // A number is written with a fraction, even if it is an integer.
    if entry.key == "numericValue", text.hasSuffix(".0") { text.removeLast(2) }
    let isPressed =
      name == "toggled" && node.type.lowercased().hasSuffix("button")
      && !node.type.lowercased().hasPrefix("radio")
    let key = name == "toggled" ? (isPressed ? "pressed" : "checked") : name
    guard node[key] == nil else { return }
    node.attributes.append(.init(name: key, value: text, position: entry.position))
  }

  /// The position in its set, which some toolkits count from 0.
  private func addPlace(of body: Document, to node: inout CaptureNode) {
    guard let entry = body.entry("positionInSet"), let number = entry.value.number,
      let count = body.entry("sizeOfSet")
    else { return }
    let text = String(number + (countsFromZero ? 1 : 0))
    node.attributes.append(.init(name: "posinset", value: text, position: entry.position))
    node.attributes.append(
      .init(name: "setsize", value: count.value.text ?? "", position: count.position))
  }

  /// The name: a text says its value, and labels name other nodes.
  private func addName(of body: Document, to node: inout CaptureNode) {
    guard node["name"] == nil else { return }
    let isText = WebRoles.name(of: node.type) == "text"
    if isText, let index = node.attributes.firstIndex(where: { $0.name == "value" }) {
      node.attributes[index].name = "name"
      return
    }
    let labels = (body["labelledBy"]?.items ?? []).compactMap { $0.text }.compactMap { nodes[$0] }
    let words = labels.compactMap { $0.entry("label") ?? $0.entry("name") ?? $0.entry("value") }
    guard let first = words.first else { return }
    let name = words.compactMap { $0.value.text }.joined(separator: " ")
    node.attributes.append(.init(name: "name", value: name, position: first.position))
  }
}

extension Document {
  /// The entry of an object under a key, if it is a text.
  fileprivate func entry(_ key: String) -> Entry? {
    entries?.first { $0.key == key && $0.value.text != nil }
  }

  /// A node with its properties where older versions write them.
  fileprivate var withPropertiesBesideRole: Document {
    guard let properties = self["properties"]?.entries else { return self }
    let others = entries?.filter { $0.key != "properties" } ?? []
    return Document(.mapping(others + properties), at: position)
  }
}
