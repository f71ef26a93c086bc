import ScreenTree

extension CaptureNode {
  /// The screen of an Android capture, in VoiceOver's words.
  func androidScreen(_ notes: inout CaptureNotes) -> Screen {
    var snapshot = AndroidSnapshot(self, notes: notes)
    let screen = snapshot.screen()
    notes = snapshot.notes
    return screen
  }
}

/// Converts a tree of Android to a screen.
struct AndroidSnapshot {
  var notes: CaptureNotes
  private let root: AndroidNode
  private let window: Frame?
  let attributes: Set<String>
  /// The properties that the capture lacks.
  let missing: Set<AnyModifier>

  init(_ source: CaptureNode, notes: CaptureNotes) {
    self.notes = notes
    attributes = source.attributeNames
    missing = Self.missing(from: attributes)
    window =
      source["screen"].flatMap { Frame(corners: $0) } ?? Self.size(of: source)
      ?? source.outermostFrame
    root = AndroidNode(source, window: window)
    self.notes.capture.nodeCount = source.nodeCount - source.systemWindowCount
    let optional = [
      "hint", "heading", "state-description", "pane-title", "a11y-important", "important",
      "screen-reader-focusable", "actions", "displayed", "NAF",
    ]
    // Android's hint is the prompt of a field, and elsewhere what VoiceOver calls a hint.
    self.notes.capture.evidence += optional.filter(attributes.contains).map {
      $0 == "hint" ? "the prompts of fields" : $0
    }
    let tellsHints =
      root.first { $0.isField ? nil : ($0.source["hint"] ?? $0.source["hintText"])?.spoken } != nil
    self.notes.cannotTell(tellsHints ? missing.subtracting([.hint]) : missing)
  }

  /// The size in the root of Appium's page source.
  private static func size(of root: CaptureNode) -> Frame? {
    guard let width = root.number("width"), let height = root.number("height") else { return nil }
    return Frame(origin: (0, 0), size: (width, height))
  }

  private static func missing(from attributes: Set<String>) -> Set<AnyModifier> {
    var missing: Set<AnyModifier> = [
      .hint, .customContent, .rotors, .language, .sortPriority, .container, .expanded,
    ]
    if !attributes.contains("heading") { missing.insert(.heading) }
    if !attributes.contains("hint"), !attributes.contains("hintText") {
      missing.insert(.placeholder)
    }
    if !attributes.contains("actions") { missing.insert(.actions) }
    return missing
  }

  mutating func screen() -> Screen {
    let nodes = elements(of: root, inTabs: false)
    notes.capture.elementCount = nodes.flatMap(\.leaves).count
    let view = Node(
      .uiView, className: root.shortName,
      properties: [.elements(nodes.map { .node($0) }, at: root.position)],
      position: root.position)
    let app = package
    var screen = Screen(
      file: notes.file, title: title(of: nodes) ?? app ?? notes.name, app: nil, views: [view])
    remark()
    notes.guessLanguage(of: &screen)
    return screen
  }

  private mutating func remark() {
    notes.capture.isAndroid = true
    notes.remark(
      "This is Android: VoiceOver's words stand for TalkBack's; rows that can be tapped have no role."
    )
    if !attributes.contains("heading") {
      notes.remark("Headings, roles and states of the app's own are not captured.")
    }
    notes.remark("Frames are in pixels; the order is that of the capture.")
  }

  /// The package of the app: that of the first node that has one.
  private var package: String? {
    var name: String?
    var waiting = [root]
    while name == nil, let node = waiting.popLast() {
      guard !node.isOfSystem else { continue }
      name = node.source["package"]?.spoken
      // Reversed, because the stack is emptied from its end and the order of the capture counts.
      waiting += node.children.reversed()
    }
    return name
  }

  /// The title of the pane, otherwise the first heading, otherwise plain text at the top.
  private func title(of nodes: [Node]) -> String? {
    if attributes.contains("pane-title"),
      let title = root.first(where: { $0.source["pane-title"]?.spoken })
    {
      return title
    }
    let leaves = nodes.flatMap(\.leaves)
    let heading =
      leaves.first { $0.statedTraits.contains(.header) }
      ?? leaves.first { $0.statedTraits == [.staticText] && isAtTop($0) }
    return heading.flatMap { $0[.label] }
  }

  /// Whether an element begins in the top fifth of the screen.
  private func isAtTop(_ node: Node) -> Bool {
    guard let window, let frame = node[.frame]
    else { return false }
    return frame.y - window.y < window.height / 5
  }

  mutating func drop(_ rule: DropRule, _ node: AndroidNode) {
    notes.drop(rule, node.subject, at: node.position)
  }

  /// The elements of a node, in the order of the capture.
  private mutating func elements(of node: AndroidNode, inTabs: Bool) -> [Node] {
    if let rule = reasonToDrop(node) {
      dropWords(of: node, by: rule)
      return []
    }
    warn(of: node)
    if !node.isImportant, !node.isActionable, node.label != nil { drop(.hidden, node) }
    if node.isElement {
      return element(node, inTabs: inTabs) + node.children.joined { inner(of: $0, inTabs: inTabs) }
    }
    let isBar = isTabBar(node)
    let members = node.children.joined { elements(of: $0, inTabs: inTabs || isBar) }
    if members.isEmpty, node.isUnspoken { drop(.silent, node) }
    let counted =
      node.shortName == "RadioGroup"
      ? members.withPlacesOfRadioButtons
      : isBar ? members.numbered { .context(.tabBarItem($0)) } : members
    return contained(counted, in: node)
  }

  /// The elements of a node that names their group, in that group; otherwise unchanged.
  private func contained(_ members: [Node], in node: AndroidNode) -> [Node] {
    guard let name = node.source.words(AndroidNode.groupName), !members.isEmpty else {
      return members
    }
    return [
      Node(
        .uiView, className: node.shortName,
        properties: [
          .container(.semanticGroup, at: name.position), .label(name.value, at: name.position),
          .elements(members.map { .node($0) }, at: node.position),
        ], position: node.position)
    ]
  }

  /// Reports each node that is left out and would have been an element.
  private mutating func dropWords(of node: AndroidNode, by rule: DropRule) {
    if node.isElement { return drop(rule, node) }
    for child in node.children { dropWords(of: child, by: rule) }
  }

  /// The elements inside another one: those that can be operated separately.
  private mutating func inner(of node: AndroidNode, inTabs: Bool) -> [Node] {
    guard node.isActionable else { return node.children.joined { inner(of: $0, inTabs: inTabs) } }
    return elements(of: node, inTabs: inTabs)
  }

  private func reasonToDrop(_ node: AndroidNode) -> DropRule? {
    if node.isOfSystem, !notes.keepsBars { return .systemBars }
    guard !notes.keepsAll else { return nil }
    if !node.isVisible, node.children.isEmpty { return .notVisible }
    if node.source.flag("off-screen") == true { return .offScreen }
    guard let frame = node.frame, node.source["bounds"] != nil else { return nil }
    // A view around others may have no size where the edge of the screen cuts it off.
    if frame.width == 0 || frame.height == 0, node.children.isEmpty { return .zeroSize }
    if let window, frame.width > 0, frame.height > 0, !frame.meets(window) { return .offScreen }
    return nil
  }

  private mutating func warn(of node: AndroidNode) {
    guard !node.className.isEmpty,
      !AndroidTypes.packages.contains(where: { node.className.hasPrefix($0) })
    else { return }
    notes.warn(unknown: node.className, "class", at: node.position)
  }

  /// Whether the nodes inside are tabs: by the class, or because one of equals in a row is
  /// selected.
  private func isTabBar(_ node: AndroidNode) -> Bool {
    let members = node.children
    guard (2...6).contains(members.count) else { return false }
    if AndroidTypes.tabBars.contains(node.shortName) { return true }
    let chosen = members.filter { $0.source.flag("selected") == true }
    guard chosen.count == 1, let first = members[0].frame,
      members.allSatisfy({
        ($0.source.flag("clickable") == true || $0.position == chosen[0].position)
          && ($0.label != nil || $0.says)
      })
    else { return false }
    return members.allSatisfy { $0.frame?.y == first.y && $0.frame?.height == first.height }
  }
}

extension Node {
  /// The elements in it, or itself if it is one.
  var leaves: [Node] { kind == .uiView ? members.flatMap(\.leaves) : [self] }
}
