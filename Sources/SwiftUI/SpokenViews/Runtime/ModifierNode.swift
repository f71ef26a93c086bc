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
  override var role: NodeRole { effects.role?(view.modifier) ?? .modifier }
  override var modifier: (any ViewModifier)? { view.modifier }

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
  /// What the node is to the views around; by default the view in it, changed.
  var role: ((Modifier) -> NodeRole)?
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
    ModifierNode(view, context, ModifierEffects(nodes: { $0.changed($1, in: $2) }))
  }
}
