extension Screen {
  /// Every node, also in representations, outermost first.
  package var allNodes: [Node] {
    var nodes: [Node] = []
    // A list instead of recursion, which would copy the nodes of each subtree once for each level.
    var waiting = Array(views.reversed())
    while let next = waiting.popLast() {
      nodes.append(next)
      waiting += (next.children + next.properties.flatMap(\.nodes)).reversed()
    }
    return nodes
  }

  /// The custom rotors of every node, in the order of the views.
  package var rotors: [Property.Rotor] { allNodes.flatMap { $0.all(.rotors).joined() } }
}
