import ScreenTree

/// The choices of a picker, and which one is chosen.
struct PickerChoices<SelectionValue: Hashable, Content: View> {
  /// The value that is chosen; nil where several elements have different ones.
  let selection: Binding<SelectionValue?>
  let content: Content
  /// What stands for the chosen value; nil for its own view.
  let current: AnyView?

  init(selection: Binding<SelectionValue>, content: Content, current: AnyView? = nil) {
    self.selection = Binding<SelectionValue?>(selection)
    self.content = content
    self.current = current
  }

  /// The choices of one value for several elements.
  init(_ values: [Binding<SelectionValue>], content: Content) {
    let values = Unchecked(values)
    selection = Binding(
      get: {
        let chosen = Set(values.value.map(\.wrappedValue))
        // Different values are no choice, so that the picker says none of them.
        return chosen.count == 1 ? chosen.first : nil
      },
      set: { new in if let new { for value in values.value { value.wrappedValue = new } } })
    self.content = content
    current = nil
  }

  /// The views of the choices, each of which chooses its value.
  @MainActor
  func nodes(of choices: [Choice], at position: Position) -> [Node] {
    choices.compactMap { choice in
      // As in SwiftUI, a tag of another type than the selection cannot be chosen.
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
      // By words and not by tags, because a row keeps only what it says.
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
    guard let value = selection.wrappedValue else { return nil }
    return choices.first { $0.tag.base as? SelectionValue == value }?.nodes.titleWords
  }

  /// The words of the value: those of the choice, or of the view that stands for it.
  @MainActor
  func currentWords(in choices: [Choice], _ current: _ViewNode?) -> String? {
    self.current == nil ? words(in: choices) : current?.nodes.titleWords
  }

  /// Chooses the value beside the current one; false at an end.
  @MainActor
  func move(_ step: Int, in choices: [Choice]) -> Bool {
    let values = choices.compactMap { $0.tag.base as? SelectionValue }
    let old = selection.wrappedValue.flatMap { values.firstIndex(of: $0) }
    // Without a valid choice a turn begins at the first one, whatever its direction.
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
    PartsNode.pair(view, context, { ($0.parts, $0.choices.content) }) { view, _, _, node in
      // The label and the value are one child, the choices the other: a node pairs two views at
      // most.
      guard node.children.count == 2, let parts = node.children.first?.children else { return [] }
      let choices = node.children[1].choices
      // An open menu has no further level for the choices, which are its rows.
      guard !node.environment.isInMenu else { return view.choices.rows(of: choices) }
      let title = parts.first?.nodes.titleWords
      let words = view.choices.currentWords(in: choices, parts.last)
      let look = node.environment.pickerLook
      if node.environment.platform == .macos, look == .inline || look == .radioGroup {
        return [node.named(view.radioGroup(titled: title, words, choices))]
      }
      return [node.named(view.node(look, titled: title, words, choices))]
    }
  }

  /// The label, and what stands for the chosen value.
  @MainActor
  private var parts: TupleView<(Label, AnyView?)> {
    ViewBuilder.buildBlock(label, choices.current)
  }

  @MainActor
  private func node(
    _ look: PickerLook, titled title: String?, _ words: String?, _ found: [Choice]
  ) -> Node {
    var properties: [Property] = []
    if let words {
      properties.append(.value(.text(words), at: position))
    }
    if let name = look.styleName { properties.append(.style(name, at: position)) }
    switch look {
    case .menu, .navigationLink:
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
    // Each choice is an element here, which is pressed itself.
    case .segmented, .inline, .radioGroup: break
    }
    // As a row that leads to another screen it is no menu, also where there is no stack for that.
    guard look != .navigationLink else {
      return Node(.navigationLink, title: title, properties: properties, position: position)
    }
    return Node(
      .picker, title: title, children: choices.nodes(of: found, at: position),
      properties: properties, position: position)
  }
}

extension PickerControl {
  /// The picker as a group of radio buttons on the Mac, for which web content has the roles.
  @MainActor
  fileprivate func radioGroup(
    titled title: String?, _ words: String?, _ found: [Choice]
  ) -> Node {
    let rows = choices.nodes(of: found, at: position)
    let buttons = rows.enumerated().map { index, row in
      let place = Property.Place(number: index + 1, count: rows.count)
      let isChosen: Property.Tristate = row.words == words ? .on : .off
      let button: [Property] = [
        .role("radio", at: row.position), .checked(isChosen, at: row.position),
        .place(place, at: row.position),
      ]
      let kept = row.properties.filter {
        $0.modifier === AnyModifier.id || $0.modifier === AnyModifier.behavior
      }
      return Node(.web, title: row.words, properties: kept + button, position: row.position)
    }
    let name: [Property] = title.map { [.label($0, at: position)] } ?? []
    return Node(
      .web, children: buttons, properties: [.role("radiogroup", at: position)] + name,
      position: position)
  }
}

/// The choices as rows of a menu.
struct PickerRows<SelectionValue: Hashable, Content: View> {
  let choices: PickerChoices<SelectionValue, Content>
}

extension PickerRows: View {
  static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.control(view, context, \.choices.content) { view, _, node in
      view.choices.rows(of: node.children.first?.choices ?? [])
    }
  }
}
