/// A view of any type.
public struct AnyView {
  fileprivate let type: Any.Type
  let mount: @MainActor (_ViewContext) -> _ViewNode
  let receive: @MainActor (_ViewNode, EnvironmentValues) -> Void

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
    var parts = ViewParts<AnyView>(hidden: { $0 })
    // Another type of view ends the state of the old one.
    parts.isSame = { $0.type == $1.type }
    return PartsNode(view, context, parts)
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
    PartsNode.passing(view, context, \.content)
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
    var parts = ViewParts<ModifiedContent<Inside, Self>>(\.content)
    parts.isSame = { $0.modifier.id == $1.modifier.id }
    return PartsNode(view, context, parts)
  }
}

extension View {
  /// Ties the view's identity to a value: another value makes a new view.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: id))
  }
}
