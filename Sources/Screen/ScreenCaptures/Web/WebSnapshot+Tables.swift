import ScreenTree

extension WebSnapshot {
  /// A table: its cells, each with its row and column.
  mutating func table(_ node: CaptureNode) -> Node {
    let rows = node.rows
    var children: [Node] = []
    var columns = 0
    for (row, cells) in rows.map(\.cells).enumerated() {
      columns = max(columns, cells.count)
      for (column, source) in cells.enumerated() {
        let inner = cell(source).map { node in
          var node = node
          let place = Property.Cell(row: row, column: column)
          node.properties.append(.cell(place, at: source.position))
          return node
        }
        children += inner.sorted(by: source)
      }
    }
    if rows.isEmpty { children = nodes(of: node.children) }
    var table = Node(
      .web, className: "Web", children: children,
      properties: [.role("table", at: node.position)], position: node.position)
    if let name = node.words("name"), let words = words(name.value) {
      table.properties.append(.label(words, at: name.position))
    }
    guard !rows.isEmpty, columns > 0 else { return table }
    table.properties.append(.rowCount(rows.count, at: node.position))
    table.properties.append(.columnCount(columns, at: node.position))
    if let first = rows.first?.cells, first.allSatisfy({ $0.type == "columnheader" }) {
      table.properties.append(.columnHeaderRows([0], at: node.position))
    }
    if rows.dropFirst().contains(where: { $0.cells.first?.type == "rowheader" }) {
      table.properties.append(.rowHeaderColumns([0], at: node.position))
    }
    return table
  }
}

extension [Node] {
  /// The elements of a cell, the first with the order of the rows below if it is their header.
  fileprivate func sorted(by cell: CaptureNode) -> [Node] {
    guard let sort = cell["sort"].flatMap(Property.Sort.init), sort != .none, !isEmpty else {
      return self
    }
    var nodes = self
    nodes[0].properties.append(.sort(sort, at: cell.place(of: "sort")))
    return nodes
  }
}

extension CaptureNode {
  /// The rows of a table, without those of tables in it.
  fileprivate var rows: [CaptureNode] {
    children.flatMap { child -> [CaptureNode] in
      if child.type == "row" { return [child] }
      return child.type == "rowgroup" || child.type == "generic" ? child.rows : []
    }
  }

  /// The cells of a row; a row without cells is one cell itself.
  fileprivate var cells: [CaptureNode] {
    let inside = cellsInside
    return inside.isEmpty ? [self] : inside
  }

  private var cellsInside: [CaptureNode] {
    children.flatMap { child -> [CaptureNode] in
      if ["cell", "columnheader", "rowheader"].contains(child.type) { return [child] }
      return child.type == "generic" ? child.cellsInside : []
    }
  }
}
