import ScreenTree

/// The choices of a picker, and which one is chosen.
struct PickerChoices<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>
  let content: Content

  /// The views of the choices, each of which chooses its value.
  @MainActor
  func nodes(of choices: [Choice], at position: Position) -> [Node] {
    choices.compactMap { choice in
      guard let value = choice.tag.base as? SelectionValue else { return nil }
      let press = Behavior(.activate) { _ in
        selection.wrappedValue = value
        return true
      }
      return choice.node(adding: [.behavior(press, at: position)])
    }
  }

  /// The choices as buttons of a menu, of which the chosen one is selected.
  @MainActor
  func rows(of choices: [Choice]) -> [Node] {
    let words = words(in: choices)
    let position = choices.first?.nodes.first?.position ?? .unknown
    return nodes(of: choices, at: position).map { row in
      let isChosen = row.words == words
      return Node(
        .button, title: row.words,
        properties: row.properties.filter { $0.modifier === AnyModifier.id }
          + row.all(.behavior).map { .behavior($0, at: row.position) }
          + (isChosen ? [.addTraits([.selected], at: row.position)] : []),
        position: row.position)
    }
  }

  /// The words of the choice that is chosen.
  @MainActor
  func words(in choices: [Choice]) -> String? {
    let value = selection.wrappedValue
    return choices.first { $0.tag.base as? SelectionValue == value }?.nodes.titleWords
  }

  /// Chooses the value beside the current one; false at an end.
  @MainActor
  func move(_ step: Int, in choices: [Choice]) -> Bool {
    let values = choices.compactMap { $0.tag.base as? SelectionValue }
    let old = values.firstIndex(of: selection.wrappedValue)
    let new = old.map { $0 + step } ?? 0
    guard values.indices.contains(new) else { return false }
    selection.wrappedValue = values[new]
    return true
  }
}

/// The picker itself, in its style.
struct PickerControl<Label: View, SelectionValue: Hashable, Content: View> {
  let label: Label
  let choices: PickerChoices<SelectionValue, Content>
  let isOpen: Binding<Bool>
  let position: Position
}

extension PickerControl: View {
  static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PairNode(view, context, { ($0.label, $0.choices.content) }) { view, label, _, node in
      guard let inside = (node as? PairNode<Self, Label, Content>)?.secondNode else { return [] }
      guard !node.environment.isInMenu else { return view.choices.rows(of: inside.choices) }
      let look = node.environment.pickerLook
      return [node.named(view.node(look, titled: label.titleWords, inside.choices))]
    }
  }

  @MainActor
  private func node(_ look: PickerLook, titled title: String?, _ found: [Choice]) -> Node {
    var properties: [Property] = []
    if let words = choices.words(in: found) {
      properties.append(.value(.text(words), at: position))
    }
    if let name = look.styleName { properties.append(.style(name, at: position)) }
    switch look {
    case .menu:
      let open = Behavior(.activate) { _ in
        isOpen.wrappedValue = true
        return true
      }
      properties.append(.behavior(open, at: position))
    case .wheel:
      for (trigger, step) in [(Behavior.Trigger.increment, 1), (.decrement, -1)] {
        let move = Behavior(trigger) { _ in choices.move(step, in: found) }
        properties.append(.behavior(move, at: position))
      }
    case .segmented, .inline: break
    }
    return Node(
      .picker, title: title, children: choices.nodes(of: found, at: position),
      properties: properties, position: position)
  }
}

/// The choices as rows of a menu.
struct PickerRows<SelectionValue: Hashable, Content: View> {
  let choices: PickerChoices<SelectionValue, Content>
}

extension PickerRows: View {
  static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PairNode(view, context, { ($0.choices.content, EmptyView()) }) { view, _, _, node in
      view.choices.rows(of: node.children.first?.choices ?? [])
    }
  }
}

/// How a picker shows its choices.
enum PickerLook {
  case menu, segmented, inline, wheel

  /// The name of the style in nodes.
  var styleName: String? {
    switch self {
    case .menu: nil
    case .segmented: "segmented"
    case .inline: "inline"
    case .wheel: "wheel"
    }
  }
}

extension EnvironmentValues {
  private struct PickerLookKey: EnvironmentKey {
    static let defaultValue = PickerLook.menu
  }

  var pickerLook: PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}
