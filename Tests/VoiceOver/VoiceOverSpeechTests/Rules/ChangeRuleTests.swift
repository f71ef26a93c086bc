import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession
import VoiceOverSpeech

struct ChangeRuleTests {
  private func heard(
    _ old: Element, _ new: Element, by cause: Event.ChangeCause,
    settings: SpeechSettings = SpeechSettings()
  ) -> Utterance {
    Event.changed(from: old, to: new, by: cause)
      .phrased(after: .gesture(.activate), words: .english, settings: settings)
  }

  private static let place = Element.Context.series(.init(number: 2, count: 3))

  @Test(arguments: [
    (element("Total", value: "$40"), element("Total", value: "$50"), "$50"),
    (element("Total", value: "$40"), element("Sum", value: "$40"), "Sum"),
    // Words that are gone are not spoken.
    (element("Total", value: "$40", .notEnabled), element("Total"), ""),
    (
      element("Day", .button, context: place), element("Day", .button, .selected, context: place),
      "Selected, Day, 2 of 3"
    ),
    (
      element("Day", value: "Mon", .button), element("Day", value: "Tue", .button, .selected),
      "Selected, Day, Tue"
    ),
  ]) func `speaks what the app changed, and the name of what became selected`(
    old: Element, new: Element, spoken: String
  ) {
    #expect(heard(old, new, by: .app).description(in: .voiceover) == spoken)
  }

  @Test(arguments: [
    // A control says its name, then states, then other new words, whatever their order at a stop.
    (
      element("Pay", .button), element("Pay", value: "now", .button, .notEnabled),
      "Pay, Dimmed, now"
    ),
    (element("Play", .button), element("Pause", .button), "Pause"),
    (element("Pay", .button), element("Pay", .button), ""),
    (
      element("Day", .button, .selected), element("Day", value: "Mon", .button), "Day, Mon"
    ),
    (
      element("Day", .button, context: place), element("Day", .button, .selected, context: place),
      "Selected, Day, 2 of 3"
    ),
    // Others say only what is new.
    (element("Size", value: "3", .adjustable), element("Size", value: "4", .adjustable), "4"),
    (
      element("Salt", value: "1", .toggleButton), element("Salt", value: "0", .toggleButton), "Off"
    ),
  ]) func `speaks the name before what is new after an activation, except for a control`(
    old: Element, new: Element, spoken: String
  ) {
    #expect(heard(old, new, by: .press(reading: .character)).description(in: .voiceover) == spoken)
  }

  @Test func `a checked box says its new state alone`() {
    func box(_ state: Property.Tristate) -> Element {
      var box = element("Yes")
      box.role = Sourced("checkbox", from: nowhere, by: .stated)
      box.states = [Sourced(.checked(state), from: nowhere, by: .stated)]
      return box
    }
    let said = heard(box(.off), box(.on), by: .press(reading: .character))
    #expect(said.description(in: .voiceover) == "Checked")
    #expect(said.pieces.map(\.reason.rule) == ["change"])
  }

  private static func toggle(_ state: Property.Tristate) -> Element {
    var button = element("Bold")
    button.role = Sourced("button", from: nowhere, by: .stated)
    button.states = [Sourced(.pressed(state), from: nowhere, by: .stated)]
    return button
  }

  @Test(arguments: [
    (toggle(.off), toggle(.mixed), "Mixed", "Bold, Mixed"),
    (
      element("Details", value: "2 chosen", .button, expanded: false),
      element("Details", value: "2 chosen", .button, expanded: true),
      "Details, Expanded, 2 chosen", ""
    ),
  ])
  func `says states alone and values as they were heard, but not in AccessibilitySnapshot's model`(
    old: Element, new: Element, spoken: String, snapshot: String
  ) throws {
    let cause = Event.ChangeCause.press(reading: .character)
    #expect(heard(old, new, by: cause).description(in: .voiceover) == spoken)
    var settings = SpeechSettings()
    try settings.set("compatibility", to: "snapshot")
    let said = heard(old, new, by: cause, settings: settings)
    #expect(said.description(in: .voiceover) == snapshot)
  }

  @Test func `what a deselection says is inferred`() {
    let cause = Event.ChangeCause.press(reading: .character)
    let said = heard(element("Day", .button, .selected), element("Day", .button), by: cause)
    #expect(said.pieces.map(\.text) == ["Day"])
    #expect(said.pieces.map(\.reason.evidence) == [.inferred])
  }

  @Test func `after an adjustment the value is heard, not the label that changed with it`() {
    let said = heard(
      element("3 nights", value: "$300", .adjustable),
      element("4 nights", value: "$400", .adjustable), by: .adjustment)
    #expect(said.description(in: .voiceover) == "$400")
  }

  @Test func `an app that fills in an edited field says its text alone`() {
    let said = heard(
      element("Note", .textEntry, .isEditing), element("Note", value: "Hi", .textEntry, .isEditing),
      by: .app)
    #expect(said.description(in: .voiceover) == "Hi")
  }

  @Test func `a value that is spoken alike is no change`() {
    var counted = element("Done")
    counted.value = [Sourced(.number(0.5, .percent), from: nowhere, by: .formattedValue)]
    #expect(heard(element("Done", value: "50%"), counted, by: .app).pieces == [])
  }

  @Test(
    arguments: [
      (
        .character, "Hi",
        "Note, Text field, Is editing, Hi, Character mode, Insertion point at end"
      ),
      (.word, "Hi", "Note, Text field, Is editing, Hi, Word mode, Insertion point at end"),
      (.line, "Hi", "Note, Text field, Is editing, Hi, Line mode, Insertion point at end"),
      (.word, "", "Note, Text field, Is editing"),
    ] as [(VoiceOverGesture.TextUnit, String, String)])
  func `a field that is edited says the unit of text before the insertion point`(
    unit: VoiceOverGesture.TextUnit, text: String, spoken: String
  ) {
    let said = heard(
      element("Note", value: text, .textEntry),
      element("Note", value: text, .textEntry, .isEditing), by: .press(reading: unit))
    #expect(said.description(in: .voiceover) == spoken)
  }
}
