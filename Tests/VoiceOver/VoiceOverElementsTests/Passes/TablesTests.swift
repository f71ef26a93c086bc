import ScreenTree
import Testing
import VoiceOverElements

struct TablesTests {
  private func cell(_ title: String, _ row: Int?, _ column: Int?, spans: Int = 1) -> Node {
    view(.text, title, .cell(.init(row: row, column: column, columnSpan: spans)))
  }

  /// Each cell in short: its place, whether it begins a row, and its headers.
  private func cells(_ views: [Node], _ said: Property..., kind: ViewClass = .uiView)
    -> [String]
  {
    let table = Node(
      kind, children: views,
      properties: ([kind == .web ? .role("table") : .container(.dataTable)] + said).map {
        $0
      })
    return resolution([table]).elements.map { element in
      guard let cell = element.cell?.value else { return "no cell" }
      let headers = (cell.rowHeaders + cell.columnHeaders).flatMap(\.label).map(\.value.description)
      return [
        element.label.map(\.value.description).joined(),
        "\(cell.cell.row ?? -1)/\(cell.cell.column ?? -1)",
        cell.isFirstInRow ? "first" : "", headers.joined(separator: "+"),
      ].filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  @Test func `gives a cell the headers of its row and column`() {
    let views = [
      cell("", 0, 0), cell("Q1", 0, 1), cell("Q2", 0, 2),
      cell("Food", 1, 0), cell("10", 1, 1), cell("20", 1, 2),
    ].filter { $0.title != "" }
    #expect(
      cells(views, .rowHeaderColumns([0]), .columnHeaderRows([0])) == [
        "Q1 0/1 first", "Q2 0/2", "Food 1/0 first", "10 1/1 Q1", "20 1/2 Q2",
      ])
  }

  @Test(arguments: [
    ([0, 1], ["A 0/0 first", "B 0/1", "1 1/0 first A", "2 1/1 B"]),
    ([0], ["A 0/0 first", "1 1/0 first"]),
  ]) func `heads the first cell of a row on the web, where the cursor comes from the row before`(
    columns: [Int], said: [String]
  ) {
    let views =
      columns.map { cell(["A", "B"][$0], 0, $0) } + columns.map { cell(["1", "2"][$0], 1, $0) }
    #expect(cells(views, .columnHeaderRows([0]), kind: .web) == said)
  }

  @Test func `heads no row on the web with the header of a column`() {
    let views = [cell("No.", 0, 0), cell("Sum", 0, 1), cell("1", 1, 0), cell("9", 1, 1)]
    let table = Node(
      .web, children: views,
      properties: [.role("table"), .columnHeaderRows([0]), .rowHeaderColumns([0])].map {
        $0
      })
    let heads = resolution([table]).elements.map { element in
      guard let cell = element.cell?.value else { return false }
      return cell.isRowHeader
    }
    #expect(heads == [false, false, true, false])
  }

  @Test func `leaves out what the table does not know`() {
    #expect(
      cells([cell("a", nil, 1), cell("b", 2, nil), view(.text, "c")])
        == ["a -1/1", "b 2/-1", "no cell"])
  }
}
