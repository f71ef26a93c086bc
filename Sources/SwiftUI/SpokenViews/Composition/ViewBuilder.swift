import ScreenTree

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
    TupleNode(view, context)
  }
}

private final class TupleNode<Content>: _ViewNodeOf<TupleView<Content>>, MembersNode {
  private(set) var members: [_ViewNode] = []

  override init(_ view: TupleView<Content>, _ context: _ViewContext) {
    super.init(view, context)
    members = view.mount(self.context())
  }

  override var children: [_ViewNode] { members }
  override func makeNodes() -> [Node] {
    // The nodes of a single view are passed on without a copy.
    members.count == 1 ? members[0].nodes : members.flatMap { $0.nodes }
  }

  override func receive(_ view: TupleView<Content>, _ environment: EnvironmentValues) {
    super.receive(view, environment)
    view.receive(members, environment)
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
    ConditionalNode(view, context)
  }
}

/// The branch is the identity: another one ends the state of the views in the old one.
private final class ConditionalNode<First: View, Second: View>: _ViewNodeOf<
  _ConditionalContent<First, Second>
>, PassingThrough
{
  private var first: _ViewNodeOf<First>?
  private var second: _ViewNodeOf<Second>?

  override init(_ view: _ConditionalContent<First, Second>, _ context: _ViewContext) {
    super.init(view, context)
    show()
  }

  override var children: [_ViewNode] { [first, second].compactMap { $0 } }
  override func makeNodes() -> [Node] { first?.nodes ?? second?.nodes ?? [] }

  override func receive(
    _ view: _ConditionalContent<First, Second>, _ environment: EnvironmentValues
  ) {
    super.receive(view, environment)
    show()
  }

  private func show() {
    switch view.branch {
    case .first(let view):
      // Before the other branch is mounted: its names and its focus are free by then.
      second?.unmount()
      second = nil
      if let first { first.receive(view, environment) } else { first = view.mounted(in: context()) }
    case .second(let view):
      first?.unmount()
      first = nil
      if let second {
        second.receive(view, environment)
      } else {
        second = view.mounted(in: context())
      }
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Mounts the view, if there is one.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    OptionalNode(view, context)
  }
}

private final class OptionalNode<Wrapped: View>: _ViewNodeOf<Wrapped?>, PassingThrough {
  private var content: _ViewNodeOf<Wrapped>?

  override init(_ view: Wrapped?, _ context: _ViewContext) {
    super.init(view, context)
    content = view?.mounted(in: self.context())
  }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }
  override func makeNodes() -> [Node] { content?.nodes ?? [] }

  override func receive(_ view: Wrapped?, _ environment: EnvironmentValues) {
    super.receive(view, environment)
    guard let view else {
      content?.unmount()
      content = nil
      return
    }
    if let content {
      content.receive(view, environment)
    } else {
      content = view.mounted(in: context())
    }
  }
}
