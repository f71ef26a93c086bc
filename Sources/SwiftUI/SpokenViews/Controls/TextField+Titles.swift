extension TextField where Label == Text {
  /// A field with a localized title, which is its prompt on iOS.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      text: text, prompt: prompt, label: { Text(titleKey, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A field with a title as it is, which is its prompt on iOS.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      text: text, prompt: prompt, label: { Text(title, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A field with a title as a resource, which is its prompt on iOS.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      text: text, prompt: prompt,
      label: { Text(titleResource, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }

  /// A field that grows in a direction, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      text: text, prompt: prompt, axis: axis,
      label: { Text(titleKey, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A field that grows in a direction, with a title as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      text: text, prompt: prompt, axis: axis,
      label: { Text(title, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A field that grows in a direction, with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil,
    axis: Axis, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      text: text, prompt: prompt, axis: axis,
      label: { Text(titleResource, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }

  /// A field with what is selected in it, which is not heard, and a localized title.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      text: text, selection: selection, prompt: prompt, axis: axis,
      label: { Text(titleKey, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A field with what is selected in it, which is not heard, and a title as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      text: text, selection: selection, prompt: prompt, axis: axis,
      label: { Text(title, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A field with what is selected in it, which is not heard, and a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>,
    selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      text: text, selection: selection, prompt: prompt, axis: axis,
      label: { Text(titleResource, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }

  /// A field with a localized title and closures, of which the one for its start and end is not called.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {},
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      text: text, onEditingChanged: onEditingChanged, onCommit: onCommit,
      label: { Text(titleKey, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A field with a title as it is and closures, of which the one for its start and end is not called.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      text: text, onEditingChanged: onEditingChanged, onCommit: onCommit,
      label: { Text(title, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A field with a localized title and a closure for the return key.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      text: text, onCommit: onCommit,
      label: { Text(titleKey, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A field with a title as it is and a closure for the return key.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onCommit: @escaping () -> Void,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      text: text, onCommit: onCommit,
      label: { Text(title, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }
}
