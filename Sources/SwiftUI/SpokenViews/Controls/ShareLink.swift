import ScreenTree

/// A button that shares something; the system's sheet is not modelled.
public struct ShareLink<Label: View>: View {
  private let label: Label
  private let position: Position

  /// The button.
  public var body: some View {
    // The press is taken, though nothing follows it: the sheet is the system's.
    PressedLabel(kind: .button, label: label, position: position) {}
  }
}

extension ShareLink {
  /// A button that shares an item, with a view as its label.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(label: label(), position: Position(file, line, column))
  }

  /// A button that shares items, with a view as its label.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(label: label(), position: Position(file, line, column))
  }

  /// A button that shares an item, with a preview and a view as its label.
  public init<Item, Picture, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>,
    @ViewBuilder label: () -> Label, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(label: label(), position: Position(file, line, column))
  }

  /// A button that shares items, with previews and a view as its label.
  public init<Items: RandomAccessCollection, Picture, Icon>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview<Picture, Icon>, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(label: label(), position: Position(file, line, column))
  }
}

extension ShareLink where Label == SpokenViews.Label<Text, Image> {
  /// A button that shares an item.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(file, line, column)
  }

  /// A button that shares items.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(file, line, column)
  }

  /// A button with a localized title that shares an item.
  public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(titleKey, file, line, column)
  }

  /// A button with a title as it is that shares an item.
  @_disfavoredOverload
  public init<Title: StringProtocol, Item>(
    _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(LocalizedStringKey(String(title)), file, line, column)
  }

  private init(_ file: StaticString, _ line: Int, _ column: Int) {
    self.init(
      label: SpokenViews.Label(
        SystemWord.shareTitle, systemImage: "square.and.arrow.up", file: file, line: line,
        column: column),
      position: Position(file, line, column))
  }

  private init(_ key: LocalizedStringKey, _ file: StaticString, _ line: Int, _ column: Int) {
    self.init(
      label: SpokenViews.Label(
        key, systemImage: "square.and.arrow.up", file: file, line: line, column: column),
      position: Position(file, line, column))
  }

  /// A button that shares an item, with a preview.
  public init<Item, Picture, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(file, line, column)
  }

  /// A button that shares items, with previews.
  public init<Items: RandomAccessCollection, Picture, Icon>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview<Picture, Icon>, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(file, line, column)
  }
}

/// What a sheet for sharing shows of an item; not heard.
public struct SharePreview<Picture, Icon> {}
