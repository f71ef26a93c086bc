extension Toggle where Label == Text {
  /// A switch with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isOn: Binding<Bool>, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      isOn: isOn, label: { Text(titleResource, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }
}

extension Toggle where Label == SpokenViews.Label<Text, Image> {
  /// A switch with a title as a resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      isOn: isOn,
      label: {
        SpokenViews.Label(
          titleResource, systemImage: systemImage, file: file, line: line, column: column)
      }, file: file, line: line, column: column)
  }

  /// A switch with a localized title and an asset.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      isOn: isOn,
      label: { SpokenViews.Label(titleKey, image: image, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A switch with a title as it is and an asset.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: ImageResource, isOn: Binding<Bool>, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      isOn: isOn,
      label: { SpokenViews.Label(title, image: image, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A switch with a title as a resource and an asset.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      isOn: isOn,
      label: {
        SpokenViews.Label(titleResource, image: image, file: file, line: line, column: column)
      }, file: file, line: line, column: column)
  }
}

extension Toggle where Label: View {
  /// A switch of several values, which is on when all of them are.
  public init<Values: RandomAccessCollection>(
    sources: Values, isOn: KeyPath<Values.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    let values = Unchecked(sources.map { $0[keyPath: isOn] })
    let all = Binding(
      get: { values.value.allSatisfy(\.wrappedValue) },
      set: { new in for value in values.value { value.wrappedValue = new } })
    self.init(isOn: all, label: label, file: file, line: line, column: column)
  }
}

extension Toggle where Label == Text {
  /// A switch of several values with a localized title.
  public init<Values: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: Values, isOn: KeyPath<Values.Element, Binding<Bool>>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      sources: sources, isOn: isOn,
      label: { Text(titleKey, file: file, line: line, column: column) }, file: file, line: line,
      column: column)
  }

  /// A switch of several values with a title as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol, Values: RandomAccessCollection>(
    _ title: Title, sources: Values, isOn: KeyPath<Values.Element, Binding<Bool>>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      sources: sources, isOn: isOn, label: { Text(title, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A switch of several values with a title as a resource.
  @_disfavoredOverload
  public init<Values: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: Values,
    isOn: KeyPath<Values.Element, Binding<Bool>>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      sources: sources, isOn: isOn,
      label: { Text(titleResource, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }
}

extension Toggle where Label == SpokenViews.Label<Text, Image> {
  /// A switch of several values with a localized title and a symbol.
  public init<Values: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: Values,
    isOn: KeyPath<Values.Element, Binding<Bool>>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      sources: sources, isOn: isOn,
      label: {
        SpokenViews.Label(
          titleKey, systemImage: systemImage, file: file, line: line, column: column)
      }, file: file, line: line, column: column)
  }

  /// A switch of several values with a title as it is and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol, Values: RandomAccessCollection>(
    _ title: Title, systemImage: String, sources: Values,
    isOn: KeyPath<Values.Element, Binding<Bool>>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      sources: sources, isOn: isOn,
      label: {
        SpokenViews.Label(title, systemImage: systemImage, file: file, line: line, column: column)
      }, file: file, line: line, column: column)
  }
}
