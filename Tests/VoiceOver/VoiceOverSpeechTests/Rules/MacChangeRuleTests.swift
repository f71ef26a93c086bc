import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession
import VoiceOverSpeech

/// What is said of a change on the Mac.
struct MacChangeRuleTests {
  private func heard(_ old: Element, _ new: Element, by cause: Event.ChangeCause) -> String {
    Event.changed(from: old, to: new, by: cause)
      .phrased(
        after: .gesture(.activate), words: .english, platform: .macos, settings: SpeechSettings()
      ).description(in: .voiceover)
  }

  private static func web(_ role: String, _ states: Element.State...) -> Element {
    var view = element("Salt", context: .series(.init(number: 1, count: 2)))
    view.role = Sourced(role, from: nowhere, by: .stated)
    view.states = states.map { Sourced($0, from: nowhere, by: .stated) }
    return view
  }

  @Test(arguments: [
    (
      web("checkbox", .checked(.off)), web("checkbox", .checked(.on)),
      "Checked, Salt, Checkbox, 1 of 2"
    ),
    (
      web("checkbox", .checked(.on), .required), web("checkbox", .checked(.off), .required),
      "Required, Unchecked, Salt, Checkbox, 1 of 2"
    ),
    (
      web("radio", .checked(.off)), web("radio", .checked(.on)),
      "Selected, Salt, Radio button, 1 of 2"
    ),
    (
      web("button", .pressed(.off)), web("button", .pressed(.on)),
      "Selected, Salt, Toggle button, 1 of 2"
    ),
    // What is no longer selected has no word for it.
    (web("button", .pressed(.on)), web("button", .pressed(.off)), "Salt, Toggle button, 1 of 2"),
    (element("Home", .tabBarItem), element("Home", .tabBarItem, .selected), "Selected, Home, Tab"),
    (
      element("More", .button, expanded: false), element("More", .button, expanded: true),
      "Expanded, More, Button"
    ),
    (
      element("Salt", value: "0", .switchButton), element("Salt", value: "1", .switchButton),
      "Checked, Salt, Checkbox"
    ),
    (element("Pay", .button), element("Pay", .button, .notEnabled), "Dimmed, Pay, Button"),
    (element("Play", .button), element("Pause", .button), "Pause, Button"),
    (
      element("Font", value: "Arial", .popUpButton), element("Font", value: "Times", .popUpButton),
      "Times, Font, Pop up button"
    ),
    (element("Pay", .button), element("Pay", .button), ""),
  ]) func `says the new state, then name, type and place`(
    old: Element, new: Element, spoken: String
  ) {
    #expect(heard(old, new, by: .press(reading: .character)) == spoken)
  }

  @Test func `says the value alone when it was adjusted or the app changed it`() {
    let (old, new) = (
      element("Red", value: "128", .adjustable), element("Red", value: "129", .adjustable)
    )
    #expect(heard(old, new, by: .adjustment) == "129")
    #expect(heard(old, new, by: .app) == "129")
  }
}
