import ScreenTree

/// The label of a control in what its style shows, by which the control finds it there.
struct StylePart<Content: View>: View {
  let role: StylePartRole
  let content: Content

  init(_ role: StylePartRole, _ content: Content) {
    self.role = role
    self.content = content
  }

  static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    StylePartNode(view, context)
  }
}

/// Whose label it is.
enum StylePartRole: Hashable, Sendable {
  case toggle, label, disclosureGroup
}

/// A node with the label of a control.
@MainActor
private protocol StylePartMark: _ViewNode {
  var partRole: StylePartRole { get }
}

/// A node of a control that an app styles, with all that the style shows.
@MainActor
private protocol StyledControlMark: _ViewNode {
  var styledRole: StylePartRole? { get }
}

extension NodesModifierNode: StyledControlMark {
  fileprivate var styledRole: StylePartRole? {
    view.modifier is DisclosureLookModifier ? .disclosureGroup : nil
  }
}

private final class StylePartNode<Content: View>: _ViewNodeOf<StylePart<Content>>,
  PassingThrough, StylePartMark
{
  private var inside: _ViewNodeOf<Content>?

  override init(_ view: StylePart<Content>, _ context: _ViewContext) {
    super.init(view, context)
    inside = view.content.mounted(in: self.context())
  }

  var partRole: StylePartRole { view.role }
  override var children: [_ViewNode] { inside.map { [$0] } ?? [] }
  override func makeNodes() -> [Node] { inside?.nodes ?? [] }

  override func receive(_ view: StylePart<Content>, _ environment: EnvironmentValues) {
    super.receive(view, environment)
    inside?.receive(view.content, environment)
  }
}

extension _ViewNode {
  /// The names of the nodes that the label of a control writes, wherever its style shows it.
  func names(of role: StylePartRole) -> Set<String> {
    if let part = self as? any StylePartMark, part.partRole == role {
      return Set(nodes.compactMap(\.id))
    }
    // A group inside has its own label, which may come before that of this one.
    let inside = children.filter { ($0 as? any StyledControlMark)?.styledRole != role }
    return inside.reduce(into: []) { $0.formUnion($1.names(of: role)) }
  }
}
