import ScreenResolver
import ScreenTree

extension SpeechRule {
  /// Says where the cell of a data table lies: its spans, its row, its column.
  ///
  /// The row is said by the first cell of a row only; what is not known is not said. A cell that
  /// heads its row or column says so, as users have heard since iOS 13; AccessibilitySnapshot itself
  /// leaves it out and puts the place before the value.
  static let cell = SpeechRule(
    id: "cell",
    summary: "a cell tells its column, and the first of a row the row too",
    evidence: Attestation(.observed, .issue(7), .accessibilitySnapshot),
    example: Example(
      """
      screen: Budget
      views:
        - VStack:
            - { Text: Food, cell: { row: 0, column: 0 } }
            - { Text: $40, cell: { row: 0, column: 1 } }
          container: dataTable
          rowCount: 1
          columnCount: 2
      """,
      line: "Food, Row 1, Column 1"),
    speech: .stop { stop, phrase in
      guard let cell = stop.cell, let context = stop.element.context else { return }
      for word in cell.words(stop.words, stop.tolerances) {
        let segment = phrase.segment(word, .cell, for: context)
        if stop.settings.rowAndColumnNumbers {
          phrase.say(segment)
        } else {
          phrase.suppress(segment, by: .setting("rowAndColumnNumbers", "false"))
        }
      }
    })
}

extension Element.TableCell {
  /// Whether it is a header, how many rows and columns it spans, and which are its first.
  fileprivate func words(_ words: Vocabulary, _ tolerances: Tolerances) -> [Word] {
    let saysHeaders = !tolerances.contains(.silentHeaderCells)
    var said: [Word] = []
    if isRowHeader, saysHeaders { said.append(words[.rowHeader]) }
    if isColumnHeader, saysHeaders { said.append(words[.columnHeader]) }
    if cell.rowSpan > 1, cell.row != nil { said.append(words[.rowSpan, counting: cell.rowSpan]) }
    if cell.columnSpan > 1, cell.column != nil {
      said.append(words[.columnSpan, counting: cell.columnSpan])
    }
    if isFirstInRow, let row = cell.row { said.append(words[.row].filled("\(row + 1)")) }
    if let column = cell.column { said.append(words[.column].filled("\(column + 1)")) }
    return said
  }
}
