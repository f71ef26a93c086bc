package import ScreenTree

extension Element {
  /// The words of a container about an element in it.
  package enum Context: Hashable, Sendable {
    /// A member of a series, such as a segment of a segmented control.
    case series(Property.Place)
    /// A tab in a view with the tab bar trait.
    case tab(Property.Place)
    /// A tab of a real tab bar.
    case tabBarItem(Property.Place)
    /// The first element of a list.
    case listStart
    /// The last element of a list.
    case listEnd
    /// The first element of a landmark.
    case landmarkStart
    /// The last element of a landmark.
    case landmarkEnd
    /// The first element of a list of definitions.
    case definitionListStart
    /// The last element of a list of definitions.
    case definitionListEnd

    /// The position among others, or nil for lists and landmarks.
    package var place: Property.Place? {
      switch self {
      case .series(let place), .tab(let place), .tabBarItem(let place): place
      // Nothing else is counted.
      default: nil
      }
    }
  }

  /// A cell of a data table, with its position and headers.
  package struct TableCell: Hashable, Sendable {
    /// The position of the cell.
    package var cell: Property.Cell
    /// The number of columns of its table; only the Mac says it, and elsewhere it is nil.
    package var columnCount: Int?
    /// Whether it is the first cell of its row.
    package var isFirstInRow = false
    /// Whether it heads its row.
    package var isRowHeader = false
    /// Whether it heads its column.
    package var isColumnHeader = false
    /// The headers that are spoken for its row.
    package var rowHeaders: [Header] = []
    /// The headers that are spoken for its column.
    package var columnHeaders: [Header] = []

    /// A cell without headers.
    package init(_ cell: Property.Cell) { self.cell = cell }
  }

  /// The words of a header cell.
  package struct Header: Hashable, Sendable {
    /// The parts of its label.
    package var label: [Sourced<Wording>]
    /// The parts of its value.
    package var value: [Sourced<Wording>]

    /// A header with its words.
    package init(label: [Sourced<Wording>], value: [Sourced<Wording>] = []) {
      self.label = label
      self.value = value
    }
  }
}
