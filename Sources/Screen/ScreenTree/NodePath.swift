/// The path from the top of a screen to a node: into views, and into the views of properties.
package struct NodePath: Hashable, Sendable {
  /// A step of the path; numbers are counted from 0.
  package enum Step: Hashable, Sendable {
    /// Into the view with a number.
    case view(Int)
    /// Into a view of a property, by their numbers.
    case property(Int, view: Int)
  }

  /// The steps, the first from the top of the screen.
  package var steps: [Step]

  /// A path of steps.
  package init(_ steps: [Step] = []) { self.steps = steps }

  /// The path of the view around, or nil for a view at the top.
  package var parent: NodePath? { steps.count > 1 ? NodePath(Array(steps.dropLast())) : nil }
}

extension Screen {
  /// The path of every node, by its name, and by its accessibility identifier where no other node
  /// has that as its identifier or its name; of duplicate names the first.
  package var paths: [String: NodePath] {
    var paths: [String: NodePath] = [:]
    var identified: [String: [NodePath]] = [:]
    func add(_ node: Node, _ path: [NodePath.Step]) {
      // Two views may have one name; steps mean the one that comes first.
      if paths[node.name] == nil { paths[node.name] = NodePath(path) }
      if let identifier = node[.identifier] {
        identified[identifier, default: []].append(NodePath(path))
      }
      for (index, child) in node.children.enumerated() { add(child, path + [.view(index)]) }
      for (number, property) in node.properties.enumerated() {
        for (index, nested) in property.nodes.enumerated() {
          add(nested, path + [.property(number, view: index)])
        }
      }
    }
    for (index, view) in views.enumerated() { add(view, [.view(index)]) }
    for (identifier, found) in identified where found.count == 1 && paths[identifier] == nil {
      paths[identifier] = found[0]
    }
    return paths
  }

  /// The name of the view that is meant by an id or an accessibility identifier; nil for none.
  package func name(of id: String) -> String? { paths[id].flatMap { node(at: $0) }?.name }

  /// The node at a path, or nil.
  package func node(at path: NodePath) -> Node? {
    var nodes = views[...]
    var found: Node?
    for step in path.steps {
      let index: Int
      switch step {
      case .view(let number): index = number
      case .property(let number, let view):
        guard let node = found, node.properties.indices.contains(number) else { return nil }
        nodes = node.properties[number].nodes[...]
        index = view
      }
      guard nodes.indices.contains(index) else { return nil }
      found = nodes[index]
      nodes = found?.children[...] ?? []
    }
    return found
  }

  /// Changes the node at a path; does nothing without such a node.
  package mutating func change(at path: NodePath, _ change: (Node) -> Node) {
    Node.change(&views, path.steps[...], change)
  }
}

extension Node {
  /// Changes a node in a list of views or inside one of them.
  fileprivate static func change(
    _ nodes: inout [Node], _ steps: ArraySlice<NodePath.Step>, _ change: (Node) -> Node
  ) {
    guard case .view(let index)? = steps.first, nodes.indices.contains(index) else { return }
    guard let next = steps.dropFirst().first else {
      nodes[index] = change(nodes[index])
      return
    }
    switch next {
    case .view: Node.change(&nodes[index].children, steps.dropFirst(), change)
    case .property(let number, let view):
      guard nodes[index].properties.indices.contains(number) else { return }
      let property = nodes[index].properties[number]
      var nested = property.nodes
      // The views of a property are a list like those of a screen, so the path starts anew there.
      Node.change(&nested, [.view(view)] + steps.dropFirst(2), change)
      nodes[index].properties[number] = property.with(nested)
    }
  }
}

extension Property {
  /// The views of a property, without those that an explicit list names by id.
  package var nodes: [Node] {
    if let nodes = self[.representation] ?? self[.accessibilityChildren] { return nodes }
    return (self[.elements] ?? []).compactMap { if case .node(let node) = $0 { node } else { nil } }
  }

  /// The same property with other views; nil leaves the view out that was in its place.
  package func with(_ nodes: [Node?]) -> Property {
    let present = nodes.compactMap { $0 }
    if self[.representation] != nil { return .representation(present, at: position) }
    if self[.accessibilityChildren] != nil { return .accessibilityChildren(present, at: position) }
    var rest = nodes[...]
    let changed = (self[.elements] ?? []).compactMap { reference -> ElementReference? in
      guard case .node = reference else { return reference }
      return (rest.popFirst() ?? nil).map { .node($0) }
    }
    return .elements(changed, at: position)
  }
}
