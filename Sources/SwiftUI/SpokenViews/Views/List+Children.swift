import ScreenTree

extension List where SelectionValue: Hashable, Content: View {
  /// A row for each element, and inside it for those below it, of which one can be chosen.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    self.init(
      OutlineGroup(data, children: children, content: rowContent),
      selection.map { ListSelection(one: $0) },
      Position(file, line, column))
  }

  /// A row for each element, and inside it for those below it, of which several can be chosen.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    self.init(
      OutlineGroup(data, children: children, content: rowContent),
      selection.map { ListSelection(several: $0) },
      Position(file, line, column))
  }

  /// A row for each element by a property that identifies it, and inside it for those below it, of which one can be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Content == OutlineGroup<Data, ID, Row> {
    self.init(
      OutlineGroup(data, id: id, children: children, content: rowContent),
      selection.map { ListSelection(one: $0) },
      Position(file, line, column))
  }

  /// A row for each element by a property that identifies it, and inside it for those below it, of which several can be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Content == OutlineGroup<Data, ID, Row> {
    self.init(
      OutlineGroup(data, id: id, children: children, content: rowContent),
      selection.map { ListSelection(several: $0) },
      Position(file, line, column))
  }
}

extension List where SelectionValue == Never, Content: View {
  /// A row for each number of a range.
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(
      ForEach(data, content: rowContent, file: file, line: line, column: column), nil,
      Position(file, line, column))
  }

  /// A row for a binding to each element, which can be edited.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  )
  where
    Data.Element: Identifiable, Content == ForEach<[Binding<Data.Element>], Data.Element.ID, Row>
  {
    self.init(
      ForEach(
        data, editActions: editActions, content: rowContent, file: file, line: line, column: column),
      nil,
      Position(file, line, column))
  }

  /// A row for each element, and inside it for those below it.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    self.init(
      OutlineGroup(data, children: children, content: rowContent), nil,
      Position(file, line, column))
  }

  /// A row for each element by a property that identifies it, and inside it for those below it.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Content == OutlineGroup<Data, ID, Row> {
    self.init(
      OutlineGroup(data, id: id, children: children, content: rowContent), nil,
      Position(file, line, column))
  }
}
