import ScreenTree

/// The row of a picker whose choices are a screen of their own.
struct PickerLink<Label: View, SelectionValue: Hashable, Content: View> {
  let label: Label
  let choices: PickerChoices<SelectionValue, Content>
  let position: Position
}

extension PickerLink: View {
  static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.pair(view, context, { ($0.parts, $0.choices.content) }) { view, _, _, node in
      guard node.children.count == 2, let parts = node.children.first?.children else { return [] }
      let words = view.choices.currentWords(in: node.children[1].choices, parts.last)
      let value: [Property] = words.map { [.value(.text($0), at: view.position)] } ?? []
      return (parts.first?.nodes ?? []).map { $0.adding(value) }
    }
  }

  private typealias Link = NavigationLink<Label, PickerScreen<Label, SelectionValue, Content>>

  /// The link, and what stands for the value.
  @MainActor
  private var parts: TupleView<(Link, AnyView?)> {
    let screen = PickerScreen(label: label, choices: choices, position: position)
    return ViewBuilder.buildBlock(Link(label: label, at: position) { screen }, choices.current)
  }
}

/// The choices of a picker as a screen of their own.
struct PickerScreen<Label: View, SelectionValue: Hashable, Content: View>: View {
  let label: Label
  let choices: PickerChoices<SelectionValue, Content>
  let position: Position

  var body: some View {
    let list = PickerList(choices: choices, position: position)
    if let title { list.modifier(TitleModifier(title: title)) } else { list }
  }

  /// The words of the label, which are known here only of a text.
  private var title: String? {
    let text = (label as? Text) ?? (label as? SpokenViews.Label<Text, Image>)?.title
    return text?.string
  }
}

/// The choices as a list, each of which goes back.
private struct PickerList<SelectionValue: Hashable, Content: View> {
  let choices: PickerChoices<SelectionValue, Content>
  let position: Position
}

extension PickerList: View {
  static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.control(view, context, \.choices.content) { view, _, node in
      let dismiss = node.environment.dismiss
      let rows = view.choices.rows(of: node.children.first?.choices ?? [])
        .closingEach(by: { dismiss() }, afterAction: true)
      return [node.named(Node(.list, children: rows, position: view.position))]
    }
  }
}
