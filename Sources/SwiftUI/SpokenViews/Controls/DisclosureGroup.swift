import ScreenTree

/// A row that opens to show its content.
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content
  private let position: Position

  /// A row with a view as its label.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    isExpanded = nil
    self.content = content
    self.label = label()
    position = Position(file, line, column)
  }

  /// A row with a view as its label that is open while a value is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
    position = Position(file, line, column)
  }

  /// The row, and its content while it is open.
  public var body: some View {
    let isOpen = isExpanded ?? $isOpen
    if style == nil {
      DisclosureRow(
        // Not even made while it is closed: an outline would otherwise build its whole tree.
        label: label, content: isOpen.wrappedValue ? content() : nil, isOpen: isOpen,
        position: position)
    } else {
      StyledDisclosureGroup(
        DisclosureGroupStyleConfiguration(
          label: AnyView(StylePart(.disclosureGroup, label)),
          // A style decides itself whether it shows the content, so it always gets it.
          content: AnyView(content()), isExpanded: isOpen)
      )
      .modifier(
        DisclosureLookModifier(
          isOpen: isOpen.wrappedValue, isExpanded: isOpen, position: position))
    }
  }
}

/// The row and its content.
private struct DisclosureRow<Label: View, Content: View>: View {
  let label: Label
  let content: Content?
  let isOpen: Binding<Bool>
  let position: Position

  static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PairNode(view, context, { ($0.label, $0.content) }) { view, label, content, node in
      let isOpen = view.isOpen.wrappedValue
      let toggle = Behavior(.activate) { _ in
        view.isOpen.wrappedValue = !isOpen
        return true
      }
      // A badge in the label is the value of the row, which is one element with its label.
      let value = label.lazy.compactMap { $0[.value] }.first
      return [
        node.named(
          Node(
            .disclosureGroup, title: label.titleWords, children: content,
            properties: (value.map { [.value($0, at: view.position)] } ?? []) + [
              .expanded(isOpen, at: view.position), .behavior(toggle, at: view.position),
            ], position: view.position))
      ]
    }
  }
}
