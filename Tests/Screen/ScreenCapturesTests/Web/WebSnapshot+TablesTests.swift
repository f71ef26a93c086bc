import ScreenTree
import TestSupport
import Testing

@testable import ScreenCaptures
@testable import ScreenFiles

struct WebSnapshotTablesTests {
  @Test func `gives each cell its row and column, and a table its headers`() throws {
    let text = """
      - table "Prices":
        - rowgroup:
          - row "Item Price":
            - columnheader "Item"
            - columnheader "Price"
        - rowgroup:
          - row "Tea 3":
            - rowheader "Tea"
            - cell "3 Buy":
              - text: "3"
              - button "Buy"
      """
    let screen = try screen(text, .ariaSnapshot)
    #expect(
      screen.elementLines == [
        "\"Item\" cell 0,0", "\"Price\" cell 0,1",
        "\"Tea\" cell 1,0", "\"3\" cell 1,1", "\"Buy\" button cell 1,1",
      ])
    let table = try #require(screen.views.first?.members.first)
    let values = table.unplaced
    for value: Property in [
      .role("table"), .label("Prices"), .rowCount(2), .columnCount(2), .columnHeaderRows([0]),
      .rowHeaderColumns([0]),
    ] {
      #expect(values.contains(value), "\(value)")
    }
  }

  @Test func `reads a table without rows, and rows without cells, as what is in them`() throws {
    #expect(try elements("- table:\n  - button \"A\"", .ariaSnapshot) == ["\"A\" button"])
    let rows = "- treegrid:\n  - row \"B\":\n    - button \"B\"\n  - row \"C\""
    #expect(
      try elements(rows, .ariaSnapshot) == ["\"B\" button cell 0,0", "\"C\" cell 1,0"])
  }
}
