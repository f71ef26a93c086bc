import ScreenTree

extension WebSnapshot {
  /// A control or a picture as one element.
  mutating func leaf(_ node: CaptureNode) -> [Node] {
    let name = name(of: node)
    if node.type == "img", name == nil {
      notes.drop(.decorative, "img", at: node.position)
      return []
    }
    dropInside(node)
    var element = self.element(node, role: Self.spokenRole(of: node), name: name)
    addStates(of: node, to: &element)
    addValue(of: node, to: &element)
    if let place = node.place { add(.place(place), "posinset", node, to: &element) }
    let traits = Self.extraTraits(of: node)
    if !traits.isEmpty {
      element.properties.append(.addTraits(traits, at: node.position))
    }
    return [element] + opened(in: node)
  }

  /// A heading: one element, or its usable content with its level.
  mutating func heading(_ node: CaptureNode) -> [Node] {
    let inner = node.children.flatMap(\.usable)
    let level = node.number("level").flatMap { Int(exactly: $0) } ?? 0
    guard inner.count == 1, let only = inner.first, only["name"]?.trimmed == node["name"]?.trimmed
    else {
      var element = self.element(node, role: "heading", name: name(of: node))
      if (1...100).contains(level) { add(.level(level), "level", node, to: &element) }
      addStates(of: node, to: &element)
      guard element.properties.contains(where: { $0.modifier == .label }) else { return [] }
      return [element] + inner.flatMap { leaf($0) }
    }
    // Safari reads a heading that is a link as one element.
    return leaf(only).map { element in
      var element = element
      if (1...6).contains(level) { add(.heading(level), "level", node, to: &element) }
      return element
    }
  }

  /// Adds an item of a tree, and its subitems when they are shown.
  mutating func add(treeItem node: CaptureNode, to line: inout Line) {
    var element = self.element(node, role: "treeitem", name: name(of: node))
    addStates(of: node, to: &element)
    line.nodes.append(element)
    let isBelow = { (child: CaptureNode) in ["group", "treeitem", "tree"].contains(child.type) }
    for child in node.children.filter({ !isBelow($0) }).flatMap(\.usable) {
      line.nodes += leaf(child)
    }
    add(node.children.filter(isBelow), to: &line)
    finish(&line)
  }

  /// An element with a role and a name.
  func element(_ node: CaptureNode, role: String, name: String?) -> Node {
    var element = Node(
      .web, className: "Web", properties: [.role(role, at: node.position)],
      notCaptured: missing, position: node.position)
    if let name { add(.label(name), "name", node, to: &element) }
    if let text = node.words("description"), text.value != name {
      element.properties.append(.webDescription(text.value, at: text.position))
    }
    if let identifier = node.words("id", "authorId") {
      element.properties.append(.identifier(identifier.value, at: identifier.position))
    }
    if let text = node["frame"], let frame = Frame(text) {
      add(.frame(frame), "frame", node, to: &element)
    }
    return element
  }

  /// Adds a property at the position of its attribute.
  func add(_ value: Property, _ key: String, _ node: CaptureNode, to element: inout Node) {
    let place = node.attributes.first { $0.name == key }?.position ?? node.position
    element.properties.append(value.at(place))
  }

  /// The name, otherwise the words inside, as browsers name a control by its content.
  mutating func name(of node: CaptureNode) -> String? {
    if let name = node.words("name") { return words(name.value) }
    guard !WebRoles.valued.contains(node.type), node.type != "treeitem" else { return nil }
    var texts: [String] = []
    for child in node.children {
      child.forEach { inner in
        if inner.type == "text" || inner.type == "img", let text = inner["name"]?.trimmed.spoken {
          texts.append(text)
        }
      }
    }
    return texts.isEmpty ? nil : words(texts.joined(separator: " "))
  }

  /// The states of a node, each at its position.
  mutating func addStates(of node: CaptureNode, to element: inout Node) {
    let isBox = ["checkbox", "radio", "switch", "menuitemcheckbox", "menuitemradio"]
      .contains(node.type)
    // Tools leave out what is false, but a box is always either checked or not.
    if let checked = node.tristate("checked") ?? (isBox ? .off : nil) {
      add(.checked(checked), "checked", node, to: &element)
    }
    if let pressed = node.tristate("pressed") {
      add(.pressed(pressed), "pressed", node, to: &element)
    }
    let popup = (node["haspopup"] ?? node["hasPopup"]).flatMap {
      $0 == "true" ? .menu : Property.Popup(rawValue: $0)
    }
    if let popup, popup != .nothing, !node.isSelect {
      add(.haspopup(popup), "haspopup", node, to: &element)
    }
    if let sort = node["sort"].flatMap(Property.Sort.init), sort != .none {
      add(.sort(sort), "sort", node, to: &element)
    }
    // On the Mac a select says whether it is open.
    let hidesExpanded = node.type == "tab" || node.isSelect && !isMac
    if let expanded = node.flag("expanded"), !hidesExpanded {
      add(.expanded(expanded), "expanded", node, to: &element)
    }
    let flags: [(String, Property)] = [
      ("selected", .selected(true)), ("disabled", .disabled(true)), ("required", .required(true)),
      ("readonly", .readonly(true)), ("visited", .visited(true)), ("busy", .busy(true)),
    ]
    for (key, value) in flags where node.flag(key) == true {
      add(value, key, node, to: &element)
    }
    // Any other word means the same as `true` (WAI-ARIA).
    if let invalid = node["invalid"], invalid != "false", !invalid.isEmpty {
      add(.invalid(.init(rawValue: invalid) ?? .data), "invalid", node, to: &element)
      if let error = node.words("errormessage") {
        add(.error(error.value), "errormessage", node, to: &element)
      }
    }
    if let current = node["current"], current != "false", !current.isEmpty {
      add(.current(.init(rawValue: current) ?? .item), "current", node, to: &element)
    }
  }

  /// The value; for an empty field the prompt.
  private mutating func addValue(of node: CaptureNode, to element: inout Node) {
    guard WebRoles.valued.contains(node.type), node.type != "link" else { return }
    let stated = node.words("valuetext", "value", "text") ?? node.textInside
    let inside = node.type == "combobox" ? node.chosenOption?.words("name") : nil
    if let placeholder = node.words("placeholder") {
      add(.placeholder(placeholder.value), "placeholder", node, to: &element)
    }
    if let stated, let words = words(stated.value) {
      // A tree may have the password itself, and VoiceOver says only bullets.
      let isSecret = node.type == "password" || node.flag("protected") == true
      let isHidden = isSecret && !words.contains("•")
      let text = isHidden ? String(repeating: "•", count: words.count) : words
      element.properties.append(.value(.text(text), at: stated.position))
    } else if let inside, let words = words(inside.value) {
      element.properties.append(.value(.text(words), at: inside.position))
    } else if let placeholder = node.words("placeholder"), placeholder.value != node["name"] {
      element.properties.append(
        .value(.text(placeholder.value), at: placeholder.position))
    }
  }

  /// The role with which an element is spoken.
  private static func spokenRole(of node: CaptureNode) -> String {
    if node.type == "textarea" || node.type == "password" { return "textbox" }
    return node.isSelect ? "popupbutton" : node.type
  }

  /// The traits that the role alone does not have.
  private static func extraTraits(of node: CaptureNode) -> [Node.Trait] {
    var traits: [Node.Trait] = []
    // Chrome's tree marks a password field only by its bullets.
    let isHidden = node["value"].map { !$0.isEmpty && $0.allSatisfy { $0 == "•" } } ?? false
    if node.type == "password" || node.flag("protected") == true || isHidden {
      traits.append(.secureTextField)
    }
    if node.type == "textarea" || node.flag("multiline") == true { traits.append(.textArea) }
    if node.type == "tab" { traits.append(.tabBarItem) }
    if node.type == "progressbar" { traits.append(.updatesFrequently) }
    let isField = ["textbox", "searchbox", "textarea", "password"].contains(node.type)
    if isField, node.flag("focused") == true { traits.append(.isEditing) }
    return traits
  }

  /// Reports content of an element that is not reached.
  private mutating func dropInside(_ node: CaptureNode) {
    for child in node.children {
      child.forEach { inner in
        let rule: DropRule = inner.type == "option" ? .closed : .repeatedWords
        guard rule == .closed || inner.type == "text", let name = inner["name"]?.spoken else {
          return
        }
        notes.drop(rule, "\(inner.type) '\(name.prefix(60))'", at: inner.position)
      }
    }
  }

  /// The open content of an element, such as the menu of an item.
  private mutating func opened(in node: CaptureNode) -> [Node] {
    guard node.type.hasPrefix("menuitem"), node.flag("expanded") == true else { return [] }
    return nodes(of: node.children.filter { $0.type == "menu" })
  }
}

extension WebSnapshot.Line {
  /// Gives choices or tabs without positions their positions.
  mutating func place(_ role: String) {
    let members = choices.filter { nodes[$0].all(.role).contains(role) }
    guard members.count > 1 else { return }
    for (number, index) in members.enumerated() {
      let place = Property.Place(number: number + 1, count: members.count)
      nodes[index].properties.append(.place(place, at: nodes[index].position))
    }
    choices.removeAll(where: Set(members).contains)
  }
}

extension CaptureNode {
  /// Whether it is HTML's `select`, which contains its choices; a combo box of ARIA opens them
  /// elsewhere.
  fileprivate var isSelect: Bool {
    type == "select"
      || type == "combobox"
        && children.contains { $0.type == "menulistpopup" || $0.type == "option" }
  }

  /// The position in the capture.
  var place: Property.Place? {
    guard let place = number("posinset").flatMap({ Int(exactly: $0) }),
      let count = number("setsize").flatMap({ Int(exactly: $0) }), place > 0, place <= count,
      count <= Property.Place.most
    else { return nil }
    return Property.Place(number: place, count: count)
  }

  /// The controls in it, outermost first.
  fileprivate var usable: [CaptureNode] {
    WebRoles.leaves.contains(type) && type != "img" ? [self] : children.flatMap(\.usable)
  }

  /// The selected option.
  fileprivate var chosenOption: CaptureNode? {
    var chosen: CaptureNode?
    forEach { node in
      if node.type == "option", node.flag("selected") == true, chosen == nil { chosen = node }
    }
    return chosen
  }

  /// The text in a field besides its prompt.
  fileprivate var textInside: Attribute? {
    let texts = children.filter { $0.type == "text" }.compactMap { $0.words("name") }
    guard var first = texts.first else { return nil }
    first.value = texts.map(\.value).joined(separator: " ")
    return first
  }

  /// A state that is on, off or mixed.
  fileprivate func tristate(_ name: String) -> Property.Tristate? {
    self[name] == "mixed" || self[name] == "2" ? .mixed : flag(name).map { $0 ? .on : .off }
  }
}
