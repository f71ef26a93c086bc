import ScreenTree

/// A view that one of several stands for, such as a row of a picker.
struct Choice {
  let tag: AnyHashable
  let nodes: [Node]

  /// The only node of the choice, with more properties.
  func node(adding properties: [Property]) -> Node? {
    guard let first = nodes.first else { return nil }
    // A choice is one element, so that several views become a button with all their words.
    guard nodes.count == 1 else {
      return Node(
        .button, title: nodes.titleWords,
        properties: first.properties.filter { $0.modifier === AnyModifier.id } + properties,
        position: first.position)
    }
    return first.adding(properties)
  }
}

extension _ViewNode {
  /// The views inside that have a tag, in their order.
  var choices: [Choice] {
    if let tagged = modifier as? TagModifier { return [Choice(tag: tagged.tag, nodes: nodes)] }
    guard case .rows(let node) = role else { return children.flatMap(\.choices) }
    return node.taggedRows.flatMap { row in
      let inside = row.node.choices
      // A tag that the app writes counts more than the identity of the element.
      return inside.isEmpty ? [Choice(tag: row.tag, nodes: row.node.nodes)] : inside
    }
  }
}

/// Gives a view the value that stands for it.
struct TagModifier {
  let tag: AnyHashable
}

extension TagModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    // Before the content is mounted, whose `onAppear` waits at the gate.
    let gate = PageGate.opened(in: context.environment)
    return ModifierNode(
      view, context,
      ModifierEffects(
        role: { _ in .page(gate, label: nil) },
        // A tag alone makes a row choosable: a list without a `ForEach` has no other identity for
        // it.
        nodes: { modifier, nodes, node in
          let environment = node.environment
          return nodes.selectable(
            modifier.tag, by: environment.selection, environment.selectionMenu)
        }, environment: gate == nil ? nil : { $1 = gate?.inside($1) ?? $1 },
        willUnmount: { _, _ in gate?.leave() }))
  }
}

extension View {
  /// Gives the view the value that stands for it in a picker, a list or a view of tabs.
  public nonisolated func tag<Value: Hashable>(_ tag: Value) -> some View {
    let tag = Unchecked(AnyHashable(tag))
    return modifier(TagModifier(tag: tag.value))
  }

  // The optional form is not added: a selection and its tags are compared across optionals anyway.
  /// Gives the view the value that stands for it in a picker, a list or a view of tabs.
  public nonisolated func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool) -> some View {
    self.tag(tag)
  }

  /// Whether a row can be chosen; the row is heard either way.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}
