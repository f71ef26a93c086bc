import ScreenTree

extension XCUITestSnapshot {
  /// The nodes of siblings, inside containers of these types, outermost first.
  mutating func nodes(of siblings: [XCUINode], in path: [String]) -> [Node] {
    let shown = shown(siblings)
    guard path.last == "Table", !dialect.knowsTraits else {
      return shown.joined { nodes(of: $0, in: path) }
    }
    // From the end, the next sibling is known, so that long tables take linear time.
    var next: XCUINode?
    let paths = shown.reversed().map { node in
      defer { if node.inside.holdsElement || node.type == "Cell" { next = node } }
      let isHeader = isSectionHeader(node, before: next)
      return isHeader ? path + [Self.sectionHeader] : path
    }
    return zip(shown, paths.reversed()).joined { nodes(of: $0.0, in: $0.1) }
  }

  /// The path entry for a section's header, which has no type in XCUITest.
  static let sectionHeader = "SectionHeader"

  /// Whether a view of a UIKit table is the header of the rows after it; footers are sentences.
  private func isSectionHeader(_ node: XCUINode, before next: XCUINode?) -> Bool {
    guard node.type == "Other", next?.type == "Cell", let last = node.onlyLabel?.last else {
      return false
    }
    return !".。!?…".contains(last)
  }

  /// The siblings that are not covered: the last presented screen, and the views on it.
  ///
  /// A capture with visibility needs no guess.
  private mutating func shown(_ siblings: [XCUINode]) -> [XCUINode] {
    guard !notes.keepsAll, !dialect.knowsVisibility, siblings.count > 1,
      let top = siblings.lastIndex(where: { $0.inside.holdsElement && isPresented($0) }),
      siblings[..<top].contains(where: \.inside.holdsElement)
    else { return siblings }
    notes.warn(
      "this screen is taken to cover the one before it, which is left out; --all keeps both",
      at: siblings[top].position)
    for covered in siblings[..<top] where covered.inside.holdsElement {
      dropElements(of: covered, by: .covered)
    }
    return Array(siblings[top...])
  }

  /// Whether a view has the shape of a presented screen.
  ///
  /// Its first view dims the background, three times as large as the window, or it fills the window
  /// and has its own navigation bar.
  private func isPresented(_ node: XCUINode) -> Bool {
    guard node.type == "Other", let window = windows.last(where: { $0.width > 1 }) else {
      return false
    }
    if node.children.first?.isDismissRegion == true { return true }
    if let first = node.children.first?.frame, node.children.count > 1,
      abs(first.width - 3 * window.width) < 2, abs(first.height - 3 * window.height) < 2
    {
      return true
    }
    guard let frame = node.frame else { return false }
    return frame.width * frame.height >= 0.9 * window.width * window.height
      && node.hasBar(within: 8)
  }

  private mutating func dropElements(of node: XCUINode, by rule: DropRule) {
    if node.inside.qualifies { return drop(rule, node) }
    for child in node.children where child.inside.holdsElement {
      dropElements(of: child, by: rule)
    }
  }

  /// The nodes for a node of the capture: one element, or its content.
  private mutating func nodes(of node: XCUINode, in path: [String]) -> [Node] {
    if isScrollBar(node) {
      drop(.scrollBars, node)
      return []
    }
    if node.type == "StatusBar", !notes.keepsAll, !notes.keepsBars {
      dropElements(of: node, by: .systemBars)
      return []
    }
    // The row decides, not the texts in it: until a row is loaded, theirs are the frames of the
    // table.
    if node.type == "Cell", isOffScreen(node) {
      drop(.offScreen, node)
      return []
    }
    // Rows that are not loaded yet have meaningless frames inside.
    if node.type == "Unknown", isOffScreen(node) {
      dropElements(of: node, by: .offScreen)
      return []
    }
    guard node.inside.qualifies || isPlainRow(node, in: path) else {
      if node.isNamedGroup { drop(.groupNames, node) }
      let members = openedRow(node, in: path) ?? container(node, in: path)
      return node.isSelectedRow ? members.withFirstSelected : members
    }
    guard isSeen(node), let element = element(node, in: path) else { return [] }
    if node.type == "Other" || node.type == "Unknown", !dialect.knowsElements {
      for child in node.children { dropElements(of: child, by: .repeatedWords) }
    }
    // Of all elements only fields have buttons that VoiceOver reaches: to clear or dictate the
    // text.
    guard ElementTypes.fields.contains(node.type) else { return [element] }
    let inner = node.children.filter { $0.type == "Button" && $0.inside.qualifies }
    return [element] + nodes(of: inner, in: path + [node.type])
  }

  /// A container: transparent, or in the order of the capture.
  private mutating func container(_ node: XCUINode, in path: [String]) -> [Node] {
    if node.type == "Image", node.children.isEmpty, node.identifier != nil || node.label != nil {
      drop(.decorative, node)
    }
    if node.type == "NavigationBar" { barTitle = node.barTitle }
    if let group = macContainer(node, in: path) { return group }
    let members = nodes(of: node.children, in: path + [node.type])
    // A window of the Mac is an area beside the menu bar and other windows.
    if node.type == Node.window, dialect.isMac, !members.isEmpty {
      return [
        Node(
          .uiView, className: node.type, children: members,
          properties: [.groupChildren(true, at: node.position)], position: node.position)
      ]
    }
    let isOrdered = ElementTypes.ordered.contains(node.type) && members.count > 1
    guard isOrdered || (node.type == Node.window && !members.isEmpty) else { return members }
    let counted = numbered(members, in: node.type)
    return [
      Node(
        .uiView, className: node.type,
        properties: [.elements(counted.map { .node($0) }, at: node.position)],
        position: node.position)
    ]
  }

  /// The members of a tab bar, a segmented control or a group of radio buttons with their
  /// positions.
  private func numbered(_ members: [Node], in type: String) -> [Node] {
    switch type {
    case "TabBar": members.numbered { .context(.tabBarItem($0)) }
    case "SegmentedControl": members.numbered { .context(.series($0)) }
    case "RadioGroup": members.withPlacesOfRadioButtons
    default: members
    }
  }

  /// Whether a node is a row of a UIKit table without a label and without a control to use.
  ///
  /// XCUITest opens such rows, which VoiceOver reads as one. A row with its own heading, such as
  /// the card at the top of a page of Settings, stays open.
  private func isPlainRow(_ node: XCUINode, in path: [String]) -> Bool {
    guard !dialect.knowsElements, node.type == "Cell", node.label == nil else { return false }
    let list = path.last { $0 == "Table" || $0 == "CollectionView" }
    let inside = node.inside
    return list == "Table" && inside.holdsText && !inside.holdsControl && !inside.holdsHeading
  }

  /// Whether an element is on the screen and occurs for the first time.
  mutating func isSeen(_ node: XCUINode) -> Bool {
    if !notes.keepsAll {
      // Only elements are asked: drivers call containers invisible whose rows are visible.
      if !node.isVisible {
        drop(.notVisible, node)
        return false
      }
      // Only elements are measured: a view without a size may hold a whole toolbar.
      if let frame = node.frame, frame.width == 0, frame.height == 0 {
        drop(.zeroSize, node)
        return false
      }
      if isOffScreen(node) {
        drop(.offScreen, node)
        return false
      }
    }
    if node.type == "Key" || node.type == "Button",
      (node.label ?? node.identifier)?.hasPrefix("Padding-") == true
    {
      drop(.spacers, node)
      return false
    }
    return isFirst(node)
  }

  /// Whether no node with the same words was at the same place and height before.
  ///
  /// The frame of a second header of a table is narrower than that of the first.
  private mutating func isFirst(_ node: XCUINode) -> Bool {
    guard let frame = node.frame, let label = node.label ?? node.identifier, frame.width > 0 else {
      return true
    }
    let before = seen[label, default: []]
    let isRepeated = before.contains {
      $0.y == frame.y && $0.height == frame.height
        && $0.x < frame.x + frame.width && frame.x < $0.x + $0.width
    }
    if isRepeated {
      drop(.repeated, node)
      return false
    }
    // Nodes that are far apart in the capture are not the same control.
    seen[label] = before.suffix(50) + [frame]
    return true
  }

  /// Whether a node is completely outside every window.
  private func isOffScreen(_ node: XCUINode) -> Bool {
    guard !notes.keepsAll, let frame = node.frame, !windows.isEmpty,
      frame.width > 0 || frame.height > 0
    else { return false }
    return !windows.contains { window in
      frame.x + frame.width > window.x && frame.x < window.x + window.width
        && frame.y + frame.height > window.y && frame.y < window.y + window.height
    }
  }
}

extension XCUINode {
  /// Whether it is an opened view without a type, with a word that nothing in it says.
  fileprivate var isNamedGroup: Bool {
    guard type == "Unknown", inside.holdsElement, let label else { return false }
    let said = Set(inside.spoken.flatMap(\.wordList))
    return !label.wordList.allSatisfy(said.contains)
  }

  /// Whether it is an opened row that is selected, or has the mark of it.
  fileprivate var isSelectedRow: Bool {
    guard type == "Unknown" || type == "Cell" else { return false }
    return source.flag("selected") == true || inside.holdsSelectedMark
  }

  /// The words of the only text or view in it that is an element, or itself if it is one.
  fileprivate var onlyLabel: String? {
    if inside.qualifies { return type == "Other" || type == "StaticText" ? label : nil }
    let inner = children.filter(\.inside.holdsElement)
    return inner.count == 1 ? inner[0].onlyLabel : nil
  }

  /// Whether it contains a navigation bar, within a number of levels.
  fileprivate func hasBar(within levels: Int) -> Bool {
    type == "NavigationBar" || (levels > 0 && children.contains { $0.hasBar(within: levels - 1) })
  }
}
