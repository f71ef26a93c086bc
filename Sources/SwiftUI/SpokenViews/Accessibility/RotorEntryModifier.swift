import ScreenTree

/// Gives the views an identity with which rotors find them.
struct RotorEntryModifier {
  let property: Property
}

extension RotorEntryModifier: NodesModifier {
  typealias Body = Never

  func changed(_ nodes: [Node], in view: _ViewNode) -> [Node] {
    let found = nodes.withEntry(property, replacing: true)
    // What is no element yet may become one by a modifier around, such as a representation.
    return found == nodes ? nodes.map { $0.adding([property]) } : found
  }
}

extension [Node] {
  /// The nodes with an identity for rotors on their first element, to which a rotor leads.
  ///
  /// - Parameters:
  ///   - entry: the identity.
  ///   - isReplacing: whether it takes the place of one that the element has.
  /// - Returns: the nodes; the same if there is no element in them.
  func withEntry(_ entry: Property, replacing isReplacing: Bool) -> [Node] {
    for index in indices {
      guard let node = self[index].withEntry(entry, replacing: isReplacing) else { continue }
      var nodes = self
      nodes[index] = node
      return nodes
    }
    return self
  }
}

extension Node {
  /// The node with an identity for rotors on its first element; nil if there is none in it.
  fileprivate func withEntry(_ entry: Property, replacing isReplacing: Bool) -> Node? {
    guard self[.hidden] != true, self[.decorative] != true, kind.shape != .nothing else {
      return nil
    }
    guard isNoElement else {
      return states(.rotorEntry) && !isReplacing ? self : found(by: entry)
    }
    for index in children.indices {
      guard let child = children[index].withEntry(entry, replacing: isReplacing) else { continue }
      var node = self
      node.children[index] = child
      return node
    }
    return nil
  }

  /// Whether it is only a place for other views, or a drawing that says nothing.
  private var isNoElement: Bool {
    guard kind.shape == .group || kind.shape == .drawing else { return false }
    let shaping: [AnyModifier] = [.representation, .accessibilityChildren, .elements]
    guard !isOneElement, !shaping.contains(where: states) else { return false }
    let words: [AnyModifier] = [.label, .value, .valueText]
    return !children.isEmpty || !words.contains(where: states)
  }

  /// The node with an identity for rotors; the element of a representation is that of its only view.
  private func found(by entry: Property) -> Node {
    // The view that is represented cannot be reached, so that a rotor has to lead to what stands
    // for it.
    guard let shown = self[.representation], shown.count == 1,
      let position = position(of: .representation)
    else { return adding([entry]) }
    let found = shown.map { $0.states(.rotorEntry) ? $0 : $0.found(by: entry) }
    return with(.representation(found, at: position))
  }
}
