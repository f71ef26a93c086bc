import ScreenTree

extension WebSnapshot {
  /// The nodes that are not hidden from assistive technology; a hidden node hides everything in it.
  mutating func withoutHidden(_ nodes: [CaptureNode]) -> [CaptureNode] {
    guard nodes.contains(where: \.holdsHidden) else { return nodes }
    return nodes.compactMap { node in
      guard node.flag("ariaHidden") != true else {
        let name = node.words("name").map { " '\($0.value.prefix(60))'" } ?? ""
        notes.drop(.hidden, node.type + name, at: node.position)
        return nil
      }
      var node = node
      node.children = withoutHidden(node.children)
      return node
    }
  }
}

extension CaptureNode {
  /// Whether it or a node in it is hidden from assistive technology.
  fileprivate var holdsHidden: Bool {
    flag("ariaHidden") == true || children.contains(where: \.holdsHidden)
  }
}
