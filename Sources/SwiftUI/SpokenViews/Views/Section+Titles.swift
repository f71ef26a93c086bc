import ScreenTree

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Rows with a header that are there while a value is true.
  ///
  /// The button that opens and closes them in a sidebar is not modelled.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded,
      position: Position(file, line, column))
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Rows with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content, header: { Text(titleResource, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// Rows with a localized title that are there while a value is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      isExpanded: isExpanded, content: content,
      header: { Text(titleKey, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// Rows with a title as it is that are there while a value is true.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      isExpanded: isExpanded, content: content,
      header: { Text(title, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// Rows with a title as a resource that are there while a value is true.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      isExpanded: isExpanded, content: content,
      header: { Text(titleResource, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }
}
