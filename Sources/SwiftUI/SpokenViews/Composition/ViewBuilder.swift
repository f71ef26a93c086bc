/// Builds a view from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  /// Nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A single view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    // The types of the parts are known only here, so mounting and updating are made as closures.
    let views = Unchecked((repeat each content))
    return TupleView((repeat each content)) { context in
      var nodes: [_ViewNode] = []
      for view in repeat each views.value { nodes.append(view.mounted(in: context)) }
      return nodes
    } receive: { nodes, environment in
      // A block has the same views at each evaluation, so nodes are found by their number.
      var next = 0
      for view in repeat each views.value {
        view.receive(by: nodes[next], environment)
        next += 1
      }
    }
  }

  /// A view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// A view of an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(branch: .first(first)) }

  /// The second branch.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(branch: .second(second)) }

  /// A view that needs a newer system.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// The name of the builder in the documentation of iOS 27.
public typealias ContentBuilder = ViewBuilder

extension View {
  /// Gives the value to a node of its type.
  func receive(by node: _ViewNode, _ environment: EnvironmentValues) {
    // A node of another type cannot stand here, because the types of the views around fix its type.
    (node as? _ViewNodeOf<Self>)?.receive(self, environment)
  }
}

/// Several views.
public struct TupleView<Content> {
  /// The views.
  public var value: Content
  let mount: @MainActor (_ViewContext) -> [_ViewNode]
  let receive: @MainActor ([_ViewNode], EnvironmentValues) -> Void

  init(
    _ value: Content, mount: @escaping @MainActor (_ViewContext) -> [_ViewNode],
    receive: @escaping @MainActor ([_ViewNode], EnvironmentValues) -> Void
  ) {
    self.value = value
    self.mount = mount
    self.receive = receive
  }
}

extension TupleView: View {
  /// Mounts the views.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode(view, context, ViewParts(block: { $0 }), role: { .members($0.parts) })
  }
}

/// One of two branches of an `if` or a `switch`.
public struct _ConditionalContent<First, Second> {
  enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch
}

extension _ConditionalContent: View where First: View, Second: View {
  /// Mounts the branch.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    var parts = ViewParts<Self>(hidden: { $0.content })
    // The branch is the identity: another one ends the state of the views in the old one.
    parts.isSame = { $0.isFirst == $1.isFirst }
    return PartsNode(view, context, parts, role: { _ in .passing })
  }

  private var isFirst: Bool { if case .first = branch { true } else { false } }

  private var content: AnyView {
    switch branch {
    case .first(let view): AnyView(view)
    case .second(let view): AnyView(view)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Mounts the view, if there is one.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode(
      view, context,
      ViewParts(
        mount: { view, context in view.map { [$0.mounted(in: context)] } ?? [] },
        receive: { view, nodes, environment in view?.receive(by: nodes[0], environment) },
        isSame: { ($0 == nil) == ($1 == nil) }), role: { _ in .passing })
  }
}
