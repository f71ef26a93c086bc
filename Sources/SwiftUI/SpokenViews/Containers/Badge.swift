import ScreenTree

/// A number or words beside a row or on a tab; nothing elsewhere.
struct BadgeModifier {
  let text: String?
  let position: Position
}

extension BadgeModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    ModifierNode(
      view, context,
      ModifierEffects(nodes: { modifier, nodes, node in
        // Only rows and menus show a badge. That of a tab is the bar's, which reads it from here,
        // and no value of the views in its page.
        guard let text = modifier.text, node.environment.isInMenu || node.isInRow else {
          return nodes
        }
        return nodes.map { $0.adding([.value(.text(text), at: modifier.position)]) }
      }))
  }
}

extension BadgeModifier {
  /// What a tab says, "3 items" where a row says the number alone.
  var tabWords: String? { text.map { TabBadge.words(for: $0) } }
}

/// What is heard of a badge on a tab.
package enum TabBadge {
  /// The words, where a number counts items as iOS says it.
  package static func words(for badge: String) -> String {
    Int(badge) == nil ? badge : SystemWord.counted(badge)
  }
}

extension View {
  /// A number beside the row or on the tab; nothing for 0, and on any other view.
  public nonisolated func badge(
    _ count: Int, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    modifier(
      BadgeModifier(text: count == 0 ? nil : "\(count)", position: Position(file, line, column)))
  }
}
