import ScreenTree

extension AppiumSnapshot {
  /// An element with exactly what the capture says of it; nil when it is nothing but a mark.
  mutating func element(_ node: CaptureNode, in path: [String]) -> Node? {
    if isDisclosureMark(node) {
      drop("disclosure marks")
      return nil
    }
    capture.elementCount += 1
    let control = controlInside(node)
    let type = control ?? node.type
    var element = Node(
      .element, className: type, notCaptured: missing, position: node.position)
    func say(_ value: Property.Value) {
      element.properties.append(Property(value, at: node.position))
    }
    if let label = label(of: node) { say(.label(label)) }
    if let value = value(of: node, as: type) { say(.value(.text(value))) }
    say(.traits(traits(of: node, as: type, in: path)))
    if let name = node["name"]?.spoken, name != node["label"] { say(.identifier(name)) }
    if let placeholder = node["placeholderValue"]?.spoken { say(.placeholder(placeholder)) }
    if let actions = node["customActions"]?.spoken {
      say(.actions(actions.listed.map { .init($0) }))
    }
    if let frame = node.frame { say(.frame(frame)) }
    return element
  }

  /// The label; a cell of UIKit without one is read as the texts in it.
  private func label(of node: CaptureNode) -> String? {
    if let label = node.label { return label }
    guard node.type == "Cell" else { return nil }
    return node.texts.isEmpty ? nil : node.texts.joined(separator: ", ")
  }

  /// The type of the one control in a cell that is called as the cell, which gives it its role.
  private func controlInside(_ node: CaptureNode) -> String? {
    guard node.type == "Cell" else { return nil }
    var controls: [CaptureNode] = []
    var waiting = node.children
    while let next = waiting.popLast() {
      if ["Switch", "Toggle", "Slider", "Stepper"].contains(next.type) {
        controls.append(next)
      } else {
        waiting += next.children
      }
    }
    guard controls.count == 1, let control = controls.first else { return nil }
    return control.label == nil || control.label == node.label ? control.type : nil
  }

  /// The value, without what the driver puts there when there is none.
  private func value(of node: CaptureNode, as type: String) -> String? {
    guard let value = node["value"]?.spoken else { return nil }
    if type == "StaticText", value == node.label { return nil }
    let isChosen = type == "Button" && value == "1"
    if isChosen, !attributes.contains("traits") || node.traits.contains("Selected") { return nil }
    return value
  }

  /// The traits: roles from the type, states and headings from the capture's traits.
  private func traits(
    of node: CaptureNode, as type: String, in path: [String]
  ) -> [Node.Trait] {
    var traits = Set(ElementTypes.traits(of: type)).union(
      node.traits.compactMap { ElementTypes.names[$0] })
    if traits.isSuperset(of: [.button, .staticText]) { traits.remove(.staticText) }
    if type == "Button", node["value"] == "1", !attributes.contains("traits") {
      traits.insert(.selected)
    }
    if node["enabled"] == "false" { traits.insert(.notEnabled) }
    if path.contains("TabBar") { traits.insert(.tabBarItem) }
    if path.contains("NavigationBar") {
      if type == "StaticText", !attributes.contains("traits") { traits.insert(.header) }
      if type == "Button", node["name"] == "BackButton" || isAtLeadingEdge(node) {
        traits.insert(.backButton)
      }
    }
    if node.type == "Cell", type == "Cell", !attributes.contains("traits"), leadsOn(node) {
      traits.insert(.button)
    }
    if node["focused"] == "true", traits.contains(.textEntry) { traits.insert(.isEditing) }
    return Node.Trait.allCases.filter(traits.contains)
  }

  private func isAtLeadingEdge(_ node: CaptureNode) -> Bool {
    guard let frame = node.frame, let window else { return false }
    return frame.x - window.x <= 16 && node["name"] == node["label"]
      && !attributes.contains("traits")
  }

  /// Whether a row has the mark of leading to another screen.
  private func leadsOn(_ node: CaptureNode) -> Bool {
    node.children.contains { isDisclosureMark($0) || leadsOn($0) }
  }

  private func isDisclosureMark(_ node: CaptureNode) -> Bool {
    let names = ["chevron", "chevron.forward", "chevron.right"]
    let name = node["name"] ?? node["label"] ?? ""
    return names.contains(name) && (node.type == "Image" || node["enabled"] == "false")
  }
}

extension String {
  /// The names of a list that is joined with commas.
  fileprivate var listed: [String] {
    split(separator: ",").map { name in
      let start = name.drop { $0 == " " }
      return String(start.reversed().drop { $0 == " " }.reversed())
    }
  }
}
