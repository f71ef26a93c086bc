import ScreenTree

/// A control that chooses one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  @State private var isOpen = false
  @Environment(\.pickerLook) private var look
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.titleBox) private var screen
  private let label: Label
  private let choices: PickerChoices<SelectionValue, Content>
  private let position: Position

  init(_ label: Label, _ choices: PickerChoices<SelectionValue, Content>, at position: Position) {
    self.label = label
    self.choices = choices
    self.position = position
  }

  /// A picker with a view as its label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.label = label()
    choices = PickerChoices(selection: selection, content: content())
    position = Position(file, line, column)
  }

  /// A picker with a view as its label, by its older spelling.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, content: content, label: { label }, file: file, line: line,
      column: column)
  }

  /// The picker, and its choices while they are open.
  public var body: some View {
    if look == .navigationLink, !isInMenu, screen?.node is any NavigationContainer {
      PickerLink(label: label, choices: choices, position: position)
    } else {
      menu
    }
  }

  private var menu: some View {
    let isOpen = $isOpen
    let choices = choices
    return PickerControl(label: label, choices: choices, isOpen: isOpen, position: position)
      .modifier(
        PresentationModifier(
          item: { isOpen.wrappedValue ? () : nil }, close: { isOpen.wrappedValue = false },
          onDismiss: nil, content: { PickerRows(choices: choices) }
        ) { [position] nodes, close in
          Node(.sheet, children: nodes.closingEach(by: close), position: position)
        })
  }
}
