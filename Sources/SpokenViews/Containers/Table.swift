import ScreenTree

/// A column of a table.
public struct TableColumn<Row, Content: View> {
  let title: String
  let content: (Row) -> Content
  let position: Position

  /// A column with a view for each row.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (Row) -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    title = titleKey.string()
    self.content = content
    position = Position(file, line, column)
  }
}

extension TableColumn where Content == Text {
  /// A column with a text of each row.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<Row, String>, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      titleKey, content: { Text($0[keyPath: value], file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }
}

extension TableColumn {
  /// The width of the column; not heard.
  public func width(_ width: Double? = nil) -> TableColumn { self }
  /// The width of the column; not heard.
  public func width(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) -> TableColumn {
    self
  }

  /// The cells of the column.
  var cells: TableCells<Row> {
    TableCells(columns: [TableCells.Column(title: title, cell: { AnyView(content($0)) })])
  }
}

/// The columns of a table.
public struct TableCells<Row> {
  struct Column {
    let title: String
    let cell: (Row) -> AnyView
  }

  let columns: [Column]
}

/// Builds the columns of a table.
@resultBuilder
public struct TableColumnBuilder<Row> {
  /// A column.
  public static func buildExpression<Content: View>(
    _ column: TableColumn<Row, Content>
  ) -> TableCells<Row> { column.cells }

  /// Columns side by side.
  public static func buildBlock(_ columns: TableCells<Row>...) -> TableCells<Row> {
    TableCells(columns: columns.flatMap(\.columns))
  }
}

/// Rows with columns; a phone shows the first column only.
public struct Table<Data: RandomAccessCollection>: View
where Data.Element: Identifiable {
  private let data: Data
  private let cells: TableCells<Data.Element>
  private let position: Position

  /// A row for each element.
  public init(
    _ data: Data,
    @TableColumnBuilder<Data.Element> columns: () -> TableCells<Data.Element>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.data = data
    cells = columns()
    position = Position(file, line, column)
  }

  /// The first column, as a list.
  public var body: some View {
    List(data) { row in
      if let column = cells.columns.first { column.cell(row) }
    }
  }
}
