import ScreenTree
import SpokenViews
import VoiceOverElements
import VoiceOverSession

/// What a listener notices of changes: another screen, posts of the app, wishes for the cursor.
extension LiveScreen {
  /// The responses to what changed since the last call.
  func responses() -> [Response] {
    // First, because the wish for the cursor is looked up in the new nodes.
    let hasChanged = refresh()
    let wish = takeWish()
    guard isOpen, root.screenNumber != shown else {
      // The session must know the new elements before a post names one of them or the cursor moves.
      return (hasChanged ? [.rearranged] : []) + takePosts() + focused(wish)
    }
    shown = root.screenNumber
    return transition(wish)
  }

  /// A view that asked for the cursor.
  private struct Wish {
    let node: String
    /// Whether a new screen lands there at once.
    let isDefault: Bool
  }

  /// The view that asked for the cursor since the last call, if it is on the screen.
  private func takeWish() -> Wish? {
    guard let request = root.focusRequest else { return nil }
    // A wish counts once. If its view came only later, the cursor would jump away from what is read
    // then.
    defer { root.focusRequest = nil }
    let wanted = screen.allNodes.first { node in
      node.all(.behavior).contains { $0.trigger == .wantsFocus && $0.perform() }
    }
    return wanted.flatMap { element(in: $0) }.map {
      Wish(node: $0, isDefault: request.isDefault)
    }
  }

  /// The name of the first element in a view, or of the one that the view is a part of; nil without
  /// one.
  private func element(in node: Node) -> String? {
    // The focus state may be on a stack, whose first element gets the cursor.
    let elements = resolution.elements
    if elements.contains(where: { $0.node == node.name }) { return node.name }
    var part = screen
    part.views = [node]
    let names = Set(part.allNodes.map(\.name))
    if let first = elements.first(where: { names.contains($0.node) }) { return first.node }
    // The text in a button is no element itself, and the button is where the cursor goes.
    return nodes(around: node.name).first { around in
      elements.contains { $0.node == around.name }
    }?.name
  }

  private func takePosts() -> [Response] {
    defer { root.posts = [] }
    return root.posts.map { Response($0) }
  }

  private func focused(_ wish: Wish?) -> [Response] { wish.map { [.focused($0.node)] } ?? [] }

  /// Another screen is shown, or the one before again with the cursor where it was left.
  private func transition(_ wish: Wish?) -> [Response] {
    let depth = root.screenDepth
    if depth > openers.count {
      // Several screens can open in one step, as when a path gets two values.
      while openers.count < depth { openers.append(cursor) }
      return shows(wish)
    }
    var opener: String?
    // Closing several screens leads back to where the lowest of them was opened.
    while openers.count > depth { opener = openers.removeLast() }
    guard let opener, resolution.elements.contains(where: { $0.node == opener }) else {
      return shows(wish)
    }
    return [.focused(opener)] + takePosts() + focused(wish)
  }

  /// A screen appears; the cursor lands on its default focus, and moves to any other.
  private func shows(_ wish: Wish?) -> [Response] {
    let isDefault = wish?.isDefault == true
    return [.opened(nil, resolution.elements, landingOn: isDefault ? wish?.node : nil)]
      + takePosts() + focused(isDefault ? nil : wish)
  }

  /// Shows the screen for the first time.
  func open() -> [Response] {
    isOpen = true
    refresh()
    shown = root.screenNumber
    return shows(takeWish())
  }

  /// Passes on where VoiceOver's cursor is.
  func cursorMoved(to element: Element?) -> [Response] {
    // The session reports the cursor after each step, also when it stayed.
    guard element?.node != cursor else { return [] }
    // The view that the cursor leaves may be removed, and its focus state must end all the same.
    let old = cursor.flatMap { node($0) } ?? cursorNode
    cursor = element?.node
    cursorNode = cursor.flatMap { node($0) }
    root.performing {
      // Leaving comes first: two views may share one focus state, which must be true at the end.
      if let old { focus(old, isHere: false) }
      if let cursorNode { focus(cursorNode, isHere: true) }
    }
    return responses()
  }

  private func focus(_ node: Node, isHere: Bool) {
    // A view of UIKit does not pass the cursor on to the views in it.
    let hasParts = node.isOneElement && !node.kind.isOfUIKit
    for part in hasParts ? parts(of: node) : [node] {
      for behavior in part.all(.behavior) where behavior.trigger == .focus {
        behavior.perform(.flag(isHere))
      }
    }
  }

  /// A view that is an element, and the views inside that are parts of it.
  private func parts(of node: Node) -> [Node] {
    guard !node.children.isEmpty else { return [node] }
    let elements = Set(resolution.elements.map { $0.node })
    var parts: [Node] = []
    var waiting = [node]
    while let next = waiting.popLast() {
      parts.append(next)
      // An object of UIKit follows the cursor only where it is itself.
      let inside = next.children.filter { !$0.kind.isOfUIKit && !elements.contains($0.name) }
      waiting += inside.reversed()
    }
    return parts
  }
}

extension Response {
  /// What the app posted, as a response.
  init(_ post: ViewRoot.Post) {
    switch post {
    case .announcement(let announcement): self = .announced(announcement)
    case .notification(let target, let wholeScreen):
      self = .notified(target, wholeScreen: wholeScreen)
    case .page(let words): self = .paged(words)
    }
  }
}
