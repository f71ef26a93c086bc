import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession
import VoiceOverSpeech

struct CellRuleTests {
  private static func said<Value: Hashable & Sendable>(_ value: Value) -> Sourced<Value> {
    Sourced(value, from: nowhere, by: .stated)
  }

  private static func cell(
    _ cell: Property.Cell, isFirstInRow: Bool = false, isRowHeader: Bool = false,
    isColumnHeader: Bool = false
  ) -> Element {
    var place = Element.TableCell(cell)
    place.isFirstInRow = isFirstInRow
    place.isRowHeader = isRowHeader
    place.isColumnHeader = isColumnHeader
    var element = element("Food", value: "$40")
    element.cell = said(place)
    return element
  }

  private func line(_ focus: Focus, _ changes: [String: String] = [:]) throws -> String {
    var settings = SpeechSettings()
    for (key, value) in changes { try settings.set(key, to: value) }
    return Event.focused(focus)
      .phrased(after: .gesture(.next), words: .english, settings: settings).lines(.voiceover)
  }

  @Test(arguments: [
    (cell(.init(row: 0, column: 0), isFirstInRow: true), "Food, $40, Row 1, Column 1"),
    (cell(.init(row: 0, column: 1)), "Food, $40, Column 2"),
    (
      cell(.init(row: 1, column: 0, rowSpan: 2, columnSpan: 3), isFirstInRow: true),
      "Food, $40, Spans 2 rows, Spans 3 columns, Row 2, Column 1"
    ),
    // A span is not spoken without the number that it begins with.
    (cell(.init(row: 4, rowSpan: 2, columnSpan: 2)), "Food, $40, Spans 2 rows"),
    (cell(.init(rowSpan: 2, columnSpan: 2), isFirstInRow: true), "Food, $40"),
    (
      cell(.init(row: 0, column: 0), isFirstInRow: true, isRowHeader: true, isColumnHeader: true),
      "Food, $40, Row header, Column header, Row 1, Column 1"
    ),
  ]) func `speaks headers, spans, row and column, counted from one`(
    element: Element, spoken: String
  ) throws {
    #expect(try line(Focus(element, number: 1)) == spoken)
  }

  @Test(arguments: [
    ("rowheader", "Food, Row header"), ("columnheader", "Food, Column header"), ("cell", "Food"),
  ]) func `a header without its table says at least what it is`(
    role: String, spoken: String
  ) throws {
    var header = element("Food")
    header.role = Self.said(role)
    #expect(try line(Focus(header, number: 1)) == spoken)
  }

  @Test(arguments: [
    (true, true, "Food, $40, Row 3, Column 2", "Food, Column 2, $40"),
    (true, false, "Food, $40, Column 2", "Food, Column 2, $40"),
    (false, true, "Food, $40", "Food, $40"),
  ]) func `speaks the row if it changed, and in AccessibilitySnapshot's model for its first cell`(
    isNewCell: Bool, isNewRow: Bool, voiceOver: String, snapshot: String
  ) throws {
    var focus = Focus(Self.cell(.init(row: 2, column: 1)), number: 1)
    focus.isNewCell = isNewCell
    focus.isNewRow = isNewRow
    #expect(try line(focus) == voiceOver)
    #expect(try line(focus, ["compatibility": "snapshot"]) == snapshot)
  }

  @Test func `a first cell speaks its row in AccessibilitySnapshot's model, wherever it was`()
    throws
  {
    var focus = Focus(Self.cell(.init(row: 2, column: 1), isFirstInRow: true), number: 1)
    focus.isNewRow = false
    #expect(try line(focus) == "Food, $40, Column 2")
    #expect(try line(focus, ["compatibility": "snapshot"]) == "Food, Row 3, Column 2, $40")
  }

  @Test func `without numbers it still says that it is a header`() throws {
    let focus = Focus(
      Self.cell(.init(row: 0, column: 0), isFirstInRow: true, isRowHeader: true), number: 1)
    #expect(try line(focus, ["rowAndColumnNumbers": "false"]) == "Food, $40, Row header")
  }
}
