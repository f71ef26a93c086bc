extension Property {
  /// What kind of container a node is.
  public enum ContainerType: String, Hashable, Sendable, CaseIterable {
    /// No container.
    case none
    /// A group with a meaning, spoken by its label.
    case semanticGroup
    /// A list.
    case list
    /// A landmark.
    case landmark
    /// A table with rows and columns.
    case dataTable
    /// A bar of tabs.
    case tabBar
    /// A list of terms and their definitions.
    case definitionList
  }

  /// A place in a series, such as 2 of 3.
  public struct Place: Hashable, Sendable {
    /// The number, counted from 1.
    public var number: Int
    /// How many there are.
    public var count: Int

    /// Creates a place; the number is counted from 1.
    public init(number: Int, count: Int) {
      self.number = number
      self.count = count
    }
  }

  /// Where a cell lies in its data table.
  public struct Cell: Hashable, Sendable {
    /// The row, counted from 0, or nil when it is not known.
    public var row: Int?
    /// The column, counted from 0, or nil when it is not known.
    public var column: Int?
    /// How many rows it covers.
    public var rowSpan: Int
    /// How many columns it covers.
    public var columnSpan: Int

    /// Creates a cell's place; rows and columns are counted from 0.
    public init(row: Int? = nil, column: Int? = nil, rowSpan: Int = 1, columnSpan: Int = 1) {
      self.row = row
      self.column = column
      self.rowSpan = rowSpan
      self.columnSpan = columnSpan
    }
  }

  /// What a container would say, for a source that knows it without the container.
  public enum Context: Hashable, Sendable {
    /// One of a series, as a segment of a segmented control.
    case series(Place)
    /// A tab in a view with the tab bar trait.
    case tab(Place)
    /// A tab of a real tab bar.
    case tabBarItem(Place)
    /// The first element of a list.
    case listStart
    /// The last element of a list.
    case listEnd
    /// The first element of a landmark.
    case landmarkStart
    /// The last element of a landmark.
    case landmarkEnd
    /// A cell of a data table.
    case cell(CellContext)
  }

  /// How large a table is.
  public struct TableSize: Hashable, Sendable {
    /// The number of rows.
    public var rows: Int
    /// The number of columns.
    public var columns: Int

    /// Creates a size.
    public init(rows: Int, columns: Int) {
      self.rows = rows
      self.columns = columns
    }
  }

  /// What a data table says about one of its cells.
  public struct CellContext: Hashable, Sendable {
    /// Where the cell lies.
    public var cell: Cell
    /// Whether it is the first of its row, or nil when that is not known.
    public var isFirstInRow: Bool?
    /// Whether it heads its row.
    public var isRowHeader = false
    /// Whether it heads its column.
    public var isColumnHeader = false
    /// The headers of its row.
    public var rowHeaders: [Node] = []
    /// The headers of its column.
    public var columnHeaders: [Node] = []

    /// Creates what a table says about a cell without headers.
    public init(_ cell: Cell) { self.cell = cell }
  }

  /// One half of a label and its content, which are apart on the screen.
  public struct LabeledPair: Hashable, Sendable {
    /// Which half a view is.
    public enum Role: String, Hashable, Sendable, CaseIterable {
      /// The words.
      case label
      /// What they are about.
      case content
    }

    /// Which half this is.
    public var role: Role
    /// The name that both halves share.
    public var id: String

    /// Creates a half.
    public init(_ role: Role, id: String) {
      self.role = role
      self.id = id
    }
  }
}
