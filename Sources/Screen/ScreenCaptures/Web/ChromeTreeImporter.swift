import ScreenDocuments
import ScreenTree

extension Importer {
  /// The tree of Chrome's `Accessibility.getFullAXTree`.
  package static let chromeTree = Importer(
    name: "chrome-axtree",
    recognizes: { $0.has("nodes[].nodeId", "[].nodeId", "result.nodes[].nodeId") },
    importer: { text, notes throws(Document.Fault) in
      let document = try Document.readCapture(text.bytes)
      let list = document["nodes"] ?? document["result"]?["nodes"] ?? document
      guard let items = list.items else {
        throw Document.Fault("the list of nodes is missing; it is under 'nodes'", at: list.position)
      }
      for item in items where item.entries == nil {
        throw Document.Fault("a node is an object with a nodeId", at: item.position)
      }
      guard items.contains(where: { $0["nodeId"] != nil || $0["role"]?["value"] != nil }) else {
        let found = items.isEmpty ? "is empty" : "has no node with a nodeId"
        throw Document.Fault(
          "the list of nodes \(found); turn accessibility on with Accessibility.enable and capture again",
          at: list.position)
      }
      var tree = ChromeTree(items)
      var roots = try tree.roots()
      notes.capture.nodeCount = items.count
      if tree.missing > 0 {
        notes.remark(missing: tree.missing, from: "capture")
      }
      for index in roots.indices { roots[index].nameRoles(&notes) }
      var snapshot = WebSnapshot(notes: notes, missing: [.language, .frame, .actions])
      let screen = snapshot.screen(of: roots)
      notes = snapshot.notes
      notes.capture.nodeCount = items.count
      return screen
    })
}

/// The nodes of Chrome's accessibility tree, which refer to each other by id.
struct ChromeTree {
  private let items: [Document]
  private var places: [String: Int] = [:]
  private var used: Set<Int> = []
  /// How many named children do not exist.
  private(set) var missing = 0

  init(_ items: [Document]) {
    self.items = items
    for (index, item) in items.enumerated() {
      if let id = item["nodeId"]?.text, places[id] == nil { places[id] = index }
    }
  }

  /// The nodes that are the child of no other.
  mutating func roots() throws(Document.Fault) -> [CaptureNode] {
    var children: Set<String> = []
    for item in items {
      for child in item["childIds"]?.items ?? [] {
        if let id = child.text { children.insert(id) }
      }
    }
    let orphans = items.indices.filter { items[$0]["parentId"] == nil }
    let tops = orphans.filter { index in
      items[index]["nodeId"]?.text.map { !children.contains($0) } ?? true
    }
    var roots: [CaptureNode] = []
    // If every node is the child of another, one of them has to begin, or nothing would be read.
    for index in tops.isEmpty ? Array((orphans + [0]).prefix(1)) : tops
    where items.indices.contains(index) {
      if let node = try node(at: index, depth: 1) { roots.append(node) }
    }
    return roots
  }

  private mutating func node(at index: Int, depth: Int) throws(Document.Fault) -> CaptureNode? {
    let item = items[index]
    // A node that several others name counts once, which also ends circles.
    guard used.insert(index).inserted else { return nil }
    guard depth < Limits.depth else {
      throw Document.Fault(
        "the tree has more than \(Limits.depth) levels; capture a smaller part", at: item.position)
    }
    let isIgnored = item["ignored"]?.flag == true
    var node = CaptureNode(
      isIgnored ? "generic" : item["role"]?["value"]?.text ?? "generic", position: item.position)
    if !isIgnored { node.attributes = Self.attributes(of: item) }
    for child in item["childIds"]?.items ?? [] {
      guard let place = child.text.flatMap({ places[$0] }) else {
        missing += 1
        continue
      }
      if let inner = try self.node(at: place, depth: depth + 1) { node.children.append(inner) }
    }
    return node
  }

  private static func attributes(of item: Document) -> [CaptureNode.Attribute] {
    var attributes: [CaptureNode.Attribute] = []
    func add(_ name: String, _ value: Document?) {
      guard let value, let text = value["value"]?.text, value["value"]?.isNull == false else {
        return
      }
      attributes.append(.init(name: name, value: text, position: value.position))
    }
    for name in ["name", "value", "description"] { add(name, item[name]) }
    for property in item["properties"]?.items ?? [] {
      guard let name = property["name"]?.text else { continue }
      add(name, property["value"])
    }
    return attributes
  }
}
