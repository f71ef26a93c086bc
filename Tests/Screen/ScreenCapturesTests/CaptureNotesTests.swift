import ScreenTree
import Testing

@testable import ScreenCaptures

struct CaptureNotesTests {
  @Test func `keeps what is left out, and warns of an unknown class once`() {
    var notes = CaptureNotes(file: "a/b.xml", format: "f")
    notes.drop(.offScreen, "Cell 'A'", at: Position(line: 2, column: 3))
    notes.drop(.offScreen, "Cell 'B'", at: Position(line: 3, column: 3))
    notes.warn(unknown: "Odd", "type", at: Position(line: 4, column: 1))
    notes.warn(unknown: "Odd", "type", at: Position(line: 5, column: 1))
    notes.remark("Once.")
    notes.remark("Once.")
    #expect(notes.capture.dropped == ["off screen": 2])
    #expect(notes.capture.drops.map(\.description)[0] == "2:3 Cell 'A' left out by off screen")
    #expect(
      notes.findings.map(\.description) == [
        "a/b.xml:4:1: warning: the type 'Odd' is not known; it is taken as a plain view"
      ])
    #expect(notes.capture.remarks == ["Once."])
    #expect(notes.name == "b.xml")
  }

  @Test func `names every rule once`() {
    #expect(Set(DropRule.allCases.map(\.rawValue)).count == DropRule.allCases.count)
  }

  @Test func `guesses a language from the writing`() {
    var notes = CaptureNotes(file: "f", format: "f")
    var screen = Screen(
      title: "S", views: [Node(.element, properties: [.label("ひらがな")])])
    notes.guessLanguage(of: &screen)
    #expect(screen.language == "ja")
    #expect(
      notes.capture.remarks == ["The language is not captured; ja is a guess from the writing."])
  }

  @Test func `counts radio buttons outside groups and labels that the app joined`() throws {
    var notes = CaptureNotes(file: "f", format: "f")
    let radio = Node(.web, properties: [.role("radio"), .label("A")])
    var placed = radio
    placed.properties.append(.place(.init(number: 1, count: 2)))
    let joined = Node(.element, properties: [.label(",Serif")])
    notes.remark(onWordsOf: Screen(title: "S", views: [radio, placed, radio, joined]))
    #expect(
      notes.capture.remarks == [
        "2 radio buttons outside a group: the place among the others is not known.",
        "1 label with a comma at the start: the app joined an empty text.",
      ])
  }

  @Test func `counts children that are missing`() {
    var notes = CaptureNotes(file: "a.json", format: "idb")
    notes.remark(missing: 1, from: "update")
    notes.remark(missing: 2, from: "update")
    #expect(
      notes.capture.remarks == [
        "1 child is named that is not in the update.",
        "2 children are named that are not in the update.",
      ])
  }
}
