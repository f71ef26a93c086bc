import ScreenTree

/// Says of the row that a style shows of a disclosure group whether it is open.
///
/// The row is the control or the element with the label in it, otherwise the label itself, which
/// then is a button as in the system's look.
struct DisclosureLookModifier {
  let isOpen: Bool
  let isExpanded: Binding<Bool>
  let position: Position
}

extension DisclosureLookModifier: NodesModifier {
  typealias Body = Never

  func changed(_ nodes: [Node], in view: _ViewNode) -> [Node] {
    marked(nodes, view.names(of: .disclosureGroup)) ?? nodes
  }

  /// The nodes with the state of the row; nil where the label is in none of them.
  private func marked(_ nodes: [Node], _ label: Set<String>) -> [Node]? {
    for index in nodes.indices {
      guard let node = marked(nodes[index], label) else { continue }
      var nodes = nodes
      nodes[index] = node
      return nodes
    }
    return nil
  }

  private func marked(_ node: Node, _ label: Set<String>) -> Node? {
    if node.isUnreached { return nil }
    if let id = node.id, label.contains(id) { return row(node) }
    guard let inside = marked(node.children, label) else { return nil }
    // What stands for the row says its state itself.
    if node.states(.representation) { return node }
    if node.isOneElement { return row(node) }
    var node = node
    node.children = inside
    return node
  }

  private func row(_ node: Node) -> Node {
    let isPressed = node.all(.behavior).contains { $0.trigger == .activate }
    let press = Behavior(.activate) { isExpanded.wrappedValue = !isOpen }
    return node.adding(
      [.expanded(isOpen, at: position)]
        + (node.kind.isControl ? [] : [.addTraits([.button], at: position)])
        + (isPressed ? [] : [.behavior(press, at: position)]))
  }
}
