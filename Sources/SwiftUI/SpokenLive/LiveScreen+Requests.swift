import ScreenTree
import SpokenViews
import VoiceOverElements
import VoiceOverSession

/// What the views do when their user acts.
extension LiveScreen {
  func respond(to request: Request) -> [Response] {
    if case .launch = request { return open() }
    if case .effect(.open) = request { return open() }
    // Read before the edit, because the letter that VoiceOver speaks is gone afterwards.
    let deleted: String? =
      if case .delete(let element) = request {
        node(element.node)?.text.last.map { String($0) }
      } else {
        nil
      }
    // What closures post while they run belongs to this screen, which they do not know.
    let (isDone, otherwise) = root.performing { perform(request) }
    var responses = responses()
    if case .delete = request, isDone, let deleted { responses.append(.deleted(deleted)) }
    // Read after the scroll, because the words name the new page.
    if case .scroll(_, let element?) = request, isDone, let status = scrollStatus(around: element) {
      responses.append(.paged(status))
    }
    // A closure may report that it did nothing and still have changed the screen, which is then the
    // answer.
    return isDone || !responses.isEmpty ? responses : [otherwise]
  }

  /// Performs a request; false with the response to it when nothing happens.
  private func perform(_ request: Request) -> (Bool, Response) {
    switch request {
    case .activate(let element): activate(element)
    case .increment(let element): (adjust(element, .increment), .atEnd)
    case .decrement(let element): (adjust(element, .decrement), .atEnd)
    case .action(let action, let element): perform(action, on: element)
    case .escape(let element): escape(from: element)
    case .magicTap(let element):
      (perform(.magicTap, around: element), .nothing("no view here has a magic tap"))
    case .scroll(let direction, let element):
      (perform(.scroll, around: element, .direction(direction)), .atEnd)
    case .type(let text, let element): edit(element) { $0 + text }
    case .delete(let element): edit(element) { String($0.dropLast()) }
    case .drop(let dragged, let element): drop(dragged, on: element)
    case .effect(let effect): perform(effect)
    case .launch: (true, .atEnd)
    }
  }

  private func activate(_ element: Element) -> (Bool, Response) {
    guard !element.has(.notEnabled) else {
      return (false, .nothing("\(element.node) is dimmed"))
    }
    if let button = element.stepperButton {
      return (
        node(button.stepper)?.perform(button.raises ? .increment : .decrement) ?? false,
        .nothing("\(button.stepper) is at its limit")
      )
    }
    var names = [element.node]
    // An element may be merged of several views. The control that a trait of it comes from is
    // pressed, a switch before a button, because its value is what the element says.
    let order: [Node.Trait] = [
      .switchButton, .toggleButton, .textEntry, .popUpButton, .button, .link,
    ]
    for trait in order {
      for source in element.traits where source.value == trait {
        // A view that does not want the tap is asked once.
        if !names.contains(source.origin.node) { names.append(source.origin.node) }
      }
    }
    for name in names where node(name)?.perform(.activate) == true { return (true, .atEnd) }
    // A double-tap is a touch in the middle of the element, which views around it receive too.
    for node in nodes(around: element.node).dropFirst() where node.perform(.activate) {
      return (true, .atEnd)
    }
    return (false, .nothing("no view here does anything when it is activated"))
  }

  private func adjust(_ element: Element, _ trigger: Behavior.Trigger) -> Bool {
    guard !element.has(.notEnabled) else { return false }
    let source = element.traits.first { $0.value == .adjustable }?.origin.node
    return [element.node, source].compactMap { $0 }.contains {
      node($0)?.perform(trigger) == true
    }
  }

  private func perform(_ action: Sourced<Wording>, on element: Element) -> (Bool, Response) {
    let name = action.value.description
    guard let node = node(action.origin.node) else {
      return (false, .nothing("\(name) is gone"))
    }
    // A button in a combined element is an action under its own name; it has no action, but can be
    // pressed.
    let isDone = node.perform(.action(name)) || node.perform(.activate)
    // The name of the action may come from a label inside the button.
    let pressed = isDone ? [] : nodes(around: node.name)
    return (
      isDone || pressed.contains { $0.perform(.activate) },
      .nothing("\(name) does nothing")
    )
  }

  private func escape(from element: Element?) -> (Bool, Response) {
    // From the element outwards, as along UIKit's chain of responders: actions of the app, and
    // stacks, which go back. What is presented is outermost, and closed where nothing in it did
    // anything.
    if perform(.escape, around: element) { return (true, .atEnd) }
    guard let presented = root.presented.last else { return (false, .atEnd) }
    presented.dismiss()
    return (true, .atEnd)
  }

  private func perform(
    _ trigger: Behavior.Trigger, around element: Element?, _ input: Behavior.Input = .none
  ) -> Bool {
    guard let element else { return false }
    let nodes = nodes(around: element.node)
    // The buttons of a stepper and the marks of a chart have no node but the one they come from.
    let found = nodes.isEmpty ? self.nodes(around: element.origin.node) : nodes
    return found.contains { $0.perform(trigger, input) }
  }

  /// Passes on what is dragged to the nearest view around that takes it.
  private func drop(_ dragged: Element, on element: Element) -> (Bool, Response) {
    // The behavior for a drag puts here what the view gives; what an earlier drop left must not
    // count.
    root.dragged = []
    defer { root.dragged = [] }
    guard perform(.drag, around: dragged), !root.dragged.isEmpty else {
      return (false, .nothing("the dragged view gives nothing to drop; add `draggable`"))
    }
    return (
      perform(.drop, around: element),
      .nothing(
        "nothing here takes what is dragged; add `dropDestination`, or let its action return true")
    )
  }

  /// What the nearest view around says after it scrolled.
  private func scrollStatus(around element: Element) -> String? {
    for node in nodes(around: element.node) {
      for behavior in node.all(.behavior).reversed() {
        if case .scrollStatus(let words) = behavior.trigger { return words }
      }
    }
    return nil
  }

  private func edit(_ element: Element, _ change: (String) -> String) -> (Bool, Response) {
    guard element.has(.textEntry), !element.has(.notEnabled), let node = node(element.node) else {
      return (false, .nothing("\(element.node) is no text field"))
    }
    let new = change(node.text)
    guard new != node.text else { return (false, .atEnd) }
    return (node.perform(.edit, .text(new)), .nothing("\(element.node) takes no text"))
  }

  private func perform(_ effect: Effect) -> (Bool, Response) {
    switch effect {
    case .announce(let announcement):
      root.posts.append(.announcement(announcement))
      return (true, .atEnd)
    case .screenChanged(let target):
      root.posts.append(.notification(target, wholeScreen: true))
      return (true, .atEnd)
    case .layoutChanged(let target):
      root.posts.append(.notification(target, wholeScreen: false))
      return (true, .atEnd)
    case .pageScrolled(let words):
      root.posts.append(.page(words))
      return (true, .atEnd)
    // Moving the cursor changes nothing in the views, so that the response itself is the answer.
    case .focus(let id): return (false, .focused(id))
    case .open, .close, .update, .remove, .show:
      return (
        false,
        .failed("a live view changes by its own code; '\(effect)' is for screens of files")
      )
    }
  }
}

extension Node {
  /// The text of a field; empty for any other value.
  fileprivate var text: String { if case .text(let text)? = self[.value] { text } else { "" } }

  /// Performs what the outermost modifier says for a trigger; false without one.
  @MainActor
  func perform(_ trigger: Behavior.Trigger, _ input: Behavior.Input = .none) -> Bool {
    all(.behavior).last { $0.trigger == trigger }?.perform(input) ?? false
  }
}
