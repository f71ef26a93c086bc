public import Foundation

extension ColorPicker where Label == Text {
  /// A picker with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>,
    supportsOpacity: Bool = true, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      selection: selection, supportsOpacity: supportsOpacity,
      label: { Text(titleResource, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Something is going on, with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      label: { Text(titleResource, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }

  /// How far something is, with a title as a resource.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: Value?, total: Value = 1,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, total: total,
      label: { Text(titleResource, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }
}

extension LabeledContent where Label == Text {
  /// A content with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content, label: { Text(titleResource, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Words with a title as a resource.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ titleResource: LocalizedStringResource, value: Words, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: { Text(value, file: file, line: line, column: column) },
      label: { Text(titleResource, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }

  /// A formatted value with a title as a resource.
  @_disfavoredOverload
  public init<Style: FormatStyle>(
    _ titleResource: LocalizedStringResource, value: Style.FormatInput, format: Style,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
    self.init(
      content: { Text(value, format: format, file: file, line: line, column: column) },
      label: { Text(titleResource, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }
}

extension DisclosureGroup where Label == Text {
  /// A row with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content, label: { Text(titleResource, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A row with a title as a resource that is open while a value is true.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      isExpanded: isExpanded, content: content,
      label: { Text(titleResource, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }
}

extension Link where Label == Text {
  /// A link with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, destination: URL, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      destination: destination,
      label: { Text(titleResource, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }
}
