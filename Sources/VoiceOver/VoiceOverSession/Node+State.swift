import ScreenTree

/// Properties of a node that the app needs; the last value in the file is used.
extension Node {
  /// The range of the value; by default that of the class.
  var range: ClosedRange<Double>? {
    if case .byTenths(let usual)? = kind.adjustment { return self[.range] ?? usual }
    return self[.range]
  }

  /// The step of one swipe: from the file, otherwise a tenth of a slider's range, otherwise 1.
  var step: Double {
    if let step = self[.step] { return step }
    guard case .byTenths? = kind.adjustment, let range else { return 1 }
    return (range.upperBound - range.lowerBound) / 10
  }

  /// The value as the resolver writes it where a number has no format, or nil without one.
  var scalarText: String? { self[.value]?.written }

  /// The text in a field; empty where its prompt stands for the value.
  var enteredText: String { promptAsValue == nil ? scalarText ?? "" : "" }

  /// Whether text can be entered: by its class or its role, or by a trait of the file.
  var isField: Bool { takesText || givenTraits.contains(.textEntry) }

  /// The name of the view: its label, its title, or those of its content.
  var words: String? {
    if let words = self[.label] ?? title { return words }
    let inside = children.compactMap(\.words)
    return inside.isEmpty ? nil : inside.joined(separator: ", ")
  }

  /// Whether a switch is on; mixed counts as off.
  var isOn: Bool {
    switch self[.value] {
    case .flag(let flag): flag
    case .number(let number): number == 1
    case .text(let text): text == "1"
    case .mixed, nil: false
    }
  }

  /// Whether it covers its siblings.
  var coversScreen: Bool {
    self[.hidden] != true && !isRemoved && (kind.isModal || self[.modal] == true)
  }

  /// A choice of a menu: a button with the same words and effects, marked if it is selected.
  func asButton(chosen: String?) -> Node {
    // Its label became the title, with which the words of views inside are joined.
    let button = Node(
      .button, title: words, properties: properties.filter { $0.modifier != .label },
      position: position)
    return words != nil && words == chosen ? button.with(.selected(true)) : button
  }

  /// The node with one more trait.
  func adding(_ trait: Trait) -> Node {
    guard !all(.addTraits).joined().contains(trait) else { return self }
    var node = self
    node.properties.append(.addTraits([trait], at: position))
    return node
  }
}

extension Screen {
  /// The first node with pages.
  var firstPaged: Node? {
    var waiting = Array(views.reversed())
    while let next = waiting.popLast() {
      if next.states(.page) { return next }
      waiting += next.children.reversed()
    }
    return nil
  }
}
