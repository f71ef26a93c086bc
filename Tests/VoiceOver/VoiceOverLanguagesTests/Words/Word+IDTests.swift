import Testing
import VoiceOverLanguages

struct WordIDTests {
  @Test(arguments: [
    (Word.ID.selected, "traits.selected"), (.adjustHint, "hints.adjust"),
    (.directTouchActivateHint, "hints.directTouchActivate"),
    (.actionsAvailable, "hints.actionsAvailable"), (.place, "containers.place"),
    (.rowSpan, "containers.rowSpan"), (.tableRows, "web.rows"), (.tableColumns, "web.columns"),
    (.contentinfoLandmark, "web.landmarks.contentinfo"), (.macSwitchButton, "mac.switchButton"),
    (.menuButton, "mac.menuButton"), (.macEndOf, "macEndOf"), (.keyboardFocus, "keyboardFocus"),
    (.characters, "mac.characters"), (.page, "session.page"),
    (.containerItem, "session.items.container"), (.notFound, "session.notFound"),
    (.noResults, "rotors.noResults"), (.describeChart, "describeChart"), (.xAxis, "xAxis"),
    (.chartSentence, "chartSentence"), (.increment, "controls.increment"),
    (.pageOfControl, "controls.page"),
  ]) func `has the key that lists of words have`(id: Word.ID, key: String) {
    #expect(id.rawValue == key)
    #expect(Word.ID(rawValue: key) == id)
  }

  @Test func `a rotor's key has its name in settings and walkthroughs`() {
    let prefix = "session.rotors."
    let names = Word.ID.allCases.map(\.rawValue).filter { $0.hasPrefix(prefix) }
      .map { $0.dropFirst(prefix.count) }
    #expect(
      names == [
        "Actions", "Adjust Value", "Buttons", "Characters", "Containers", "Form Controls",
        "Heading 1", "Heading 2", "Heading 3", "Heading 4", "Heading 5", "Heading 6", "Headings",
        "Images", "Landmarks", "Lines", "Links", "Lists", "More Content", "Non-Visited Links",
        "Search Fields", "Static Text", "Speaking Rate", "Volume", "Punctuation", "Language",
        "Hints", "Tables", "Text Fields", "Visited Links", "Words",
        "Audio Graph",
      ])
  }

  @Test func `an unknown key is no word`() {
    #expect(Word.ID(rawValue: "button") == nil)
    #expect(Word.ID(rawValue: "traits.Button") == nil)
  }
}
