import ScreenTree

extension Resolver {
  /// Adds the states that no trait tells: that it can be dragged, and those of web content.
  func addStates(of node: Node, to element: inout Element.Content) {
    func add(_ state: Element.State, _ name: AnyModifier) {
      element.states.append(Sourced(state, from: origin(of: node, name), by: .stated))
    }
    if node[.draggable] == true { add(.draggable, .draggable) }
    guard node.kind == .web else { return }
    element.role = node[.role].map { Sourced($0, from: origin(of: node, .role), by: .stated) }
    if node[.role] == "switch" {
      // Its value says whether it is on.
    } else if let checked = node[.checked] {
      add(.checked(checked), .checked)
    } else if let role = node[.role], ["checkbox", "radio"].contains(role) {
      add(.checked(.off), .role)
    }
    if let pressed = node[.pressed] { add(.pressed(pressed), .pressed) }
    if node[.required] == true { add(.required, .required) }
    if node[.invalid] == true { add(.invalid, .invalid) }
    if node[.readonly] == true { add(.readOnly, .readonly) }
    if node[.visited] == true { add(.visited, .visited) }
    if node[.busy] == true { add(.busy, .busy) }
    if let current = node[.current], current != "false" { add(.current, .current) }
  }
}
