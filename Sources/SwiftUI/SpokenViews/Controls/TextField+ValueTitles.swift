public import Foundation

extension TextField where Label == Text {
  /// A field for a value in a format, with a localized title.
  public init<Style: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Style.FormatInput>, format: Style,
    prompt: Text? = nil, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Style.FormatOutput == String {
    self.init(
      value: value, format: format, prompt: prompt,
      label: { Text(titleKey, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A field for a value in a format, with a title as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol, Style: ParseableFormatStyle>(
    _ title: Title, value: Binding<Style.FormatInput>, format: Style, prompt: Text? = nil,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Style.FormatOutput == String {
    self.init(
      value: value, format: format, prompt: prompt,
      label: { Text(title, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A field for a value in a format, with a title as a resource.
  @_disfavoredOverload
  public init<Style: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<Style.FormatInput>, format: Style,
    prompt: Text? = nil, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Style.FormatOutput == String {
    self.init(
      value: value, format: format, prompt: prompt,
      label: { Text(titleResource, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }

  /// A field for a value in a format, which may be nil, with a localized title.
  public init<Style: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Style.FormatInput?>, format: Style,
    prompt: Text? = nil, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Style.FormatOutput == String {
    self.init(
      value: value, format: format, prompt: prompt,
      label: { Text(titleKey, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A field for a value in a format, which may be nil, with a title as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol, Style: ParseableFormatStyle>(
    _ title: Title, value: Binding<Style.FormatInput?>, format: Style, prompt: Text? = nil,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Style.FormatOutput == String {
    self.init(
      value: value, format: format, prompt: prompt,
      label: { Text(title, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A field for a value in a format, which may be nil, with a title as a resource.
  @_disfavoredOverload
  public init<Style: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<Style.FormatInput?>, format: Style,
    prompt: Text? = nil, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Style.FormatOutput == String {
    self.init(
      value: value, format: format, prompt: prompt,
      label: { Text(titleResource, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }

  /// A field for a value that a formatter reads and writes, with a localized title.
  public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
    prompt: Text? = nil, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, formatter: formatter, prompt: prompt,
      label: { Text(titleKey, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A field for a value that a formatter reads and writes, with a title as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value>(
    _ title: Title, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, formatter: formatter, prompt: prompt,
      label: { Text(title, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A field for a value that a formatter reads and writes, with a title as a resource.
  @_disfavoredOverload
  public init<Value>(
    _ titleResource: LocalizedStringResource, value: Binding<Value>, formatter: Formatter,
    prompt: Text? = nil, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, formatter: formatter, prompt: prompt,
      label: { Text(titleResource, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }
}
