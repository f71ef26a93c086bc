import ScreenTree

extension Resolver {
  /// The traits of a view: those of its class with the file's added and removed, or the file's own
  /// exact set; each once, in the order of `Node.Trait.allCases`.
  func traits(of node: Node) -> [Sourced<Node.Trait>] {
    let origin = screen.origin(of: node)
    return changed(
      defaultTraits(of: node).map { Sourced($0, from: origin, by: .classDefault) }, by: node)
  }

  /// Traits with what a view adds, removes or sets.
  func changed(_ traits: [Sourced<Node.Trait>], by node: Node) -> [Sourced<Node.Trait>] {
    var found = Dictionary(traits.map { ($0.value, $0) }) { first, _ in first }
    for property in node.properties {
      change(&found, by: property.value, from: screen.origin(of: node, property.name))
    }
    return Node.Trait.allCases.compactMap { found[$0] }
  }

  private func change(
    _ found: inout [Node.Trait: Sourced<Node.Trait>], by value: Property.Value, from origin: Origin
  ) {
    func add(_ trait: Node.Trait) { found[trait] = Sourced(trait, from: origin, by: .stated) }
    switch value {
    case .traits(let traits):
      found = [:]
      traits.forEach(add)
    case .addTraits(let traits): traits.forEach(add)
    case .removeTraits(let traits): traits.forEach { found[$0] = nil }
    case .heading: add(.header)
    case .selected(let flag): if flag { add(.selected) } else { found[.selected] = nil }
    case .disabled(let flag): if flag { add(.notEnabled) } else { found[.notEnabled] = nil }
    case .directTouch(let flag):
      if flag { add(.allowsDirectInteraction) } else { found[.allowsDirectInteraction] = nil }
    case .adjustable(let flag): if flag { add(.adjustable) } else { found[.adjustable] = nil }
    default: break
    }
  }

  private func defaultTraits(of node: Node) -> [Node.Trait] {
    switch node.kind {
    case .text, .label, .uiLabel: [.staticText]
    case .image: [.image]
    case .uiImageView: [.image]
    case .button, .uiButton, .navigationLink, .disclosureGroup: [.button]
    case .link: [.button, .link]
    case .menu: [.button, .popUpButton]
    case .picker: node.style == "wheel" ? [.pickerElement, .adjustable] : [.popUpButton]
    case .datePicker, .uiDatePicker:
      node.style == "wheel" ? [.pickerElement, .adjustable] : [.button, .popUpButton]
    case .colorPicker: [.button]
    case .toggle, .uiSwitch: [.button, .switchButton]
    case .slider, .stepper, .uiSlider, .uiPageControl: [.adjustable]
    case .uiPickerView: [.pickerElement, .adjustable]
    case .textField, .uiTextField: [.textEntry]
    case .secureField: [.textEntry, .secureTextField]
    case .textEditor, .uiTextView: [.textEntry, .textArea]
    case .uiSearchBar: [.textEntry, .searchField]
    case .progressView, .uiProgressView, .uiActivityIndicatorView: [.updatesFrequently]
    case .web: webTraits(of: node)
    default: []
    }
  }

  /// The traits of web content, by its ARIA role.
  private func webTraits(of node: Node) -> [Node.Trait] {
    switch node.role {
    case "button": [.button]
    case "link": [.link]
    case "heading": [.header]
    case "img": [.image]
    case "switch": [.button, .switchButton]
    case "textbox": [.textEntry]
    case "searchbox": [.textEntry, .searchField]
    case "slider", "spinbutton": [.adjustable]
    case "combobox": [.popUpButton]
    default: []
    }
  }
}
