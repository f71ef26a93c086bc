import ScreenTree

extension Resolver {
  /// The traits of a view: those of its class with the file's added and removed, or the file's own
  /// exact set; each once, in the order of `Node.Trait.allCases`.
  func traits(of node: Node) -> [Sourced<Node.Trait>] {
    let defaults = defaultTraits(of: node)
    guard !defaults.isEmpty else { return changed([], by: node) }
    let origin = origin(of: node)
    return changed(defaults.map { Sourced($0, from: origin, by: .classDefault) }, by: node)
  }

  /// Traits with what a view adds, removes or sets.
  func changed(_ traits: [Sourced<Node.Trait>], by node: Node) -> [Sourced<Node.Trait>] {
    var found: [Sourced<Node.Trait>] = []
    for trait in traits { found.put(trait) }
    for property in node.properties { change(&found, by: property, of: node) }
    guard found.count > 1 else { return found }
    let order = Node.Trait.allCases
    return found.sorted {
      order.firstIndex(of: $0.value) ?? 0 < order.firstIndex(of: $1.value) ?? 0
    }
  }

  private func change(
    _ found: inout [Sourced<Node.Trait>], by property: Property, of node: Node
  ) {
    func add(_ trait: Node.Trait) {
      found.put(Sourced(trait, from: origin(of: node, property.name), by: .stated))
    }
    func set(_ trait: Node.Trait, _ flag: Bool) { flag ? add(trait) : remove(trait) }
    func remove(_ trait: Node.Trait) { found.removeAll { $0.value == trait } }
    switch property.value {
    case .traits(let traits):
      found = []
      traits.forEach(add)
    case .addTraits(let traits): traits.forEach(add)
    case .removeTraits(let traits): traits.forEach(remove)
    case .heading: add(.header)
    case .selected(let flag): set(.selected, flag)
    case .disabled(let flag): set(.notEnabled, flag)
    case .directTouch(let flag): set(.allowsDirectInteraction, flag)
    case .adjustable(let flag): set(.adjustable, flag)
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

extension [Sourced<Node.Trait>] {
  /// Adds a trait; one that is there already takes the new source.
  fileprivate mutating func put(_ trait: Sourced<Node.Trait>) {
    guard let index = firstIndex(where: { $0.value == trait.value }) else { return append(trait) }
    self[index] = trait
  }
}
