import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession
import VoiceOverSpeech

/// The order of names, descriptions, states and types of web content on the Mac.
struct MacStateRuleTests {
  private static func web(
    _ role: String?, _ element: Element, _ states: Element.State..., description: String? = nil,
    error: String? = nil
  ) -> Element {
    var element = element
    element.kind = .web
    element.role = role.map { Sourced($0, from: nowhere, by: .stated) }
    element.states = states.map { Sourced($0, from: nowhere, by: .stated) }
    element.webDescription = description.map { Sourced($0, from: nowhere, by: .stated) }
    element.error = error.map { Sourced($0, from: nowhere, by: .stated) }
    return element
  }

  @Test(arguments: [
    (
      web("checkbox", element("True"), .checked(.off), .required, description: "Select it"),
      "True, Select it, Required, Unchecked, Checkbox"
    ),
    (web("checkbox", element("All"), .checked(.mixed)), "All, Mixed, Checkbox"),
    (web("radio", element("Cat"), .checked(.on)), "Cat, Selected, Radio button"),
    (web("radio", element("Cat"), .checked(.off)), "Cat, Radio button"),
    (web("switch", element("Wi-Fi", value: "1", .button, .switchButton)), "Wi-Fi, On, Switch"),
    (web("button", element("Bold", .button), .pressed(.on)), "Bold, Selected, Toggle button"),
    (web("button", element("Bold", .button), .pressed(.off)), "Bold, Toggle button"),
    (web("button", element("Bold", .button), .pressed(.mixed)), "Bold, Mixed, Toggle button"),
    (
      web("textbox", element("Mail", value: "x", .textEntry), .invalid(.data), error: "no mail"),
      "x, Mail, Invalid data, no mail, Edit text"
    ),
    (web("spinbutton", element("Copies", value: "2", .adjustable)), "2, Copies, Stepper"),
    (web("button", element("Files", .button), .popup(.menu)), "Files, Menu pop up button"),
    (
      web("button", element("Files", .button, expanded: true), .popup(.menu)),
      "Files, Menu pop up, Expanded, Button"
    ),
    (
      web("button", element("Files", .button), .popup(.listbox)),
      "Files, List box pop up, Button"
    ),
    (
      web("combobox", element("State", expanded: false), .popup(.listbox)),
      "State, List box pop up, Collapsed, Combo box"
    ),
    (
      web("popupbutton", element("Food", value: "apple", .popUpButton)),
      "apple, Food, Pop up button"
    ),
    (web("summary", element("Item 1", .button, expanded: false)), "Item 1, Collapsed, Summary"),
    (web("filebutton", element("Photo", .button)), "Photo, File upload button"),
    (web("progressbar", element("Load", value: "5")), "Load, 5, Progress indicator"),
    (web("menuitem", element("Copy", .notEnabled)), "Copy, Dimmed, Menu item"),
    (web("button", element("Two", .button), .current(.step)), "Two, Current step, Button"),
  ]) func `a control says name, description, states and type`(element: Element, spoken: String) {
    #expect(utterance(element, platform: .macos).description(in: .voiceover) == spoken)
  }

  @Test(arguments: [
    (web("link", element("Home", .link, .notEnabled)), "Dimmed, Link, Home"),
    (web("link", element("Home", .link), .current(.page)), "Current page, Link, Home"),
    (web("link", element("Home", .link), .visited), "Visited, Link, Home"),
    (
      web("link", element("Home", .link, .notEnabled), .visited, .current(.page)),
      "Dimmed, Current page, Visited, Link, Home"
    ),
    (
      web("link", element("Home", .link), description: "opens a window"),
      "Link, Home, opens a window"
    ),
    (web("link", element("Home", .header, .link), .visited), "Heading, Visited, Link, Home"),
    (
      web("link", element("Home", .link, context: .series(.init(number: 1, count: 3)))),
      "Link, Home, 1 of 3"
    ),
  ]) func `a link says its states and its type first`(element: Element, spoken: String) {
    #expect(utterance(element, platform: .macos).description(in: .voiceover) == spoken)
  }

  @Test func `a placeholder follows the name, a value comes before it`() {
    var field = Self.web("textbox", element("Label", .textEntry))
    func origin(_ property: AnyModifier) -> Origin {
      Origin(file: "test", position: .unknown, node: "node", property: property)
    }
    field.value = [Sourced(.text("False"), from: origin(.placeholder), by: .stated)]
    #expect(
      utterance(field, platform: .macos).description(in: .voiceover) == "Label, False, Edit text")
    field.value = [Sourced(.text("Ada"), from: origin(.value), by: .stated)]
    #expect(
      utterance(field, platform: .macos).description(in: .voiceover) == "Ada, Label, Edit text")
  }

  @Test func `a text area is a field after the Tab key`() {
    let area = Self.web("textbox", element("Label", .textEntry, .textArea))
    var focus = Focus(area, number: 1)
    focus.isByTab = true
    let said = Event.focused(focus).phrased(
      after: .gesture(.tab), words: .english, platform: .macos, settings: SpeechSettings())
    #expect(said.description(in: .voiceover) == "Label, Edit text")
    #expect(
      utterance(area, platform: .macos).description(in: .voiceover) == "Label, Text entry area")
  }
}
