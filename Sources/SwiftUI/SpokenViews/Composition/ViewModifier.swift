import ScreenTree

/// A change of a view that can be applied to any.
@MainActor
@preconcurrency
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>

  /// The changed view.
  @ViewBuilder func body(content: Content) -> Body

  /// Mounts a changed view. Modifiers of an app have a body instead.
  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>>
}

extension ViewModifier {
  /// Mounts a modifier with a body.
  public static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    BodyModifierNode(view, context)
  }

  /// Two modifiers, one after the other.
  public nonisolated func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Modifiers of the library have no body.
  public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body") }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// A view with a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The node of a modified view is the modifier's.
  public typealias Body = Never

  /// Mounts the view.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    Modifier._makeNode(view, context)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The view with both modifiers.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    ModifiedContent<ModifiedContent<_ViewModifier_Content<Self>, Content>, Modifier>(
      content: ModifiedContent<_ViewModifier_Content<Self>, Content>(
        content: content, modifier: self.content), modifier: modifier)
  }
}

extension View {
  /// The view with a modifier.
  public nonisolated func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier changes.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let content: AnyView
}

extension _ViewModifier_Content: View {
  /// Mounts the view.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode(view, context, ViewParts(hidden: { $0.content }))
  }
}

/// Evaluates the body of a modifier, which may have state.
private final class BodyModifierNode<Content: View, Modifier: ViewModifier>: _ViewNodeOf<
  ModifiedContent<Content, Modifier>
>, BodyNode, EvaluatedNode
{
  private let fields = ViewFields.of(Modifier.self)
  private var storage: [AnyObject?] = []
  private var body: _ViewNodeOf<Modifier.Body>?
  var reads = StateReads()

  override init(_ view: ModifiedContent<Content, Modifier>, _ context: _ViewContext) {
    super.init(view, context)
    storage = Array(repeating: nil, count: fields.dynamicCount)
    evaluate()
  }

  var bodyType: Any.Type { Modifier.self }

  override var children: [_ViewNode] { body.map { [$0] } ?? [] }
  override func makeNodes() -> [Node] { body?.nodes ?? [] }

  override func receive(
    _ view: ModifiedContent<Content, Modifier>, _ environment: EnvironmentValues
  ) {
    super.receive(view, environment)
    evaluate()
  }

  override func update() {
    evaluate()
    invalidate()
  }

  override func willUnmount() { reads.end(self) }

  private func evaluate() {
    fields.install(in: &view.modifier, storage: &storage, node: self)
    let content = view.content
    // The type of the placeholder names only the modifier.
    let placeholder = _ViewModifier_Content<Modifier>(content: AnyView(content))
    let modifier = view.modifier
    let value = evaluating { modifier.body(content: placeholder) }
    if let body {
      body.receive(value, environment)
    } else {
      body = value.mounted(in: context())
    }
  }
}
