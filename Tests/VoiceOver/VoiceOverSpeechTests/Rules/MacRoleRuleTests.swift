import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverSession
import VoiceOverSpeech

/// What VoiceOver on the Mac says of the controls of Safari and SwiftUI.
struct MacRoleRuleTests {
  private static func styled(_ element: Element, _ style: String) -> Element {
    var element = element
    element.style = style
    return element
  }

  private static func secret(_ element: Element) -> Element {
    var element = element
    element.value = [Sourced(.secret(3), from: nowhere, by: .stated)]
    return element
  }

  private static func of(_ kind: ViewClass, _ element: Element) -> Element {
    var element = element
    element.kind = kind
    return element
  }

  @Test(arguments: [
    (element("volume", value: "6", .adjustable), "6, volume, Slider"),
    (of(.stepper, element("Copies", value: "2", .adjustable)), "2, Copies, Stepper"),
    (
      element("select a train", value: "night express", .popUpButton),
      "night express, select a train, Pop up button"
    ),
    (of(.menu, element("Actions", .button, .popUpButton)), "Actions, Menu pop up button"),
    (
      of(.menu, element("Actions", .button, .popUpButton, .notEnabled)),
      "Actions, Menu pop up, Dimmed, Button"
    ),
    (
      element("Lettuce", value: "0", .button, .switchButton), "Lettuce, Unchecked, Checkbox"
    ),
    (element("Lettuce", value: "2", .button, .switchButton), "Lettuce, Mixed, Checkbox"),
    (
      styled(element("Wi-Fi", value: "1", .button, .switchButton), "switch"), "Wi-Fi, On, Switch"
    ),
    (
      styled(element("Bold", value: "0", .button, .switchButton), "button"), "Bold, Toggle button"
    ),
    (
      styled(element("Bold", value: "1", .button, .switchButton), "button"),
      "Bold, Selected, Toggle button"
    ),
    (
      element("city of departure", value: "Graz", .textEntry),
      "Graz, city of departure, Edit text"
    ),
    (
      secret(element("library card code", .textEntry, .secureTextField)),
      "3 characters, library card code, Secure edit text"
    ),
    (
      secret(element("library card code", .secureTextField)),
      "3 characters, library card code, Secure edit text"
    ),
    (element("show more", .button, expanded: false), "show more, Collapsed, Button"),
    (element("target", .button, .notEnabled), "target, Dimmed, Button"),
    (element("sample", .link), "Link, sample"),
    (element("name", .header), "Heading, name"),
    (element("Cat", .image), "Cat, Image"),
    (element("Notes", .textEntry, .textArea), "Notes, Text entry area"),
    (element("Home", .tabBarItem), "Home, Tab"),
    (element("Home", .tabBarItem, .selected), "Home, Selected, Tab"),
    (element("Home", .selected), "Selected, Home"),
    (element("Home", .button, context: .tab(.init(number: 1, count: 2))), "Home, Tab, 1 of 2"),
    (of(.progressView, element("Load", value: "5", .updatesFrequently)), "Load, 5, Progress bar"),
    (element("plain text", .staticText), "plain text"),
  ]) func `says value, label and type in the order of the Mac`(element: Element, spoken: String) {
    #expect(utterance(element, platform: .macos).description(in: .voiceover) == spoken)
  }

  @Test func `a group is a stop that says what it is`() {
    func said(_ text: String) -> Sourced<Wording> {
      Sourced(.text(text), from: nowhere, by: .stated)
    }
    var stop = element("Format Inspector")
    var group = Container(node: "inspector", type: .semanticGroup, label: said("Format Inspector"))
    group.kind = .scrollView
    group.itemCount = 22
    stop.edge = .start(group)
    #expect(
      utterance(stop, platform: .macos).lines(.voiceover)
        == "Format Inspector, Scroll area, 22 items")
    group.kind = .vStack
    stop.edge = .start(group)
    #expect(
      utterance(stop, platform: .macos).lines(.voiceover)
        == "Format Inspector, Group | You are currently in a group.")
  }
}
