import ScreenTree

extension Resolver {
  /// Adds to each cell of a data table its row and column, and its headers.
  ///
  /// A cell has the headers of its row and those of its column, and is not its own header; a rule of
  /// speech decides which are heard. In AccessibilitySnapshot's model the headers of a row belong to
  /// its first cell, and this one lacks the header right above, on the web only in a table of one
  /// column. A cell of an unknown row has as headers the cells in the header rows, when the cells of
  /// its column are counted from the top.
  ///
  /// On the Mac it also knows how many columns there are, and the table its size.
  func placed(_ group: Group, asTable node: Node) -> Group {
    let parts = group.members
    // Cells are compared in reading order, but changed in that of the file; a number links both.
    var count = 0
    parts.changeElements { draft in
      draft.number = count
      count += 1
    }
    let table = DataTable(
      Group(members: parts).listed(on: screen), rowHeaderColumns: (node[.rowHeaderColumns] ?? []),
      columnHeaderRows: (node[.columnHeaderRows] ?? []), headsFirstCells: model.headsFirstCells,
      isWeb: node.kind == .web)
    let size = screen.platform == .macos ? table.size(of: node) : nil
    parts.changeElements { draft in
      guard draft.element.cell == nil, var cell = table.cell(draft.number) else { return }
      cell.columnCount = size?.columns
      draft.element.cell = Sourced(
        cell, from: draft.cellView ?? draft.element.origin, by: .counted)
    }
    var group = group
    if group.container?.size == nil { group.container?.size = size }
    return group
  }

  /// Lets the elements in a header of web content head the cells of its row or column; the first one
  /// says so, and how the rows are sorted.
  ///
  /// A header without views inside is an element, and has all that itself.
  func head(_ parts: [Part], by node: Node, _ role: WebRole) {
    guard !node.children.isEmpty, let first = parts.firstElement else { return }
    parts.changeElements { $0.headerRole = $0.headerRole ?? role }
    // A control in it keeps its own role, and is a header by that of the cell.
    first.element.role = first.element.role ?? stated(.role, of: node)
    guard let sort = stated(.sort, of: node), sort.value != .none else { return }
    let state = sort.map(Element.State.sorted)
    if !first.element.states.contains(state) { first.element.states.append(state) }
  }
}

extension WebRole {
  /// Whether a cell of the role heads its row or its column.
  var isHeader: Bool { self == .rowheader || self == .columnheader }
}

/// The cells of a data table, by their places.
private struct DataTable {
  private struct Entry {
    var draft: Draft
    var cell: Property.Cell
    /// The row and the column, counted if the cell does not have them; both from 0.
    var row: Int
    var column: Int
  }

  private struct Place: Hashable {
    var row: Int
    var column: Int
  }

  private var entries: [Int: Entry] = [:]
  /// The number of the first element of a cell that has several.
  private var firsts: [Origin: Int] = [:]
  private var registered: [Place: Int] = [:]
  private var firstColumns: [Int: Int] = [:]
  private var rowHeads: [Int: [Int]] = [:]
  private var columnHeads: [Int: [Int]] = [:]
  private let rowHeaderColumns: Set<Int>
  private let columnHeaderRows: Set<Int>
  private let headsFirstCells: Bool
  /// How many rows and columns the cells with known places cover.
  private var covered = Property.TableSize(rows: 0, columns: 0)
  /// Whether the first cell of a row lacks the header right above.
  private var lacksAbove = false
  private let isWeb: Bool

  init(
    _ drafts: [Draft], rowHeaderColumns: [Int], columnHeaderRows: [Int], headsFirstCells: Bool,
    isWeb: Bool
  ) {
    self.rowHeaderColumns = Set(rowHeaderColumns)
    self.columnHeaderRows = Set(columnHeaderRows)
    self.headsFirstCells = headsFirstCells
    self.isWeb = isWeb
    var rows: [Int: Int] = [:]
    var columns: [Int: Int] = [:]
    for draft in drafts {
      guard let cell = draft.cell else { continue }
      if let view = draft.cellView {
        // A cell counts once, and its first element stands for it as a header.
        guard firsts[view] == nil else {
          entries[draft.number] = firsts[view].flatMap { entries[$0] }
          continue
        }
        firsts[view] = draft.number
      }
      // The key -1 collects cells of which the other coordinate is unknown.
      let row = cell.row ?? rows[cell.column ?? -1, default: 0]
      let column = cell.column ?? columns[cell.row ?? -1, default: 0]
      rows[cell.column ?? -1, default: 0] += 1
      columns[cell.row ?? -1, default: 0] += 1
      add(Entry(draft: draft, cell: cell, row: row, column: column))
    }
    lacksAbove = headsFirstCells && !(isWeb && Set(entries.values.map(\.column)).count > 1)
  }

  private mutating func add(_ entry: Entry) {
    let number = entry.draft.number
    entries[number] = entry
    if isRowHeader(entry) { rowHeads[entry.row, default: []].append(number) }
    if isColumnHeader(entry) {
      columnHeads[entry.column, default: []].append(number)
    }
    covered.rows = max(covered.rows, entry.row &+ entry.cell.rowSpan)
    covered.columns = max(covered.columns, entry.column &+ entry.cell.columnSpan)
    guard let row = entry.cell.row, let column = entry.cell.column else { return }
    let place = Place(row: row, column: column)
    // UIKit's table returns one cell for a place; the first one here stands for it.
    registered[place] = registered[place] ?? number
    firstColumns[row] = min(firstColumns[row] ?? column, column)
  }

  /// The size that the file states, otherwise that of the cells; nil without cells.
  func size(of node: Node) -> Property.TableSize? {
    guard !entries.isEmpty else { return nil }
    return Property.TableSize(
      rows: node[.rowCount] ?? covered.rows, columns: node[.columnCount] ?? covered.columns)
  }

  /// Whether a cell is the header of its column, by its row or by its role.
  private func isColumnHeader(_ entry: Entry) -> Bool {
    columnHeaderRows.contains(entry.row) || entry.draft.heads(as: .columnheader)
  }

  /// Whether a cell is the header of its row, by its column or its role.
  private func isRowHeader(_ entry: Entry) -> Bool {
    if entry.draft.heads(as: .rowheader) { return true }
    // In AccessibilitySnapshot's model a corner of the web heads its column alone.
    let headsColumnAlone = headsFirstCells && isWeb && columnHeaderRows.contains(entry.row)
    return rowHeaderColumns.contains(entry.column) && !headsColumnAlone
  }

  /// The cell of the element with a number, or nil if it is no cell.
  func cell(_ number: Int) -> Element.TableCell? {
    guard let entry = entries[number] else { return nil }
    var cell = Element.TableCell(entry.cell)
    if let row = entry.cell.row, let column = entry.cell.column {
      cell.isFirstInRow = firstColumns[row] == column
    }
    cell.isRowHeader = isRowHeader(entry)
    cell.isColumnHeader = isColumnHeader(entry)
    if cell.isFirstInRow || !headsFirstCells {
      cell.rowHeaders = headers(rowHeads[entry.row], besides: entry) { isWhereItSays($0) }
    }
    let above = cell.isFirstInRow && lacksAbove ? entry.row - 1 : nil
    cell.columnHeaders = headers(columnHeads[entry.column], besides: entry) { $0.row != above }
    return cell
  }

  private func headers(
    _ numbers: [Int]?, besides one: Entry, _ isSpoken: (Entry) -> Bool
  ) -> [Element.Header] {
    (numbers ?? []).compactMap { other in
      guard other != one.draft.number, let entry = entries[other], isSpoken(entry) else {
        return nil
      }
      return Element.Header(label: entry.draft.element.label, value: entry.draft.element.value)
    }
  }

  /// Whether the table has the cell at its stated row and column.
  private func isWhereItSays(_ entry: Entry) -> Bool {
    guard let row = entry.cell.row, let column = entry.cell.column else { return false }
    return registered[Place(row: row, column: column)] == entry.draft.number
  }
}

extension Draft {
  /// Whether it is a header of a role, by its own role or by that of the cell around it.
  fileprivate func heads(as role: WebRole) -> Bool {
    headerRole == role || element.role?.value == role.rawValue
  }
}

extension Node {
  /// The table with the positions that the file omits, in the order of its rows.
  ///
  /// A table in which any cell has a position is unchanged.
  var withCellsCounted: Node {
    var (rows, columns) = (0, 0)
    func counted(_ nodes: [Node]) -> [Node] {
      nodes.map { child in
        var child = child
        let role = child.webRole
        if role == .rowgroup {
          child.children = counted(child.children)
        } else if role == .row {
          for column in child.children.indices {
            let place = Property.Cell(row: rows, column: column)
            child.children[column].properties.append(
              .cell(place, at: child.children[column].position))
          }
          columns = max(columns, child.children.count)
          rows += 1
        }
        return child
      }
    }
    guard !hasCells else { return self }
    var table = self
    table.children = counted(children)
    guard rows > 0 else { return self }
    if !states(.rowCount) { table.properties.append(.rowCount(rows, at: position)) }
    if !states(.columnCount) { table.properties.append(.columnCount(columns, at: position)) }
    return table
  }

  /// Whether the file has the position of some view inside.
  private var hasCells: Bool {
    var waiting = children
    while let next = waiting.popLast() {
      if next.states(.cell) { return true }
      waiting += next.children
    }
    return false
  }
}
