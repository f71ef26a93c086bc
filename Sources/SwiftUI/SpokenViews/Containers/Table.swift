import ScreenTree

/// Rows with columns; a phone shows the first column only.
public struct Table<Value: Identifiable, Rows: View>: View {
  private let rows: Rows
  private let columns: TableCells<Value>
  private let selection: ListSelection?
  private let position: Position

  init(
    _ rows: Rows, _ columns: TableCells<Value>, _ selection: ListSelection?, _ position: Position
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.position = position
  }

  /// The first column, as a list.
  public var body: some View {
    let columns = Unchecked(columns)
    // VoiceOver meets a list on a phone, with its rows and no cells.
    return List<Never, Rows>(rows, selection, position)
      .transformingEnvironment { $0.tableColumns = columns.value.columns }
  }
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: View {
  @Environment(\.tableColumns) private var columns
  private let value: Value

  /// A row for a value.
  public init(_ value: Value) { self.value = value }

  /// The first column of the row.
  public var body: some View {
    // A row of another type than the table's has no cell, and says nothing.
    if let cell = columns?.first as? (Value) -> AnyView { cell(value) }
  }
}

/// Rows of a builder, by the name that apps give the type of a function that makes them.
public typealias TableRowContent = View

/// Builds the rows of a table.
public typealias TableRowBuilder = ViewBuilder

/// A row of a table with rows inside it, which it shows and hides.
public struct DisclosureTableRow<Value: Identifiable, Content: View>: View {
  private let value: Value
  private let isExpanded: Binding<Bool>?
  private let content: Content

  /// A row with rows inside, and whether they are shown.
  public init(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: () -> Content
  ) {
    self.value = value
    self.isExpanded = isExpanded
    self.content = content()
  }

  /// The row and those inside.
  public var body: some View {
    if let isExpanded {
      DisclosureGroup(isExpanded: isExpanded, content: { content }, label: { TableRow(value) })
    } else {
      DisclosureGroup(content: { content }, label: { TableRow(value) })
    }
  }
}
