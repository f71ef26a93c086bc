import ScreenTree

/// A switch.
public struct Toggle<Label> {
  let label: Label
  private let isOn: Binding<Bool>
  private let position: Position
}

extension Toggle: View where Label: View {
  /// The label is the node's.
  public typealias Body = Never

  /// A switch with a view as its label.
  public init(
    isOn: Binding<Bool>, @ViewBuilder label: () -> Label, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.label = label()
    self.isOn = isOn
    position = Position(file, line, column)
  }

  /// Mounts the switch.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    StyleNode(
      view, context, \.toggleStyle, look: { StyledToggle(label: $0.label, isOn: $0.isOn) }
    ) { plainNode($0, $1) }
  }

  @MainActor
  private static func plainNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    ControlNode(view, context, \.label) { view in
      let isOn = view.isOn.wrappedValue
      return ControlParts(
        .toggle, at: view.position,
        [
          .value(.flag(isOn), at: view.position),
          .behavior(
            Behavior(.activate) { view.isOn.wrappedValue = !isOn }, at: view.position),
        ])
    }
  }
}

extension Toggle where Label == Text {
  /// A switch with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Binding<Bool>, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    label = Text(titleKey, file: file, line: line, column: column)
    self.isOn = isOn
    position = Position(file, line, column)
  }

  /// A switch with a title as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isOn: Binding<Bool>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    label = Text(title, file: file, line: line, column: column)
    self.isOn = isOn
    position = Position(file, line, column)
  }
}

extension Toggle where Label == SpokenViews.Label<Text, Image> {
  /// A switch with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    label = SpokenViews.Label(
      titleKey, systemImage: systemImage, file: file, line: line, column: column)
    self.isOn = isOn
    position = Position(file, line, column)
  }

  /// A switch with a title as it is and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, isOn: Binding<Bool>, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    label = SpokenViews.Label(
      title, systemImage: systemImage, file: file, line: line, column: column)
    self.isOn = isOn
    position = Position(file, line, column)
  }
}
