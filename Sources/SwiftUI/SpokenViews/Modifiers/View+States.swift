import ScreenTree

/// Modifiers that change what can be used or reached.
extension View {
  /// Whether the controls in the view cannot be used now.
  public nonisolated func disabled(
    _ disabled: Bool, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    modifier(DisabledModifier(isDisabled: disabled, position: Position(file, line, column)))
  }

  /// Keeps the room of the view, and hides the view.
  public nonisolated func hidden(
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    stating(.hidden, true, "hidden", at: Position(file, line, column))
  }

  /// How opaque the view is; with 0 it is hidden.
  public nonisolated func opacity(
    _ opacity: Double, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    stating(.opacity, min(max(opacity, 0), 1), "opacity", at: Position(file, line, column))
  }
}

/// Disables the controls in a view, and marks their nodes as disabled.
struct DisabledModifier {
  let isDisabled: Bool
  let position: Position
}

extension DisabledModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    ModifierNode(
      view, context,
      ModifierEffects(
        nodes: { modifier, nodes, _ in
          guard modifier.isDisabled else { return nodes }
          // A text without words would become an element by it.
          return nodes.map { node in
            node.isEmptyText ? node : node.adding([.disabled(true, at: modifier.position)])
          }
        },
        // A view inside cannot enable what a view around disables.
        environment: { if $0.isDisabled { $1.isEnabled = false } },
        isSameEnvironment: { $0.isDisabled == $1.isDisabled }))
  }
}
