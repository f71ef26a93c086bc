import ScreenTree
import Testing

@Suite struct PositionTests {
  @Test(arguments: [
    (0, 0, "?"), (0, 5, "?"), (7, 0, "7"), (12, 5, "12:5"), (100, 10, "100:10"),
    (Int.max, Int.max, "2147483647:2147483647"),
  ])
  func describesLineAndColumn(line: Int, column: Int, text: String) {
    #expect(Position(line: line, column: column).description == text)
  }
}
