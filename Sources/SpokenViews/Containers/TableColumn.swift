public import Foundation
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
  /// The width of the column; not heard.
  public func width(_ width: CGFloat? = nil) -> TableColumn { self }
  /// The width of the column; not heard.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn
  { self }
  /// Whether the column is shown where there is room; not heard.
  public func defaultVisibility(_ visibility: Visibility) -> TableColumn { self }
  /// The name of the column for its user's changes; not heard.
  public func customizationID(_ id: String) -> TableColumn { self }

  /// The cells of the column.
  var cells: TableCells<Row> { TableCells(columns: [{ AnyView(content($0)) }]) }
}

/// The columns of a table.
public struct TableCells<Row> {
  let columns: [(Row) -> AnyView]
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

  /// Columns of an `if` without `else`.
  public static func buildOptional(_ columns: TableCells<Row>?) -> TableCells<Row> {
    columns ?? TableCells(columns: [])
  }

  /// The columns of the first branch.
  public static func buildEither(first columns: TableCells<Row>) -> TableCells<Row> { columns }

  /// The columns of the second branch.
  public static func buildEither(second columns: TableCells<Row>) -> TableCells<Row> { columns }
}
