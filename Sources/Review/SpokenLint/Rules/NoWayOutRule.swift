import ScreenTree
import VoiceOverElements

extension LintRule {
  /// Finds modal views that nothing closes.
  ///
  /// A view that `modal:` makes one covers everything else, and a listener cannot swipe out of it.
  /// Not reported for alerts and sheets, which the system closes on the escape gesture, for a view
  /// with progress, which goes by itself, for one whose buttons do not say what they do, and for
  /// captures and web content.
  static let noWayOut = LintRule(
    id: "no-way-out", severity: .error,
    summary: "Nothing closes a modal view",
    evidence: """
      VoiceOver reads nothing but a modal view, and the escape gesture closes it only where the app answers it \
      (Apple, accessibilityViewIsModal and accessibilityPerformEscape).
      """,
    fix: "Give it a button that closes it, and say what the escape gesture does with `onEscape`.",
    swiftFix: """
      Give it a button that closes it, and answer the escape gesture with `accessibilityAction(.escape)`.
      """,
    fails: Example(
      """
      screen: Plans
      views:
        - Text: Yearly
        - VStack:
            - Text: Prices change in May
            - Button: Hear it again
              onActivate: { announce: Prices change in May }
          modal: true
      """),
    passes: Example(
      """
      screen: Plans
      views:
        - Text: Yearly
        - VStack:
            - Text: Prices change in May
            - Button: Close
              onActivate: { remove: prices }
          id: prices
          modal: true
      """),
    search: .screen { screen in
      // What closes it is not in a capture.
      guard screen.screen.capture == nil, screen.coversSomething else { return [] }
      return screen.closedModals.compactMap { modal in
        guard let first = screen.stops.first(where: { modal.names.contains($0.element.node) }),
          !screen.stops.contains(where: { modal.names.contains($0.element.node) && modal.lets($0) })
        else { return nil }
        return Fault(
          "Nothing closes the modal view that begins with \(first.called).",
          at: screen.screen.origin(of: modal.node, .modal), view: modal.node.position)
      }
    })
}

/// A modal view without an answer to the escape gesture, and what is in it.
private struct ClosedModal {
  var node: Node
  /// The names of the views in it, itself included.
  var names: Set<String> = []
  /// The effects of those that do something when they are pressed, by their names.
  var effects: [String: [Effect]] = [:]

  init?(_ node: Node) {
    self.node = node
    // A list instead of recursion, because a screen may be deep.
    var waiting = [node]
    while let next = waiting.popLast() {
      // Of nested ones the inner one is what is heard.
      let isInner = next[.modal] == true && next.name != node.name
      if next.states(.onEscape) || isInner { return nil }
      names.insert(next.name)
      if next.states(.onActivate) { effects[next.name] = next.all(.onActivate).flatMap { $0 } }
      waiting += next.children + next.properties.flatMap(\.nodes)
    }
  }

  /// Whether a stop may lead out of it, or it goes by itself.
  func lets(_ stop: LintedScreen.Stop) -> Bool {
    let element = stop.element
    if element.has(.updatesFrequently) || element.kind.naming == .progress { return true }
    // What an action does is seldom in a file, so each may close it.
    guard element.actions.isEmpty else { return true }
    guard element.isPressedOnce || effects[element.node] != nil else { return false }
    guard let known = effects[element.node], !known.isEmpty else { return true }
    return known.contains(where: \.mayClose)
  }
}

extension LintedScreen {
  /// Whether a modal view covers something, without which it is the screen itself.
  fileprivate var coversSomething: Bool {
    dropped.contains { if case .covered = $0.by { true } else { false } }
  }

  /// The modal views without an answer to the escape gesture, in or around them.
  fileprivate var closedModals: [ClosedModal] {
    var found: [ClosedModal] = []
    var waiting = Array(screen.views.reversed())
    while let node = waiting.popLast() {
      // The gesture is offered to each view around.
      if node.states(.onEscape) { continue }
      if node[.modal] == true, !node.kind.isModal, node.kind != .web,
        let modal = ClosedModal(node)
      {
        found.append(modal)
      }
      waiting += node.children.reversed()
    }
    return found
  }
}

extension Element {
  /// Whether a press does something else than to change its own state.
  fileprivate var isPressedOnce: Bool {
    guard !has(.switchButton), !has(.toggleButton) else { return false }
    return has(.popUpButton)
      || self.traits.contains { $0.value.facts.roles.contains(.pressed) }
      || ["button", "link"].contains(self.role?.value)
  }
}

extension Effect {
  /// Whether it may close what covers the screen.
  fileprivate var mayClose: Bool {
    switch self {
    case .open, .close, .remove, .show, .screenChanged, .focus: true
    case .update(let change): change.properties.contains { $0[.hidden] != nil || $0[.modal] != nil }
    case .announce, .layoutChanged, .pageScrolled: false
    }
  }
}
