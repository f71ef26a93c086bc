import ScreenTree

extension AppiumSnapshot {
  /// The nodes of siblings, inside containers of these types, outermost first.
  mutating func nodes(of siblings: [CaptureNode], in path: [String]) -> [Node] {
    siblings.flatMap { nodes(of: $0, in: path) }
  }

  /// The nodes that a node of the capture makes: one element, or what is in it.
  private mutating func nodes(of node: CaptureNode, in path: [String]) -> [Node] {
    if isScrollBar(node) {
      drop("scroll bars")
      return []
    }
    if node.type == "Cell", isOffScreen(node) {
      drop("off screen")
      return []
    }
    guard isElement(node) || isPlainRow(node, in: path) else { return container(node, in: path) }
    guard isSeen(node) else { return [] }
    guard let element = element(node, in: path) else { return [] }
    guard ElementTypes.fields.contains(node.type) else { return [element] }
    let inner = node.children.filter { $0.type == "Button" }
    return [element] + nodes(of: inner, in: path + [node.type])
  }

  /// A container: transparent, or in the order of the capture.
  private mutating func container(_ node: CaptureNode, in path: [String]) -> [Node] {
    let members = nodes(of: node.children, in: path + [node.type])
    guard ElementTypes.ordered.contains(node.type), members.count > 1 else { return members }
    let counted = numbered(members, in: node.type)
    return [
      Node(
        .uiView, className: node.type,
        properties: [Property(.elements(counted.map { .node($0) }), at: node.position)],
        position: node.position)
    ]
  }

  /// The members of a tab bar or a segmented control with their places.
  private func numbered(_ members: [Node], in type: String) -> [Node] {
    guard type == "TabBar" || type == "SegmentedControl" else { return members }
    return members.enumerated().map { index, member in
      var member = member
      let place = Property.Place(number: index + 1, count: members.count)
      member.properties.append(
        Property(
          .context(type == "TabBar" ? .tabBarItem(place) : .series(place)), at: member.position))
      return member
    }
  }

  /// Whether a node is what VoiceOver stops at; what is in it is not looked at then.
  private func isElement(_ node: CaptureNode) -> Bool {
    if attributes.contains("accessible") { return node["accessible"] == "true" }
    switch node.type {
    case "Image": return node.label != nil
    case "Cell": return node.label != nil && !hasOtherControls(node)
    case let type where ElementTypes.elementsWhenEmpty.contains(type):
      return node.label != nil && !node.children.contains(where: holdsElement)
    case let type where ElementTypes.controls.contains(type): return true
    default: return ElementTypes.leaves.contains(node.type) && node.label != nil
    }
  }

  /// Whether a node is a row of a UIKit table without a label and without a control to use.
  ///
  /// XCUITest opens such rows up where VoiceOver reads them as one. A row with a heading of its own,
  /// as the card at the top of a page of Settings, stays open.
  private func isPlainRow(_ node: CaptureNode, in path: [String]) -> Bool {
    guard !attributes.contains("accessible"), node.type == "Cell", node.label == nil else {
      return false
    }
    let list = path.last { $0 == "Table" || $0 == "CollectionView" }
    return list == "Table" && !node.texts.isEmpty && !holdsControl(node)
      && !holdsHeading(node)
  }

  private func holdsControl(_ node: CaptureNode) -> Bool {
    node.children.contains { child in
      ElementTypes.controls.contains(child.type) && child["enabled"] != "false"
        || holdsControl(child)
    }
  }

  private func holdsHeading(_ node: CaptureNode) -> Bool {
    node.children.contains { $0.traits.contains("Header") || holdsHeading($0) }
  }

  private func holdsElement(_ node: CaptureNode) -> Bool {
    isElement(node) || node.children.contains(where: holdsElement)
  }

  /// Whether a cell holds buttons that can be pressed and are called otherwise than the cell.
  private func hasOtherControls(_ cell: CaptureNode) -> Bool {
    cell.children.contains { child in
      child.type == "Button" && child["enabled"] != "false" && child["visible"] != "false"
        && child.label != nil && child.label != cell.label || hasOtherControls(child)
    }
  }

  /// Whether an element is on the screen and not covered.
  private mutating func isSeen(_ node: CaptureNode) -> Bool {
    if node["visible"] == "false" {
      drop("not visible")
      return false
    }
    if isOffScreen(node) {
      drop("off screen")
      return false
    }
    let frame = node.frame.map { "\($0)" } ?? ""
    if !frame.isEmpty, !seen.insert("\(node.type) \(node.label ?? "") \(frame)").inserted {
      drop("the same control twice")
      return false
    }
    return true
  }

  private func isOffScreen(_ node: CaptureNode) -> Bool {
    guard let frame = node.frame, let window else { return false }
    if frame.width == 0, frame.height == 0 { return isElement(node) }
    return frame.x + frame.width <= window.x || frame.x >= window.x + window.width
      || frame.y + frame.height <= window.y || frame.y >= window.y + window.height
  }

  /// Whether a node is one of the bars that scroll views draw.
  private func isScrollBar(_ node: CaptureNode) -> Bool {
    guard node.type == "Other", let frame = node.frame, let value = node["value"] else {
      return false
    }
    let isBar = node.label?.contains("scroll bar") == true
    let isThin = frame.width == 30 || frame.height == 30
    return value.hasSuffix("%") && (isBar || (isThin && node["name"] == node["label"]))
  }
}
