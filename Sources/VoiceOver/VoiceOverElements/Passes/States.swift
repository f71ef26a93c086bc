import ScreenTree

extension Resolver {
  /// Adds the states that no trait expresses, and the role and the descriptions of web content.
  func addStates(of node: Node, to element: inout Element) {
    element.states = states(of: node)
    guard node.kind == .web else { return }
    element.role = stated(.role, of: node)
    element.webDescription = statedWords(.webDescription, of: node)
    element.error = statedWords(.error, of: node)
  }

  /// The states that no trait expresses: draggable, and those of web content.
  func states(of node: Node) -> [Sourced<Element.State>] {
    var states: [Sourced<Element.State>] = []
    func add(_ state: Element.State, _ name: AnyModifier) {
      states.append(Sourced(state, from: origin(of: node, name), by: .stated))
    }
    if node[.draggable] == true { add(.draggable, .draggable) }
    guard node.kind == .web else { return states }
    if node[.role] == "switch" {
      // Its value says whether it is on.
    } else if let checked = node[.checked] {
      add(.checked(checked), .checked)
    } else if let role = node[.role], ["checkbox", "radio"].contains(role) {
      // WAI-ARIA takes a box or a radio button without this state for unchecked.
      add(.checked(.off), .role)
    }
    if let pressed = node[.pressed] { add(.pressed(pressed), .pressed) }
    if let popup = node[.haspopup] {
      if popup != .nothing { add(.popup(popup), .haspopup) }
    } else if node[.role] == "combobox" {
      // WAI-ARIA: what a combo box opens is a list unless it says otherwise.
      add(.popup(.listbox), .role)
    }
    if let sort = node[.sort], sort != .none { add(.sorted(sort), .sort) }
    if node[.required] == true { add(.required, .required) }
    if let invalid = node[.invalid], invalid != .nothing { add(.invalid(invalid), .invalid) }
    if node[.readonly] == true { add(.readOnly, .readonly) }
    if node[.visited] == true { add(.visited, .visited) }
    if node[.busy] == true { add(.busy, .busy) }
    if let current = node[.current], current != .nothing { add(.current(current), .current) }
    return states
  }
}
