import ScreenTree

/// A node of an XCUITest snapshot, with the attributes that all tools of that family share, and a
/// summary of its content.
///
/// It is immutable. It is a class because the tree is walked many times, and a value of a dozen
/// fields would be copied at each step.
final class XCUINode {
  let source: CaptureNode
  /// The XCUIElementType without its prefix, such as `Button`.
  let type: String
  let label: String?
  /// The value in the capture, even if it repeats the label or the placeholder.
  let value: String?
  let identifier: String?
  let frame: Frame?
  let traits: [String]
  let children: [XCUINode]
  /// The summary of its content, and in `qualifies` of itself.
  private(set) var inside = Inside()

  /// The summary of a node for its ancestors.
  struct Inside {
    /// Whether the node is an element if no ancestor is one.
    var qualifies = false
    /// Whether it or a node in it is an element.
    var holdsElement = false
    /// Whether it or a node in it is a usable control.
    var holdsControl = false
    /// Whether it or a node in it has the trait of a heading.
    var holdsHeading = false
    /// Whether a text with words is in it.
    var holdsText = false
    /// Whether it contains a disclosure mark.
    var leadsOn = false
    /// The labels of buttons in it that can be pressed, at most two different ones.
    var buttons: Set<String> = []
    /// The elements in it, at most a few.
    var stops: [XCUINode] = []
    /// Whether a node in it is selected.
    var holdsSelected = false
    /// Whether a selected node in it is no element, such as the checkmark of a row.
    var holdsSelectedMark = false

    /// How many elements a view around them may summarize.
    static let summed = 8
    /// The words of the elements in it.
    var spoken: [String] { stops.map { $0.label ?? "" } }
  }

  var position: Position { source.position }
  var isEnabled: Bool { source.flag("enabled") ?? true }
  /// Whether it is visible; true by default.
  var isVisible: Bool { source.flag("visible") ?? true }

  /// The type and the words, for reports.
  var subject: String {
    [type, (label ?? identifier).map { "'\($0.prefix(60))'" }].compactMap { $0 }
      .joined(separator: " ")
  }

  /// Reads a node of the family with everything in it.
  init(_ node: CaptureNode, _ dialect: XCUIDialect) {
    children = node.children.map { XCUINode($0, dialect) }
    // The children exist as nodes of this class; the same tree twice would double the memory.
    var source = node
    source.children = []
    self.source = source
    let type = dialect.type(of: node)
    self.type = type
    value = node["value"]?.spoken
    // The value of a text on the Mac is its words.
    let words = type == "StaticText" ? value : nil
    label = node["label"]?.spoken ?? node["title"]?.spoken ?? words
    identifier = dialect.identifier(of: node)
    frame = Self.frame(of: node)
    traits = (node["traits"] ?? "").utf8.split { $0 == 0x2C || $0 == 0x20 }.map { String($0) ?? "" }
    inside = inside(dialect)
  }

  /// The rectangle in points; a setting of the driver adds an exact one.
  private static func frame(of node: CaptureNode) -> Frame? {
    for name in ["nativeFrame", "frame"] {
      if let frame = node[name].flatMap({ Frame($0) }) { return frame }
    }
    guard let x = node.number("x"), let y = node.number("y"), let width = node.number("width"),
      let height = node.number("height")
    else { return nil }
    // The driver writes this for an infinite frame, which has no place.
    if x == -1, y == -1, width == 0, height == 0 { return nil }
    return Frame(origin: (x, y), size: (width, height))
  }

  private func inside(_ dialect: XCUIDialect) -> Inside {
    var facts = Inside()
    for child in children { facts.add(child) }
    facts.qualifies = qualifies(dialect, facts)
    facts.holdsElement = facts.holdsElement || facts.qualifies
    return facts
  }

  /// Whether VoiceOver stops here if it does not stop at an ancestor.
  private func qualifies(_ dialect: XCUIDialect, _ inner: Inside) -> Bool {
    if dialect.knowsElements {
      if dialect.hasNativeElements, let isNative = source.flag("nativeAccessibilityElement"),
        source["accessible"] == nil
      {
        return isNative
      }
      return source.flag("accessible") == true
    }
    // A picture that has no more than an identifier is decoration.
    if type == "Image" { return label != nil }
    if type == "Unknown" { return isOneStop(with: inner) }
    // A row with a button of another name is opened, or the button could not be reached.
    if type == "Cell" { return label != nil && inner.buttons.allSatisfy { $0 == label } }
    if ElementTypes.elementsWhenEmpty.contains(type) || !ElementTypes.known.contains(type) {
      return label != nil && (!inner.holdsElement || summarizesChildren(inner))
    }
    return ElementTypes.controls.contains(type)
      || ElementTypes.leaves.contains(type) && label != nil
  }

  /// Whether a view says more than the texts in it, which are then not reached.
  ///
  /// A label that only joins them was made by a framework; one without any of them is the name of a
  /// group.
  private func summarizesChildren(_ inner: Inside) -> Bool {
    guard type == "Other", let label else { return false }
    // No framework generates a value: the app's words replace everything in it.
    if value != nil || source[CaptureNode.headingLevel] != nil { return true }
    guard inner.stops.count < Inside.summed, !inner.stops.contains(where: \.isUsable),
      label.wordList != inner.spoken.flatMap(\.wordList)
    else { return false }
    let own = label.lowercased()
    return inner.spoken.allSatisfy { own.contains($0.lowercased()) }
  }

  /// Whether it can be operated, by its type.
  var isUsable: Bool { !["StaticText", "Image", "Other", "Unknown"].contains(type) }

  /// Whether it is a control with a state or a value.
  var isAdjustable: Bool { ["Switch", "Toggle", "Slider", "Stepper"].contains(type) }

  /// Visits this node and its descendants.
  func forEach(_ use: (XCUINode) -> Void) {
    use(self)
    for child in children { child.forEach(use) }
  }

  /// Whether it is the disclosure mark of a row.
  var isDisclosureMark: Bool {
    let names = ["chevron", "chevron.forward", "chevron.right"]
    guard let name = identifier ?? label ?? source["name"], names.contains(name) else {
      return false
    }
    // An enabled button of that name can be pressed, and so is more than a mark.
    return type == "Image" || !isEnabled
  }

  /// The labels of the texts inside, in the order of the capture.
  var texts: [String] {
    children.flatMap { child in
      child.type == "StaticText" ? [child.label].compactMap { $0 } : child.texts
    }
  }

  /// The visible keyboards in it.
  var keyboards: [XCUINode] {
    if type == "Keyboard" { return isVisible ? [self] : [] }
    return children.flatMap(\.keyboards)
  }

  /// Whether it closes a popover when tapped, with no control around it.
  var isDismissRegion: Bool { (identifier ?? source["name"]) == "PopoverDismissRegion" }

  /// The last visible alert or sheet inside, which covers everything else.
  var cover: XCUINode? {
    // Later siblings are drawn above earlier ones.
    for child in children.reversed() {
      if child.type == "Alert" || child.type == "Sheet", child.isVisible { return child }
      if let inner = child.cover { return inner }
    }
    return nil
  }
}

/// How a tool of the XCUITest family writes a snapshot, and what its capture carries.
struct XCUIDialect: Sendable {
  /// The attributes that occur anywhere in the capture.
  let attributes: Set<String>
  /// Whether `name` is the identifier, or the label when there is none.
  let mixesNames: Bool
  /// Whether the capture marks which nodes are elements.
  let knowsElements: Bool
  let hasNativeElements: Bool
  /// Whether the capture marks what is visible.
  let knowsVisibility: Bool
  let knowsTraits: Bool
  /// Whether it is a page source of the Mac driver, the only one that writes types as numbers too.
  let isMac: Bool

  init(_ roots: [CaptureNode], mixesNames: Bool) {
    let attributes = roots.reduce(into: Set<String>()) { $0.formUnion($1.attributeNames) }
    self.attributes = attributes
    self.mixesNames = mixesNames
    // Each node asks for these.
    hasNativeElements = attributes.contains("nativeAccessibilityElement")
    knowsElements = attributes.contains("accessible") || hasNativeElements
    knowsVisibility = attributes.contains("visible")
    knowsTraits = attributes.contains("traits")
    isMac = attributes.contains("elementType")
  }

  /// The type without the tool's prefix.
  func type(of node: CaptureNode) -> String {
    let type = node.type
    if type.hasPrefix("XCUIElementType") { return String(Substring(type.utf8.dropFirst(15))) }
    guard type.hasPrefix("UIA") else { return type }
    return ElementTypes.automation[String(type.dropFirst(3))] ?? String(type.dropFirst(3))
  }

  /// The identifier; nil for a name that is the label.
  func identifier(of node: CaptureNode) -> String? {
    if let exact = node["identifier"]?.spoken ?? node["rawIdentifier"]?.spoken { return exact }
    guard mixesNames, let name = node["name"]?.spoken, name != node["label"] else { return nil }
    return name
  }
}
