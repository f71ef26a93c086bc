import ScreenTree
import Testing
import VoiceOverElements

struct TablesTests {
  private func cell(_ title: String, _ row: Int?, _ column: Int?, spans: Int = 1) -> Node {
    view(.text, title, .cell(.init(row: row, column: column, columnSpan: spans)))
  }

  /// Each cell in short: its place, whether it begins a row, and its headers.
  private func cells(
    _ views: [Node], _ said: Property..., compatibility: Compatibility = .voiceOver
  ) -> [String] {
    let table = Node(.uiView, children: views, properties: [.container(.dataTable)] + said)
    var settings = ResolverSettings()
    settings.compatibility = compatibility
    let screen = Screen(title: "S", views: [table])
    return resolve(screen, settings: settings).elements.map { element in
      guard let cell = element.cell?.value else { return "no cell" }
      let headers = (cell.rowHeaders + cell.columnHeaders).flatMap(\.label).map(\.value.description)
      return [
        element.label.map(\.value.description).joined(),
        "\(cell.cell.row ?? -1)/\(cell.cell.column ?? -1)",
        cell.isFirstInRow ? "first" : "", headers.joined(separator: "+"),
      ].filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  @Test(arguments: [
    (
      Compatibility.voiceOver,
      [
        "Kind 0/0 first", "Q1 0/1 Kind", "Q2 0/2 Kind", "Food 1/0 first Kind", "10 1/1 Food+Q1",
        "20 1/2 Food+Q2",
      ]
    ),
    (
      .snapshot,
      [
        "Kind 0/0 first", "Q1 0/1", "Q2 0/2", "Food 1/0 first", "10 1/1 Q1", "20 1/2 Q2",
      ]
    ),
  ]) func `gives a cell the headers of its row and column, or those of AccessibilitySnapshot`(
    compatibility: Compatibility, said: [String]
  ) {
    let views = [
      cell("Kind", 0, 0), cell("Q1", 0, 1), cell("Q2", 0, 2),
      cell("Food", 1, 0), cell("10", 1, 1), cell("20", 1, 2),
    ]
    #expect(
      cells(
        views, .rowHeaderColumns([0]), .columnHeaderRows([0]), compatibility: compatibility)
        == said)
  }

  @Test(arguments: [1, 2])
  func `in AccessibilitySnapshot's model a corner of the web heads its column alone`(
    columns: Int
  ) throws {
    let cells = [
      cell("No.", 0, 0), cell("Sum", 0, 1), cell("1", 1, 0), cell("9", 1, 1),
    ].filter { ($0[.cell]?.column ?? 0) < columns }
    let table = Node(
      .web, children: cells,
      properties: [.role("table"), .columnHeaderRows([0]), .rowHeaderColumns([0])])
    var settings = ResolverSettings()
    settings.compatibility = .snapshot
    let elements = resolve(Screen(title: "S", views: [table]), settings: settings).elements
    let corner = try #require(elements.first?.cell?.value)
    #expect(!corner.isRowHeader && corner.isColumnHeader)
    let below = try #require(elements.first { $0.cell?.value.cell.row == 1 }?.cell?.value)
    #expect(below.isRowHeader)
    // The header right above is heard with the first cell where the cursor does not come from it.
    #expect(
      below.columnHeaders.flatMap(\.label).map(\.value.description)
        == (columns == 1 ? [] : ["No."]))
  }

  @Test(arguments: [ViewClass.web, .uiView])
  func `lets a cell head its row and its column`(kind: ViewClass) {
    let views = [cell("No.", 0, 0), cell("Sum", 0, 1), cell("1", 1, 0), cell("9", 1, 1)]
    let table = Node(
      kind, children: views,
      properties: [
        kind == .web ? .role("table") : .container(.dataTable), .columnHeaderRows([0]),
        .rowHeaderColumns([0]),
      ])
    let heads = resolution([table]).elements.map { element in
      guard let cell = element.cell?.value else { return "none" }
      return (cell.isRowHeader ? "row " : "") + (cell.isColumnHeader ? "column" : "")
    }
    #expect(heads == ["row column", "column", "row ", ""])
  }

  @Test func `leaves out what the table does not know`() {
    #expect(
      cells([cell("a", nil, 1), cell("b", 2, nil), view(.text, "c")])
        == ["a -1/1", "b 2/-1", "no cell"])
  }

  private static func web(_ role: String, _ children: [Node], _ said: Property...) -> Node {
    Node(.web, children: children, properties: [.role(role)] + said)
  }

  /// Each element with its role, whether it heads something, how it sorts, and its own headers.
  private func headed(_ views: [Node], on platform: Platform = .ios) -> [String] {
    resolution(views, platform: platform).elements.filter { !$0.isContainerStop }.map { element in
      let cell = element.cell?.value
      let headers = ((cell?.rowHeaders ?? []) + (cell?.columnHeaders ?? [])).flatMap(\.label)
      let states = element.states.map { state -> String in
        if case .sorted(let sort) = state.value { "sort: \(sort.rawValue)" } else { "" }
      }
      let heads = [
        cell?.isRowHeader == true ? "row" : "", cell?.isColumnHeader == true ? "column" : "",
      ]
      return
        ([element.label.map { "\($0.value)" }.joined(), element.role?.value ?? ""] + heads + states
        + headers.map { "<\($0.value)" }).filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  @Test(arguments: [Platform.ios, .macos])
  func `a header whose words are a view inside heads its column and says how it sorts`(
    platform: Platform
  ) {
    let title = Self.web("columnheader", [view(.web, "Title")], .sort(.ascending))
    let year = Self.web("columnheader", [view(.web, "Year", .role("button"))], .sort(.descending))
    let dune = Self.web("rowheader", [view(.web, "Dune")])
    let table = Self.web(
      "table",
      [
        Self.web("row", [title, year]),
        Self.web("row", [dune, Self.web("cell", [view(.web, "1965")])]),
      ])
    #expect(
      headed([table], on: platform) == [
        "Title columnheader column sort: ascending", "Year button column sort: descending",
        "Dune rowheader row <Title", "1965 <Dune <Year",
      ])
  }

  @Test(
    arguments: [
      ([web("columnheader", [view(.web, "Title")])], ["Title columnheader"]),
      ([web("columnheader", [view(.web, "Title", .role("link"))])], ["Title link"]),
      // The first element speaks for a header of several.
      (
        [web("columnheader", [view(.web, "Title"), view(.web, "Sort", .role("button"))])],
        ["Title columnheader", "Sort button"]
      ),
      ([view(.web, "Title", .role("columnheader"))], ["Title columnheader"]),
      ([web("columnheader", [view(.web, "Title")], .sort(.none))], ["Title columnheader"]),
      (
        [web("columnheader", [view(.web, "A")], .element(.combine), .sort(.descending))],
        ["A columnheader sort: descending"]
      ),
    ] as [([Node], [String])]) func `a header without its table keeps its role`(
      views: [Node], said: [String]
    )
  {
    #expect(headed(views) == said)
  }

  @Test(
    arguments: [
      ([Property.rowCount(9), .columnCount(4)], 4, 9), ([.columnCount(4)], 4, 2), ([], 3, 2),
    ] as [([Property], Int, Int)]) func `on the Mac a table and its cells know the columns`(
      said: [Property], columns: Int, rows: Int
    ) throws
  {
    let cells = [cell("a", 0, 0), cell("b", 0, 1, spans: 2), cell("c", 1, 0)]
    let table = Node(.uiView, children: cells, properties: [.container(.dataTable)] + said)
    let elements = resolution([table], platform: .macos).elements
    let size = try #require(elements.first?.group?.size)
    #expect(size.columns == columns && size.rows == rows)
    #expect(
      elements.filter { !$0.isContainerStop }.map { $0.cell?.value.columnCount }
        == [columns, columns, columns])
    let onPhone = resolution([table]).elements
    #expect(onPhone.map { $0.cell?.value.columnCount } == [nil, nil, nil])
  }
}
