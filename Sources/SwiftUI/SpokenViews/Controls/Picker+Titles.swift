extension Picker where Label == Text {
  /// A picker with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      selection: selection, content: content,
      label: { Text(titleResource, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }
}

extension Picker where Label == SpokenViews.Label<Text, Image> {
  /// A picker with a title as it is and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      selection: selection, content: content,
      label: {
        SpokenViews.Label(title, systemImage: systemImage, file: file, line: line, column: column)
      }, file: file, line: line, column: column)
  }

  /// A picker with a title as a resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, content: content,
      label: {
        SpokenViews.Label(
          titleResource, systemImage: systemImage, file: file, line: line, column: column)
      }, file: file, line: line, column: column)
  }

  /// A picker with a localized title and an asset.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      selection: selection, content: content,
      label: { SpokenViews.Label(titleKey, image: image, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A picker with a title as it is and an asset.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      selection: selection, content: content,
      label: { SpokenViews.Label(title, image: image, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A picker with a title as a resource and an asset.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, content: content,
      label: {
        SpokenViews.Label(titleResource, image: image, file: file, line: line, column: column)
      }, file: file, line: line, column: column)
  }
}
