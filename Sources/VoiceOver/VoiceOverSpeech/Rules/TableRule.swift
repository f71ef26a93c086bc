import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks the size of a table that the cursor entered, and its end, after the cell.
  ///
  /// Leaving a table is silent. For a table of unknown size only the start is announced.
  static let table = SpeechRule(
    id: "table",
    summary: "a table says its size at its start, and its end at its last cell",
    evidence: Attestation(.observed, .safari),
    example: Example(
      """
      screen: Orders
      views:
        - Web:
            - { Web: Date, cell: { row: 0, column: 0 } }
            - { Web: Total, cell: { row: 0, column: 1 } }
          role: table
          rowCount: 1
          columnCount: 2
      """,
      line: "Date, Row 1, Column 1, Table start, 1 row, 2 columns"),
    speech: .stop { stop, phrase in
      for (table, isEnd) in stop.edges(of: .dataTable) {
        let words = stop.words(of: table)
        phrase.say(words[isEnd ? .tableEnd : .tableStart], of: table)
        // A table whose size is unknown still says where it starts.
        guard !isEnd, let size = table.size else { continue }
        phrase.say(words[.tableRows, counting: size.rows], of: table)
        phrase.say(words[.tableColumns, counting: size.columns], of: table)
      }
    })
}
