import ScreenResolver
import ScreenTree

/// Live regions of web content: what changes in them is announced.
extension FileApp {
  /// A live region, and what it said before a change.
  struct LiveRegion {
    var path: NodePath
    var live: Property.Live
    var words: [String: [Wording]]
  }

  /// The nearest live region around a node, the node included; nil when changes are not announced.
  func liveRegion(around path: NodePath) -> LiveRegion? {
    guard let screen = pages.last?.screen else { return nil }
    var here: NodePath? = path
    while let path = here {
      if let node = screen.node(at: path), let live = node[.live] ?? node.webRole?.live {
        guard live != .off else { return nil }
        return LiveRegion(path: path, live: live, words: words(in: node).byNode)
      }
      here = path.parent
    }
    return nil
  }

  /// Announces what a region says now and did not say before; an atomic one says everything again.
  ///
  /// Polite regions wait for other speech, as announcements of low priority do; assertive ones
  /// interrupt it (recorded in Safari on iOS 16 and later).
  mutating func announce(_ region: LiveRegion) {
    guard let node = pages.last?.screen.node(at: region.path) else { return }
    let all = words(in: node)
    let new = all.filter { region.words[$0.node] != $0.words }
    let spoken = node[.atomic] == true && !new.isEmpty ? all : new
    let words = spoken.flatMap(\.words)
    guard !words.isEmpty else { return }
    liveAnnouncements.append(
      LiveAnnouncement(
        words: words, priority: region.live == .assertive ? .default : .low,
        language: spoken.first?.language))
  }

  /// What the elements in a node are called and set to, in reading order.
  private func words(in node: Node) -> [SpokenNode] {
    var names: Set<String> = []
    var waiting = [node]
    while let next = waiting.popLast() {
      names.insert(next.name)
      waiting += next.children
    }
    return elements.filter { names.contains($0.node) }.map { element in
      let words = (element.label + element.value).map(\.value).filter { !$0.isBlank }
      return SpokenNode(node: element.node, words: words, language: element.language)
    }
  }
}

/// What a node says.
private struct SpokenNode {
  var node: String
  var words: [Wording]
  var language: String?
}

extension [SpokenNode] {
  fileprivate var byNode: [String: [Wording]] {
    Dictionary(map { ($0.node, $0.words) }, uniquingKeysWith: { first, _ in first })
  }
}
