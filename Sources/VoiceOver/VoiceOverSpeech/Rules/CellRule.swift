import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks the position of a data table's cell: its spans, its row, its column.
  ///
  /// The row is spoken when it differs from the one before and when the cursor enters the table;
  /// unknown numbers are not spoken. A cell that heads its row or column is announced as such, as
  /// users have heard since iOS 13; AccessibilitySnapshot omits it, lets the first cell of a row
  /// speak the row, and puts the position before the value.
  static let cell = SpeechRule(
    id: "cell",
    summary: "a cell says its column, and its row if that changed",
    evidence: Attestation(.observed, .safari, .issue(7), .accessibilitySnapshot),
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
      line: "Food, Row 1, Column 1, Table start, 1 row, 2 columns"),
    speech: .stop { stop, phrase in
      guard let cell = stop.element.cell else {
        // A header that is captured without its table is announced at least as such.
        guard let role = stop.element.role else { return }
        if stop.element.webRole == .rowheader { phrase.say(.rowHeader, .cell, for: role) }
        if stop.element.webRole == .columnheader { phrase.say(.columnHeader, .cell, for: role) }
        return
      }
      // The elements of one cell have its place together, which is said on the way in.
      guard stop.isNewCell else { return }
      if !stop.tolerances.contains(.silentHeaderCells) {
        if cell.value.isRowHeader { phrase.say(.rowHeader, .cell, for: cell) }
        if cell.value.isColumnHeader { phrase.say(.columnHeader, .cell, for: cell) }
      }
      for word in cell.value.numbers(stop.words, saysRow: stop.saysRow) {
        let segment = phrase.segment(word, .cell, for: cell)
        phrase.say(
          segment, if: stop.settings.rowAndColumnNumbers,
          else: .setting("rowAndColumnNumbers", "false"))
      }
    })
}

extension StopContext {
  /// Whether a cell speaks its row.
  fileprivate var saysRow: Bool {
    tolerances.contains(.rowsByFirstCell)
      ? element.cell?.value.isFirstInRow ?? false : isNewRow
  }
}

extension Element.TableCell {
  /// Its spans and its first row and column, in words.
  fileprivate func numbers(_ words: Vocabulary, saysRow: Bool) -> [Word] {
    var said: [Word] = []
    if cell.rowSpan > 1, cell.row != nil { said.append(words[.rowSpan, counting: cell.rowSpan]) }
    if cell.columnSpan > 1, cell.column != nil {
      said.append(words[.columnSpan, counting: cell.columnSpan])
    }
    // Files and UIKit count rows and columns from 0, VoiceOver from 1.
    if saysRow, let row = cell.row { said.append(words[.row].filled("\(row + 1)")) }
    if let column = cell.column { said.append(words[.column].filled("\(column + 1)")) }
    return said
  }
}
