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

extension Picker {
  /// A picker with a view for its label, and one that stands for the chosen value.
  public init<CurrentValueLabel: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      label(),
      PickerChoices(
        selection: selection, content: content(), current: AnyView(currentValueLabel())),
      at: Position(file, line, column))
  }

  /// A picker that chooses the same value for several elements; while they differ, it has none.
  public init<Elements: RandomAccessCollection>(
    sources: Elements, selection: KeyPath<Elements.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    let values = sources.map { $0[keyPath: selection] }
    self.init(
      label(), PickerChoices(values, content: content()), at: Position(file, line, column))
  }
}

/// How a picker shows its choices.
public protocol PickerStyle: Sendable {}

extension View {
  /// How the pickers in the view show their choices.
  public nonisolated func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    transformingEnvironment { $0.pickerLook = PickerLook(of: style) }
  }

  /// Hides the labels of controls, which VoiceOver still speaks.
  public nonisolated func labelsHidden() -> some View { self }

  /// Shows or hides the labels of controls, which VoiceOver speaks either way.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View { self }
}

/// How a picker shows its choices.
enum PickerLook {
  case menu, segmented, inline, radioGroup, wheel, navigationLink

  init(of style: any PickerStyle) {
    switch style {
    case is SegmentedPickerStyle, is PalettePickerStyle: self = .segmented
    case is InlinePickerStyle: self = .inline
    case is RadioGroupPickerStyle: self = .radioGroup
    case is WheelPickerStyle: self = .wheel
    case is NavigationLinkPickerStyle: self = .navigationLink
    default: self = .menu
    }
  }

  /// The name of the style in nodes.
  var styleName: String? {
    switch self {
    case .menu, .navigationLink: nil
    case .segmented: "segmented"
    case .inline, .radioGroup: "inline"
    case .wheel: "wheel"
    }
  }
}

extension EnvironmentValues {
  /// How the pickers in the view look.
  @Entry var pickerLook: PickerLook = .menu
}
