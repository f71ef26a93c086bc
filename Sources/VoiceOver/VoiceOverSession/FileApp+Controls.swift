import ScreenTree
import VoiceOverElements

/// The default behavior of controls.
extension FileApp {
  /// Activates an element: the behavior of its class, then the effects in the file.
  mutating func activate(_ element: Element) -> [Response] {
    guard !element.has(.notEnabled) else { return [.nothing("\(element.node) is dimmed")] }
    if let button = element.stepperButton, let stepper = node(button.stepper) {
      let response = move(stepper, up: button.raises)
      return [response == .atEnd ? .nothing("\(stepper.name) is at its limit") : response]
    }
    // A combined view keeps its own activation.
    let pressed = node(element.node).flatMap { $0.states(.onActivate) ? $0 : nil }
    guard let node = pressed ?? node(element.pressed) else {
      return [.nothing("\(element.node) is gone")]
    }
    return press(node)
  }

  private mutating func press(_ node: Node) -> [Response] {
    let isChoice = pages.last?.choosesFor != nil
    // A choice acts on its picker, whose list is the screen on top.
    var responses = isChoice ? close(choosing: node) : flip(node)
    for effects in node.all(.onActivate) { responses += carryOut(effects) }
    return responses.isEmpty
      ? [.nothing("the file does not say what happens; write it under `onActivate:`")] : responses
  }

  /// The behavior of a class on activation.
  private mutating func flip(_ node: Node) -> [Response] {
    if node.webRole == .radio || node.webRole == .menuitemradio { return check(node) }
    if node.states(.checked) || ["checkbox", "switch"].contains(node[.role]) {
      return [change(node.name) { $0.with(.checked(node[.checked] == .on ? .off : .on)) }]
    }
    if node.isSwitch {
      return [change(node.name) { $0.with(.value(.flag(!node.isOn))) }]
    }
    if let isExpanded = node[.expanded] ?? (node.shape == .disclosure ? false : nil) {
      return [change(node.name) { $0.with(.expanded(!isExpanded)) }]
    }
    if node.isField { return [change(node.name) { $0.adding(.isEditing) }] }
    let choices = node.children.present
    switch node.shape {
    case .choices where !choices.isEmpty:
      return choose(for: node, from: choices.map { $0.asButton(chosen: node.scalarText) })
    case .menu where !choices.isEmpty: return choose(for: node, from: choices)
    case .choices, .menu: return []
    // All others may be a choice in what is around them.
    default: return select(node)
    }
  }

  /// Checks a radio button, and unchecks the others of its group.
  ///
  /// One that is checked stays so, and of a group at most one is (WAI-ARIA 1.2, `radio`).
  private mutating func check(_ node: Node) -> [Response] {
    let others = buttonsOfGroup(of: node).filter { $0.name != node.name && $0[.checked] == .on }
    return [change(node.name) { $0.with(.checked(.on)) }]
      + others.map { other in change(other.name) { $0.with(.checked(.off)) } }
  }

  /// The radio buttons in the nearest group or menu around one, otherwise those beside it.
  private mutating func buttonsOfGroup(of node: Node) -> [Node] {
    guard let screen = pages.last?.screen else { return [] }
    let beside = path(of: node.name)?.parent
    var around = beside
    while let path = around, screen.node(at: path)?.webRole?.groupsRadioButtons != true {
      around = path.parent
    }
    var waiting = (around ?? beside).flatMap(screen.node(at:))?.children ?? screen.views
    var found: [Node] = []
    while let next = waiting.popLast() {
      if next.webRole == node.webRole { found.append(next) }
      waiting += next.children
    }
    return found
  }

  /// Selects a tab, a segment or a row of a picker.
  private mutating func select(_ node: Node) -> [Response] {
    guard let path = path(of: node.name)?.parent, let around = pages.last?.screen.node(at: path),
      around.kind.choosesInside, let words = node.words
    else { return [] }
    return [change(around.name) { $0.with(.value(.text(words))) }]
  }

  /// Closes the list of choices, and sets the picker to the activated one.
  private mutating func close(choosing node: Node) -> [Response] {
    guard let chooser = pages.popLast()?.choosesFor else { return [] }
    if let picker = self.node(chooser), picker.kind.choosesInside, let words = node.words {
      _ = change(chooser) { $0.with(.value(.text(words))) }
    }
    return [.focused(chooser)]
  }

  /// Adjusts the value of an element.
  mutating func adjust(_ element: Element, up: Bool) -> [Response] {
    guard !element.has(.notEnabled) else { return [.nothing("\(element.node) is dimmed")] }
    // A combined element is adjusted through the view inside that gave it the trait.
    let source = element.traits.first { $0.value == .adjustable }?.origin.node ?? element.node
    guard let node = node(source) ?? node(element.node) else { return [.nothing("it is gone")] }
    let own = up ? node[.onIncrement] : node[.onDecrement]
    if let own {
      let responses = carryOut(own)
      // Effects that change nothing mean a limit, and VoiceOver plays the boundary sound.
      let isIdle = responses.allSatisfy { if case .nothing = $0 { true } else { false } }
      return isIdle ? [.atEnd] : responses
    }
    guard element.has(.adjustable) else { return [.atEnd] }
    return [move(node, up: up)]
  }

  /// Moves the value of a control by its step, or a picker to its next choice.
  private mutating func move(_ node: Node, up: Bool) -> Response {
    if node.kind.adjustment == .byChoice {
      let choices = node.children.present.compactMap(\.words)
      let old = node.scalarText.flatMap(choices.firstIndex)
      let next = old.map { $0 + (up ? 1 : -1) } ?? (up ? 0 : choices.count - 1)
      guard choices.indices.contains(next) else { return .atEnd }
      return change(node.name) { $0.with(.value(.text(choices[next]))) }
    }
    let isNumbered = node.range != nil || node.kind.adjustment == .byOnes
    let start = Property.Scalar.number(node.range?.lowerBound ?? 0)
    guard case .number(let old)? = node[.value] ?? (isNumbered ? start : nil) else {
      // Where a capture lacks the other values, nothing shows that this one is the last.
      guard pages.last?.screen.capture != nil else { return .atEnd }
      return .failed(
        "the capture does not say which values \(node.name) has; import it, and write a number as "
          + "`value:` with `in:`, or `onIncrement:` and `onDecrement:`")
    }
    let step = node.step * (up ? 1 : -1)
    // Steps such as 0.1 are not exact in binary: without rounding, 0.30000000000000004 is spoken.
    var new = ((old + step) * 1e9).rounded() / 1e9
    if let range = node.range { new = min(max(new, range.lowerBound), range.upperBound) }
    guard new != old else { return .atEnd }
    return change(node.name) { node in
      var node = node.with(.value(.number(new)))
      // Words for the old value do not describe the new one.
      node.properties.removeAll { $0.modifier == .valueText }
      return node
    }
  }

  /// Performs a custom action: its effects in the file, or the activation of a merged button.
  mutating func perform(_ action: Sourced<Wording>, on element: Element) -> [Response] {
    guard let node = node(action.origin.node) else {
      return [.nothing("\(action.value) is gone")]
    }
    // A merged button is an action too, but its node has no list of actions with that name.
    let own: [Property.Action] = (node.all(.actions) + node.all(.swipeActions)).flatMap { $0 }
    if let own = own.first(where: { .text($0.name) == action.value }) {
      return carryOut(own.effects)
    }
    // The action of a stack that was merged has the name of a text in it; a control acts itself.
    let tapped = node.kind.isControl ? nil : nearest(to: node.name) { $0.states(.onActivate) }
    return press(tapped ?? node)
  }

  /// A view or the nearest one around it of which something is true; nil without one.
  private mutating func nearest(to name: String, where isIt: (Node) -> Bool) -> Node? {
    var path = path(of: name)
    while let here = path {
      if let node = pages.last?.screen.node(at: here), isIt(node) { return node }
      path = here.parent
    }
    return nil
  }

  /// Goes back: the effects of the views around, otherwise closes what covers the screen, otherwise
  /// the screen.
  mutating func escape(from element: Element?) -> [Response] {
    if let own = effects(.onEscape, around: element) { return carryOut(own) }
    if let modal = pages.last?.screen.views.last(where: \.coversScreen) {
      return [change(modal.name) { $0.removed(true) }]
    }
    return carryOut([.close])
  }

  /// The effects of the element or of the nearest view around it.
  mutating func effects(
    _ modifier: Modifier<[Effect]>, around element: Element?
  ) -> [Effect]? {
    // UIKit offers escape and scrolling to the element, then to each view around it.
    guard let element else { return nil }
    return nearest(to: element.node) { $0[modifier] != nil }?[modifier]
  }

  /// Turns the page of the nearest view around that has pages, or of the first one that has.
  mutating func scroll(_ direction: VoiceOverGesture.Direction, at element: Element?) -> [Response]
  {
    let around = element.flatMap { element in nearest(to: element.node) { $0[.page] != nil } }
    let node = around ?? pages.last?.present.firstPaged
    guard let node, let page = node[.page] else { return [.atEnd] }
    let number = page.number + (direction.isForwards ? 1 : -1)
    guard (1...page.count).contains(number) else { return [.atEnd] }
    let response = change(node.name) {
      $0.with(.page(Property.Place(number: number, count: page.count)))
    }
    return [response, .turned(to: number, of: page.count)]
  }

  /// Sets the text of a text field, derived from the current one.
  mutating func edit(_ element: Element, _ change: (String) -> String) -> [Response] {
    guard element.has(.textEntry), !element.has(.notEnabled) else {
      return [.nothing("\(element.node) is no text field")]
    }
    guard let node = node(element.pressed) ?? node(element.node) else {
      return [.nothing("\(element.node) is gone")]
    }
    let old = node.enteredText
    // Each character that is typed or deleted takes as long as the whole text.
    guard old.utf8.count <= Self.longestText else {
      return [
        .failed(
          "the text of '\(node.name)' is longer than \(Self.longestText) bytes; shorten it to edit it"
        )
      ]
    }
    allowance -= old.utf8.count / Self.bytesPerElement
    guard allowance >= 0 else {
      return [
        .failed(
          "long texts are edited more often than a run allows; shorten the walkthrough or the text")
      ]
    }
    let text = change(old)
    return [self.change(node.name) { $0.with(.value(.text(text))).adding(.isEditing) }]
  }

  /// Deletes the last character of a text field; at the start there is nothing to delete.
  mutating func delete(in element: Element) -> [Response] {
    // Asked before the edit, which removes the character that is spoken.
    let old = (node(element.pressed) ?? node(element.node))?.enteredText ?? ""
    let responses = edit(element) { String($0.dropLast()) }
    guard element.has(.textEntry), !element.has(.notEnabled),
      old.utf8.count <= Self.longestText, allowance >= 0
    else { return responses }
    return old.isEmpty ? [.atEnd] : responses + [.deleted(String(old.suffix(1)))]
  }
}

extension Element {
  /// The node to activate: the one that made the element a control, for a merged one.
  fileprivate var pressed: String {
    // A combined element has traits of several views; what has a state or takes text comes first.
    let order: [Node.Trait] = [
      .switchButton, .toggleButton, .textEntry, .popUpButton, .button, .link,
    ]
    for trait in order {
      if let found = self.traits.first(where: { $0.value == trait }) { return found.origin.node }
    }
    return self.node
  }
}

extension WebRole {
  /// Whether of the radio buttons in a view of the role one is checked; a menu has its own kind.
  fileprivate var groupsRadioButtons: Bool {
    choice == .radio || self == .menu || self == .menubar
  }
}
