/// What a sheet for sharing shows of an item; not heard.
public struct SharePreview<Picture, Icon> {}

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
}
