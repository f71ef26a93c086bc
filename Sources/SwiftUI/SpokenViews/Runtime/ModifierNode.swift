import ScreenTree

/// A modifier that changes the nodes or the environment of its content.
final class ModifierNode<Content: View, Modifier: ViewModifier>: _ViewNodeOf<
  ModifiedContent<Content, Modifier>
>
{
  private var content: _ViewNodeOf<Content>?
  private let effects: ModifierEffects<Modifier>
  private var inner = EnvironmentValues()
  private var presence: Presence?

  init(
    _ view: ModifiedContent<Content, Modifier>, _ context: _ViewContext,
    _ effects: ModifierEffects<Modifier>
  ) {
    self.effects = effects
    super.init(view, context)
    // Before the content, so that what is around appears before what is inside, as in SwiftUI.
    effects.willMount?(view.modifier, self)
    if let didChange = effects.presence {
      presence = Presence(of: self) { [unowned self] in didChange(self.view.modifier, $0) }
    }
    inner = environment
    effects.environment?(view.modifier, &inner)
    content = view.content.mounted(in: self.context(inner))
  }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }

  override func makeNodes() -> [Node] {
    let nodes = content?.nodes ?? []
    return effects.nodes.map { $0(view.modifier, nodes, self) } ?? nodes
  }

  override func receive(
    _ view: ModifiedContent<Content, Modifier>, _ environment: EnvironmentValues
  ) {
    let old = self.view.modifier
    let isSameAround = environment.isSame(as: self.environment)
    super.receive(view, environment)
    // Environments are compared by identity, so making an equal one again would evaluate every body
    // inside again.
    if let change = effects.environment,
      !isSameAround || !(effects.isSameEnvironment?(old, view.modifier) ?? false)
    {
      inner = environment
      change(view.modifier, &inner)
    } else if effects.environment == nil {
      inner = environment
    }
    // Before the content receives its value, which may read what the modifier gives.
    effects.didReceive?(old, view.modifier, self)
    content?.receive(view.content, inner)
  }

  override func willUnmount() {
    effects.willUnmount?(view.modifier, self)
    presence?.end(with: self)
  }
}

/// What a modifier of the library does.
@MainActor
struct ModifierEffects<Modifier> {
  /// Changes the nodes of the content.
  var nodes: ((Modifier, [Node], _ViewNode) -> [Node])?
  /// Changes the environment of the content.
  var environment: ((Modifier, inout EnvironmentValues) -> Void)?
  /// Whether two modifiers make the same environment.
  var isSameEnvironment: ((Modifier, Modifier) -> Bool)?
  /// Is called before the content is mounted.
  var willMount: ((Modifier, _ViewNode) -> Void)?
  /// Is called with the old and the new value.
  var didReceive: ((Modifier, Modifier, _ViewNode) -> Void)?
  /// Is called when the view ends.
  var willUnmount: ((Modifier, _ViewNode) -> Void)?
  /// Is called with true when the view comes to the screen, and with false when it has left it; both
  /// happen again where another screen covers it for a while.
  var presence: ((Modifier, Bool) -> Void)?
}

/// A modifier that only changes the nodes of its content.
@MainActor
protocol NodesModifier: ViewModifier where Body == Never {
  /// The changed nodes.
  func changed(_ nodes: [Node], in view: _ViewNode) -> [Node]
}

extension NodesModifier {
  /// Mounts a changed view.
  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    NodesModifierNode(view, context)
  }
}

final class NodesModifierNode<Content: View, Modifier: NodesModifier>: _ViewNodeOf<
  ModifiedContent<Content, Modifier>
>
{
  private var content: _ViewNodeOf<Content>?

  override init(_ view: ModifiedContent<Content, Modifier>, _ context: _ViewContext) {
    super.init(view, context)
    content = view.content.mounted(in: self.context())
  }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }

  override func makeNodes() -> [Node] { view.modifier.changed(content?.nodes ?? [], in: self) }

  override func receive(
    _ view: ModifiedContent<Content, Modifier>, _ environment: EnvironmentValues
  ) {
    super.receive(view, environment)
    content?.receive(view.content, environment)
  }
}

/// A modifier that needs the nodes of a second view, such as a representation.
final class AttachedViewNode<Content: View, Modifier: ViewModifier, Attached: View>: _ViewNodeOf<
  ModifiedContent<Content, Modifier>
>
{
  private var content: _ViewNodeOf<Content>?
  private var attached: _ViewNodeOf<Attached>?
  private let part: (Modifier) -> Attached
  private let make: (Modifier, [Node], [Node], _ViewNode) -> [Node]

  init(
    _ view: ModifiedContent<Content, Modifier>, _ context: _ViewContext,
    _ part: @escaping (Modifier) -> Attached,
    nodes make: @escaping (Modifier, [Node], [Node], _ViewNode) -> [Node]
  ) {
    self.part = part
    self.make = make
    super.init(view, context)
    content = view.content.mounted(in: self.context())
    attached = part(view.modifier).mounted(in: self.context())
  }

  override var children: [_ViewNode] { [content, attached].compactMap { $0 } }

  override func makeNodes() -> [Node] {
    make(view.modifier, content?.nodes ?? [], attached?.nodes ?? [], self)
  }

  override func receive(
    _ view: ModifiedContent<Content, Modifier>, _ environment: EnvironmentValues
  ) {
    super.receive(view, environment)
    content?.receive(view.content, environment)
    attached?.receive(part(view.modifier), environment)
  }
}
