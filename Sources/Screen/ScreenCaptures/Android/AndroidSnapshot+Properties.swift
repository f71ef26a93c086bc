import ScreenTree

extension AndroidSnapshot {
  /// An element with its properties, and with the words of its content that is no element.
  mutating func element(_ node: AndroidNode, inTabs: Bool) -> [Node] {
    let control = control(of: node)
    let short = control.shortName
    // A box on the web is checked or not; one of unknown state is spoken as a switch.
    let isBox =
      (AndroidTypes.isBox(short) || AndroidTypes.isRadio(short)) && !control.hasUnknownState
    var element = Node(
      isBox ? .web : .element, className: short, notCaptured: missing, position: node.position)
    func say(_ value: Property, _ place: Position) {
      element.properties.append(value.at(place))
    }
    if let label = label(of: node) { say(.label(label.value), label.position) }
    let role = control.source.place(of: "class")
    if isBox {
      let state = state(of: node, control)
      say(.role(AndroidTypes.isRadio(short) ? "radio" : "checkbox"), role)
      say(.checked(Self.tristates[state.value] ?? .off), state.position)
      if !node.isEnabled { say(.disabled(true), node.source.place(of: "enabled")) }
      if node.source.flag("selected") == true {
        say(.selected(true), node.source.place(of: "selected"))
      }
    } else {
      if let value = value(of: node, control) { say(.value(.text(value.value)), value.position) }
      say(.traits(traits(of: node, control, inTabs: inTabs)), role)
      if control.isCheckable, control.hasUnknownState { element.notCaptured.insert(.value) }
    }
    if let prompt = prompt(of: node) {
      say(node.isField ? .placeholder(prompt.value) : .hint(prompt.value), prompt.position)
      if !node.isField { element.notCaptured.remove(.hint) }
    }
    if let identifier = node.identifier {
      say(.identifier(identifier), node.source.place(of: "resource-id"))
    }
    // The names of Android's own actions, such as ACTION_CLICK, are not those of custom actions.
    let actions = (node.source["actions"] ?? "").listed.filter { !$0.hasPrefix("ACTION_") }
    if !actions.isEmpty, node.source["actions"]?.contains(where: \.isLetter) == true {
      say(.actions(actions.map { .init($0) }), node.source.place(of: "actions"))
    }
    if let frame = node.frame { say(.frame(frame), node.source.place(of: "bounds")) }
    addFault(of: node, to: &element)
    return [element]
  }

  /// Marks the entry of a field as invalid, with its message; elsewhere the message is a hint.
  private func addFault(of node: AndroidNode, to element: inout Node) {
    let error = node.source.words("error")
    let isInvalid = error != nil || node.source.flag("content-invalid") == true
    guard isInvalid else { return }
    let invalid = node.source.attributes.first { $0.name == "content-invalid" }
    let place = (invalid ?? error)?.position ?? node.position
    if node.isField {
      element.becomeEntry([.invalid(.data)], at: place)
    } else if element.kind == .web {
      element.properties.append(.invalid(.data, at: place))
    }
    guard let error else { return }
    let words: Property =
      element.kind == .web ? .error(error.value) : .hint(error.value)
    element.properties.append(words.at(error.position))
  }

  /// The node, or the node that has its role: the one switch or box inside a row that cannot be
  /// reached separately, or the view in which Compose keeps the role.
  private func control(of node: AndroidNode) -> AndroidNode {
    guard !node.isField else { return node }
    guard !node.isCheckable else { return node.roleHolder ?? node }
    // A drop-down list shows its choice in a view that could be checked.
    guard !AndroidTypes.traits(of: node.shortName).contains(.popUpButton) else { return node }
    var found: [AndroidNode] = []
    var waiting = node.children
    while let next = waiting.popLast() {
      if next.isCheckable, !next.isActionable, next.isVisible { found.append(next) }
      if !next.isActionable { waiting += next.children }
    }
    return found.count == 1 ? found[0] : node.roleHolder ?? node
  }

  /// The description or the text, otherwise the words inside, joined.
  private func label(of node: AndroidNode) -> CaptureNode.Attribute? {
    // A description that repeats a field's text is no name.
    let isItsText = node.isField && node.label == node.source["text"]
    if let said = node.said, !isItsText { return said }
    if let name = node.source.words("labeledByText", "labeledBy") { return name }
    guard node.isField else {
      return joined(words(in: node)) ?? node.source.words("tooltip-text")
    }
    let prompt = prompt(of: node)
    // The words that named an empty field also name it when it has text.
    let isFilled = node.source["text"]?.spoken != nil && !isShowingPrompt(node)
    if isFilled, let prompt { return prompt }
    return joined(
      words(in: node).filter { $0.value != node.source["text"] && $0.value != prompt?.value })
  }

  /// The words of nodes inside that are no elements.
  private func words(in node: AndroidNode) -> [CaptureNode.Attribute] {
    node.children.flatMap { child -> [CaptureNode.Attribute] in
      guard !child.isActionable, child.isSeen else { return [] }
      if let said = child.said, child.isImportant { return [said] }
      return words(in: child)
    }
  }

  /// Several texts as one, at the position of the first; nil for none.
  private func joined(_ words: [CaptureNode.Attribute]) -> CaptureNode.Attribute? {
    guard var all = words.first else { return nil }
    all.value = words.map(\.value).joined(separator: ", ")
    return all
  }

  private func prompt(of node: AndroidNode) -> CaptureNode.Attribute? {
    node.source.words("hint", "hintText")
  }

  private func isShowingPrompt(_ node: AndroidNode) -> Bool {
    node.source.flag("showing-hint") == true
      || (node.source["text"] != nil && node.source["text"] == prompt(of: node)?.value)
  }

  /// The text of a field, the state of a switch, or the app's state description.
  private func value(of node: AndroidNode, _ control: AndroidNode) -> CaptureNode.Attribute? {
    if control.isCheckable { return control.hasUnknownState ? nil : state(of: node, control) }
    let text = node.source.words("text")
    if node.isField {
      guard var text, !isShowingPrompt(node) else { return prompt(of: node) }
      // A capture may have the password itself, which nobody may hear or read in a report.
      if node.source.flag("password") == true, !text.value.contains("•") {
        text.value = String(repeating: "•", count: text.value.count)
      }
      return text
    }
    if let state = node.source.words("state-description") { return state }
    // The text of a slider or a progress bar is its value, that of a drop-down list the selected
    // item.
    let roles = AndroidTypes.traits(of: control.shortName)
    let hasLevel = roles.contains(.adjustable) || roles.contains(.updatesFrequently)
    let isChoice = roles.contains(.popUpButton)
    let shown = isChoice ? text ?? joined(words(in: node)) : hasLevel ? text : nil
    return shown?.value == label(of: node)?.value ? nil : shown
  }

  /// The states by their numbers.
  private static let tristates: [String: Property.Tristate] = [
    "0": .off, "1": .on, "2": .mixed,
  ]

  /// The state of a box or a switch: 1 for on, 0 for off, 2 for mixed, with its position.
  private func state(of node: AndroidNode, _ control: AndroidNode) -> CaptureNode.Attribute {
    // The view in which Compose keeps the role has no state.
    let source = node.source.flag("checkable") == true ? node.source : control.source
    let place = source.place(of: "checked", "state-description", "checkable")
    let isMixed = source["checked"] == "mixed"
    let value = isMixed ? "2" : source.flag("checked") == true ? "1" : "0"
    return CaptureNode.Attribute(name: "checked", value: value, position: place)
  }

  private func traits(
    of node: AndroidNode, _ control: AndroidNode, inTabs: Bool
  ) -> [Node.Trait] {
    let isRow = node.isActionable && node.label == nil && control.position == node.position
    var traits = AndroidTypes.traits(of: control.shortName)
    if isRow, !node.children.isEmpty { traits.removeAll { $0 == .staticText } }
    if traits.contains(.image), node.source.flag("clickable") == true { traits = [.button] }
    if control.isCheckable { traits = [.button, .switchButton] }
    // A tappable view without words and role is spoken as a button without a name.
    if node.isUnspoken, !node.isField, !AndroidTypes.isControl(control.shortName) {
      traits = [.button]
    }
    if node.isField {
      traits.append(.textEntry)
      if node.source.flag("multiline") == true { traits.append(.textArea) }
      if node.source.flag("password") == true { traits.append(.secureTextField) }
      if node.source.flag("focused") == true { traits.append(.isEditing) }
    }
    if node.source.flag("heading") == true || node.source.flag("item-heading") == true {
      traits.append(.header)
    }
    if inTabs, !control.isCheckable, node.isActionable {
      traits.removeAll { $0 == .button }
      traits.append(.tabBarItem)
    }
    if node.source.flag("selected") == true { traits.append(.selected) }
    if !node.isEnabled { traits.append(.notEnabled) }
    return Node.Trait.allCases.filter(traits.contains)
  }
}
