import ScreenTree

extension List where SelectionValue: Hashable, Content: View {
  /// A row for each number of a range, of which one can be chosen.
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> Row,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(
      ForEach(data, content: rowContent, file: file, line: line, column: column),
      selection.map { ListSelection(one: $0) },
      Position(file, line, column))
  }

  /// A row for each number of a range, of which several can be chosen.
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> Row,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(
      ForEach(data, content: rowContent, file: file, line: line, column: column),
      selection.map { ListSelection(several: $0) },
      Position(file, line, column))
  }

  /// A row for each element by a property that identifies it, of which several can be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Content == ForEach<Data, ID, Row> {
    self.init(
      ForEach(data, id: id, content: rowContent, file: file, line: line, column: column),
      selection.map { ListSelection(several: $0) },
      Position(file, line, column))
  }

  /// A row for a binding to each element, of which one can be chosen.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  )
  where
    Data.Element: Identifiable, Content == ForEach<[Binding<Data.Element>], Data.Element.ID, Row>
  {
    self.init(
      ForEach(data, content: rowContent, file: file, line: line, column: column),
      selection.map { ListSelection(one: $0) },
      Position(file, line, column))
  }

  /// A row for a binding to each element, of which several can be chosen.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  )
  where
    Data.Element: Identifiable, Content == ForEach<[Binding<Data.Element>], Data.Element.ID, Row>
  {
    self.init(
      ForEach(data, content: rowContent, file: file, line: line, column: column),
      selection.map { ListSelection(several: $0) },
      Position(file, line, column))
  }

  /// A row for a binding to each element, which can be edited, of which one can be chosen.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  )
  where
    Data.Element: Identifiable, Content == ForEach<[Binding<Data.Element>], Data.Element.ID, Row>
  {
    self.init(
      ForEach(
        data, editActions: editActions, content: rowContent, file: file, line: line, column: column),
      selection.map { ListSelection(one: $0) },
      Position(file, line, column))
  }

  /// A row for a binding to each element, which can be edited, of which several can be chosen.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  )
  where
    Data.Element: Identifiable, Content == ForEach<[Binding<Data.Element>], Data.Element.ID, Row>
  {
    self.init(
      ForEach(
        data, editActions: editActions, content: rowContent, file: file, line: line, column: column),
      selection.map { ListSelection(several: $0) },
      Position(file, line, column))
  }
}
