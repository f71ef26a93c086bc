import ScreenTree

/// A column of a table; a phone shows no headers, so that nothing is sorted by a tap on one.
public struct TableColumn<Row, Content: View> {
  let title: Text
  let content: (Row) -> Content

  init(_ title: Text, _ content: @escaping (Row) -> Content) {
    self.title = title
    self.content = content
  }
}

extension TableColumn {
  /// The cells of the column.
  var cells: TableCells<Row> {
    TableCells(columns: [{ AnyView(content($0)) }], titles: [title])
  }
}

/// The columns of a table.
public struct TableCells<Row> {
  let columns: [(Row) -> AnyView]
  /// The header of each, which only a Mac shows.
  var titles: [Text] = []
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
    TableCells(columns: columns.flatMap(\.columns), titles: columns.flatMap(\.titles))
  }

  /// Columns of an `if` without `else`.
  public static func buildOptional(_ columns: TableCells<Row>?) -> TableCells<Row> {
    columns ?? TableCells(columns: [])
  }

  /// The columns of the first branch.
  public static func buildEither(first columns: TableCells<Row>) -> TableCells<Row> { columns }

  /// The columns of the second branch.
  public static func buildEither(second columns: TableCells<Row>) -> TableCells<Row> { columns }
}

/// What a user changed of the columns of a table; nothing is changed here.
public struct TableColumnCustomization<Row: Identifiable>: Hashable, Codable, Sendable {
  /// What a user changed of a column.
  public struct Entry: Hashable, Sendable {
    /// Whether the column is shown.
    public var visibility: Visibility { .automatic }
  }

  /// Nothing changed.
  public init() {}
  /// Takes changes of places back.
  public mutating func resetOrder() {}
  /// What a user changed of a column, by its name.
  public subscript(id id: String) -> Entry { Entry() }
  /// Whether a user shows a column, by its name.
  public subscript(visibility id: String) -> Visibility {
    get { .automatic }
    set {}
  }
}
