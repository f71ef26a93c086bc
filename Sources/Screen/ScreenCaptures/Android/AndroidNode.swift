import ScreenTree

/// A node of Android's accessibility tree, with the attributes that all tools share.
struct AndroidNode: Sendable {
  let source: CaptureNode
  /// The class with its package, such as `android.widget.Button`.
  let className: String
  /// The words of the node itself, with their position: its description, otherwise its text.
  let said: CaptureNode.Attribute?
  let frame: Frame?
  let children: [AndroidNode]
  /// Whether it or its content has words.
  let says: Bool
  /// Whether the cursor stops here when it has words.
  let isActionable: Bool
  /// Whether something in it can be tapped.
  let holdsPressable: Bool

  var position: Position { source.position }
  var label: String? { said?.value }
  /// Whether it can be tapped, by its flags.
  var isPressable: Bool {
    source.flag("clickable") == true || source.flag("long-clickable") == true
  }
  /// The class without its package.
  let shortName: String
  var isEnabled: Bool { source.flag("enabled") ?? true }
  var isCheckable: Bool { source.flag("checkable") == true || AndroidTypes.isToggle(shortName) }
  /// The attribute with the name of a group whose members are separate elements.
  static let groupName = "group-name"
  /// The value of `checked` when the capture does not have the state of a box or a switch.
  static let unknownState = "unknown"
  var hasUnknownState: Bool { source["checked"] == Self.unknownState }
  var identifier: String? { source["resource-id"]?.spoken }
  // A field for passwords need not be an `EditText`.
  var isField: Bool {
    shortName.hasSuffix("EditText") || source.flag("editable") == true
      || source.flag("password") == true
  }

  /// Whether the node itself is visible to assistive technology.
  var isImportant: Bool {
    source.flag("important") ?? source.flag("a11y-important") ?? true
  }

  /// Whether it belongs to the system's bars, or contains nothing else.
  let isOfSystem: Bool
  /// Whether it or a node in it belongs to an app or has words that are not known to be the
  /// system's.
  private let holdsApp: Bool

  /// Whether it is visible, as far as the capture knows.
  var isVisible: Bool {
    source.flag("visible-to-user") ?? source.flag("displayed") ?? true
  }

  /// Whether it is visible and has a size; a view that is cut off at an edge may have none.
  var isSeen: Bool {
    guard isVisible, children.isEmpty, source["bounds"] != nil, let frame else { return isVisible }
    return frame.width > 0 && frame.height > 0
  }

  /// The class and the words, for reports.
  var subject: String {
    [shortName, (label ?? identifier).map { "'\($0.prefix(60))'" }].compactMap { $0 }
      .joined(separator: " ")
  }

  /// Reads a node with everything in it.
  ///
  /// - Parameters:
  ///   - node: a node with Android's attributes, or with its class as its tag.
  ///   - window: the rectangle of the screen in pixels.
  init(_ node: CaptureNode, window: Frame?) {
    let children = node.children.map { AndroidNode($0, window: window) }
    self.children = children
    // The children exist as nodes of this type; the same tree twice would double the memory.
    var source = node
    source.children = []
    self.source = source
    let className = node["class"] ?? node.type
    self.className = className
    let start = className.utf8.lastIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "$") }
    let short = start.map { String(className[className.utf8.index(after: $0)...]) } ?? className
    shortName = short
    let frame = node["bounds"].flatMap { Frame(corners: $0) }
    self.frame = frame
    let said = Self.words(of: node, isToggle: AndroidTypes.isToggle(short))
    self.said = said
    says = said != nil || children.contains { $0.says && !$0.isActionable && $0.isSeen }
    isActionable = Self.isActionable(node, short, frame, window)
    holdsPressable = children.contains { $0.isPressable || $0.holdsPressable }
    let owner = Self.owner(of: node)
    let isUnknown = owner == nil && (said != nil || children.contains(where: \.holdsApp))
    holdsApp = owner.map { $0 != AndroidTypes.system } ?? isUnknown
    isOfSystem =
      owner.map { $0 == AndroidTypes.system }
      ?? (!holdsApp && children.contains(where: \.isOfSystem))
  }

  /// The package of a node; in captures without packages, from the prefix of identifiers.
  private static func owner(of node: CaptureNode) -> String? {
    if let package = node["package"]?.spoken { return package }
    guard let identifier = node["resource-id"], let colon = identifier.firstIndex(of: ":") else {
      return nil
    }
    let package = String(identifier[..<colon])
    return package == "android" ? nil : package
  }

  /// The first value in this node and its descendants.
  func first<Value>(where find: (AndroidNode) -> Value?) -> Value? {
    if let value = find(self) { return value }
    for index in children.indices {
      if let value = children[index].first(where: find) { return value }
    }
    return nil
  }

  /// The description, otherwise the text; the words of a switch for its state are no label.
  private static func words(of node: CaptureNode, isToggle: Bool) -> CaptureNode.Attribute? {
    if let words = node.words("content-desc", "accessibilityText") { return words }
    guard let text = node.words("text"), node["class"]?.hasSuffix("EditText") != true,
      !node.type.hasSuffix("EditText"), node.flag("editable") != true,
      node.flag("password") != true
    else { return nil }
    // The text of a bar is its value.
    if (node["class"] ?? node.type).hasSuffix("Bar") { return nil }
    return isToggle && AndroidTypes.states.contains(text.value.uppercased()) ? nil : text
  }

  /// Whether the user can operate the node itself; lists that scroll are only containers.
  private static func isActionable(
    _ node: CaptureNode, _ short: String, _ frame: Frame?, _ window: Frame?
  ) -> Bool {
    if node.flag("screen-reader-focusable") == true { return true }
    if node.flag("scrollable") == true || AndroidTypes.lists.contains(short) { return false }
    let fills = window.flatMap { window in frame.map { $0.fills(window) } } ?? false
    if node.flag("clickable") == true || node.flag("long-clickable") == true { return !fills }
    if node.flag("checkable") == true, node.flag("focusable") == true { return true }
    // A layout that only holds the keyboard focus is as large as the screen.
    return node.flag("focusable") == true && !fills
  }
}
