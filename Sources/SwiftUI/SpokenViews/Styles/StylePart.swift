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
    PartsNode(view, context, ViewParts(\.content), role: { .label($0.view.role) })
  }
}

/// Whose label it is.
enum StylePartRole: Hashable, Sendable {
  case toggle, label, disclosureGroup
}

extension _ViewNode {
  /// The names of the nodes that the label of a control writes, wherever its style shows it.
  func names(of role: StylePartRole) -> Set<String> {
    if case .label(role) = self.role { return Set(nodes.compactMap(\.id)) }
    // A group inside has its own label, which may come before that of this one.
    let inside = children.filter {
      role != .disclosureGroup || !($0.modifier is DisclosureLookModifier)
    }
    return inside.reduce(into: []) { $0.formUnion($1.names(of: role)) }
  }
}
