/// What a sheet for sharing shows of an item; not heard.
public struct SharePreview<Picture, Icon> {
  /// A picture and an icon with a title.
  public init(_ titleKey: LocalizedStringKey, image: Picture, icon: Icon) {}
  /// A picture and an icon with a title as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: Picture, icon: Icon) {}
}

extension SharePreview where Icon == Never {
  /// A picture with a title.
  public init(_ titleKey: LocalizedStringKey, image: Picture) {}
  /// A picture with a title as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: Picture) {}
}

extension SharePreview where Picture == Never {
  /// An icon with a title.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {}
  /// An icon with a title as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, icon: Icon) {}
}

extension SharePreview where Picture == Never, Icon == Never {
  /// A title.
  public init(_ titleKey: LocalizedStringKey) {}
  /// A title as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) {}
}

extension ShareLink {
  /// A button that shares an item, with a preview and a view as its label.
  public init<Item, Picture, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>,
    @ViewBuilder label: () -> Label, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      item: item, subject: subject, message: message, label: label, file: file, line: line,
      column: column)
  }

  /// A button that shares items, with previews and a view as its label.
  public init<Items: RandomAccessCollection, Picture, Icon>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview<Picture, Icon>, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      items: items, subject: subject, message: message, label: label, file: file, line: line,
      column: column)
  }
}

extension ShareLink where Label == SpokenViews.Label<Text, Image> {
  /// A button that shares an item, with a preview.
  public init<Item, Picture, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      item: item, subject: subject, message: message, file: file, line: line, column: column)
  }

  /// A button that shares items, with previews.
  public init<Items: RandomAccessCollection, Picture, Icon>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview<Picture, Icon>, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      items: items, subject: subject, message: message, file: file, line: line, column: column)
  }

  /// A button with a localized title that shares an item, with a preview.
  public init<Item, Picture, Icon>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture, Icon>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      titleKey, item: item, subject: subject, message: message, file: file, line: line,
      column: column)
  }

  /// A button with a title as it is that shares an item, with a preview.
  @_disfavoredOverload
  public init<Title: StringProtocol, Item, Picture, Icon>(
    _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture, Icon>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      title, item: item, subject: subject, message: message, file: file, line: line,
      column: column)
  }
}
