import ScreenDocuments
import ScreenTree

extension Importer {
  /// The JSON of `maestro hierarchy`, or of Maestro's runner.
  package static let maestro = Importer(
    name: "maestro",
    recognizes: { head in
      (head.has("attributes.bounds", "attributes.accessibilityText", "attributes.resource-id")
        || head.keys.contains { $0.hasSuffix("children[].attributes.bounds") })
        || head.has("elementType", "axElement.elementType", "children[].elementType")
        || (head.has("attributes") && head.has("children"))
        || head.lines.contains { $0.hasPrefix(MaestroTable.header) }
    },
    importer: { text, notes throws(Document.Fault) in
      if let table = try Self.table(text) {
        notes.capture.evidence.append("the compact table")
        return table.isAndroid ? table.androidScreen(&notes) : table.untypedScreen(&notes)
      }
      let document = try Document.readCapture(text.bytes)
      let root = document["axElement"] ?? document
      guard root.entries != nil else {
        throw Document.Fault(
          "a hierarchy of Maestro is an object with attributes and children, not \(root.kind)",
          at: root.position)
      }
      if root["elementType"] != nil { return Self.runner(root, &notes) }
      guard root["attributes"] != nil || root["children"]?.items?.isEmpty == false else {
        throw Document.Fault(
          "a hierarchy of Maestro is an object with attributes and children; neither is here",
          at: root.position)
      }
      guard let node = CaptureNode(maestro: root) else {
        throw Document.Fault("there is no node here", at: root.position)
      }
      return node.isAndroid ? node.androidScreen(&notes) : node.untypedScreen(&notes)
    })

  /// The table of the compact form; nil for JSON.
  private static func table(_ text: CaptureText) throws(Document.Fault) -> CaptureNode? {
    let start = text.bytes.prefix(CaptureHead.size)
    guard start.firstRange(of: Array(MaestroTable.header.utf8)) != nil else { return nil }
    return try MaestroTable.read(text)
  }

  /// The raw form, in which XCUITest's types are numbers.
  private static func runner(_ root: Document, _ notes: inout CaptureNotes) -> Screen {
    notes.capture.evidence.append("elementType")
    let keys = CaptureNode.Keys(
      type: "elementType", renamed: ["hasFocus": "focused", "elementType": "number"])
    var nodes = [CaptureNode(root, keys)].compactMap { $0 }
    for index in nodes.indices { nodes[index].nameTypes() }
    return XCUITestSnapshot.screen(of: nodes, mixesNames: false, &notes)
  }

  /// A waypoint of Trailblaze: the tree of its driver, or otherwise the filtered one.
  package static let trailblaze = Importer(
    name: "trailblaze",
    recognizes: { $0.has("trailblazeNodeTree", "viewHierarchy") },
    importer: { text, notes throws(Document.Fault) in
      let document = try Document.readCapture(text.bytes)
      let size = ["deviceWidth", "deviceHeight"].compactMap { document[$0]?.number }
      let isWhole = document["trailblazeNodeTree"].map { $0.entries != nil } ?? false
      notes.capture.evidence.append(isWhole ? "trailblazeNodeTree" : "viewHierarchy")
      let tree = isWhole ? document["trailblazeNodeTree"] : document["viewHierarchy"]
      guard let tree, var node = CaptureNode(trailblaze: tree) else {
        throw Document.Fault(
          "there is neither a trailblazeNodeTree nor a viewHierarchy here", at: document.position)
      }
      if size.count == 2 {
        node.attributes.append(
          .init(name: "screen", value: "[0,0][\(size[0]),\(size[1])]", position: node.position))
      }
      if isWhole, node.isAndroid, node["heading"] == nil {
        // False values are omitted, so every node states whether it is a heading.
        node.attributes.append(.init(name: "heading", value: "false", position: node.position))
      }
      return node.isAndroid ? node.androidScreen(&notes) : node.untypedScreen(&notes)
    })
}

extension CaptureNode {
  /// Replaces the numbers of XCUITest's types by their names.
  fileprivate mutating func nameTypes() {
    if let number = Int(type), ElementTypes.numbered.indices.contains(number) {
      type = ElementTypes.numbered[number]
    }
    for index in children.indices { children[index].nameTypes() }
  }

  /// Whether it or a node in it has a class, as Android's nodes have.
  fileprivate var isAndroid: Bool {
    var isFound = false
    forEach { node in isFound = isFound || node["class"] != nil }
    return isFound
  }

  /// Reads a node of Maestro: its attributes in a mapping, with its children.
  fileprivate init?(maestro document: Document) {
    guard document.entries != nil else { return nil }
    self.init("", position: document.position)
    // Flags stand beside the attributes, and may stand in them once more as texts.
    let beside = document.entries?.filter { $0.value.text != nil } ?? []
    for entry in (document["attributes"]?.entries ?? []) + beside {
      add(entry.key, entry)
    }
    children = document["children"]?.items?.compactMap { CaptureNode(maestro: $0) } ?? []
  }

  /// Reads a node of Trailblaze, in either of its trees.
  fileprivate init?(trailblaze document: Document) {
    guard document.entries != nil else { return nil }
    self.init("", position: document.position)
    let detail = document["driverDetail"]
    for entry in (detail ?? document).entries ?? [] where entry.key != "class" {
      add(Self.trailblazeNames[entry.key] ?? entry.key, entry)
    }
    if detail?["class"]?.text?.hasPrefix("android") == true, self["class"] == nil {
      attributes.append(.init(name: "class", value: "android.view.View", position: position))
    }
    addBounds(of: document)
    children = document["children"]?.items?.compactMap { CaptureNode(trailblaze: $0) } ?? []
  }

  private mutating func add(_ name: String, _ entry: Document.Entry) {
    if entry.key == "collectionItemInfo" {
      guard let heading = entry.value["isHeading"]?.text else { return }
      attributes.append(.init(name: "item-heading", value: heading, position: entry.position))
    }
    guard let text = entry.value.text, !entry.value.isNull, self[name] == nil else { return }
    attributes.append(.init(name: name, value: text, position: entry.position))
  }

  private mutating func addBounds(of document: Document) {
    let bounds = document["bounds"] ?? document
    let names =
      document["bounds"] == nil
      ? ["x1", "y1", "x2", "y2"] : ["left", "top", "right", "bottom"]
    // Zeros are omitted.
    let numbers = names.map { bounds[$0]?.number ?? 0 }
    let text = "[\(numbers[0]),\(numbers[1])][\(numbers[2]),\(numbers[3])]"
    attributes.append(.init(name: "bounds", value: text, position: bounds.position))
  }

  /// The attributes of Android's dumps that have other names in Trailblaze.
  private static let trailblazeNames = [
    "className": "class", "contentDescription": "content-desc", "hintText": "hint",
    "resourceId": "resource-id", "stateDescription": "state-description",
    "paneTitle": "pane-title", "tooltipText": "tooltip-text", "isHeading": "heading",
    "isCheckable": "checkable", "isChecked": "checked", "isClickable": "clickable",
    "isLongClickable": "long-clickable", "isFocusable": "focusable", "isFocused": "focused",
    "isSelected": "selected", "isEnabled": "enabled", "isEditable": "editable",
    "isImportantForAccessibility": "important", "isVisibleToUser": "visible-to-user",
    "isScrollable": "scrollable", "isPassword": "password",
    "isScreenReaderFocusable": "screen-reader-focusable", "isShowingHintText": "showing-hint",
    "isContentInvalid": "content-invalid",
    "packageName": "package",
  ]
}
