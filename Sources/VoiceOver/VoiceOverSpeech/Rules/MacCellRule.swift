import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks the column of a table's cell and how many there are, after its type, on the Mac.
  ///
  /// "Name, Ada, Column 1 of 2". Neither the row nor that a cell is a header was heard.
  static let macCell = SpeechRule(
    id: "macCell",
    summary: "on the Mac a cell says its column and how many there are",
    evidence: Attestation(.observed, .safari),
    example: Example(
      """
      screen: Budget
      platform: macos
      views:
        - VStack:
            - { Text: Food, cell: { row: 0, column: 0 } }
            - { Text: $40, cell: { row: 0, column: 1 } }
          container: dataTable
          rowCount: 1
          columnCount: 2
      """,
      line: "$40, Column 2 of 2"),
    speech: .stop { stop, phrase in
      // The elements of one cell have its place together, which is said on the way in.
      guard let cell = stop.element.cell, stop.isNewCell, let column = cell.value.cell.column
      else { return }
      // Files and UIKit count columns from 0, VoiceOver from 1.
      let number = "\(column + 1)"
      let word =
        cell.value.columnCount.map { stop.words[.macColumnOf].filled(number, "\($0)") }
        ?? stop.words[.column].filled(number)
      let segment = phrase.segment(word, .cell, for: cell)
      phrase.say(
        segment, if: stop.settings.rowAndColumnNumbers,
        else: .setting("rowAndColumnNumbers", "false"))
    })
}
