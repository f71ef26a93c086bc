extension Property {
  /// The container type of a node.
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

  /// A position in a series, such as 2 of 3.
  public struct Place: Hashable, Sendable {
    /// The number, from 1.
    package var number: Int
    /// The number of members.
    package var count: Int

    /// The most members that a file may name.
    package static let most = 1_000_000_000

    /// A position; the number is counted from 1.
    public init(number: Int, count: Int) {
      self.number = number
      self.count = count
    }
  }

  /// The position of a cell in its data table.
  public struct Cell: Hashable, Sendable {
    /// The row, from 0, or nil if unknown.
    package var row: Int?
    /// The column, from 0, or nil if unknown.
    package var column: Int?
    /// How many rows it covers.
    package var rowSpan: Int
    /// How many columns it covers.
    package var columnSpan: Int

    /// A position; rows and columns are counted from 0.
    public init(row: Int? = nil, column: Int? = nil, rowSpan: Int = 1, columnSpan: Int = 1) {
      self.row = row
      self.column = column
      self.rowSpan = rowSpan
      self.columnSpan = columnSpan
    }
  }

  /// What a container would say, for a source that knows it without the container.
  public enum Context: Hashable, Sendable {
    /// A member of a series, such as a segment of a segmented control.
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

  /// The size of a table.
  public struct TableSize: Hashable, Sendable {
    /// The number of rows.
    package var rows: Int
    /// The number of columns.
    package var columns: Int

    /// A size in rows and columns.
    public init(rows: Int, columns: Int) {
      self.rows = rows
      self.columns = columns
    }
  }

  /// What a data table says about a cell.
  public struct CellContext: Hashable, Sendable {
    /// The position of the cell.
    package var cell: Cell
    /// Whether it is the first of its row, or nil if unknown.
    package var isFirstInRow: Bool?
    /// Whether it heads its row.
    package var isRowHeader = false
    /// Whether it heads its column.
    package var isColumnHeader = false
    /// The headers of its row.
    package var rowHeaders: [Node] = []
    /// The headers of its column.
    package var columnHeaders: [Node] = []

    /// A cell without headers.
    public init(_ cell: Cell) { self.cell = cell }
  }

  /// One half of a label and its content, which are separate on the screen.
  public struct LabeledPair: Hashable, Sendable {
    /// The role of a half.
    public enum Role: String, Hashable, Sendable, CaseIterable {
      /// The label.
      case label
      /// The content.
      case content
    }

    /// The role of this half.
    package var role: Role
    /// The name that both halves share.
    package var id: String

    /// A half of a pair.
    public init(_ role: Role, id: String) {
      self.role = role
      self.id = id
    }
  }
}
