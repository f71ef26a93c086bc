extension NavigationLink where Label == Text, Destination: View {
  /// A link with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: @escaping () -> Destination,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      destination: destination,
      label: { Text(titleResource, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }

  /// A link with a localized title that sets a value, and is followed when the value is set.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      isActive: isActive, destination: destination,
      label: { Text(titleKey, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A link with a title as it is that sets a value, and is followed when the value is set.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      isActive: isActive, destination: destination,
      label: { Text(title, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A link with a localized title that sets a value, and is followed when the value is set.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      isActive: isActive, destination: { destination },
      label: { Text(titleKey, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A link with a title as it is that sets a value, and is followed when the value is set.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, destination: Destination, isActive: Binding<Bool>, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      isActive: isActive, destination: { destination },
      label: { Text(title, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A link with a localized title that sets a selection to its tag, and is followed when it is its tag.
  public init<Value: Hashable>(
    _ titleKey: LocalizedStringKey, tag: Value, selection: Binding<Value?>,
    @ViewBuilder destination: @escaping () -> Destination, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      tag: tag, selection: selection, destination: destination,
      label: { Text(titleKey, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A link with a title as it is that sets a selection to its tag, and is followed when it is its tag.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(
    _ title: Title, tag: Value, selection: Binding<Value?>,
    @ViewBuilder destination: @escaping () -> Destination, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      tag: tag, selection: selection, destination: destination,
      label: { Text(title, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A link with a localized title that sets a selection to its tag, and is followed when it is its tag.
  public init<Value: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: Value,
    selection: Binding<Value?>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      tag: tag, selection: selection, destination: { destination },
      label: { Text(titleKey, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A link with a title as it is that sets a selection to its tag, and is followed when it is its tag.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(
    _ title: Title, destination: Destination, tag: Value, selection: Binding<Value?>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      tag: tag, selection: selection, destination: { destination },
      label: { Text(title, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link to the screen of a value, with a title as a resource.
  @_disfavoredOverload
  public init<Value: Hashable>(
    _ titleResource: LocalizedStringResource, value: Value?, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, label: { Text(titleResource, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }
}

extension NavigationLink where Label: View, Destination: View {
  /// A link that sets a selection to its tag, and is followed when the selection is its tag.
  public init<Value: Hashable>(
    destination: Destination, tag: Value, selection: Binding<Value?>,
    @ViewBuilder label: () -> Label, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      tag: tag, selection: selection, destination: { destination }, label: label, file: file,
      line: line, column: column)
  }
}
