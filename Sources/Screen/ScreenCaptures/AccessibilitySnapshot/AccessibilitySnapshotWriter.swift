import ScreenDocuments
package import ScreenTree

/// Writes screens in AccessibilitySnapshot's model.
package enum AccessibilitySnapshotWriter {
  /// The model of a screen whose elements are listed in reading order.
  ///
  /// - Parameters:
  ///   - screen: a screen of elements and containers with explicit lists of elements.
  ///   - descriptions: VoiceOver's description of each element, by its name.
  /// - Returns: the JSON, with a line break at its end.
  package static func json(_ screen: Screen, descriptions: [String: String]) -> String {
    var count = 0.0
    return Document.list(items(of: screen.views, descriptions, &count)).json
  }

  /// Whether the screen has only elements in an explicit order.
  package static func canWrite(_ screen: Screen) -> Bool {
    screen.views.count <= 1 && screen.views.allSatisfy(isExplicit)
  }

  /// Whether a screen has no element to write.
  package static func isEmpty(_ screen: Screen) -> Bool {
    !screen.views.contains(where: \.isWritten)
  }

  private static func isExplicit(_ node: Node) -> Bool {
    if node.kind == .element { return node.children.isEmpty }
    let lists = node.all(.elements)
    guard node.kind == .uiView, node.children.isEmpty, lists.count == 1, let members = lists.first
    else { return false }
    return members.nodes.count == members.count && members.nodes.allSatisfy(isExplicit)
  }

  private static func items(
    of nodes: [Node], _ descriptions: [String: String], _ count: inout Double
  ) -> [Document] {
    var items: [(item: Document, place: Double?)] = []
    for node in nodes {
      let patch = node.capturedPatch
      let place = patch?[SnapshotModel.place]?.number
      if node.kind == .element {
        let text = descriptions[node.name] ?? ""
        let item = SnapshotModel.element(node, description: text, index: count)
        count += 1
        items.append((patched(item, patch), place))
        continue
      }
      let inner = self.items(of: node.members, descriptions, &count)
      if node.isPlainList {
        items += inner.map { ($0, nil) }
      } else {
        let item = SnapshotModel.container(node, children: .list(inner))
        items.append((patched(item, patch), place))
      }
    }
    guard items.contains(where: { $0.place != nil }) else { return items.map(\.item) }
    return items.sorted { ($0.place ?? 0) < ($1.place ?? 0) }.map(\.item)
  }

  private static func patched(_ item: Document, _ patch: Document?) -> Document {
    guard let patch else { return item }
    let changes = patch.pairs.filter { $0.0 != SnapshotModel.place }
    return item.patched(with: .mapping(changes))
  }
}

extension Node {
  /// Whether it is written.
  fileprivate var isWritten: Bool {
    kind == .element || !isPlainList || members.contains(where: \.isWritten)
  }

  /// Whether it only orders elements, and is no container of the model.
  fileprivate var isPlainList: Bool {
    !states(.container) && !states(.captured)
  }
}
