import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession

@testable import VoiceOverSpeech

struct StopContextTests {
  private func stop(
    _ element: Element, words: Vocabulary = .english, settings: SpeechSettings = SpeechSettings()
  ) -> StopContext {
    let context = PhrasingContext(
      words: words, ofScreen: .english, platform: .ios, settings: settings)
    return StopContext(Focus(element, number: 1), context)
  }

  @Test(arguments: [
    (element("All", context: .tab(.init(number: 1, count: 4))), true),
    (element("All", context: .tabBarItem(.init(number: 1, count: 4))), true),
    (element("All", context: .series(.init(number: 1, count: 4))), false),
    (element("All", .tabBarItem, context: .series(.init(number: 1, count: 4))), true),
    (element("All", .tabBarItem), true), (element("All", context: .listEnd), false),
    (element("All", .tabBar, .button), false),
  ]) func `is a tab by its trait or by its place`(element: Element, isTab: Bool) {
    #expect(stop(element).isTab == isTab)
  }

  @Test(arguments: [
    (Node.Trait.adjustable, true, false), (.textEntry, true, false), (.popUpButton, true, false),
    (.pickerElement, true, false), (.secureTextField, true, false), (.button, false, false),
    (.switchButton, false, true),
    (.toggleButton, false, true),
  ]) func `is a control if the user sets it to a value, and a switch by either trait`(
    trait: Node.Trait, isControl: Bool, isSwitch: Bool
  ) {
    let stop = stop(element("Size", .image, trait))
    #expect(stop.isControl == isControl)
    #expect(stop.isSwitch == isSwitch)
  }

  @Test func `is the start or the end of a container, or neither`() {
    var end = element("Site")
    #expect(!stop(end).isContainerStop)
    end.edge = .end(Container(node: "site", type: .landmark))
    #expect(stop(end).isContainerStop)
    end.edge = .start(Container(node: "site", type: .landmark))
    #expect(stop(end).isContainerStop)
  }

  @Test(arguments: [true, false]) func `knows whether the Tab key led to it`(isByTab: Bool) {
    let context = PhrasingContext(
      words: .english, ofScreen: .english, platform: .macos, settings: SpeechSettings())
    var focus = Focus(element("Pay", .button), number: 1)
    focus.isByTab = isByTab
    #expect(StopContext(focus, context).isByTab == isByTab)
  }

  @Test func `finds the first of some traits in the order of the element`() {
    let stop = stop(element("Hour", .button, .textEntry, .adjustable, .pickerElement))
    #expect(stop.trait(.adjustable, .textEntry)?.value == .textEntry)
    #expect(stop.trait(.link, .image, .pickerElement, .adjustable)?.value == .adjustable)
    #expect(stop.trait(.link, .image) == nil)
    #expect(stop.trait(.adjustable)?.value == .adjustable)
    #expect(stop.trait(.link) == nil)
  }

  @Test func `a container speaks the language of the screen, not that of the element`() {
    let stop = stop(element("Sichern"), words: .german)
    var group = Container(node: "group", type: .list)
    #expect(stop.words[.button].text == "Taste")
    #expect(stop.words(of: group)[.button].text == "Button")
    group.language = "fr-CA"
    #expect(stop.words(of: group)[.button].text == "Bouton")
  }

  @Test(arguments: [("after", true), ("before", true), ("none", false)])
  func `speaks traits unless the settings omit them`(traits: String, speaksTraits: Bool) throws {
    var settings = SpeechSettings()
    try settings.set("traits", to: traits)
    #expect(stop(element("Go", .button), settings: settings).speaksTraits == speaksTraits)
  }

  @Test func `knows that it can be dragged, and where it was found`() {
    var row = element("Milk", .notEnabled)
    #expect(stop(row).draggable == nil && stop(row).isDimmed)
    let draggable = Sourced(Element.State.draggable, from: nowhere, by: .stated)
    row.states = [Sourced(.required, from: nowhere, by: .stated), draggable]
    #expect(stop(row).draggable == draggable)
  }
}
