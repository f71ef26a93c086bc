import ScreenTree

extension AndroidSnapshot {
  /// An element with what the capture says of it, and of what is in it without being one itself.
  mutating func element(_ node: AndroidNode, inTabs: Bool) -> [Node] {
    let control = control(of: node)
    let short = control.shortName
    let isBox = AndroidTypes.isBox(short) || AndroidTypes.isRadio(short)
    var element = Node(
      isBox ? .web : .element, className: short, notCaptured: missing, position: node.position)
    func say(_ value: Property.Value, _ name: String) {
      let place = node.source.attributes.first { $0.name == name }?.position
      element.properties.append(Property(value, at: place ?? node.position))
    }
    if let label = label(of: node) { say(.label(label), labelKey(of: node)) }
    if isBox {
      say(.role(AndroidTypes.isRadio(short) ? "radio" : "checkbox"), "class")
      say(.checked(control.isChecked ? .on : .off), "checked")
      if !node.isEnabled { say(.disabled(true), "enabled") }
      if node.source.flag("selected") == true { say(.selected(true), "selected") }
    } else {
      if let value = value(of: node, control) { say(.value(.text(value)), "text") }
      say(.traits(traits(of: node, control, inTabs: inTabs)), "class")
    }
    if let prompt = prompt(of: node) {
      say(node.isField ? .placeholder(prompt) : .hint(prompt), "hint")
      if !node.isField { element.notCaptured.remove(.hint) }
    }
    if let identifier = node.identifier { say(.identifier(identifier), "resource-id") }
    let actions = (node.source["actions"] ?? "").listed.filter { !$0.hasPrefix("ACTION_") }
    if !actions.isEmpty, node.source["actions"]?.contains(where: \.isLetter) == true {
      say(.actions(actions.map { .init($0) }), "actions")
    }
    if let frame = node.frame { say(.frame(frame), "bounds") }
    addFault(of: node, to: &element)
    return [element]
  }

  /// Says that the entry in a field is wrong, and why; elsewhere what is wrong is a hint.
  private func addFault(of node: AndroidNode, to element: inout Node) {
    let error = node.source.words("error")
    let isInvalid = error != nil || node.source.flag("content-invalid") == true
    guard isInvalid else { return }
    let invalid = node.source.attributes.first { $0.name == "content-invalid" }
    let place = (invalid ?? error)?.position ?? node.position
    if node.isField {
      element.becomeEntry([.invalid(true)], at: place)
    } else if element.kind == .web {
      element.properties.append(Property(.invalid(true), at: place))
    }
    guard let error else { return }
    let words: Property.Value =
      element.kind == .web ? .webDescription(error.value) : .hint(error.value)
    element.properties.append(Property(words, at: error.position))
  }

  /// The node, or the one switch or box inside a row that cannot be reached by itself.
  private func control(of node: AndroidNode) -> AndroidNode {
    guard !node.isCheckable, !node.isField else { return node }
    var found: [AndroidNode] = []
    var waiting = node.children
    while let next = waiting.popLast() {
      if next.isCheckable, !next.isActionable, next.isVisible { found.append(next) }
      if !next.isActionable { waiting += next.children }
    }
    return found.count == 1 ? found[0] : node
  }

  /// The description or the text, else what is said inside, joined.
  private func label(of node: AndroidNode) -> String? {
    if let label = node.label { return label }
    if let label = node.source["labeledByText"]?.spoken { return label }
    if node.isField {
      // The words that named an empty field name it when it has text too.
      let isFilled = node.source["text"]?.spoken != nil && !isShowingPrompt(node)
      if isFilled, let prompt = prompt(of: node) { return prompt }
      let inside = words(in: node).filter { $0 != node.source["text"] && $0 != prompt(of: node) }
      return inside.isEmpty ? nil : inside.joined(separator: ", ")
    }
    let words = words(in: node)
    if words.isEmpty { return node.source["tooltip-text"]?.spoken }
    return words.joined(separator: ", ")
  }

  private func labelKey(of node: AndroidNode) -> String {
    if node.source["content-desc"]?.spoken != nil { return "content-desc" }
    return node.source["accessibilityText"]?.spoken == nil ? "text" : "accessibilityText"
  }

  /// What nodes inside say that are no elements themselves.
  private func words(in node: AndroidNode) -> [String] {
    node.children.flatMap { child -> [String] in
      guard !child.isActionable, child.isSeen else { return [] }
      if let label = child.label, child.isImportant { return [label] }
      return words(in: child)
    }
  }

  private func prompt(of node: AndroidNode) -> String? {
    (node.source["hint"] ?? node.source["hintText"])?.spoken
  }

  private func isShowingPrompt(_ node: AndroidNode) -> Bool {
    node.source.flag("showing-hint") == true
      || (node.source["text"] != nil && node.source["text"] == prompt(of: node))
  }

  /// The text of a field, the state of a switch, or what the app says of its state.
  private func value(of node: AndroidNode, _ control: AndroidNode) -> String? {
    if control.isCheckable { return control.isChecked ? "1" : "0" }
    if node.isField {
      guard let text = node.source["text"]?.spoken, !isShowingPrompt(node) else {
        return prompt(of: node)
      }
      let isSecret = node.source.flag("password") == true && !text.contains("•")
      return isSecret ? String(repeating: "•", count: text.count) : text
    }
    if let state = node.source["state-description"]?.spoken { return state }
    // The text of a slider or of a progress is what it is set to.
    let roles = AndroidTypes.traits(of: node.shortName)
    let hasLevel = roles.contains(.adjustable) || roles.contains(.updatesFrequently)
    guard hasLevel, let text = node.source["text"]?.spoken, text != node.label else { return nil }
    return text
  }

  private func traits(
    of node: AndroidNode, _ control: AndroidNode, inTabs: Bool
  ) -> [Node.Trait] {
    let isRow = node.isActionable && node.label == nil && control.position == node.position
    var traits = AndroidTypes.traits(of: control.shortName)
    if isRow, !node.children.isEmpty { traits.removeAll { $0 == .staticText } }
    if traits.contains(.image), node.source.flag("clickable") == true { traits = [.button] }
    if control.isCheckable { traits = [.button, .switchButton] }
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
