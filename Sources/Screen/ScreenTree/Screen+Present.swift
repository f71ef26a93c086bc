extension Screen {
  /// The screen without the views that the app took away: what is laid out and read.
  package var present: Screen {
    var screen = self
    screen.views = views.present
    return screen
  }
}

extension [Node] {
  /// The views that the app did not take away, with those in them.
  package var present: [Node] { compactMap(\.present) }
}

extension Node {
  /// The view without those in it that the app took away; nil for one that it took away itself.
  fileprivate var present: Node? {
    guard !isRemoved else { return nil }
    var node = self
    node.children = children.present
    for (index, property) in properties.enumerated() where !property.nodes.isEmpty {
      node.properties[index] = property.with(property.nodes.map(\.present))
    }
    return node
  }

  /// The view after the app took it away, or showed it, also if the file hides it.
  package func removed(_ isRemoved: Bool) -> Node {
    var node = isRemoved ? self : with(.hidden(false))
    node.isRemoved = isRemoved
    return node
  }
}
