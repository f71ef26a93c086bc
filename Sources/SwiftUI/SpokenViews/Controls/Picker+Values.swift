import ScreenTree

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

extension Picker where Label == Text {
  /// A picker with a localized title, and a view that stands for the chosen value.
  public init<CurrentValueLabel: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, content: content,
      label: { Text(titleKey, file: file, line: line, column: column) },
      currentValueLabel: currentValueLabel, file: file, line: line, column: column)
  }

  /// A picker with a title as it is, and a view that stands for the chosen value.
  @_disfavoredOverload
  public init<Title: StringProtocol, CurrentValueLabel: View>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, content: content,
      label: { Text(title, file: file, line: line, column: column) },
      currentValueLabel: currentValueLabel, file: file, line: line, column: column)
  }

  /// A picker for several elements with a localized title.
  public init<Elements: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: Elements,
    selection: KeyPath<Elements.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { Text(titleKey, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A picker for several elements with a title as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol, Elements: RandomAccessCollection>(
    _ title: Title, sources: Elements,
    selection: KeyPath<Elements.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { Text(title, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }
}
