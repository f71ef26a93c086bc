import ScreenLayout
import ScreenTree
import Testing

/// Lists, grids, bars and sheets.
struct ContainerLayoutTests {
  @Test func `what scrolls begins at the top of its window`() {
    let scroll = view(
      .scrollView, "s", [text("A", "a"), text("B", "b")], .scrolls(across: false, down: true))
    #expect(
      Plain.frames([scroll]) == """
        194 0 12 800 s
        194 0 12 22 a
        194 30 12 22 b
        """)
    let result = layOut(Screen(title: "", views: [scroll]), on: Plain.device)
    #expect(result.contentSizes[NodePath([.view(0)])] == Size(width: 12, height: 52))
  }

  @Test func `rows of a list have room around, and are 44 points high at least`() {
    #expect(
      Plain.frames([view(.list, "l", [text("A", "a"), text("B", "b")], filling)]) == """
        0 0 400 800 l
        20 11 12 22 a
        20 55 12 22 b
        """)
  }

  @Test func `a section has its title above its rows`() {
    #expect(
      Plain.frames([view(.list, nil, [view(.section, nil, [text("A", "a")], title: "S")], filling)])
        == "20 49 12 22 a")
  }

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

  @Test func `bars of a screen are above its content`() {
    #expect(
      Plain.frames([
        view(
          .navigationStack, nil,
          [text("Save", "back", .bar(.leading)), text("B", "add", .bar(.trailing)), text("A", "a")])
      ]) == """
        16 11 40 22 back
        372 11 12 22 add
        194 411 12 22 a
        """)
  }

  @Test func `a large title is below the bar`() {
    // 44 and 52 points above the content of a file, which begins at the top.
    #expect(
      Plain.frames([view(.navigationStack, nil, [text("A", "a")], title: "Title")], isFile: true)
        == "0 96 12 22 a")
  }

  @Test func `a large title that is an element is below the bar too`() {
    #expect(
      Plain.frames(
        [
          view(
            .navigationStack, nil,
            [
              text("Save", "back", .bar(.leading)), text("B", "title", .bar(.largeTitle)),
              text("A", "a"),
            ])
        ], isFile: true) == """
          16 11 40 22 back
          16 59 12 22 title
          0 96 12 22 a
          """)
  }

  @Test func `tabs at the end of a file share the bottom of the screen`() {
    #expect(
      Plain.frames(
        [text("Save", "a"), view(.tabView, "t", [text("A", "b"), text("B", "c")])], isFile: true)
          == """
          16 0 40 22 a
          0 751 400 49 t
          0 751 200 49 b
          200 751 200 49 c
          """)
  }

  @Test func `a sheet stands at the bottom in the height of its detent`() {
    #expect(
      Plain.frames([view(.sheet, "s", [text("A", "a")], .detent(0.5))], isFile: true) == """
        0 400 400 400 s
        194 400 12 22 a
        """)
  }

  @Test func `an alert stands in the middle, as high as its words`() {
    #expect(
      Plain.frames(
        [view(.alert, "s", [view(.button, "ok", title: "OK")], title: "Save")], isFile: true) == """
          65 351 270 98 s
          188.5 411 23 22 ok
          """)
  }

  @Test func `the safe area of a device stays free`() {
    #expect(Plain.frames([text("A", "a")], isFile: true, on: .default) == "16 62 12 22 a")
    #expect(Plain.frames([text("A", "a")], on: .default) == "195 440 12 22 a")
  }
}
