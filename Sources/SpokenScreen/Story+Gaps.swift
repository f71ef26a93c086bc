public import ScreenTree

extension Story {
  /// What would be spoken and its capture could not tell, by the name of each node.
  public var gaps: [String: [Property.Name]] {
    var gaps: [String: [Property.Name]] = [:]
    var waiting = screens.flatMap(\.views)
    while let node = waiting.popLast() {
      waiting += node.children + node.listed
      let missing = Self.spoken.filter(node.notCaptured.contains)
      if !missing.isEmpty { gaps[node.name] = missing }
    }
    return gaps
  }

  /// The properties that are heard, in the order in which they would be.
  private static let spoken: [Property.Name] = [
    .label, .value, .traits, .heading, .expanded, .visited, .required, .readonly, .hint,
    .webDescription, .customContent, .actions,
  ]
}

extension Node {
  /// The nodes of its explicit list of elements.
  var listed: [Node] {
    properties.flatMap { property -> [Node] in
      guard case .elements(let references) = property.value else { return [] }
      return references.compactMap { if case .node(let node) = $0 { node } else { nil } }
    }
  }
}
