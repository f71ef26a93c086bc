import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks the headers of a table's cell: those of its row, then those of its column.
  ///
  /// Those of the row are spoken when the row is another one than before, those of the column when
  /// the column is, and both when the cursor enters the table (three sources, all in Safari on iOS 12
  /// and 13; of native tables it is inferred). A header is its label and its value; one with neither
  /// is not spoken. The resolver finds the headers of a cell; those that a file states for a single
  /// cell, and in AccessibilitySnapshot's model all, are spoken wherever the cursor comes from.
  static let headers = SpeechRule(
    id: "headers",
    summary: "a cell has the headers of its row and column first",
    evidence: Attestation(.observed, .safari, .accessibilitySnapshot, .issue(7)),
    example: Example(
      """
      screen: Budget
      views:
        - VStack:
            - { Text: Spring, cell: { row: 0, column: 1 } }
            - { Text: Food, cell: { row: 1, column: 0 } }
            - { Text: $40, cell: { row: 1, column: 1 } }
          container: dataTable
          rowHeaderColumns: [0]
          columnHeaderRows: [0]
      """,
      line: "Spring, $40, Column 2, Table end"),
    speech: .stop { stop, phrase in
      guard stop.isNewCell else { return }
      for header in stop.headers {
        let label = header.label.filter { !$0.value.isBlank }
        let value = header.value.filter { !$0.value.isBlank }
        // A header is one segment, so that the first of its words stands for its origin.
        guard let source = (label + value).first else { continue }
        let words = [label, value].map { parts in
          parts.map { stop.words.text(of: $0.value) }.joined(separator: ", ")
        }.filter { !$0.isEmpty }
        let all = Wording.joined((label + value).map(\.value))
        var segment = phrase.segment(source.map { _ in all }, .header)
        guard stop.settings.tableHeaders else {
          phrase.suppress(segment, by: .setting("tableHeaders", "false"))
          continue
        }
        // AccessibilitySnapshot ends each header with a period, and parts its value with a colon.
        segment.write(words.joined(separator: ": ") + ".")
        phrase.say(stop.infers(header) ? segment.inferred : segment)
      }
    })
}

extension StopContext {
  /// The headers that the cell has and the one before had not.
  fileprivate var headers: [Element.Header] {
    guard let cell = element.cell else { return [] }
    let saysAll = tolerances.contains(.rowsByFirstCell) || cell.pass == .stated
    return (saysAll || isNewRow ? cell.value.rowHeaders : [])
      + (saysAll || isNewColumn ? cell.value.columnHeaders : [])
  }

  /// Whether a header is spoken by a rule for web content: that of the row of an app's table, with
  /// another cell than the first.
  fileprivate func infers(_ header: Element.Header) -> Bool {
    guard element.kind != .web, let cell = element.cell, cell.pass != .stated else { return false }
    return !cell.value.isFirstInRow && cell.value.rowHeaders.contains(header)
  }
}
