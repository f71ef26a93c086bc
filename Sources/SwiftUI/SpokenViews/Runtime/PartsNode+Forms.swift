package import ScreenTree

extension PartsNode {
  /// A view that is one node of the screen; `make` returns it without an id, or nil for nothing.
  package static func leaf(
    _ view: Content, _ context: _ViewContext, make: @escaping (Content, _ViewNode) -> Node?
  ) -> PartsNode {
    PartsNode(view, context, .none) { node in
      make(node.view, node).map { [node.named($0)] } ?? []
    }
  }

  /// A view that is one node of the screen, around the nodes of its content.
  static func container<Inside: View>(
    _ view: Content, _ context: _ViewContext, _ part: @escaping (Content) -> Inside,
    environment adapt: ((Content, inout EnvironmentValues) -> Void)? = nil,
    make: @escaping (Content, [Node], _ViewNode) -> Node?
  ) -> PartsNode {
    PartsNode(
      view, context, ViewParts(part),
      make: { node in make(node.view, node.partNodes, node).map { [node.named($0)] } ?? [] },
      role: { .container(holdsRows: $0.view is any RowContainer) }, environment: adapt)
  }

  /// A view that is its content.
  static func passing<Inside: View>(
    _ view: Content, _ context: _ViewContext, _ part: @escaping (Content) -> Inside
  ) -> PartsNode {
    PartsNode(view, context, ViewParts(part), role: { _ in .passing })
  }

  /// A view without parts that reads its value as it is made.
  static func control(
    _ view: Content, _ context: _ViewContext,
    make: @escaping @MainActor (Content, _ViewNode) -> [Node]
  ) -> PartsNode {
    PartsNode(view, context, .none) { node in node.evaluating { make(node.view, node) } }
  }

  /// A view with a part, such as a control with its label, that reads its value as it is made.
  static func control<Part: View>(
    _ view: Content, _ context: _ViewContext, _ part: @escaping (Content) -> Part,
    make: @escaping @MainActor (Content, [Node], _ViewNode) -> [Node]
  ) -> PartsNode {
    PartsNode(view, context, ViewParts(part)) { node in
      // Outside the evaluation, or what the part reads would count as read by this node.
      let part = node.partNodes
      // The value is read here and not in a body, so that a change of it evaluates no view.
      return node.evaluating { make(node.view, part, node) }
    }
  }

  /// A view of two parts, such as a label and a content, that reads its value as it is made.
  static func pair<First: View, Second: View>(
    _ view: Content, _ context: _ViewContext, _ parts: @escaping (Content) -> (First, Second),
    environment adapt: ((Content, inout EnvironmentValues) -> Void)? = nil,
    make: @escaping @MainActor (Content, [Node], [Node], _ViewNode) -> [Node]
  ) -> PartsNode {
    let block = { (view: Content) in
      let (first, second) = parts(view)
      return ViewBuilder.buildBlock(first, second)
    }
    return PartsNode(
      view, context, ViewParts(block: block),
      make: { node in
        let (first, second) = (node.parts[0].nodes, node.parts[1].nodes)
        return node.evaluating { make(node.view, first, second, node) }
      }, environment: adapt)
  }

  /// A modifier that needs the nodes of a second view, such as a representation.
  static func attaching<Inside: View, Modifier: ViewModifier, Attached: View>(
    _ view: Content, _ context: _ViewContext, _ part: @escaping (Modifier) -> Attached,
    make: @escaping (Modifier, [Node], [Node], _ViewNode) -> [Node]
  ) -> PartsNode where Content == ModifiedContent<Inside, Modifier> {
    PartsNode(
      view, context,
      ViewParts(block: { ViewBuilder.buildBlock($0.content, part($0.modifier)) }),
      make: { make($0.view.modifier, $0.parts[0].nodes, $0.parts[1].nodes, $0) },
      role: { _ in .modifier })
  }
}

extension _ViewNode {
  /// The node with the id of this view.
  func named(_ node: Node) -> Node {
    var node = node
    // Spacers and dividers are never elements, so nothing ever asks for them by name.
    if node.kind.shape != .nothing {
      node.properties.append(.id(name(node.className, at: node.position), at: node.position))
    }
    return node
  }
}
