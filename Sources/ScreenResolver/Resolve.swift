public import ScreenTree

/// Works out what the cursor can stop on, in reading order, with the source of every word.
///
/// The passes: visibility, then the words, value and traits of each class, then grouping
/// (`combine`, `contain`, `ignore`, representations), then reading order and places in series.
/// The time is linear in the number of nodes but for the sorting of siblings.
public func resolve(_ screen: Screen) -> Resolution {
  var resolver = Resolver(screen: screen)
  let parts = resolver.parts(of: screen.views)
  let elements = Group(members: parts).ordered(on: screen).map(\.element)
  return Resolution(elements: elements, dropped: resolver.dropped)
}

/// The walk over the tree, with what it left out on the way.
struct Resolver {
  let screen: Screen
  var dropped: [Suppression] = []
  /// How many combined views are around the one that is looked at.
  var combining = 0

  /// Remembers a node that is no stop, when it has words that one might miss.
  mutating func drop(_ node: Node, because reason: String) {
    let words = node.title ?? statedLabel(of: node).first?.value ?? node.symbol
    guard let words, !words.isBlank else { return }
    dropped.append(
      Suppression(words, kind: "element", reason: reason, origin: screen.origin(of: node)))
  }

  /// The parts that a list of sibling views makes.
  mutating func parts(of nodes: [Node]) -> [Part] {
    reachable(nodes).flatMap { parts(of: $0) }
  }

  /// The parts that a view makes: nothing, elements, or groups of them.
  mutating func parts(of node: Node) -> [Part] {
    if let reason = invisibility(of: node) {
      drop(node, because: reason)
      return []
    }
    if let nodes = node.representation, !node.representsItsSymbolOnly {
      return represent(node, by: nodes)
    }
    var parts = shaped(node)
    if let priority = node.sortPriority {
      for index in parts.indices { parts[index].priority = priority }
    }
    return parts
  }

  /// The parts of a view that is seen and stands for itself.
  private mutating func shaped(_ node: Node) -> [Part] {
    if let references = node.explicitElements { return explicit(references, in: node) }
    if let children = node.accessibilityChildren { return contain(node, extra: children) }
    switch node.childBehavior {
    case .combine: return combine(node)
    case .contain: return contain(node, extra: [])
    case .ignore: return [.element(draft(of: node))]
    case nil: return classParts(of: node)
    }
  }
}

extension String {
  /// Whether there is nothing in it but white space.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
