import ScreenTree

extension [Node] {
  /// The nodes with their identifiers as names; of several with one the first has it.
  var identified: [Node] {
    // Most screens have none, and are not copied.
    guard contains(where: \.hasIdentifier) else { return self }
    var seen: Set<String> = []
    return map { $0.identified(&seen) }
  }
}

extension Node {
  /// Whether the node or one inside has an identifier.
  fileprivate var hasIdentifier: Bool {
    if states(.identifier) { return true }
    for child in children where child.hasIdentifier { return true }
    return false
  }

  fileprivate func identified(_ seen: inout Set<String>) -> Node {
    var node = self
    if let identifier = node[.identifier], !identifier.isEmpty, seen.insert(identifier).inserted {
      // The name by which the runtime knows the node gives way to the one that tests and steps use.
      node.properties.removeAll { $0.modifier === AnyModifier.id }
      node.properties.append(.id(identifier, at: node.position))
    }
    if !node.children.isEmpty { node.children = node.children.map { $0.identified(&seen) } }
    return node
  }
}
