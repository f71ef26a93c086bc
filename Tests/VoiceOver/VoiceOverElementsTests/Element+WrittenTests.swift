import ScreenTree
import Testing

@testable import VoiceOverElements

struct ElementWrittenTests {
  @Test(arguments: [
    (Element.State.draggable, "draggable"), (.checked(.on), "checked: true"),
    (.checked(.off), "checked: false"), (.pressed(.mixed), "pressed: mixed"),
    (.required, "required"), (.popup(.listbox), "haspopup: listbox"),
    (.sorted(.descending), "sort: descending"), (.invalid(.spelling), "invalid: spelling"),
    (.readOnly, "readonly"), (.visited, "visited"), (.busy, "busy"),
    (.current(.page), "current: page"),
  ]) func `writes a state as a file does`(state: Element.State, text: String) {
    #expect(state.written == text)
  }

  @Test(arguments: [
    (Element.Context.series(.init(number: 1, count: 3)), "series: [1, 3]"),
    (.tab(.init(number: 2, count: 2)), "tab: [2, 2]"),
    (.tabBarItem(.init(number: 4, count: 5)), "tabBarItem: [4, 5]"), (.listStart, "list: start"),
    (.listEnd, "list: end"), (.landmarkStart, "landmark: start"), (.landmarkEnd, "landmark: end"),
    (.definitionListStart, "definitionList: start"), (.definitionListEnd, "definitionList: end"),
  ]) func `writes a context with its place`(context: Element.Context, text: String) {
    #expect(context.written == text)
  }

  @Test func `writes a cell with what differs from the usual`() {
    func header(_ label: String, _ value: String...) -> Element.Header {
      let place = Origin(file: "test", position: .unknown, node: "node")
      func said(_ text: String) -> Sourced<Wording> {
        Sourced(.text(text), from: place, by: .stated)
      }
      return Element.Header(label: [said(label)], value: value.map(said))
    }
    #expect(Element.TableCell(.init()).written == "{}")
    #expect(Element.TableCell(.init(row: 0, column: 2)).written == "{row: 0, column: 2}")
    var cell = Element.TableCell(.init(row: 1, rowSpan: 2, columnSpan: 3))
    cell.columnCount = 4
    (cell.isFirstInRow, cell.isRowHeader, cell.isColumnHeader) = (true, true, true)
    cell.rowHeaders = [header("Food")]
    cell.columnHeaders = [header("May", "2025"), header("Sum")]
    #expect(
      cell.written
        == "{row: 1, rowSpan: 2, columnSpan: 3, columnCount: 4, firstInRow: true, isRowHeader: true, "
        + "isColumnHeader: true, rowHeaders: [\"Food\"], columnHeaders: [\"May\" \"2025\", \"Sum\"]}"
    )
  }

  @Test(arguments: [
    (Property.Speech(), "{}"), (.init(pitch: 1, spellsOut: false), "{pitch: 1, spellsOut: false}"),
    (
      .init(
        pitch: 0.5, spellsOut: true, alwaysIncludesPunctuation: true, queued: false, ipa: "fɪfti",
        language: "fr-CA", headingLevel: 2),
      "{pitch: 0.5, spellsOut: true, alwaysIncludesPunctuation: true, queued: false, "
        + "ipa: fɪfti, language: fr-CA, heading: 2}"
    ),
  ]) func `writes the attributes of speech that are set`(speech: Property.Speech, text: String) {
    #expect(speech.written == text)
  }
}
