import ScreenResolver
import ScreenSession
import ScreenTree

/// Tells where the cell of a data table lies: its spans, its row, its column.
///
/// The row is told by the first cell of a row only; what is not known is not told. A cell that
/// heads its row or column says so, as users heard since iOS 13 (issue 7 of AccessibilitySnapshot);
/// that project itself leaves it out and puts the place before the value.
enum CellRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    guard let cell = stop.cell, let context = stop.element.context else { return }
    let words = stop.words
    let place = cell.cell
    func say(_ word: Word) {
      guard stop.settings.rowAndColumnNumbers else {
        return phrase.suppress(
          word.text, .cell, because: .setting("rowAndColumnNumbers", "false"), context.origin)
      }
      phrase.say(stop.say(word, .cell, by: .cell, for: context))
    }
    if cell.isRowHeader, !stop.isExact { say(words[.rowHeader]) }
    if cell.isColumnHeader, !stop.isExact { say(words[.columnHeader]) }
    if place.rowSpan > 1, place.row != nil {
      say(words[.rowSpan, counting: place.rowSpan])
    }
    if place.columnSpan > 1, place.column != nil {
      say(words[.columnSpan, counting: place.columnSpan])
    }
    if cell.isFirstInRow, let row = place.row { say(words[.row].filled("\(row + 1)")) }
    if let column = place.column { say(words[.column].filled("\(column + 1)")) }
  }
}
