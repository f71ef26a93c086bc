import ScreenTree

// The controls of styles: a style that shows its control itself changes what is around it.

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress view of a style.
  public init(
    _ configuration: ProgressViewStyleConfiguration, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      label: configuration.label ?? AnyView(EmptyView()),
      current: configuration.currentValueLabel ?? AnyView(EmptyView()),
      value: configuration.fractionCompleted, total: 1, position: Position(file, line, column))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The switch of a style.
  public init(
    _ configuration: ToggleStyleConfiguration, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      isOn: configuration.$isOn, label: { configuration.label }, file: file, line: line,
      column: column)
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label of a style.
  public init(
    _ configuration: LabelStyleConfiguration, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      title: { configuration.title }, icon: { configuration.icon }, file: file, line: line,
      column: column)
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// The label with a content of a style.
  public init(
    _ configuration: LabeledContentStyleConfiguration, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: { configuration.content }, label: { configuration.label }, file: file, line: line,
      column: column)
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  /// The box of a style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}
