import ScreenTree

/// Rows below each other.
public struct List<SelectionValue, Content> {
  let content: Content
  private var selection: ListSelection?
  private let position: Position

  init(_ content: Content, _ selection: ListSelection?, _ position: Position) {
    self.content = content
    self.selection = selection
    self.position = position
  }
}

extension List: View where SelectionValue: Hashable, Content: View {
  /// The rows are the node's.
  public typealias Body = Never

  /// Mounts the rows.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    guard view.selection?.isSeveral == true else { return makeNode(view, context) { $0 } }
    return PartsNode.passing(view, context) { EditedList(list: $0) }
  }

  /// The node of a list, which is a part of another view or the view itself.
  @MainActor
  fileprivate static func makeNode<Whole: View>(
    _ view: Whole, _ context: _ViewContext, _ list: @escaping (Whole) -> Self
  ) -> _ViewNodeOf<Whole> {
    PartsNode.container(
      view, context, { list($0).content },
      environment: { view, inside in list(view).prepare(&inside) }
    ) { view, nodes, _ in
      let position = list(view).position
      return Node(
        .list, children: nodes,
        properties: [.layout(.flexible(width: true, height: true), at: position)],
        position: position)
    }
  }

  /// The list without a selection.
  fileprivate var unselected: Self {
    var list = self
    list.selection = nil
    return list
  }
}

/// A list of which several rows can be chosen: on a phone only while it is edited.
private struct EditedList<SelectionValue: Hashable, Content: View>: View {
  @Environment(\.editMode) private var mode
  @Environment(\.column) private var column
  @Environment(\.platform) private var platform
  let list: List<SelectionValue, Content>

  init(list: List<SelectionValue, Content>) { self.list = list }

  var body: some View {
    // In a split view a tap on a row shows the next column, also outside of editing; a Mac has no
    // mode for editing.
    let isChosen =
      mode?.wrappedValue.isEditing == true || column != nil || platform == .macos
    ListRows(list: isChosen ? list : list.unselected)
  }
}

/// A list with the selection that it has now.
private struct ListRows<SelectionValue: Hashable, Content: View>: View, RowContainer {
  let list: List<SelectionValue, Content>

  static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    List.makeNode(view, context) { $0.list }
  }
}

extension List where SelectionValue: Hashable, Content: View {
  @MainActor
  private func prepare(_ inside: inout EnvironmentValues) {
    inside.selection = selection?.on(inside.platform)
    // In a split view the choice of a row shows the next column on a phone.
    if let selection { inside.column?.note(selection) }
  }

  /// Rows of a builder, of which one can be chosen.
  public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.content = content()
    self.selection = selection.map { ListSelection(one: $0) }
    position = Position(file, line, column)
  }

  /// Rows of a builder, of which several can be chosen.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.content = content()
    self.selection = selection.map { ListSelection(several: $0) }
    position = Position(file, line, column)
  }

  /// A row for each element, of which one can be chosen.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent, file: file, line: line, column: column)
    self.selection = selection.map { ListSelection(one: $0) }
    position = Position(file, line, column)
  }

  /// A row for each element, of which several can be chosen.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent, file: file, line: line, column: column)
    self.selection = selection.map { ListSelection(several: $0) }
    position = Position(file, line, column)
  }

  /// A row for each element by a property that identifies it, of which one can be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent, file: file, line: line, column: column)
    self.selection = selection.map { ListSelection(one: $0) }
    position = Position(file, line, column)
  }
}

extension List where SelectionValue == Never, Content: View {
  /// Rows of a builder.
  public init(
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.content = content()
    position = Position(file, line, column)
  }

  /// A row for each element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent, file: file, line: line, column: column)
    position = Position(file, line, column)
  }

  /// A row for each element, by a property that identifies it.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent, file: file, line: line, column: column)
    position = Position(file, line, column)
  }

  /// A row for a binding to each element.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  )
  where
    Data.Element: Identifiable,
    Content == ForEach<[Binding<Data.Element>], Data.Element.ID, Row>
  {
    content = ForEach(data, content: rowContent, file: file, line: line, column: column)
    position = Position(file, line, column)
  }
}
