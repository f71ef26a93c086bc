import ScreenLayout
import ScreenTree
import Testing

/// Lazy grids, grids and tables.
struct LayoutBoxGridTests {
  @Test func `a lazy grid has equal columns`() {
    let cells = [text("A", "a"), text("B", "b"), text("C", "c")]
    #expect(
      Plain.frames([view(.grid, nil, cells, .grid(2, least: 0, gap: 8, across: true))]) == """
        92 374 12 22 a
        296 374 12 22 b
        92 404 12 22 c
        """)
  }

  @Test func `a lazy grid has as many columns as fit`() {
    // Three of 100 with two distances of 8 are 316, a fourth would need 424.
    let cells = [text("A", "a"), text("B", "b"), text("C", "c"), text("D", "d")]
    #expect(
      Plain.frames([
        view(
          .grid, nil, cells, .grid(nil, least: 100, gap: 8, across: true), sized(376, nil))
      ]) == """
        66 374 12 22 a
        194 374 12 22 b
        322 374 12 22 c
        66 404 12 22 d
        """)
  }

  @Test func `a column of a fixed width leaves the rest to the flexible one`() {
    let tracks = [
      LayoutProperty.Track(least: 50, most: 50, gap: 10),
      LayoutProperty.Track(least: 10, most: .infinity, gap: 10),
    ]
    #expect(
      Plain.frames([
        view(.grid, nil, [text("A", "a"), text("B", "b")], .tracks(tracks, across: true))
      ]) == """
        19 389 12 22 a
        224 389 12 22 b
        """)
  }

  @Test func `columns of a grid are as wide as the widest view in them`() {
    func row(_ cells: [Node]) -> Node {
      Node(.hStack, className: "GridRow", children: cells)
    }
    #expect(
      Plain.frames([
        view(
          .grid, nil,
          [row([text("A", "a"), text("Save", "b")]), row([text("Save", "c"), text("B", "d")])])
      ]) == """
        170 374 12 22 a
        204 374 40 22 b
        156 404 40 22 c
        218 404 12 22 d
        """)
  }

  @Test func `cells of a grid stand where it aligns them, at its distances`() {
    func row(_ cells: [Node]) -> Node {
      Node(
        .hStack, className: "GridRow", children: cells, properties: [.layout(.spacing(20))])
    }
    // Two columns of 40 with 20 between them, two rows of 22 with 10.
    #expect(
      Plain.frames([
        view(
          .grid, nil,
          [row([text("A", "a"), text("Save", "b")]), row([text("Save", "c"), text("B", "d")])],
          .alignment(x: 0, y: 0), .spacing(10))
      ]) == """
        150 373 12 22 a
        210 373 40 22 b
        150 405 40 22 c
        210 405 12 22 d
        """)
  }

  @Test func `a view beside the rows of a grid keeps its size`() {
    let row = Node(.hStack, className: "GridRow", children: [text("Save", "a"), text("Save", "b")])
    // The row is 88 wide.
    #expect(
      Plain.frames([view(.grid, nil, [row, text("A", "c")], .alignment(x: 1, y: 0.5))]) == """
        156 374 40 22 a
        204 374 40 22 b
        232 404 12 22 c
        """)
  }

  @Test func `cells of a table stand by their numbers`() {
    func cell(_ id: String, _ row: Int, _ column: Int) -> Node {
      Node(
        .text, title: id,
        properties: [.id(id), .cell(Property.Cell(row: row, column: column))])
    }
    #expect(
      Plain.frames(
        [view(.table, nil, [cell("a", 0, 0), cell("b", 0, 1), cell("c", 1, 0)])], isFile: true)
          == """
          0 0 200 44 a
          200 0 200 44 b
          0 44 200 44 c
          """)
  }
}
