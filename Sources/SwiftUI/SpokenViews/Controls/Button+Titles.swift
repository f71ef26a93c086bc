extension Button where Label == Text {
  /// A button with a title as a resource.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      role: role, action: action,
      label: { Text(titleResource, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }
}

extension Button where Label == SpokenViews.Label<Text, Image> {
  /// A button with a title as a resource and a symbol.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      role: role, action: action,
      label: {
        SpokenViews.Label(
          titleResource, systemImage: systemImage, file: file, line: line, column: column)
      }, file: file, line: line, column: column)
  }

  /// A button with a localized title and an asset.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      role: role, action: action,
      label: { SpokenViews.Label(titleKey, image: image, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A button with a title as it is and an asset.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      role: role, action: action,
      label: { SpokenViews.Label(title, image: image, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A button with a title as a resource and an asset.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      role: role, action: action,
      label: {
        SpokenViews.Label(titleResource, image: image, file: file, line: line, column: column)
      }, file: file, line: line, column: column)
  }
}

extension Button where Label == Text {
  /// A button with the system's words for its role.
  ///
  /// The words are a guess but for Cancel: the system shows a symbol.
  @preconcurrency
  public nonisolated init(
    role: ButtonRole, action: @escaping @MainActor () -> Void, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      role.systemTitle, role: role, action: action, file: file, line: line, column: column)
  }
}
