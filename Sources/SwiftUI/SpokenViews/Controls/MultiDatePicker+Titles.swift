public import Foundation

extension MultiDatePicker where Label == Text {
  /// A calendar with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, label: { Text(titleKey, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A calendar with a title as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Set<DateComponents>>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, label: { Text(title, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A calendar of a range with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, in: bounds,
      label: { Text(titleKey, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A calendar of a range with a title as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, in: bounds,
      label: { Text(title, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A calendar of the days from one on with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, in: bounds,
      label: { Text(titleKey, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A calendar of the days from one on with a title as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, in: bounds,
      label: { Text(title, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A calendar of the days before one with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, in: bounds,
      label: { Text(titleKey, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A calendar of the days before one with a title as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, in: bounds,
      label: { Text(title, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }
}
