import ScreenTree

/// A custom rotor, whose entries are evaluated again when what they read changes.
struct RotorModifier {
  let name: String
  let position: Position
  let entries: () -> [Property.Rotor.Entry]
}

extension RotorModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    PartsNode(view, context, ViewParts(\.content)) { node in
      let modifier = node.view.modifier
      let entries = node.evaluating { modifier.entries() }
      var nodes = node.partNodes
      // A rotor belongs to the screen and not to a view; the first node carries it there.
      guard !nodes.isEmpty else { return [] }
      let rotor = Property.Rotor(name: modifier.name, entries: entries)
      nodes[0].properties.append(.rotors([rotor], at: modifier.position))
      return nodes
    }
  }
}

extension View {
  nonisolated func attachingRotor(
    _ name: String, at position: Position,
    entries: @escaping () -> [Property.Rotor.Entry]
  ) -> some View {
    modifier(RotorModifier(name: name, position: position, entries: entries))
  }

  /// A rotor with an entry for each element.
  nonisolated func attachingRotor<Entry, ID: Hashable>(
    _ name: String, _ entries: [Entry], _ id: @escaping (Entry) -> ID, at position: Position
  ) -> some View {
    attachingRotor(name, at: position) { entries.map { .init(identity(id($0))) } }
  }

  /// A rotor over ranges of the view's own text.
  nonisolated func attachingTextRotor(
    _ name: String, _ ranges: [Range<String.Index>], at position: Position
  ) -> some View {
    modifier(TextRotorModifier(name: name, ranges: ranges, position: position))
  }
}

/// A custom rotor over ranges of the view's text.
struct TextRotorModifier {
  let name: String
  let ranges: [Range<String.Index>]
  let position: Position
}

extension TextRotorModifier: NodesModifier {
  typealias Body = Never

  func changed(_ nodes: [Node], in view: _ViewNode) -> [Node] {
    guard let first = nodes.first else { return nodes }
    return [added(to: first)] + nodes.dropFirst()
  }

  private func added(to node: Node) -> Node {
    // A field is searched in what is typed into it, and any other view in its words.
    let text: String = if case .text(let value)? = node[.value] { value } else { node.words ?? "" }
    let entries = ranges.map { range in
      Property.Rotor.Entry(node.name, range: text.scalarNumbers(of: range))
    }
    return node.adding([.rotors([Property.Rotor(name: name, entries: entries)], at: position)])
  }
}
