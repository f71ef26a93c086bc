import ScreenTree

/// A view of any type.
public struct AnyView {
  fileprivate let type: Any.Type
  fileprivate let mount: @MainActor (_ViewContext) -> _ViewNode
  fileprivate let receive: @MainActor (_ViewNode, EnvironmentValues) -> Void

  /// A view whose type is hidden.
  public init<Content: View>(_ view: Content) {
    // The closures keep the static type, by which the view is mounted and its node found again.
    let view = Unchecked(view)
    type = Content.self
    mount = { view.value.mounted(in: $0) }
    receive = { view.value.receive(by: $0, $1) }
  }

  /// A view whose type is hidden.
  public init<Content: View>(erasing view: Content) { self.init(view) }
}

extension AnyView: View {
  /// Mounts the view.
  public static func _makeNode(_ view: AnyView, _ context: _ViewContext) -> _ViewNodeOf<AnyView> {
    AnyViewNode(view, context)
  }
}

/// Another type of view ends the state of the old one.
private final class AnyViewNode: _ViewNodeOf<AnyView> {
  private var content: _ViewNode?

  override init(_ view: AnyView, _ context: _ViewContext) {
    super.init(view, context)
    content = view.mount(self.context())
  }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }
  override func makeNodes() -> [Node] { content?.nodes ?? [] }

  override func receive(_ view: AnyView, _ environment: EnvironmentValues) {
    // Before the new value is taken, which replaces the old type.
    let isSameType = view.type == self.view.type
    super.receive(view, environment)
    if isSameType, let content {
      view.receive(content, environment)
    } else {
      content?.unmount()
      content = view.mount(context())
    }
  }
}

/// Views that take modifiers together.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// The views are the nodes'.
  public typealias Body = Never

  /// Views that take modifiers together.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Mounts the views.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PassingNode(view, context, \.content)
  }
}

/// A view that is its content.
final class PassingNode<Content: View, Inside: View>: _ViewNodeOf<Content>, PassingThrough {
  private let part: (Content) -> Inside
  private var inside: _ViewNodeOf<Inside>?

  init(_ view: Content, _ context: _ViewContext, _ part: @escaping (Content) -> Inside) {
    self.part = part
    super.init(view, context)
    inside = part(view).mounted(in: self.context())
  }

  override var children: [_ViewNode] { inside.map { [$0] } ?? [] }
  override func makeNodes() -> [Node] { inside?.nodes ?? [] }

  override func receive(_ view: Content, _ environment: EnvironmentValues) {
    super.receive(view, environment)
    inside?.receive(part(view), environment)
  }
}

/// Keeps the identity of a view for as long as a value is equal.
struct IdentityModifier<ID: Hashable> {
  let id: ID
}

extension IdentityModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    IdentityNode(view, context)
  }
}

private final class IdentityNode<Content: View, ID: Hashable>: _ViewNodeOf<
  ModifiedContent<Content, IdentityModifier<ID>>
>
{
  private var content: _ViewNodeOf<Content>?

  override init(
    _ view: ModifiedContent<Content, IdentityModifier<ID>>, _ context: _ViewContext
  ) {
    super.init(view, context)
    content = view.content.mounted(in: self.context())
  }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }
  override func makeNodes() -> [Node] { content?.nodes ?? [] }

  override func receive(
    _ view: ModifiedContent<Content, IdentityModifier<ID>>, _ environment: EnvironmentValues
  ) {
    // Before the new value is taken, which replaces the old identity.
    let isSame = view.modifier.id == self.view.modifier.id
    super.receive(view, environment)
    if isSame {
      content?.receive(view.content, environment)
    } else {
      content?.unmount()
      content = view.content.mounted(in: context())
    }
  }
}

extension View {
  /// Ties the view's identity to a value: another value makes a new view.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: id))
  }
}
