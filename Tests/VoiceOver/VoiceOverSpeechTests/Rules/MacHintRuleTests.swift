import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverSession
import VoiceOverSpeech

/// The sentences about each kind of element on the Mac.
struct MacHintRuleTests {
  private static func web(
    _ role: String?, _ element: Element, _ states: Element.State...
  ) -> Element {
    var element = element
    element.kind = .web
    element.role = role.map { Sourced($0, from: nowhere, by: .stated) }
    element.states = states.map { Sourced($0, from: nowhere, by: .stated) }
    return element
  }

  private static func heading(_ level: Int) -> Element {
    var heading = element("Top", .header)
    heading.headingLevel = Sourced(level, from: nowhere, by: .stated)
    return heading
  }

  private static func styled(_ element: Element, _ style: String) -> Element {
    var element = element
    element.style = style
    return element
  }

  private static let keys = "press Control-Option-Space."
  private static let options =
    "You are currently on a button. To display a list of options, \(keys)"

  @Test(arguments: [
    (element("Go", .button), "You are currently on a button. To click this button, \(keys)"),
    (element("Go", .popUpButton), options),
    (web("button", element("Go", .button), .popup(.menu)), options),
    (element("Go", .link), "You are currently on a link. To click this link, \(keys)"),
    (heading(2), "You are currently on a heading level 2."), (element("Top", .header), nil),
    (web(nil, element("Red")), "You are currently on a selectable text."),
    (element("Red", .staticText), "You are currently on a text element."),
    (
      element("Go", value: "3", .adjustable),
      "You are currently on a slider. To start interacting with the slider, "
        + "press Control-Option-Shift-Down Arrow."
    ),
    (
      styled(element("Bold", value: "0", .button, .switchButton), "button"),
      "You are currently on a toggle button. To select or deselect this checkbox, \(keys)"
    ),
    (styled(element("Wi-Fi", value: "0", .button, .switchButton), "switch"), nil),
    (element("Notes", .textEntry, .textArea), "You are currently on a text area."),
    (element("Home", .tabBarItem), nil), (element("Cat", .image), nil), (element("Box"), nil),
    (element("Go", hint: "Away", .image), "Away"),
  ]) func `says what the cursor is on, and the keys to press`(element: Element, hint: String?) {
    #expect(utterance(element, platform: .macos).hint(in: .voiceover) == hint)
  }

  @Test(arguments: [
    (element("Go", .button, .notEnabled), "You are currently on a button. This item is dimmed."),
    (
      element("Go", .popUpButton, .notEnabled),
      "You are currently on a button. This item is dimmed."
    ),
    (element("Go", .link, .notEnabled), "This item is dimmed."),
    (element("Go", value: "3", .adjustable, .notEnabled), "This item is dimmed."),
    (
      styled(element("Bold", value: "0", .button, .switchButton, .notEnabled), "button"),
      "This item is dimmed."
    ),
    (
      web("button", element("Bold", .button, .notEnabled), .pressed(.off)), "This item is dimmed."
    ),
    (
      web(nil, element("Red", .notEnabled)),
      "You are currently on a selectable text. This item is dimmed."
    ),
    (element("Go", hint: "Away", .link, .notEnabled), "Away. This item is dimmed."),
  ]) func `a dimmed element has no keys, and says so`(element: Element, hint: String) {
    #expect(utterance(element, platform: .macos).hint(in: .voiceover) == hint)
  }

  @Test func `keeps the keys of a dimmed element, and all hints that are turned off`() throws {
    let dimmed = utterance(element("Go", .link, .notEnabled), platform: .macos)
    #expect(dimmed.suppressed.map { "\($0.by)" } == ["the element is dimmed"])
    var settings = SpeechSettings()
    try settings.set("speakHints", to: "false")
    let silent = utterance(element("Go", .button), platform: .macos, settings: settings)
    #expect(silent.hint.isEmpty)
    #expect(silent.suppressed.map { "\($0.by)" } == ["speakHints=false"])
  }
}
