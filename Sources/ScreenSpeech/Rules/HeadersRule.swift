import ScreenResolver
import ScreenSession
import ScreenTree

/// Speaks the headers of a table's cell: those of its row, then those of its column.
///
/// A header is its label and its value; one with neither is not spoken. Which headers a cell has
/// is worked out by the resolver (AccessibilitySnapshot's recordings of tables).
enum HeadersRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    guard let cell = stop.cell else { return }
    for header in cell.rowHeaders + cell.columnHeaders {
      let label = header.label.filter { !$0.value.isBlank }
      let value = header.value.filter { !$0.value.isBlank }
      guard let source = (label + value).first else { continue }
      let words = [label, value].map { $0.map(\.value).joined(separator: ", ") }
        .filter { !$0.isEmpty }
      guard stop.settings.tableHeaders else {
        phrase.suppress(
          words.joined(separator: ", "), .header, because: .setting("tableHeaders", "false"),
          source.origin)
        continue
      }
      phrase.say(
        Segment(
          words.joined(separator: ", "), snapshot: words.joined(separator: ": ") + ".",
          kind: .header, reason: Reason(.headers, origin: source.origin, pass: source.pass)))
    }
  }
}
