import ScreenTree

extension [Node] {
  /// The content of a screen, beside its bars: one group, in which places and priorities are compared
  /// among its own views alone.
  func asContent(at position: Position) -> [Node] {
    // A single element needs no group, and a list or a scroll view keeps its views together.
    guard !isEmpty, count > 1 || self[0].mixesViews else { return self }
    return [
      Node(
        .group, className: "Content", children: self,
        properties: [.groupChildren(true, at: position)], position: position)
    ]
  }
}

extension Node {
  /// Whether the views in it are read among those beside it.
  fileprivate var mixesViews: Bool {
    kind.holdsViews && !children.isEmpty && kind.shape != .collection && !states(.element)
      && self[.groupChildren] != true
  }
}

/// Makes a view one group beside the bars around it.
struct ContentModifier {
  let position: Position
}

extension ContentModifier: NodesModifier {
  typealias Body = Never

  func changed(_ nodes: [Node], in view: _ViewNode) -> [Node] { nodes.asContent(at: position) }
}
