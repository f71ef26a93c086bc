import ScreenTree

extension LayoutBox {
  /// The node and the nodes in it, with their places.
  func placedNode() -> Node {
    var node = node
    if !node.children.isEmpty { node.children = placedChildren() }
    guard let shown, let read else { return node }
    if stated == nil, node.kind.shape != .nothing {
      node.placement = Placement(shown: shown, read: read)
    }
    // A row is a cell of its list, which is read before the next one.
    if isRow, node.kind.shape == .group, !node.children.isEmpty {
      node.properties.append(.groupChildren(true, at: node.position))
    }
    return node.withAttached(at: Placement(shown: shown, read: read), context)
  }

  private func placedChildren() -> [Node] {
    var flowing = children[...]
    var number = -1
    var nodes: [Node] = []
    nodes.reserveCapacity(node.children.count)
    for index in node.children.indices {
      if let child = apart[index] {
        nodes.append(child.placedNode())
        continue
      }
      guard let child = flowing.popFirst() else { continue }
      number += 1
      // Of several views of which one is shown, the others are not there.
      if let fitting, fitting != number { continue }
      nodes.append(child.placedNode())
    }
    return nodes
  }

  /// Turns the view and the views in it around the middle of a width in points; a stated frame stays.
  func mirror(in width: Double) {
    if stated == nil, !isAroundStated {
      if let frame = shown { shown?.x = width - frame.x - frame.width }
      if let frame = read { read?.x = width - frame.x - frame.width }
    }
    children.forEach { $0.mirror(in: width) }
    apart.values.forEach { $0.mirror(in: width) }
  }
}

extension Node {
  /// The node whose representation, accessibility children and elements are where it is.
  ///
  /// A view without a place would keep all those around it in the order of the code.
  fileprivate func withAttached(at place: Placement, _ context: LayoutContext) -> Node {
    guard !properties.isEmpty else { return self }
    var node = self
    for index in properties.indices where !properties[index].nodes.isEmpty {
      let property = properties[index]
      let nodes =
        property[.accessibilityChildren] == nil
        ? property.nodes.map { $0.placed(at: place, context) }
        : AttachedBoxes(property.nodes, context).nodes(in: place.shown)
      node.properties[index] = property.with(nodes)
    }
    return node
  }

  /// The node and all in it at one place, where they keep their order.
  private func placed(at place: Placement, _ context: LayoutContext) -> Node {
    var node = withAttached(at: place, context)
    node.children = children.map { $0.placed(at: place, context) }
    if node[.frame] == nil { node.placement = place }
    return node
  }
}

extension LayoutResult {
  /// Adds the place of a box and of those in it; sheets and alerts are added later, over the rest.
  mutating func add(
    _ box: LayoutBox, _ path: NodePath, of screen: Screen, isOver: Bool = false,
    _ modals: inout [(LayoutBox, NodePath)]
  ) {
    if box.node.kind.shape == .modal, !isOver {
      modals.append((box, path))
      return
    }
    if let frame = box.shown { frames[path] = frame }
    order.append(path)
    if let size = box.scrolled { contentSizes[path] = size }
    if let finding = box.finding(of: screen) { findings.append(finding) }
    addAttached(of: box.attachingNode, path, at: box.shown)
    var flowing = box.children[...]
    var number = -1
    for index in box.node.children.indices {
      let inside = NodePath(path.steps + [.view(index)])
      if let child = box.apart[index] {
        add(child, inside, of: screen, &modals)
      } else if let child = flowing.popFirst() {
        number += 1
        if let fitting = box.fitting, fitting != number { continue }
        add(child, inside, of: screen, &modals)
      }
    }
  }

  /// Adds the nodes of properties, such as a representation, at the place of their view.
  private mutating func addAttached(of node: Node, _ path: NodePath, at frame: Frame?) {
    for (number, property) in node.properties.enumerated() {
      for (index, nested) in property.nodes.enumerated() {
        addNested(nested, NodePath(path.steps + [.property(number, view: index)]), at: frame)
      }
    }
  }

  private mutating func addNested(_ node: Node, _ path: NodePath, at frame: Frame?) {
    frames[path] = node.shownFrame ?? frame
    addAttached(of: node, path, at: frame)
    for (index, child) in node.children.enumerated() {
      addNested(child, NodePath(path.steps + [.view(index)]), at: frame)
    }
  }

  /// Adds a node that is laid out already.
  mutating func add(placed node: Node, _ path: NodePath) {
    if let frame = node.shownFrame { frames[path] = frame }
    order.append(path)
    addAttached(of: node, path, at: node.shownFrame)
    for (index, child) in node.children.enumerated() {
      add(placed: child, NodePath(path.steps + [.view(index)]))
    }
  }
}

extension LayoutBox {
  /// The node with the places of the views that its properties attach to it.
  fileprivate var attachingNode: Node {
    guard let shown, !node.properties.isEmpty else { return node }
    return node.withAttached(at: Placement(shown: shown, read: read), context)
  }

  /// What was assumed of the view; nil for what is known.
  func finding(of screen: Screen) -> Finding? {
    guard stated == nil, let message = assumption else { return nil }
    return Finding(.warning, file: screen.file, position: node.position, message: message)
  }

  private var assumption: String? {
    if hasAssumedSize {
      return """
        how large the picture \(node.title.map { "'\($0)'" } ?? node.name) is, only its file says, so that \
        44 × 44 points are assumed; give it 'frame: [x, y, width, height]', or a size in code
        """
    }
    guard node.kind == .uiView, children.count > 1, !isAroundStated else { return nil }
    return """
      the rules of Auto Layout in \(node.className) are not solved: its views stand below each other in the order \
      of the file; give them 'frame: [x, y, width, height]'
      """
  }
}
