import ScreenTree

/// A table of the Mac: all columns, below a row of their headers.
struct WideTable<Rows: View> {
  let titles: [Text]
  let rows: Rows
  let selection: ListSelection?
  let position: Position
}

extension WideTable: View {
  static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.pair(
      view, context, { (WideRow(cells: $0.titles.map { AnyView($0) }), $0.rows) },
      environment: { $1.selection = $0.selection }
    ) { view, headers, rows, node in
      [node.named(view.node(headers + rows))]
    }
  }

  private func node(_ rows: [Node]) -> Node {
    var count = 0
    let numbered = rows.map { $0.numbered(from: &count) }
    return Node(
      .table, children: numbered,
      properties: [
        .rowCount(count, at: position), .columnCount(titles.count, at: position),
        .columnHeaderRows([0], at: position),
        .layout(.flexible(width: true, height: true), at: position),
      ], position: position)
  }
}

/// The cells of a row, or the headers of the columns, side by side.
struct WideRow {
  let cells: [AnyView]
}

extension WideRow: View {
  static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    let parts = ViewParts<Self>(
      mount: { view, context in view.cells.map { $0.mounted(in: context) } },
      receive: { view, nodes, environment in
        for (cell, node) in zip(view.cells, nodes) { cell.receive(by: node, environment) }
      }, isSame: { $0.cells.count == $1.cells.count })
    return PartsNode(view, context, parts) { node in
      let cells = node.parts.enumerated().map { column, part in
        cell(part.nodes, in: column)
      }
      return [
        node.named(
          Node(
            .hStack, className: "TableRow", children: cells, properties: [.groupChildren(true)],
            position: cells.first?.position ?? .unknown))
      ]
    }
  }

  private static func cell(_ nodes: [Node], in column: Int) -> Node {
    let position = nodes.first?.position ?? .unknown
    return Node(
      .hStack, className: "TableCell", children: nodes,
      // The table knows the row.
      properties: [.cell(Property.Cell(column: column), at: position)], position: position)
  }
}

extension Node {
  /// The row with its number in each cell, which then counts on; also rows inside others.
  fileprivate func numbered(from row: inout Int) -> Node {
    var node = self
    guard children.contains(where: { $0.states(.cell) }) else {
      for index in children.indices {
        node.children[index] = children[index].numbered(from: &row)
      }
      return node
    }
    for index in children.indices {
      let cell = Property.Cell(row: row, column: children[index][.cell]?.column)
      node.children[index] = children[index].with(.cell(cell))
    }
    row += 1
    return node
  }
}
