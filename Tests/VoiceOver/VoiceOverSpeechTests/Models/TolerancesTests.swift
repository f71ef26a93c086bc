import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverSpeech

struct TolerancesTests {
  @Test func `has a bit for each of eighteen differences`() {
    #expect(Tolerances.snapshot.rawValue == 0b11_1111_1111_1111_1111)
    #expect(Tolerances(.snapshot) == .snapshot)
    #expect(Tolerances(.voiceOver) == [])
  }

  private static func said<Value: Hashable & Sendable>(_ value: Value) -> Sourced<Value> {
    Sourced(value, from: nowhere, by: .stated)
  }

  private static func changed(
    _ element: Element, _ change: (inout Element) -> Void
  ) -> Element {
    var element = element
    change(&element)
    return element
  }

  private static let firstCell = said(Element.TableCell(.init(row: 0, column: 0)))

  private static let cases: [(Element, String, String)] = [
    (
      element("More", .button, expanded: false),
      "More, Button, Collapsed | Double tap to expand.", "More, Button"
    ),
    (
      element("Biscuit", content: [.init(label: "Age", value: "3 years", isImportant: true)]),
      "Biscuit, 3 years | More content available", "Biscuit | More content available"
    ),
    (element(""), "♪ item focused", ""),
    (
      element("Size", .button, .popUpButton),
      "Size, Button, Pop up button | Double tap to activate the picker", "Size, Button"
    ),
    (
      element("Hour", .pickerElement, .adjustable),
      "Hour, Picker item, Adjustable | Swipe up or down with one finger to adjust the value.",
      "Hour, Adjustable | Swipe up or down with one finger to adjust the value."
    ),
    (
      element("Pad", .allowsDirectInteraction),
      "Pad | Use the rotor to enable direct touch for this app", "Pad"
    ),
    (
      changed(element("Top", .header)) { $0.headingLevel = said(2) }, "Top, Heading level 2",
      "Top, Heading"
    ),
    (
      element("Salt", value: "1", .switchButton),
      "Salt, Switch button, On | Double tap to toggle setting.",
      "Salt, On | Double tap to toggle setting."
    ),
    (
      element("Find", .textEntry, .searchField), "Find, Search field | Double tap to edit.",
      "Find, Text field, Search field | Double tap to edit."
    ),
    (
      element("All", .button, context: .tabBarItem(.init(number: 1, count: 4))),
      "All, Tab, 1 of 4", "All, Button, Tab, 1 of 4"
    ),
    (
      element("Note", value: "Hi", .textEntry, .isEditing),
      "Note, Text field, Is editing, Hi, Character mode, Insertion point at end"
        + " | Use the rotor to access Misspelled Words",
      "Note, Hi, Text field, Is editing | Use the rotor to access Misspelled Words"
    ),
    (
      changed(element("Reorder, Milk", .button)) { $0.states = [said(.draggable)] },
      "Reorder, Milk, Button, Draggable"
        + " | Double tap and hold, wait for the sound, then drag to rearrange.",
      "Reorder, Milk, Draggable, Button"
    ),
    (
      changed(element("", hint: "Opens", .button)) { $0.cell = firstCell },
      "Opens, Column 1, Button", "Column 1, Button | Opens"
    ),
    (
      changed(element("Food")) {
        $0.cell = firstCell
        $0.cell?.value.isRowHeader = true
      }, "Food, Row header, Column 1", "Food, Column 1"
    ),
  ]

  @Test(arguments: cases.indices) func `differs from VoiceOver where AccessibilitySnapshot does`(
    index: Int
  ) throws {
    let (element, voiceOver, snapshot) = Self.cases[index]
    #expect(utterance(element).lines(.voiceover) == voiceOver)
    var settings = SpeechSettings()
    try settings.set("compatibility", to: "snapshot")
    #expect(utterance(element, settings: settings).lines(.voiceover) == snapshot)
  }
}
