import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession
import VoiceOverSpeech

struct EventPhraseTests {
  private static let wallet = element(
    "Food", value: "$40", .adjustable, actions: ["Reset"],
    content: [.init(label: "Age", value: "three years")])

  private static func said<Value: Hashable & Sendable>(_ value: Value) -> Sourced<Value> {
    Sourced(value, from: nowhere, by: .stated)
  }

  private static let reset: Sourced<Wording> = said("Reset")

  private static let offers: Container = {
    var offers = Container(node: "offers", type: .list, label: said("Offers"))
    offers.itemCount = 3
    return offers
  }()

  @Test func `a container without a name is entered by its kind`() {
    let table = Container(node: "table", type: .dataTable)
    let said = Event.interacted(table, isIn: true, Focus(element("Tea"), number: 2))
      .phrased(after: .none, words: .english, platform: .macos, settings: SpeechSettings())
    #expect(said.description(in: .voiceover) == "In table, 0 items, Tea")
    #expect(said.pieces.map(\.reason.rule) == ["interaction", "interaction", "macLabel"])
  }

  @Test(arguments: [
    (
      Event.changed(from: wallet, to: element("Food", value: "$50", .adjustable), by: .adjustment),
      "$50"
    ),
    (
      .changed(
        from: element("On", value: "0", .button, .switchButton),
        to: element("On", value: "1", .button, .switchButton),
        by: .press(reading: .character)), "On"
    ),
    (
      .changed(
        from: element("Tab", .button), to: element("Tab", .button, .selected), by: .app),
      "Selected, Tab"
    ),
    (
      .changed(
        from: element("Tab", .button, .selected), to: element("Tab", .button), by: .app), ""
    ),
    (
      .changed(
        from: element("Tab", .button, .selected), to: element("Tab", .button),
        by: .press(reading: .character)), "Tab"
    ),
    (
      .changed(
        from: element("More", .button, expanded: false),
        to: element("More", .button, expanded: true), by: .press(reading: .character)),
      "More, Expanded"
    ),
    (.activated(element("Flip", .button)), "♪ item activated, Flip"),
    (.activated(element("Play", .button, .startsMediaSession)), "♪ item activated"),
    (.performed(reset, wallet), "Reset"), (.offered(.action(reset), wallet), "Reset"),
    (.offered(.activate, wallet), "Activate, Default"),
    (.offered(.drop(nil), wallet), "Drop, Drop ready"),
    (.turnedRotor(.system(.headings), isBack: false), "Headings"),
    (.turnedRotor(.custom("Mine"), isBack: true), "Mine"),
    (
      .readContent(said(.init(label: "Age", value: "three years")), wallet), "three years, Age"
    ),
    (.readText("A- b", .character, wallet), "Cap A, hyphen, space, b"),
    (.readText("To be", .word, wallet), "To be"), (.readText("Hi", nil, wallet), "Cap H, i"),
    (
      .readText("Hi", nil, element("PIN", .textEntry, .secureTextField)), "bullet, bullet"
    ),
    (.announced(Announcement("Saved")), "Saved"), (.reported(.text("Two rows")), "Two rows"),
    (.reported(.place(.init(number: 2, count: 5))), "Page 2 of 5"),
    (
      .voiceOver(isOn: true, app: "Safari", Focus(element("Show Sidebar", .button), number: 1)),
      "VoiceOver on, Safari, Show Sidebar, Button"
    ),
    (.voiceOver(isOn: false, app: "Safari", nil), "VoiceOver off"),
    (.launched(app: "Wallet", Focus(element("Total"), number: 1)), "Wallet, Total"),
    (.dragged(wallet), "Drag"), (.dropped(wallet), "Drop complete"),
    (
      .reachedBoundary(.end, repeating: Focus(element("Last"), number: 9)),
      "♪ boundary reached, Last"
    ),
    (.openedMenu(SystemMenu(.moreContent, of: wallet)), "More Content menu, 1 item"),
    (.openedMenu(SystemMenu(.actions, of: wallet)), "Actions menu, 1 item"),
    (
      .focusedByKeyboard(Focus(element("Send", .button), number: 1)),
      "Keyboard focus, Send, Button"
    ),
    (
      .interacted(offers, isIn: true, Focus(element("Tea"), number: 2)),
      "In Offers, List, 3 items, Tea"
    ),
    (.interacted(offers, isIn: false, Focus(element("Tea"), number: 1)), "Out of Offers, Tea"),
    (.passed, ""), (.failed("why"), ""),
  ]) func `says what happened`(event: Event, spoken: String) {
    let said = event.phrased(after: .none, words: .english, settings: SpeechSettings())
    #expect(said.description(in: .voiceover) == spoken)
  }

  @Test func `reads without hint and cues, and a part of a text alone`() {
    var focus = Focus(Self.wallet, number: 1)
    focus.isReading = true
    var said = Event.focused(focus)
      .phrased(after: .gesture(.readAll), words: .english, settings: SpeechSettings())
    #expect(said.lines(.voiceover) == "Food, $40, Adjustable")
    #expect(Set(said.suppressed.map { "\($0.by)" }) == ["everything is being read"])
    focus = Focus(element("All the world"), number: 1)
    focus.range = 8..<13
    said = Event.focused(focus).phrased(
      after: .gesture(.rotorNext), words: .english, settings: SpeechSettings())
    #expect(said.lines(.voiceover) == "world")
  }

  @Test func `speaks in the language of the element`() {
    var german = element("Menge", value: "1", .button, .switchButton)
    german.language = "de"
    var off = german
    off.value = [Self.said("0")]
    let said = Event.changed(from: off, to: german, by: .app)
      .phrased(after: .gesture(.activate), words: .english, settings: SpeechSettings())
    #expect(said.description(in: .voiceover) == "Ein" && said.pieces[0].language == "de")
    let reason = Event.failed("no rotor").phrased(
      after: .gesture(.turnRotor), words: .english, settings: SpeechSettings())
    #expect(reason.suppressed.map { "\($0.by)" } == ["no rotor"])
  }
}
