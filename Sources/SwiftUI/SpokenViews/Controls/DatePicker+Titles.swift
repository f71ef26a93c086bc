public import Foundation
import ScreenTree

extension DatePicker {
  /// A picker of dates from one on with a view as its label.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      label(),
      DateChoice(
        selection, range.lowerBound, nil, displayedComponents, Position(file, line, column)))
  }

  /// A picker of dates up to one with a view as its label.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      label(),
      DateChoice(
        selection, nil, range.upperBound, displayedComponents, Position(file, line, column)))
  }
}

extension DatePicker where Label == Text {
  /// A picker with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, displayedComponents: displayedComponents,
      label: { Text(titleResource, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }

  /// A picker of a range with a title as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, in: range, displayedComponents: displayedComponents,
      label: { Text(title, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A picker of a range with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, in: range, displayedComponents: displayedComponents,
      label: { Text(titleResource, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }

  /// A picker of dates from one on with a title as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, in: range, displayedComponents: displayedComponents,
      label: { Text(title, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A picker of dates from one on with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, in: range, displayedComponents: displayedComponents,
      label: { Text(titleResource, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }

  /// A picker of dates up to one with a title as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, in: range, displayedComponents: displayedComponents,
      label: { Text(title, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A picker of dates up to one with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, in: range, displayedComponents: displayedComponents,
      label: { Text(titleResource, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }
}
