import ScreenTree
package import VoiceOverElements

/// Live regions of web content: what changes in them is announced.
extension FileApp {
  /// A live region, and its words before a change.
  struct LiveRegion {
    var path: NodePath
    var live: Property.Live
    var words: [String: [Sourced<Wording>]]
  }

  /// The nearest live region around a node or the node itself; nil when changes are not announced.
  func liveRegion(around path: NodePath) -> LiveRegion? {
    guard let screen = pages.last?.screen else { return nil }
    var here: NodePath? = path
    while let path = here {
      if let node = screen.node(at: path), let live = node[.live] ?? node.webRole?.live {
        guard live != .off else { return nil }
        return LiveRegion(path: path, live: live, words: words(in: node))
      }
      here = path.parent
    }
    return nil
  }

  /// Announces the new words of a region; an atomic one is announced as a whole.
  ///
  /// Polite regions wait for other speech, as announcements of low priority do; assertive ones
  /// interrupt it (recorded in Safari on iOS 16 and later).
  mutating func announce(_ region: LiveRegion) {
    settle()
    guard let node = pages.last?.screen.node(at: region.path) else { return }
    let all = elements(in: node)
    // An element that is new in the region has no old words, and counts as changed.
    let new = all.filter { region.words[$0.node] != $0.words }
    let spoken = node[.atomic] == true && !new.isEmpty ? all : new
    guard !spoken.isEmpty else { return }
    liveChanges.append(LiveChange(spoken, isAssertive: region.live == .assertive))
  }

  /// The words of the elements in a node, by the names of their nodes.
  private func words(in node: Node) -> [String: [Sourced<Wording>]] {
    Dictionary(
      elements(in: node).map { ($0.node, $0.words) }, uniquingKeysWith: { first, _ in first })
  }

  /// The elements with words in a node, in reading order.
  private func elements(in node: Node) -> [Element] {
    var names: Set<String> = []
    var waiting = [node]
    while let next = waiting.popLast() {
      names.insert(next.name)
      waiting += next.children
    }
    return elements.filter { names.contains($0.node) && !$0.words.isEmpty }
  }
}

extension Element {
  /// Its label and its value.
  package var words: [Sourced<Wording>] {
    (self.label + self.value).filter { !$0.value.isBlank }
  }
}
