package import ScreenTree

extension Scenario {
  /// The spoken properties that the capture lacks, by the name of each node.
  package var gaps: [String: [AnyModifier]] {
    var gaps: [String: [AnyModifier]] = [:]
    var waiting = screens.flatMap(\.views)
    while let node = waiting.popLast() {
      waiting += node.children + node.listed
      // The list is filtered, not the set of the node, so that the names are in the order of
      // speech.
      let missing = Self.spoken.filter(node.notCaptured.contains)
      if !missing.isEmpty { gaps[node.name] = missing }
    }
    return gaps
  }

  /// The spoken properties, in the order of speech.
  private static let spoken: [AnyModifier] = [
    .label, .value, .traits, .heading, .expanded, .visited, .required, .readonly, .hint,
    .webDescription, .customContent, .actions,
  ]
}

extension Node {
  /// The nodes of its explicit list of elements.
  package var listed: [Node] {
    all(.elements).joined().compactMap { if case .node(let node) = $0 { node } else { nil } }
  }
}
