import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession
import VoiceOverSpeech

struct FeedbackRuleTests {
  private static func box() -> Container {
    Container(
      node: "box", type: .semanticGroup, label: Sourced("Box", from: nowhere, by: .stated))
  }

  private static let link = element(
    "Help", .link, actions: ["Go"], content: [.init(label: "Age", value: "3")],
    containers: [box()])

  @Test(arguments: [
    ("actions", "nothing", "Box, Help, Link | More content available"),
    ("actions", "braille", "Box, Help, Link | More content available"),
    ("actions", "sound", "Box, Help, Link | ♪ actions | More content available"),
    (
      "actions", "speak,sound",
      "Box, Help, Link | ♪ actions | Actions available | More content available"
    ),
    (
      "actions", "pitch",
      "Box, Help, Link | [pitch +20%] Actions available | More content available"
    ),
    ("moreContent", "sound", "Box, Help, Link | Actions available | ♪ more content"),
    ("links", "nothing", "Box, Help | Actions available | More content available"),
    ("links", "sound", "Box, Help, ♪ link | Actions available | More content available"),
    (
      "links", "speak,pitch,sound",
      "Box, [pitch +20%] Help, ♪ link, Link | Actions available | More content available"
    ),
    ("containerDescriptions", "nothing", "Help, Link | Actions available | More content available"),
    (
      "containerDescriptions", "speak",
      "Box, Help, Link | Actions available | More content available"
    ),
    (
      "containerDescriptions", "pitch",
      "Box, Help, Link | Actions available | More content available"
    ),
    (
      "containerDescriptions", "sound,pitch",
      "♪ container, [pitch -15%] Box, Help, Link | Actions available | More content available"
    ),
  ]) func `reports in the way that the setting chooses`(key: String, value: String, spoken: String)
    throws
  {
    var settings = SpeechSettings()
    try settings.set(key, to: value)
    let said = utterance(Self.link, settings: settings)
    #expect(said.lines(.voiceover) == spoken)
    let reasons = said.suppressed.map { "\($0.by)" }
    #expect(reasons.allSatisfy { $0 == "\(key)=\(value)" })
  }

  @Test(arguments: [
    (element("Food", .adjustable), "Food, ♪ adjustable", "Food, ♪ adjustable"),
    (element("Salt", value: "1", .switchButton), "Salt, ♪ switch, On", "Salt, Checked, ♪ switch"),
    (element("Name", .textEntry), "Name, ♪ text field", "Name, ♪ text field"),
    (element("PIN", .textEntry, .secureTextField), "PIN, ♪ text field", "PIN, ♪ text field"),
    (element("PIN", .secureTextField), "PIN, ♪ text field", "PIN, ♪ text field"),
    (element("Top", .header), "Top, ♪ heading", "♪ heading, Top"),
    (element("Pay", .button), "Pay, ♪ button", "Pay, ♪ button"),
    (element("Cat", .image), "Cat, ♪ image", "Cat, ♪ image"),
    (element("Help", .link), "Help, Link", "Link, Help"),
    (element("Old", .notEnabled), "Old, Dimmed", "Old, Dimmed"),
    (element("Size", .popUpButton), "Size, Pop up button", "Size, Pop up button"),
  ]) func `plays sounds for traits on every system`(
    element: Element, ios: String, mac: String
  ) throws {
    var settings = SpeechSettings()
    try settings.set("traitFeedback", to: "sound")
    try settings.set("speakHints", to: "false")
    #expect(utterance(element, settings: settings).lines(.voiceover) == ios)
    #expect(utterance(element, platform: .macos, settings: settings).lines(.voiceover) == mac)
  }

  @Test func `plays the sound of a heading in every language, whatever its words`() throws {
    var settings = SpeechSettings()
    try settings.set("traitFeedback", to: "sound")
    var heading = element("1", .header)
    heading.headingLevel = Sourced(2, from: nowhere, by: .stated)
    for words in Vocabulary.all {
      let said = utterance(heading, words: words, settings: settings)
      #expect(said.lines(.voiceover) == "1, ♪ heading", "\(words.language)")
    }
  }

  @Test func `raises the pitch of the voice by what is measured`() {
    let voice = VoiceProfile(name: "test", language: "en", engineVoice: "en")
    #expect([0, 20, 30, 70, 100].map { voice.raised(by: $0).pitch } == [50, 67, 75, 99, 99])
    var low = voice
    low.pitch = 0
    #expect(low.raised(by: 20).pitch == 22)
  }

  @Test(arguments: [
    ("speak,pitch", 20, -15, true), ("speak,pitch", 40, -30, true), ("speak", 20, 0, false),
    ("speak,pitch,braille", 20, -15, false), ("sound,pitch", 10, -8, false),
  ]) func `lowers the name of a container, and marks it where that is a setting's doing`(
    channels: String, change: Int, percent: Int, isUsual: Bool
  ) throws {
    var settings = SpeechSettings()
    try settings.set("containerDescriptions", to: channels)
    settings.pitchChange = change
    let name = try #require(
      utterance(Self.link, settings: settings).pieces.first { $0.kind == .container })
    #expect(name.pitchChange == percent && name.pitch.isUsual == isUsual)
    #expect(name.pitchMark == (percent == 0 || isUsual ? "" : "[pitch \(percent)%] "))
  }

  @Test func `says where a list or a table ends at the usual pitch`() {
    let table = Container(node: "t", type: .dataTable)
    var cell = element("1", containers: [table])
    cell.cell = Sourced(Element.TableCell(.init(row: 0, column: 0)), from: nowhere, by: .counted)
    let ends = utterance(cell).pieces.filter { $0.kind == .boundary }
    #expect(!ends.isEmpty && ends.allSatisfy { $0.pitchChange == 0 })
  }

  @Test(arguments: [
    ("speak", "Cap A, b"), ("sound", "♪ capital, A, b"), ("pitch", "[pitch +50%] A, b"),
    ("nothing", "A, b"),
  ]) func `reports capitals`(value: String, spoken: String) throws {
    var settings = SpeechSettings()
    try settings.set("capitalLetters", to: value)
    let said = Event.readText("Ab", .character, element("Ab"))
      .phrased(after: .gesture(.spell), words: .english, settings: settings)
    #expect(said.description(in: .voiceover) == spoken)
  }

  @Test func `leaves out what the settings of tables and confirmations exclude`() throws {
    var settings = SpeechSettings()
    try settings.set("tableHeaders", to: "false")
    try settings.set("rowAndColumnNumbers", to: "false")
    try settings.set("rotorConfirmation", to: "false")
    var cell = Element.TableCell(.init(row: 0, column: 1))
    cell.columnHeaders = [.init(label: [Sourced("Spring", from: nowhere, by: .title)])]
    var price = element("$3")
    price.cell = Sourced(cell, from: nowhere, by: .counted)
    let said = utterance(price, settings: settings)
    #expect(said.lines(.voiceover) == "$3")
    #expect(
      said.suppressed.map { "\($0.by)" } == ["tableHeaders=false", "rowAndColumnNumbers=false"])
    let done = Event.performed(Sourced("Go", from: nowhere, by: .stated), Self.link)
      .phrased(after: .gesture(.action("Go")), words: .english, settings: settings)
    #expect(done.segments == [])
  }

  @Test func `announces actions for the first item of a list only, on request`() throws {
    var settings = SpeechSettings()
    try settings.set("firstItemOnly", to: "true")
    let list = Container(node: "list", type: .list)
    let row = element("Row", actions: ["Go"], containers: [list])
    #expect(utterance(row, settings: settings).cues.count == 1)
    let next = Event.focused(Focus(row, number: 2))
      .phrased(after: .gesture(.next), words: .english, settings: settings)
    #expect(next.cues == [] && next.suppressed.map { "\($0.by)" } == ["firstItemOnly=true"])
    #expect(utterance(element("Alone", actions: ["Go"]), settings: settings).cues.count == 1)
  }
}
