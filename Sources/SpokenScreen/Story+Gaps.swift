public import ScreenTree

extension Story {
  /// What would be spoken and its capture could not tell, by the name of each node.
  public var gaps: [String: [AnyModifier]] {
    var gaps: [String: [AnyModifier]] = [:]
    var waiting = screens.flatMap(\.views)
    while let node = waiting.popLast() {
      waiting += node.children + node.listed
      let missing = Self.spoken.filter(node.notCaptured.contains)
      if !missing.isEmpty { gaps[node.name] = missing }
    }
    return gaps
  }

  /// The properties that are heard, in the order in which they would be.
  private static let spoken: [AnyModifier] = [
    .label, .value, .traits, .heading, .expanded, .visited, .required, .readonly, .hint,
    .webDescription, .customContent, .actions,
  ]
}

extension Node {
  /// The nodes of its explicit list of elements.
  var listed: [Node] {
    all(.elements).joined().compactMap { if case .node(let node) = $0 { node } else { nil } }
  }
}
