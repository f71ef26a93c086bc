import ScreenTree

/// A view that is one node of the screen, with what is in it.
final class LeafNode<Content: View>: _ViewNodeOf<Content> {
  private let make: (Content, _ViewNode) -> Node?

  /// A leaf; `make` returns its node without an id, or nil for nothing.
  init(
    _ view: Content, _ context: _ViewContext, make: @escaping (Content, _ViewNode) -> Node?
  ) {
    self.make = make
    super.init(view, context)
  }

  override func makeNodes() -> [Node] { make(view, self).map { [named($0)] } ?? [] }
}

/// A view that is one node of the screen, around the nodes of its content.
final class ContainerNode<Content: View, Inside: View>: _ViewNodeOf<Content> {
  private let part: (Content) -> Inside
  private let make: (Content, [Node], _ViewNode) -> Node?
  private var inside: _ViewNodeOf<Inside>?
  /// Changes the environment of the content.
  private let adapt: ((Content, inout EnvironmentValues) -> Void)?

  init(
    _ view: Content, _ context: _ViewContext, _ part: @escaping (Content) -> Inside,
    environment adapt: ((Content, inout EnvironmentValues) -> Void)? = nil,
    make: @escaping (Content, [Node], _ViewNode) -> Node?
  ) {
    self.part = part
    self.make = make
    self.adapt = adapt
    super.init(view, context)
    // Only the content gets the changed environment: the node itself belongs to the views around
    // it.
    inside = part(view).mounted(in: self.context(adapted(environment)))
  }

  override var children: [_ViewNode] { inside.map { [$0] } ?? [] }

  override func makeNodes() -> [Node] {
    make(view, inside?.nodes ?? [], self).map { [named($0)] } ?? []
  }

  override func receive(_ view: Content, _ environment: EnvironmentValues) {
    super.receive(view, environment)
    inside?.receive(part(view), adapted(environment))
  }

  private func adapted(_ environment: EnvironmentValues) -> EnvironmentValues {
    guard let adapt else { return environment }
    var adapted = environment
    adapt(view, &adapted)
    return adapted
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
