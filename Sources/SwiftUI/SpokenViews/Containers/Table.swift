import ScreenTree

/// Rows with columns; a phone shows the first column only, a Mac all of them with their headers.
public struct Table<Value: Identifiable, Rows: View>: View {
  @Environment(\.platform) private var platform
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

  /// The first column, as a list; on the Mac the table.
  public var body: some View {
    let columns = Unchecked(columns)
    if platform == .macos {
      WideTable(
        titles: columns.value.titles, rows: rows, selection: selection?.on(platform),
        position: position
      )
      .transformingEnvironment { $0.tableColumns = columns.value.columns }
    } else {
      // VoiceOver meets a list on a phone, with its rows and no cells.
      List<Never, Rows>(rows, selection, position)
        .transformingEnvironment { $0.tableColumns = columns.value.columns }
    }
  }
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: View {
  @Environment(\.tableColumns) private var columns
  @Environment(\.platform) private var platform
  private let value: Value

  /// A row for a value.
  public init(_ value: Value) { self.value = value }

  /// The first column of the row, on the Mac all of them.
  public var body: some View {
    // A row of another type than the table's has no cell, and says nothing.
    if platform == .macos {
      WideRow(cells: cells.map { $0(value) })
    } else if let cell = cells.first {
      cell(value)
    }
  }

  private var cells: [(Value) -> AnyView] {
    (columns ?? []).compactMap { $0 as? (Value) -> AnyView }
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
