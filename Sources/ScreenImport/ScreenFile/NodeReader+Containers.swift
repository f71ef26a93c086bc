import ScreenTree

/// The values of keys that tell of tables, series and pairs.
extension NodeReader {
  mutating func cell(_ document: Document) -> Property.Cell? {
    fields(document, "cell", allowed: ["row", "column", "rowSpan", "columnSpan"])
      .map { cell($0) }
  }

  private mutating func cell(_ fields: [String: Document]) -> Property.Cell {
    func index(_ key: String) -> Int? {
      // Null is how other tools write a place that is not known.
      fields[key].flatMap { $0.isNull ? nil : integer($0, key, 0...1_000_000) }
    }
    func span(_ key: String) -> Int? { fields[key].flatMap { integer($0, key, 1...1_000_000) } }
    return Property.Cell(
      row: index("row"), column: index("column"), rowSpan: span("rowSpan") ?? 1,
      columnSpan: span("columnSpan") ?? 1)
  }

  mutating func context(_ document: Document, depth: Int) -> Property.Context? {
    let allowed = ["series", "tab", "tabBarItem", "list", "landmark", "cell"]
    guard let fields = fields(document, "context", allowed: allowed), let field = fields.first,
      fields.count == 1
    else {
      if document.entries != nil {
        fault("'context' is one thing, such as {series: [2, 3]}", at: document.position)
      }
      return nil
    }
    switch field.key {
    case "series": return place(field.value, "series").map { .series($0) }
    case "tab": return place(field.value, "tab").map { .tab($0) }
    case "tabBarItem": return place(field.value, "tabBarItem").map { .tabBarItem($0) }
    case "list": return isStart(field.value, "list").map { $0 ? .listStart : .listEnd }
    case "landmark":
      return isStart(field.value, "landmark").map { $0 ? .landmarkStart : .landmarkEnd }
    case "cell": return cellContext(field.value, depth: depth)
    default: return nil
    }
  }

  private mutating func isStart(_ document: Document, _ key: String) -> Bool? {
    if document.text == "start" || document.text == "end" { return document.text == "start" }
    fault("'\(key)' is start or end, not \(document.kind)", at: document.position)
    return nil
  }

  private mutating func cellContext(_ document: Document, depth: Int) -> Property.Context? {
    let allowed = [
      "row", "column", "rowSpan", "columnSpan", "firstInRow", "isRowHeader", "isColumnHeader",
      "rowHeaders", "columnHeaders",
    ]
    guard let fields = fields(document, "cell", allowed: allowed) else { return nil }
    var context = Property.CellContext(cell(fields))
    context.isFirstInRow = fields["firstInRow"].flatMap { flag($0, "firstInRow") }
    context.isRowHeader = fields["isRowHeader"].flatMap { flag($0, "isRowHeader") } ?? false
    context.isColumnHeader =
      fields["isColumnHeader"].flatMap { flag($0, "isColumnHeader") } ?? false
    context.rowHeaders = fields["rowHeaders"].map { oneOrMore($0, depth: depth + 1) } ?? []
    context.columnHeaders = fields["columnHeaders"].map { oneOrMore($0, depth: depth + 1) } ?? []
    return .cell(context)
  }

  mutating func labeledPair(_ document: Document) -> Property.LabeledPair? {
    guard let fields = fields(document, "labeledPair", allowed: ["role", "id"]) else { return nil }
    guard let role = fields["role"], let idField = fields["id"], let id = text(idField, "id") else {
      fault(
        "'labeledPair' needs a role, label or content, and an id that both share",
        at: document.position)
      return nil
    }
    return choice(role, "role").map { Property.LabeledPair($0, id: id) }
  }
}
