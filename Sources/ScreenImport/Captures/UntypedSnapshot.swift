import ScreenTree

extension CaptureNode {
  /// The screen of a capture of iOS that has no types, as Maestro's.
  func untypedScreen(_ notes: inout CaptureNotes) -> Screen {
    let screen = self["screen"].flatMap { Frame(corners: $0) } ?? outermostFrame
    var reader = UntypedReader(window: screen)
    var root = reader.node(self)
    if let screen {
      root.attributes.removeAll { $0.name == "frame" }
      root.attributes.append(screen.attribute(at: position))
    }
    root.type = "Application"
    var snapshot = XCUITestSnapshot(
      [reader.withoutStatusBar(root, &notes)], mixesNames: false, hasTypes: false, notes: notes)
    var made = snapshot.screen()
    made.app = reader.app ?? made.app
    if made.title == notes.name, let app = reader.app { made.title = app }
    notes = snapshot.notes
    notes.capture.nodeCount = nodeCount
    return made
  }

  /// How many nodes it is, with all in it.
  var nodeCount: Int {
    var count = 0
    forEach { _ in count += 1 }
    return count
  }

}

extension Frame {
  /// The rectangle as an attribute of the XCUITest family.
  fileprivate func attribute(at position: Position) -> CaptureNode.Attribute {
    .init(name: "frame", value: "{{\(x), \(y)}, {\(width), \(height)}}", position: position)
  }

  /// Whether it fills nearly all of another.
  func fills(_ other: Frame) -> Bool { width * height >= 0.9 * other.width * other.height }
}

/// Gives nodes without types those that their attributes show.
private struct UntypedReader {
  let window: Frame?
  var app: String?

  /// The names of attributes in the words of the XCUITest family.
  private static let names = [
    "accessibilityText": "label", "text": "value", "value": "value", "hintText": "placeholderValue",
    "hint": "placeholderValue", "resource-id": "identifier", "resourceId": "identifier",
    "enabled": "enabled", "focused": "focused", "selected": "selected", "title": "title",
  ]

  /// Reads a node; in a node with words a symbol is a picture beside them.
  mutating func node(_ source: CaptureNode, isLabeled: Bool = false) -> CaptureNode {
    var node = CaptureNode("Unknown", position: source.position)
    for attribute in source.attributes {
      guard let name = Self.names[attribute.name], node[name] == nil,
        name != "value" || attribute.value != source["accessibilityText"]
      else { continue }
      node.attributes.append(
        .init(name: name, value: attribute.value, position: attribute.position))
    }
    let frame = source["bounds"].flatMap { Frame(corners: $0) }
    if let frame { node.attributes.append(frame.attribute(at: source.position)) }
    node.type = type(of: node, source, frame)
    let isSymbol = source.children.isEmpty && (node["identifier"] ?? "").isSymbol
    if node.type == "Unknown", isSymbol, isLabeled { node.type = "Image" }
    // Symbols of the system are pictures beside words, and are called by their names.
    if node.type == "Image" { node.attributes.removeAll { $0.name == "label" } }
    if node.type == "Switch", node["value"]?.spoken == nil {
      node.attributes.append(.init(name: "value", value: "1", position: source.position))
    }
    if node.type == "Group", app == nil { app = node["label"]?.spoken }
    let isRow = node.type == "Unknown" && node["label"]?.spoken != nil
    node.children = source.children.map { self.node($0, isLabeled: isLabeled || isRow) }
    return node
  }

  private func type(of node: CaptureNode, _ source: CaptureNode, _ frame: Frame?) -> String {
    if let frame, let window, frame.fills(window) { return "Group" }
    if source.flag("checked") == true { return "Switch" }
    if node["placeholderValue"]?.spoken != nil {
      return "TextField"
    }
    let identifier = node["identifier"] ?? ""
    if ["BackButton", "Dictate", "Clear text"].contains(identifier) { return "Button" }
    if identifier == "Toolbar" { return "Toolbar" }
    if node["value"]?.isPercentage == true, node["label"] != nil, let frame,
      frame.width == 30 || frame.height == 30
    {
      return "ScrollBar"
    }
    return "Unknown"
  }

  /// Without windows beside the app's in which nothing lies below the status bar.
  func withoutStatusBar(_ root: CaptureNode, _ notes: inout CaptureNotes) -> CaptureNode {
    var root = root
    guard root.children.first?.type == "Group" else { return root }
    let bars = root.children.dropFirst().filter { !$0.children.isEmpty && $0.isStatusBar }
    for bar in bars {
      bar.forEach { node in
        guard let label = node["label"]?.spoken ?? node["value"]?.spoken else { return }
        notes.drop(.systemBars, label, at: node.position)
      }
    }
    root.children.removeAll { child in bars.contains { $0.position == child.position } }
    return root
  }
}

extension CaptureNode {
  /// Whether all words in it stand within the top of the screen.
  fileprivate var isStatusBar: Bool {
    var hasWords = false
    var isHigh = true
    forEach { node in
      guard (node["label"] ?? node["value"])?.spoken != nil else { return }
      hasWords = true
      let frame = node["frame"].flatMap { Frame($0) }
      isHigh = isHigh && (frame.map { $0.y + $0.height <= 60 } ?? false)
    }
    return hasWords && isHigh
  }
}

extension String {
  /// Whether it has the form of the name of an SF Symbol: `chevron.forward`, `trash`.
  var isSymbol: Bool {
    guard let first = unicodeScalars.first, ("a"..."z").contains(first) else { return false }
    return unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "."
    }
  }
}
