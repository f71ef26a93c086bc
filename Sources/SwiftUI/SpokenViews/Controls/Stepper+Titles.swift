public import Foundation

extension Stepper where Label == Text {
  /// A stepper with a title as a resource that counts a value.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, in: bounds, step: step,
      label: { Text(titleResource, file: file, line: line, column: column) },
      onEditingChanged: onEditingChanged, file: file, line: line, column: column)
  }

  /// A stepper with a title as it is that counts a value without an end.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, step: step, label: { Text(title, file: file, line: line, column: column) },
      onEditingChanged: onEditingChanged, file: file, line: line, column: column)
  }

  /// A stepper with a title as a resource that counts a value without an end.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, step: step,
      label: { Text(titleResource, file: file, line: line, column: column) },
      onEditingChanged: onEditingChanged, file: file, line: line, column: column)
  }

  /// A stepper with a title as it is and closures.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      label: { Text(title, file: file, line: line, column: column) }, onIncrement: onIncrement,
      onDecrement: onDecrement, onEditingChanged: onEditingChanged, file: file, line: line,
      column: column)
  }

  /// A stepper with a title as a resource and closures.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      label: { Text(titleResource, file: file, line: line, column: column) },
      onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged,
      file: file, line: line, column: column)
  }
}

extension Stepper where Label == Text {
  /// A stepper with a localized title that shows its value in a format.
  public init<Style: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Style.FormatInput>,
    in bounds: ClosedRange<Style.FormatInput>, step: Style.FormatInput.Stride = 1, format: Style,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Style.FormatInput: BinaryFloatingPoint, Style.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format,
      label: { Text(titleKey, file: file, line: line, column: column) },
      onEditingChanged: onEditingChanged, file: file, line: line, column: column)
  }

  /// A stepper with a title as it is that shows its value in a format.
  @_disfavoredOverload
  public init<Title: StringProtocol, Style: ParseableFormatStyle>(
    _ title: Title, value: Binding<Style.FormatInput>, in bounds: ClosedRange<Style.FormatInput>,
    step: Style.FormatInput.Stride = 1, format: Style,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Style.FormatInput: BinaryFloatingPoint, Style.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format,
      label: { Text(title, file: file, line: line, column: column) },
      onEditingChanged: onEditingChanged, file: file, line: line, column: column)
  }

  /// A stepper with a title as a resource that shows its value in a format.
  @_disfavoredOverload
  public init<Style: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<Style.FormatInput>,
    in bounds: ClosedRange<Style.FormatInput>, step: Style.FormatInput.Stride = 1, format: Style,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Style.FormatInput: BinaryFloatingPoint, Style.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format,
      label: { Text(titleResource, file: file, line: line, column: column) },
      onEditingChanged: onEditingChanged, file: file, line: line, column: column)
  }

  /// A stepper with a localized title that shows its value in a format.
  public init<Style: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Style.FormatInput>,
    step: Style.FormatInput.Stride = 1, format: Style,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Style.FormatInput: BinaryFloatingPoint, Style.FormatOutput == String {
    self.init(
      value: value, step: step, format: format,
      label: { Text(titleKey, file: file, line: line, column: column) },
      onEditingChanged: onEditingChanged, file: file, line: line, column: column)
  }

  /// A stepper with a title as it is that shows its value in a format.
  @_disfavoredOverload
  public init<Title: StringProtocol, Style: ParseableFormatStyle>(
    _ title: Title, value: Binding<Style.FormatInput>, step: Style.FormatInput.Stride = 1,
    format: Style, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Style.FormatInput: BinaryFloatingPoint, Style.FormatOutput == String {
    self.init(
      value: value, step: step, format: format,
      label: { Text(title, file: file, line: line, column: column) },
      onEditingChanged: onEditingChanged, file: file, line: line, column: column)
  }

  /// A stepper with a title as a resource that shows its value in a format.
  @_disfavoredOverload
  public init<Style: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<Style.FormatInput>,
    step: Style.FormatInput.Stride = 1, format: Style,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Style.FormatInput: BinaryFloatingPoint, Style.FormatOutput == String {
    self.init(
      value: value, step: step, format: format,
      label: { Text(titleResource, file: file, line: line, column: column) },
      onEditingChanged: onEditingChanged, file: file, line: line, column: column)
  }
}

extension Stepper where Label == Text {
  /// A stepper with a localized title that counts a value without an end.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, step: step,
      label: { Text(titleKey, file: file, line: line, column: column) },
      onEditingChanged: onEditingChanged, file: file, line: line, column: column)
  }

  /// A stepper with a localized title and closures.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      label: { Text(titleKey, file: file, line: line, column: column) }, onIncrement: onIncrement,
      onDecrement: onDecrement, onEditingChanged: onEditingChanged, file: file, line: line,
      column: column)
  }
}
