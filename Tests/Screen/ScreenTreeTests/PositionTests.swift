import ScreenTree
import Testing

struct PositionTests {
  @Test(arguments: [
    (0, 0, "?"), (0, 5, "?"), (-7, 3, "?"), (7, 0, "7"), (12, 5, "12:5"), (100, 10, "100:10"),
    (Int.max, Int.max, "2147483647:2147483647"),
  ])
  func `is written as line and column`(line: Int, column: Int, text: String) {
    #expect(Position(line: line, column: column).description == text)
  }

  @Test func `is written without its file of Swift code`() {
    let file = SourceFile("Shop/Cart.swift")
    #expect(Position(in: file, line: 12, column: 5).description == "12:5")
  }
}
