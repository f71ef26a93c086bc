public import Foundation
import ScreenTree

/// Rows of a builder whose type the order of sorting or the rows themselves say.
extension Table {
  /// Rows of a builder; sorting is not heard.
  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> TableCells<Value>, @ViewBuilder rows: () -> Rows,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Sort.Compared == Value {
    self.init(rows(), columns(), nil, Position(file, line, column))
  }

  /// Rows of a builder, of which one can be chosen; sorting is not heard.
  public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> TableCells<Value>, @ViewBuilder rows: () -> Rows,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Sort.Compared == Value {
    self.init(rows(), columns(), ListSelection(one: selection), Position(file, line, column))
  }

  /// Rows of a builder, of which several can be chosen; sorting is not heard.
  public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> TableCells<Value>, @ViewBuilder rows: () -> Rows,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Sort.Compared == Value {
    self.init(rows(), columns(), ListSelection(several: selection), Position(file, line, column))
  }

  /// A row for each element.
  public init<Data: RandomAccessCollection, ID: Hashable>(
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> TableCells<Value>, @ViewBuilder rows: () -> Rows,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Rows == ForEach<Data, ID, TableRow<Value>> {
    self.init(rows(), columns(), nil, Position(file, line, column))
  }

  /// A row for each element, of which one can be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable>(
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> TableCells<Value>, @ViewBuilder rows: () -> Rows,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Rows == ForEach<Data, ID, TableRow<Value>> {
    self.init(rows(), columns(), ListSelection(one: selection), Position(file, line, column))
  }

  /// A row for each element, of which several can be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable>(
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> TableCells<Value>, @ViewBuilder rows: () -> Rows,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Rows == ForEach<Data, ID, TableRow<Value>> {
    self.init(rows(), columns(), ListSelection(several: selection), Position(file, line, column))
  }
}
