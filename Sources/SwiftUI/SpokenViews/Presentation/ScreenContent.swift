import ScreenTree

extension [Node] {
  /// The content of a screen, beside its bars: one group, in which places and priorities are compared
  /// among its own views alone.
  func asContent(at position: Position) -> [Node] {
    // A single element needs no group, and a list or a scroll view keeps its views together.
    guard !isEmpty, count > 1 || self[0].mixesViews || self[0][.sortPriority] != nil else {
      return self
    }
    return [
      Node(
        .group, className: "Content", children: self,
        properties: [.groupChildren(true, at: position)], position: position)
    ]
  }

  /// The parts of a view, such as a bar and its content, as one view in which they stand below each
  /// other, wherever the view itself stands.
  func asOneView(_ className: String, at position: Position) -> [Node] {
    guard count > 1 else { return self }
    return [
      Node(
        .vStack, className: className, children: self,
        properties: [.groupChildren(true, at: position)], position: position)
    ]
  }
}

extension Node {
  /// Whether the views in it are read among those beside it; a container keeps them together too.
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

/// Makes several views one, which other views are beside, behind or before as a whole.
struct OneViewModifier {
  let className: String
  let position: Position
}

extension OneViewModifier: NodesModifier {
  typealias Body = Never

  func changed(_ nodes: [Node], in view: _ViewNode) -> [Node] {
    nodes.asOneView(className, at: position)
  }
}
