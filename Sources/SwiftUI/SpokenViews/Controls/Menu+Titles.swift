extension Menu where Label == Text {
  /// A menu with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content, label: { Text(titleResource, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A menu with a localized title that does something when it is tapped.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      content: content, label: { Text(titleKey, file: file, line: line, column: column) },
      primaryAction: primaryAction, file: file, line: line, column: column)
  }

  /// A menu with a title as it is that does something when it is tapped.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      content: content, label: { Text(title, file: file, line: line, column: column) },
      primaryAction: primaryAction, file: file, line: line, column: column)
  }

  /// A menu with a title as a resource that does something when it is tapped.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      content: content, label: { Text(titleResource, file: file, line: line, column: column) },
      primaryAction: primaryAction, file: file, line: line, column: column)
  }
}

extension Menu where Label == SpokenViews.Label<Text, Image> {
  /// A menu with a title as it is and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content,
      label: {
        SpokenViews.Label(title, systemImage: systemImage, file: file, line: line, column: column)
      }, file: file, line: line, column: column)
  }

  /// A menu with a title as a resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      content: content,
      label: {
        SpokenViews.Label(
          titleResource, systemImage: systemImage, file: file, line: line, column: column)
      }, file: file, line: line, column: column)
  }

  /// A menu with a localized title and a symbol that does something when it is tapped.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      content: content,
      label: {
        SpokenViews.Label(
          titleKey, systemImage: systemImage, file: file, line: line, column: column)
      }, primaryAction: primaryAction, file: file, line: line, column: column)
  }

  /// A menu with a title as it is and a symbol that does something when it is tapped.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      content: content,
      label: {
        SpokenViews.Label(title, systemImage: systemImage, file: file, line: line, column: column)
      }, primaryAction: primaryAction, file: file, line: line, column: column)
  }

  /// A menu with a title as a resource and a symbol that does something when it is tapped.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content,
      label: {
        SpokenViews.Label(
          titleResource, systemImage: systemImage, file: file, line: line, column: column)
      }, primaryAction: primaryAction, file: file, line: line, column: column)
  }

  /// A menu with a localized title and an asset.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content,
      label: { SpokenViews.Label(titleKey, image: image, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A menu with a title as it is and an asset.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: ImageResource, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      content: content,
      label: { SpokenViews.Label(title, image: image, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A menu with a title as a resource and an asset.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      content: content,
      label: {
        SpokenViews.Label(titleResource, image: image, file: file, line: line, column: column)
      }, file: file, line: line, column: column)
  }
}
