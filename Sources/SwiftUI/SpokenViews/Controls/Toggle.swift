import ScreenTree

/// A switch.
public struct Toggle<Label> {
  let label: Label
  let isOn: Binding<Bool>
  let position: Position
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
    ToggleNode(view, context)
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
