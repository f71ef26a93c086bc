import ScreenTree

extension Resolver {
  /// Tells each cell of a data table its row and column, and the headers that are spoken for it.
  ///
  /// The first cell of a row has the headers of the row; every cell has those of its column,
  /// except the one right above the first cell of a row. On the web that one is left out only when
  /// the table has one column, where the cursor comes from it. A cell is no header of itself. A cell
  /// whose row is not known is headed by the cells that lie in the rows of headers when the cells
  /// of its column are counted from the top (AccessibilitySnapshot's recordings of tables).
  func placed(_ parts: [Part], inTable node: Node) -> [Part] {
    var count = 0
    parts.changeElements { draft in
      draft.number = count
      count += 1
    }
    let table = DataTable(
      Group(members: parts).listed(on: screen), rowHeaderColumns: (node[.rowHeaderColumns] ?? []),
      columnHeaderRows: (node[.columnHeaderRows] ?? []), isWeb: node.kind == .web)
    parts.changeElements { draft in
      guard draft.element.cell == nil, let cell = table.cell(draft.number) else { return }
      draft.element.cell = Sourced(cell, from: draft.element.origin, by: .counted)
    }
    return parts
  }
}

/// The cells of a data table, by their places.
private struct DataTable {
  private struct Entry {
    var draft: Draft
    var cell: Property.Cell
    /// The row and the column, counted where the cell does not tell them; both from 0.
    var row: Int
    var column: Int
  }

  private struct Place: Hashable {
    var row: Int
    var column: Int
  }

  private var entries: [Int: Entry] = [:]
  private var registered: [Place: Int] = [:]
  private var firstColumns: [Int: Int] = [:]
  private var rowHeads: [Int: [Int]] = [:]
  private var columnHeads: [Int: [Int]] = [:]
  private let rowHeaderColumns: Set<Int>
  private let columnHeaderRows: Set<Int>
  /// Whether a header right above the first cell of a row is spoken with that cell.
  private var speaksAbove = false
  private let isWeb: Bool

  init(_ drafts: [Draft], rowHeaderColumns: [Int], columnHeaderRows: [Int], isWeb: Bool) {
    self.rowHeaderColumns = Set(rowHeaderColumns)
    self.columnHeaderRows = Set(columnHeaderRows)
    self.isWeb = isWeb
    var rows: [Int: Int] = [:]
    var columns: [Int: Int] = [:]
    for draft in drafts {
      guard let cell = draft.cell else { continue }
      let row = cell.row ?? rows[cell.column ?? -1, default: 0]
      let column = cell.column ?? columns[cell.row ?? -1, default: 0]
      rows[cell.column ?? -1, default: 0] += 1
      columns[cell.row ?? -1, default: 0] += 1
      add(Entry(draft: draft, cell: cell, row: row, column: column))
    }
    speaksAbove = isWeb && Set(entries.values.map(\.column)).count > 1
  }

  private mutating func add(_ entry: Entry) {
    let number = entry.draft.number
    entries[number] = entry
    if isRowHeader(entry) { rowHeads[entry.row, default: []].append(number) }
    if columnHeaderRows.contains(entry.row) {
      columnHeads[entry.column, default: []].append(number)
    }
    guard let row = entry.cell.row, let column = entry.cell.column else { return }
    let place = Place(row: row, column: column)
    registered[place] = registered[place] ?? number
    firstColumns[row] = min(firstColumns[row] ?? column, column)
  }

  /// Whether a cell heads its row; on the web one that heads its column does not.
  private func isRowHeader(_ entry: Entry) -> Bool {
    rowHeaderColumns.contains(entry.column) && !(isWeb && columnHeaderRows.contains(entry.row))
  }

  /// What the table says about the element of a number, or nil when it is no cell.
  func cell(_ number: Int) -> Element.TableCell? {
    guard let entry = entries[number] else { return nil }
    var cell = Element.TableCell(entry.cell)
    if let row = entry.cell.row, let column = entry.cell.column {
      cell.isFirstInRow = firstColumns[row] == column
    }
    cell.isRowHeader = isRowHeader(entry)
    cell.isColumnHeader = columnHeaderRows.contains(entry.row)
    if cell.isFirstInRow {
      cell.rowHeaders = headers(rowHeads[entry.row], besides: number) { isWhereItSays($0) }
    }
    let above = cell.isFirstInRow && !speaksAbove ? entry.row - 1 : nil
    cell.columnHeaders = headers(columnHeads[entry.column], besides: number) { $0.row != above }
    return cell
  }

  private func headers(
    _ numbers: [Int]?, besides number: Int, _ isSpoken: (Entry) -> Bool
  ) -> [Element.Header] {
    (numbers ?? []).compactMap { other in
      guard other != number, let entry = entries[other], isSpoken(entry) else { return nil }
      return Element.Header(label: entry.draft.element.label, value: entry.draft.element.value)
    }
  }

  /// Whether the table has the cell at the row and the column that the cell tells.
  private func isWhereItSays(_ entry: Entry) -> Bool {
    guard let row = entry.cell.row, let column = entry.cell.column else { return false }
    return registered[Place(row: row, column: column)] == entry.draft.number
  }
}
