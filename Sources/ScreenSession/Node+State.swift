import ScreenTree

/// What the app behind a file asks of a node; the last word of the file counts.
extension Node {
  private func last<Value>(_ read: (Property.Value) -> Value?) -> Value? {
    for property in properties.reversed() {
      if let value = read(property.value) { return value }
    }
    return nil
  }

  var scalar: Property.Scalar? { last { if case .value(let value) = $0 { value } else { nil } } }
  /// The range of the value; a slider without one goes from 0 to 1.
  var range: ClosedRange<Double>? {
    last { if case .range(let it) = $0 { it } else { nil } }
      ?? (kind == .slider || kind == .uiSlider ? 0...1 : nil)
  }
  var style: String? { last { if case .style(let style) = $0 { style } else { nil } } }
  var role: String? { last { if case .role(let role) = $0 { role } else { nil } } }
  var page: Property.Place? { last { if case .page(let page) = $0 { page } else { nil } } }
  var isExpanded: Bool? { last { if case .expanded(let flag) = $0 { flag } else { nil } } }
  var checked: Property.Tristate? { last { if case .checked(let it) = $0 { it } else { nil } } }

  func isSaid(_ name: Property.Name) -> Bool { properties.contains { $0.name == name } }

  /// How far one swipe moves the value: as the file says, else a tenth of a slider's range, else 1.
  var step: Double {
    if let step = last({ if case .step(let step) = $0 { step } else { nil } }) { return step }
    guard kind == .slider || kind == .uiSlider || kind == .web, let range else { return 1 }
    return (range.upperBound - range.lowerBound) / 10
  }

  /// The value as text, or nil when it is none.
  var scalarText: String? { if case .text(let text)? = scalar { text } else { nil } }

  /// What the view is called: its label, its title, or those of the views in it.
  var words: String? {
    if let label = last({ if case .label(let text) = $0 { text } else { nil } }) { return label }
    if let title { return title }
    let inside = children.compactMap(\.words)
    return inside.isEmpty ? nil : inside.joined(separator: ", ")
  }

  /// Whether it is a switch, by its class or a trait of the file.
  var isSwitch: Bool {
    if kind == .toggle || kind == .uiSwitch { return true }
    return properties.contains { property in
      switch property.value {
      case .traits(let traits), .addTraits(let traits):
        traits.contains(.switchButton) || traits.contains(.toggleButton)
      default: false
      }
    }
  }

  /// Whether a switch is on; neither counts as off.
  var isOn: Bool {
    switch scalar {
    case .flag(let flag): flag
    case .number(let number): number == 1
    case .text(let text): text == "1"
    case .mixed, nil: false
    }
  }

  /// Whether it hides what lies beside it.
  var coversScreen: Bool {
    guard !isSaid(.hidden) || last({ if case .hidden(let it) = $0 { it } else { nil } }) == false
    else { return false }
    return kind == .alert || kind == .sheet
      || last { if case .modal(let flag) = $0 { flag } else { nil } } == true
  }

  /// A choice of a menu: a button with the same words and effects, marked when it is chosen.
  func asButton(chosen: String?) -> Node {
    let button = Node(
      .button, title: words, properties: properties.filter { $0.name != .label },
      position: position)
    return words != nil && words == chosen ? button.with(.selected(true)) : button
  }

  /// The node with one more trait.
  func adding(_ trait: Trait) -> Node {
    let isThere = properties.contains {
      if case .addTraits(let traits) = $0.value { traits.contains(trait) } else { false }
    }
    guard !isThere else { return self }
    var node = self
    node.properties.append(Property(.addTraits([trait]), at: position))
    return node
  }
}

extension Screen {
  /// The first node that has pages.
  var firstPaged: Node? {
    var waiting = Array(views.reversed())
    while let next = waiting.popLast() {
      if next.page != nil { return next }
      waiting += next.children.reversed()
    }
    return nil
  }
}
