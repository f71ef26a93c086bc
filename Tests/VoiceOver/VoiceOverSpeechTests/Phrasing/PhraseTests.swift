import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession
import VoiceOverSpeech

struct PhraseTests {
  private static let swipe = "Swipe up or down with one finger to adjust the value."

  @Test(arguments: [
    (element("Hello World!"), "Hello World!", "Hello World!"),
    (element("Download", .button), "Download, Button", "Download. Button."),
    (
      element("Volume", value: "50%", .adjustable), "Volume, 50%, Adjustable | \(swipe)",
      "Volume: 50%. Adjustable. | \(swipe)"
    ),
    (
      element("", value: "50%", .adjustable), "50%, Adjustable | \(swipe)",
      "50%. Adjustable. | \(swipe)"
    ),
    (element("", .adjustable), "Adjustable | \(swipe)", "Adjustable. | \(swipe)"),
    (element("", hint: "Hint", .adjustable), "Hint, Adjustable", "Hint. Adjustable."),
    (
      element("Vol", value: "5", .button, .selected), "Selected, Vol, 5, Button",
      "Selected: Vol: 5. Button."
    ),
    (element("", .selected), "Selected", "Selected."),
    (element("", .button, .header), "Button, Heading", "Button. Heading."),
    (
      element("Download", .button, .notEnabled), "Download, Dimmed, Button",
      "Download. Dimmed. Button."
    ),
    (element("Really?", .button), "Really?, Button", "Really?. Button."),
    (element("Done.", .button), "Done., Button", "Done. Button."),
    (element("Back", .backButton), "Back button", "Back Button."),
    (element("First", .backButton, .button), "First, Back button", "First. Back Button."),
    (element("-", .button), "hyphen, Button", "-. Button."),
    (element("A", .keyboardKey, .button), "A", "A"),
    (
      element("Menu", .button, .popUpButton),
      "Menu, Button, Pop up button | Double tap to activate the picker",
      "Menu. Button. Pop up button. | Double tap to activate the picker"
    ),
    (
      element("Name", value: "Ann", hint: "Lost", .textEntry),
      "Name, Ann, Text field | Lost. Double tap to edit.",
      "Name: Ann. Text Field. | Lost. Double tap to edit."
    ),
    (
      element("", value: "••••", .textEntry, .secureTextField),
      "••••, Secure text field | Double tap to edit.",
      "••••. Secure Text Field. | Double tap to edit."
    ),
    (
      element("Note", .textEntry, .isEditing),
      "Note, Text field, Is editing", "Note. Text Field. Is editing."
    ),
    (
      element("More", .button, expanded: false), "More, Button, Collapsed | Double tap to expand.",
      "More. Button. Collapsed. | Double tap to expand."
    ),
    (
      element("All", .tabBar, .link, .image, .searchField, .header),
      "All, Heading, Link, Image, Search field", "All. Heading. Link. Image. Search Field."
    ),
  ]) func `speaks label, value, trait words and hint in order`(
    element: Element, voiceover: String, snapshot: String
  ) {
    #expect(utterance(element).lines(.voiceover) == voiceover)
    #expect(utterance(element).lines(.snapshot) == snapshot)
  }

  @Test(arguments: [
    (
      Element.Context.series(.init(number: 2, count: 3)), "Yearly, Button, 2 of 3",
      "Yearly. Button. 2 of 3."
    ),
    (.tab(.init(number: 1, count: 4)), "Yearly, Tab, 1 of 4", "Yearly. Tab. 1 of 4."),
    (.tabBarItem(.init(number: 1, count: 4)), "Yearly, Tab, 1 of 4", "Yearly. Tab. 1 of 4."),
    (.listStart, "Yearly, Button, List start", "Yearly. Button. List Start."),
    (.landmarkEnd, "Yearly, Button, End", "Yearly. Button. End."),
  ]) func `speaks the place last`(
    context: Element.Context, voiceover: String, snapshot: String
  ) {
    let said = utterance(element("Yearly", .button, context: context))
    #expect(said.lines(.voiceover) == voiceover)
    #expect(said.lines(.snapshot) == snapshot)
  }

  @Test func `speaks important content after the label and announces the rest`() {
    let dog = element(
      "Biscuit", value: "asleep", .image, actions: ["Adopt"],
      content: [.init(label: "Age", value: "3 years", isImportant: true)])
    #expect(
      utterance(dog).lines(.voiceover)
        == "Biscuit, 3 years, asleep, Image | Actions available | More content available")
    #expect(
      utterance(dog).lines(.snapshot)
        == "Biscuit, 3 years: asleep. Image. | Actions Available | More Content Available")
  }

  @Test func `keeps what a setting turns off, with the setting`() throws {
    var settings = SpeechSettings()
    for (key, value) in [
      ("speakHints", "false"), ("actions", "nothing"), ("moreContent", "nothing"),
    ] {
      try settings.set(key, to: value)
    }
    let dog = element(
      "Biscuit", hint: "Opens", actions: ["Adopt"], content: [.init(label: "Age", value: "3")])
    let said = utterance(dog, settings: settings)
    #expect(said.lines(.voiceover) == "Biscuit")
    #expect(
      said.suppressed.map { "\($0.by)" } == [
        "speakHints=false", "actions=nothing", "moreContent=nothing",
      ])
  }

  @Test func `lets the first cue speak for an element without words`() {
    #expect(utterance(element("", actions: ["Go"])).lines(.voiceover) == "Actions available")
  }

  @Test func `names the sound of an element that says nothing`() {
    #expect(utterance(element("")).lines(.voiceover) == "♪ item focused")
  }

  @Test func `speaks the labels of containers on the way in`() {
    let chart = Container(
      node: "chart", type: .semanticGroup, label: Sourced("History", from: nowhere, by: .stated))
    let bar = element("January", value: "$120", containers: [chart])
    #expect(utterance(bar).lines(.voiceover) == "History, January, $120")
    #expect(utterance(bar).lines(.snapshot) == "History. January: $120")
  }

  @Test func `names the sounds of boundaries and of empty screens`() {
    let events: [Event] = [
      .reachedBoundary(.end, repeating: nil), .opened(screen: nil, nil), .waited(.seconds(1)),
    ]
    let lines = events.map {
      $0.phrased(after: .gesture(.next), words: .english, settings: SpeechSettings()).lines(
        .voiceover)
    }
    #expect(lines == ["♪ boundary reached", "♪ no item discovered", ""])
  }
}
