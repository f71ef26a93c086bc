import ScreenTree

extension Resolver {
  /// Opens a group of choices on the Mac if a view of web content is one.
  ///
  /// - Returns: whether it is, so that `closeChoices` must follow.
  mutating func opensChoices(_ node: Node) -> Bool {
    guard screen.platform == .macos, let role = node.webRole?.choice else { return false }
    openChoices.append(OpenChoices(role: role))
    return true
  }

  /// Notes a radio button or a tab in the group around it.
  mutating func noteChoice(_ parts: [Part], _ role: WebRole) {
    guard let last = openChoices.indices.last, openChoices[last].role == role,
      let draft = parts.onlyElement
    else { return }
    openChoices[last].drafts.append(draft)
  }

  /// Closes the innermost group: its radio buttons say their places, and Tab reaches only one.
  ///
  /// Tab goes to the choice that is on, otherwise to the first that is not dimmed (WAI-ARIA's
  /// practices). Tabs say no place on the Mac, as recorded in Safari.
  mutating func closeChoices(of node: Node) {
    guard let group = openChoices.popLast() else { return }
    if group.role == .radio { place(group.drafts, in: node) }
    let chosen =
      group.drafts.firstIndex(where: \.isChosen)
      ?? group.drafts.firstIndex { !$0.element.traits.has(.notEnabled) } ?? 0
    for (index, draft) in group.drafts.enumerated() {
      draft.element.isPassedByTab = index != chosen
    }
  }
}

/// A group of choices around the current node.
struct OpenChoices {
  /// The role of the choices.
  let role: WebRole
  /// The choices so far, in the order of the file.
  var drafts: [Draft] = []
}

extension Draft {
  /// Whether it is the choice that is on.
  fileprivate var isChosen: Bool {
    element.traits.has(.selected) || element.states.contains { $0.value == .checked(.on) }
  }
}
