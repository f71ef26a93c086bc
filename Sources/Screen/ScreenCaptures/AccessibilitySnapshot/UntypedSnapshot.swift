import ScreenTree

extension CaptureNode {
  /// The screen of a capture of iOS without types, such as Maestro's.
  func untypedScreen(_ notes: inout CaptureNotes) -> Screen {
    let screen = self["screen"].flatMap { Frame(corners: $0) } ?? outermostFrame
    var reader = UntypedReader(window: screen)
    var root = reader.node(self)
    if let screen {
      root.attributes.removeAll { $0.name == "frame" }
      root.attributes.append(screen.attribute(at: position))
    }
    root.type = "Application"
    let roots = [reader.withoutStatusBar(root, &notes)]
    var made = XCUITestSnapshot.screen(of: roots, mixesNames: false, hasTypes: false, &notes)
    made.app = reader.app ?? made.app
    if made.title == notes.name, let app = reader.app { made.title = app }
    notes.capture.nodeCount = nodeCount
    return made
  }

  /// The number of nodes, including descendants.
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

  /// Whether its origin is the corner of the screen although the view around it is elsewhere, as
  /// for views without layout.
  fileprivate func isAtOrigin(outside other: Frame?) -> Bool {
    guard let other, x == 0, y == 0 else { return false }
    return !other.contains(Frame(x: x, y: y, width: 0, height: 0))
  }

  /// Whether it fills nearly all of another.
  func fills(_ other: Frame) -> Bool { width * height >= 0.9 * other.width * other.height }
}

/// Assigns types to nodes without types, by their attributes.
private struct UntypedReader {
  let window: Frame?
  var app: String?

  /// The names of attributes in the XCUITest family.
  private static let names = [
    "accessibilityText": "label", "text": "value", "value": "value", "hintText": "placeholderValue",
    "hint": "placeholderValue", "resource-id": "identifier", "resourceId": "identifier",
    "enabled": "enabled", "focused": "focused", "selected": "selected", "title": "title",
  ]

  /// The context of a node.
  private struct Around {
    /// The number of nodes around it.
    var depth = 0
    /// The type of the parent.
    var type = ""
    /// The rectangle of the nearest ancestor that has a size.
    var frame: Frame?
    /// Whether an ancestor has words and is no window, as rows have.
    var isLabeled = false
    /// Whether an ancestor is selected.
    var isSelected = false
    /// The navigation bar around it.
    var bar: Bar?
  }

  /// A navigation bar.
  private struct Bar {
    let identifier: String?
    let frame: Frame

    /// Whether a leaf in it is its title: it has the bar's name, or is in the middle.
    func isTitle(_ label: String?, _ place: Frame?) -> Bool {
      guard label != identifier || label == nil else { return true }
      guard let place else { return false }
      return place.width <= 0.7 * frame.width
        && abs(place.x + place.width / 2 - frame.x - frame.width / 2) <= 4
    }
  }

  /// Reads the node of an app with everything in it.
  mutating func node(_ source: CaptureNode) -> CaptureNode { node(source, in: Around()) }

  private mutating func node(_ source: CaptureNode, in around: Around) -> CaptureNode {
    var node = CaptureNode("Unknown", position: source.position)
    for attribute in source.attributes {
      guard let name = Self.names[attribute.name], node[name] == nil,
        name != "value" || attribute.value != source["accessibilityText"]
      else { continue }
      node.attributes.append(
        .init(name: name, value: attribute.value, position: attribute.position))
    }
    let frame = source["bounds"].flatMap { Frame(corners: $0) }
    if let frame, !frame.isAtOrigin(outside: around.frame) {
      node.attributes.append(frame.attribute(at: source.position))
    }
    let bar = bar(node, source, frame)
    node.type =
      bar != nil ? "NavigationBar" : type(of: node, source, frame, around)
    // A picture of the system beside words is named by its identifier.
    if node.type == "Image" { node.attributes.removeAll { $0.name == "label" } }
    // The flag that makes a node a switch is only there when the switch is on.
    if node.type == "Switch", node["value"]?.spoken == nil {
      node.attributes.append(.init(name: "value", value: "1", position: source.position))
    }
    var inner = around
    inner.depth += 1
    inner.type = node.type
    if let frame, frame.width > 0, frame.height > 0 { inner.frame = frame }
    let isRow = node.type == "Unknown" && node["label"]?.spoken != nil
    inner.isLabeled = around.isLabeled || isRow
    inner.isSelected = around.isSelected || node.flag("selected") == true
    inner.bar = bar ?? around.bar
    node.children = source.children.map { self.node($0, in: inner) }
    return node
  }

  private mutating func type(
    of node: CaptureNode, _ source: CaptureNode, _ frame: Frame?, _ around: Around
  ) -> String {
    let label = node["label"]?.spoken
    if let frame, let window, frame.fills(window), !source.children.isEmpty {
      if around.type == "Group" { return Node.window }
      if app == nil, around.depth < 2, let label {
        app = label
        return "Group"
      }
    }
    if source.flag("checked") == true { return "Switch" }
    if node["placeholderValue"]?.spoken != nil { return "TextField" }
    let identifier = node["identifier"] ?? ""
    if ["BackButton", "Dictate", "Clear text"].contains(identifier) { return "Button" }
    if identifier == "Toolbar" { return "Toolbar" }
    if node["value"]?.isPercentage == true, label != nil, let frame,
      frame.width == 30 || frame.height == 30
    {
      return "ScrollBar"
    }
    guard source.children.isEmpty else { return "Unknown" }
    if let bar = around.bar, label != nil, bar.isTitle(label, frame) { return "StaticText" }
    return isMark(node, label, around) ? "Image" : "Unknown"
  }

  /// The navigation bar of a node: as wide as the window, at its top or that of a sheet, with an
  /// identifier, which is its title or a class, or a back button.
  private func bar(_ node: CaptureNode, _ source: CaptureNode, _ frame: Frame?) -> Bar? {
    let identifier = node["identifier"]?.spoken
    guard let frame, let window, node["label"]?.spoken == nil, !source.children.isEmpty,
      frame.width >= 0.9 * window.width,
      (40...110).contains(frame.height), (0...80).contains(frame.y - window.y),
      identifier != nil || source.leadsBack
    else { return nil }
    return Bar(identifier: identifier, frame: frame)
  }

  /// Whether a leaf is the checkmark of a selected row, or a disclosure mark.
  private func isMark(_ node: CaptureNode, _ label: String?, _ around: Around) -> Bool {
    let name = (node["identifier"]?.spoken ?? label ?? "").lowercased()
    if name.hasPrefix("checkmark") || label == "Selected" {
      return around.isSelected || node.flag("selected") == true
    }
    return around.isLabeled && name.hasPrefix("chevron")
  }

  /// Removes windows other than the app's whose content is only in the status bar.
  func withoutStatusBar(_ root: CaptureNode, _ notes: inout CaptureNotes) -> CaptureNode {
    var root = root
    guard root.children.first?.type == "Group", !notes.keepsBars else { return root }
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
  /// Whether it contains a back button.
  fileprivate var leadsBack: Bool {
    (self["resource-id"] ?? self["resourceId"]) == "BackButton"
      || children.contains(where: \.leadsBack)
  }

  /// Whether all words in it are at the top of the screen.
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
  /// Whether it has the form of an SF Symbol's name: `chevron.forward`, `trash`.
  var isSymbol: Bool {
    guard let first = unicodeScalars.first, ("a"..."z").contains(first) else { return false }
    return unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "."
    }
  }
}
