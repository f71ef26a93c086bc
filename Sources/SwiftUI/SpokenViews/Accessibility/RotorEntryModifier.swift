import ScreenTree

/// Gives the views an identity with which rotors find them.
struct RotorEntryModifier {
  let property: Property
}

extension RotorEntryModifier: NodesModifier {
  typealias Body = Never

  func changed(_ nodes: [Node], in view: _ViewNode) -> [Node] {
    nodes.map { $0.found(by: property) }
  }
}

extension Node {
  /// The node with an identity for rotors; the element of a representation is that of its only view.
  func found(by entry: Property) -> Node {
    // The view that is represented cannot be reached, so that a rotor has to lead to what stands
    // for it.
    guard let shown = self[.representation], shown.count == 1,
      let position = position(of: .representation)
    else { return adding([entry]) }
    let found = shown.map { $0.states(.rotorEntry) ? $0 : $0.found(by: entry) }
    return with(.representation(found, at: position))
  }
}
