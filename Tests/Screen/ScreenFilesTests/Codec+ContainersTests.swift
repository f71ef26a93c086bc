import ScreenDocuments
import ScreenTree
import ScreenYAML
import Testing

@testable import ScreenFiles

struct CodecContainersTests {
  @Test(arguments: [
    ("cell: { row: null, column: 3 }", Property.cell(.init(column: 3))),
    ("cell: { rowSpan: 2 }", .cell(.init(rowSpan: 2))),
    ("labeledPair: { role: content, id: x }", .labeledPair(.init(.content, id: "x"))),
    ("context: { list: end }", .context(.listEnd)),
    ("context: { tab: [1, 4] }", .context(.tab(.init(number: 1, count: 4)))),
  ]) func `reads places and pairs`(line: String, value: Property) {
    let text = "screen: S\nviews:\n  - UIView:\n    id: a\n    \(line)\n"
    let screen = ScreenReader.read(Array(text.utf8), file: "s").value
    #expect(screen?.views.first?.properties.last?.at(.unknown) == value)
  }

  @Test func `reads the headers of a cell`() throws {
    let text = """
      screen: S
      views:
        - Element:
          context:
            cell: { row: 1, isRowHeader: true, columnHeaders: [{ Element: , label: Spring }] }
      """
    let screen = try #require(ScreenReader.read(Array(text.utf8), file: "s").value)
    guard case .cell(let cell)? = screen.views[0][.context] else {
      Issue.record("no cell in \(screen)")
      return
    }
    #expect(cell.isRowHeader && !cell.isColumnHeader && cell.isFirstInRow == nil)
    #expect(cell.columnHeaders.map(\.kind) == [.element] && cell.rowHeaders.isEmpty)
  }

  @Test(arguments: [
    ("labeledPair: { role: title, id: x }", "'role' cannot be 'title'. Use one of content, label."),
    ("labeledPair: { role: label }", "needs a role, label or content, and an id that both share"),
    ("cell: 3", "'cell' is a mapping with row, column, rowSpan, columnSpan, not '3'"),
  ]) func `reports what is wrong`(line: String, message: String) {
    let text = "screen: S\nviews:\n  - UIView:\n    \(line)\n"
    let findings = ScreenReader.read(Array(text.utf8), file: "s").findings
    #expect(findings.map(\.message).contains { $0.hasSuffix(message) }, "\(findings)")
  }
}
