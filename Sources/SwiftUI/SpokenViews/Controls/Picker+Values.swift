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
