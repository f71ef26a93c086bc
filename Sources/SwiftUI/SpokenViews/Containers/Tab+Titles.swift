extension Tab where Value == Never {
  /// A screen with a view as its label.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    value = nil
    self.content = content()
    self.label = label()
  }
}

extension Tab where Label == SpokenViews.Label<Text, Image> {
  /// A screen with a value, a title as a resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    role: TabRole? = nil, @ViewBuilder content: () -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, role: role, content: content,
      label: {
        SpokenViews.Label(
          titleResource, systemImage: systemImage, file: file, line: line, column: column)
      })
  }

  /// A screen with a value, a localized title and an asset.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      value: value, role: role, content: content,
      label: { SpokenViews.Label(titleKey, image: image, file: file, line: line, column: column) })
  }

  /// A screen with a value, a title as it is and an asset.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      value: value, role: role, content: content,
      label: { SpokenViews.Label(title, image: image, file: file, line: line, column: column) })
  }
}

extension Tab where Value == Never, Label == SpokenViews.Label<Text, Image> {
  /// A screen with a title as it is and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      role: role, content: content,
      label: {
        SpokenViews.Label(title, systemImage: systemImage, file: file, line: line, column: column)
      })
  }

  /// A screen with a title as a resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      role: role, content: content,
      label: {
        SpokenViews.Label(
          titleResource, systemImage: systemImage, file: file, line: line, column: column)
      })
  }

  /// A screen with a localized title and an asset.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      role: role, content: content,
      label: { SpokenViews.Label(titleKey, image: image, file: file, line: line, column: column) })
  }

  /// A screen with a title as it is and an asset.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      role: role, content: content,
      label: { SpokenViews.Label(title, image: image, file: file, line: line, column: column) })
  }
}

extension Tab where Label == SpokenViews.Label<Text, Image> {
  /// A screen with a value, whose label is that of its role: Search.
  public init(
    value: Value, role: TabRole, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(value: value, role: role, content: content) {
      SpokenViews.Label(
        "Search", systemImage: "magnifyingglass", file: file, line: line, column: column)
    }
  }
}

extension Tab where Value == Never, Label == SpokenViews.Label<Text, Image> {
  /// A screen whose label is that of its role: Search.
  public init(
    role: TabRole, @ViewBuilder content: () -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(role: role, content: content) {
      SpokenViews.Label(
        "Search", systemImage: "magnifyingglass", file: file, line: line, column: column)
    }
  }
}
