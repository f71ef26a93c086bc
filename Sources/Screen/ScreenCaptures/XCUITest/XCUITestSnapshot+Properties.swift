import ScreenTree

extension XCUITestSnapshot {
  /// An element with exactly the properties in the capture; nil for a mark.
  mutating func element(_ node: XCUINode, in path: [String]) -> Node? {
    if node.isDisclosureMark {
      drop(.disclosureMarks, node)
      return nil
    }
    notes.capture.elementCount += 1
    let type = controlInside(node) ?? node.type
    var element = Node(
      .element, className: type, notCaptured: missing, position: node.position)
    func say(_ value: Property, _ name: String) {
      let place = node.source.attributes.first { $0.name == name }?.position
      element.properties.append(value.at(place ?? node.position))
    }
    if let label = label(of: node) { say(.label(label), "label") }
    let isOn = node.value.flatMap { ["1": true, "0": false][$0] }
    let isOpen = node.source.flag("expanded")
    if let isOpen { say(.expanded(isOpen), "expanded") }
    // On the Mac the value of a disclosure triangle is whether it is open.
    if let isOn, type == "DisclosureTriangle" {
      say(.expanded(isOn), "value")
    } else if let value = value(of: node, as: type) {
      say(.value(.text(value)), "value")
    } else if let text = node.trailingText, let value = text.label {
      element.properties.append(.value(.text(value), at: text.position))
    }
    let traits = traits(of: node, as: type, in: path)
    say(.traits(traits), "traits")
    if traits.contains(.backButton), node.identifier != Self.backButton {
      notes.remark("That \(node.subject) goes back is a guess from its place and its words.")
    }
    if let level = node.source.number(CaptureNode.headingLevel).flatMap({ Int(exactly: $0) }) {
      say(.heading(level), CaptureNode.headingLevel)
    }
    if let hint = node.source["hint"]?.spoken { say(.hint(hint), "hint") }
    if let identifier = node.identifier {
      say(.identifier(identifier), dialect.mixesNames ? "name" : "identifier")
    }
    if let placeholder = node.source["placeholderValue"]?.spoken {
      say(.placeholder(placeholder), "placeholderValue")
    } else if let prompt = secretPrompt(in: node) {
      say(.placeholder(prompt), "value")
    }
    let actions = (node.source["customActions"] ?? "").listed
    if !actions.isEmpty { say(.actions(actions.map { .init($0) }), "customActions") }
    if let frame = node.frame { say(.frame(frame), "frame") }
    let isTab = dialect.isMac && path.last == "TabGroup" && ["RadioButton", "Tab"].contains(type)
    if let isOn, type == "RadioButton", !isTab {
      element.becomeChoice("radio", isOn ? .on : .off)
    }
    if dialect.isMac, type == "CheckBox", let state = Self.states[node.value ?? ""] {
      element.becomeChoice("checkbox", state)
    }
    if dialect.isMac { element.becomeMacControl(type, isTab: isTab) }
    if type == "MenuItem" || node.traits.contains("MenuItem") { element.becomeRole("menuitem") }
    addEntryStates(of: node, as: type, to: &element)
    return element
  }

  /// The identifier of the system's back button.
  private static let backButton = "BackButton"

  /// The states of check boxes by value.
  private static let states: [String: Property.Tristate] = ["0": .off, "1": .on, "2": .mixed]

  /// Marks a field as required or read-only.
  private func addEntryStates(of node: XCUINode, as type: String, to element: inout Node) {
    guard ElementTypes.fields.contains(type) else { return }
    let states: [(String, Property)] = [
      ("required", .required(true)), ("readonly", .readonly(true)),
    ]
    let stated = states.filter { node.source.flag($0.0) == true }
    guard let first = stated.first else { return }
    element.becomeEntry(stated.map(\.1), at: node.source.place(of: first.0))
  }

  /// The label; a UIKit cell without one is read as the texts in it.
  private func label(of node: XCUINode) -> String? {
    if let label = node.label { return label }
    // A prompt in its value would be counted like hidden text.
    if isEmptySecret(node) { return node.source["placeholderValue"]?.spoken }
    guard node.type == "Cell", node.inside.holdsText, !dialect.knowsElements else { return nil }
    return node.texts.joined(separator: ", ")
  }

  /// Whether it is an empty secure text field on the Mac, where VoiceOver says the number of
  /// characters.
  private func isEmptySecret(_ node: XCUINode) -> Bool {
    dialect.isMac && node.type == "SecureTextField" && node.value == nil
  }

  /// The value of a secure text field without a name, where it is the prompt.
  ///
  /// WebDriverAgent writes the prompt of an empty field as its value, and old versions of it have no
  /// other attribute for it. What is entered is written as bullets.
  private func secretPrompt(in node: XCUINode) -> String? {
    guard node.type == "SecureTextField", node.label == nil, let value = node.value,
      !value.isBulleted
    else { return nil }
    return value
  }

  /// The type of the only control in a cell that has the cell's name, which gives it its role.
  private func controlInside(_ node: XCUINode) -> String? {
    guard node.type == "Cell" || node.type == "Unknown" else { return nil }
    let controls = node.adjustables
    guard controls.count == 1, let control = controls.first else { return nil }
    // A control with a name of its own is another thing than the row around it.
    return control.label == nil || control.label == node.label ? control.type : nil
  }

  /// The value, without the driver's placeholder for none.
  private func value(of node: XCUINode, as type: String) -> String? {
    guard let value = node.value ?? (type == node.type ? nil : valueInside(node)) else {
      return prompt(of: node, as: type)
    }
    // WebDriverAgent repeats the label as the value of a text, and the prompt as that of an empty
    // field, which says nothing new.
    let repeats = ElementTypes.fields.contains(type) && value == node.source["placeholderValue"]
    if type == "StaticText" || repeats, value == node.label { return nil }
    if type == "ActivityIndicator", value == "1" || value == "0" { return nil }
    // Without types, a selected node is a tab.
    let isTab = type == "Unknown" && node.source.flag("selected") == true
    let isChosen = (type == "Button" || isTab) && value == "1"
    // The driver writes 1 for a selected button, which the trait says already.
    if isChosen, !dialect.knowsTraits || node.traits.contains("Selected") { return nil }
    return value
  }

  /// The prompt of an empty field, which VoiceOver reads instead of a value.
  private func prompt(of node: XCUINode, as type: String) -> String? {
    guard ElementTypes.fields.contains(type), !isEmptySecret(node),
      let prompt = node.source["placeholderValue"]?.spoken
    else { return nil }
    return prompt == node.label ? nil : prompt
  }

  /// The value of the control that gives a cell its role, if the cell has none.
  private func valueInside(_ node: XCUINode) -> String? {
    for child in node.children {
      if child.isAdjustable { return child.value }
      if let value = valueInside(child) { return value }
    }
    return nil
  }

  /// The traits: roles from the type, states and headings from the capture's traits.
  private func traits(of node: XCUINode, as type: String, in path: [String]) -> [Node.Trait] {
    var traits = ElementTypes.traits(of: type) + node.traits.compactMap { ElementTypes.names[$0] }
    // The rows of a NavigationLink have both traits, and VoiceOver speaks the button alone.
    if traits.contains(.button) { traits.removeAll { $0 == .staticText } }
    if traits.contains(.link), type == "Link" { traits.removeAll { $0 == .button } }
    let isChosen = type == "Button" && node.value == "1" && !dialect.knowsTraits
    let isChosenInside = node.type == "Unknown" && node.inside.holdsSelected
    if isChosen || isChosenInside || node.source.flag("selected") == true {
      traits.append(.selected)
    }
    if !node.isEnabled { traits.append(.notEnabled) }
    if path.contains("TabBar"), type != "StaticText" { traits.append(.tabBarItem) }
    if node.isDismissRegion { traits.append(.button) }
    if node.source[CaptureNode.headingLevel] != nil { traits.append(.header) }
    traits += barTraits(of: node, as: type, in: path)
    // Where traits are missing, the disclosure mark is the only sign that a row can be tapped.
    if node.type == "Cell", type == "Cell", !dialect.knowsTraits, node.inside.leadsOn {
      traits.append(.button)
    }
    if node.source.flag("focused") == true, traits.contains(.textEntry) {
      traits.append(.isEditing)
    }
    // Tools write traits in no fixed order; in one order equal elements are equal.
    return Node.Trait.allCases.filter(traits.contains)
  }

  /// The traits that a bar or a table gives its content: heading or back button.
  private func barTraits(
    of node: XCUINode, as type: String, in path: [String]
  ) -> [Node.Trait] {
    if path.contains(Self.sectionHeader) { return [.header] }
    // The button of that name in a browser's toolbar goes back in its pages.
    if type == "Button", node.identifier == Self.backButton, !path.contains("Toolbar") {
      return [.backButton]
    }
    guard path.contains("NavigationBar") else { return [] }
    if type == "StaticText", !dialect.knowsTraits {
      return node.label == barTitle ? [.header] : []
    }
    return type == "Button" && isBack(node) ? [.backButton] : []
  }

  /// Whether a button of a navigation bar is taken for the way back.
  ///
  /// Older systems give the system's back button no identifier: it begins at the edge of the window, and
  /// has the title of the screen before. Words of the system's other items are known.
  private func isBack(_ node: XCUINode) -> Bool {
    guard let frame = node.frame, let window = windows.first, !dialect.knowsTraits,
      node.identifier == nil
    else { return false }
    return frame.x - window.x <= 16 && !BarWords.isItem(node.label ?? "")
  }
}

extension XCUINode {
  /// The outermost such controls in it.
  fileprivate var adjustables: [XCUINode] {
    children.flatMap { $0.isAdjustable ? [$0] : $0.adjustables }
  }
}

extension String {
  /// The names in a comma-separated list.
  var listed: [String] {
    split(separator: ",").compactMap { name in
      let start = name.drop { $0.isWhitespace }
      return String(start.reversed().drop { $0.isWhitespace }.reversed()).spoken
    }
  }
}
