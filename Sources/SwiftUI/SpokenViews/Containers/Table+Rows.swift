public import Foundation
import ScreenTree

extension Table {
  /// A row for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> TableCells<Value>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
    self.init(
      ForEach(data, content: { TableRow($0) }, file: file, line: line, column: column), columns(),
      nil, Position(file, line, column))
  }

  /// A row for each element; sorting is not heard.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> TableCells<Value>, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  )
  where
    Data.Element == Value, Sort.Compared == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>>
  {
    self.init(
      ForEach(data, content: { TableRow($0) }, file: file, line: line, column: column), columns(),
      nil, Position(file, line, column))
  }

  /// A row for each element, of which one can be chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> TableCells<Value>, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
    self.init(
      ForEach(data, content: { TableRow($0) }, file: file, line: line, column: column), columns(),
      ListSelection(one: selection), Position(file, line, column))
  }

  /// A row for each element, of which one can be chosen; sorting is not heard.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> TableCells<Value>, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  )
  where
    Data.Element == Value, Sort.Compared == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>>
  {
    self.init(
      ForEach(data, content: { TableRow($0) }, file: file, line: line, column: column), columns(),
      ListSelection(one: selection), Position(file, line, column))
  }

  /// A row for each element, of which several can be chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> TableCells<Value>, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
    self.init(
      ForEach(data, content: { TableRow($0) }, file: file, line: line, column: column), columns(),
      ListSelection(several: selection), Position(file, line, column))
  }

  /// A row for each element, of which several can be chosen; sorting is not heard.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> TableCells<Value>, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  )
  where
    Data.Element == Value, Sort.Compared == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>>
  {
    self.init(
      ForEach(data, content: { TableRow($0) }, file: file, line: line, column: column), columns(),
      ListSelection(several: selection), Position(file, line, column))
  }
}

extension Table {
  /// Rows of a builder.
  public init(
    of valueType: Value.Type,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> TableCells<Value>,
    @ViewBuilder rows: () -> Rows, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(rows(), columns(), nil, Position(file, line, column))
  }

  /// Rows of a builder; sorting is not heard.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> TableCells<Value>, @ViewBuilder rows: () -> Rows,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Sort.Compared == Value {
    self.init(rows(), columns(), nil, Position(file, line, column))
  }

  /// Rows of a builder, of which one can be chosen.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> TableCells<Value>, @ViewBuilder rows: () -> Rows,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(rows(), columns(), ListSelection(one: selection), Position(file, line, column))
  }

  /// Rows of a builder, of which one can be chosen; sorting is not heard.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> TableCells<Value>, @ViewBuilder rows: () -> Rows,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Sort.Compared == Value {
    self.init(rows(), columns(), ListSelection(one: selection), Position(file, line, column))
  }

  /// Rows of a builder, of which several can be chosen.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> TableCells<Value>, @ViewBuilder rows: () -> Rows,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(rows(), columns(), ListSelection(several: selection), Position(file, line, column))
  }

  /// Rows of a builder, of which several can be chosen; sorting is not heard.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> TableCells<Value>, @ViewBuilder rows: () -> Rows,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Sort.Compared == Value {
    self.init(rows(), columns(), ListSelection(several: selection), Position(file, line, column))
  }
}
