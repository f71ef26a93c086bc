import ScreenTree
import Testing

struct PropertyContainersTests {
  @Test func `a cell knows nothing but itself`() {
    let context = Property.CellContext(Property.Cell(row: 1))
    #expect(context.cell.row == 1 && context.cell.column == nil && context.isFirstInRow == nil)
    #expect(context.rowHeaders.isEmpty && context.columnHeaders.isEmpty)
    #expect(Property.LabeledPair.Role.allCases.map(\.rawValue) == ["label", "content"])
  }
}
