import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverSession
import VoiceOverSpeech

struct TraitsRuleTests {
  @Test(arguments: [
    ("1", "Salt, Switch button, On", "Salt. Switch Button. On."),
    ("0", "Salt, Switch button, Off", "Salt. Switch Button. Off."),
    ("2", "Salt, Switch button, Mixed", "Salt. Switch Button. Mixed."),
    ("half", "Salt, Switch button, half", "Salt. Switch Button. half"),
    ("", "Salt, Switch button", "Salt. Switch Button."),
  ]) func `speaks the state of a switch after its role`(
    value: String, voiceover: String, snapshot: String
  ) {
    let said = utterance(element("Salt", value: value, .button, .switchButton))
    #expect(said.lines(.voiceover) == voiceover + " | Double tap to toggle setting.")
    #expect(said.lines(.snapshot) == snapshot + " | Double tap to toggle setting.")
  }

  @Test func `puts Tab between Dimmed and Heading`() {
    let tab = element(
      "H", .notEnabled, .header, context: .tab(.init(number: 8, count: 11)))
    #expect(utterance(tab).lines(.voiceover) == "H, Dimmed, Tab, Heading, 8 of 11")
  }

  @Test func `says of a search field nothing but that it is one`() {
    let said = utterance(element("Find", .textEntry, .searchField))
    #expect(said.lines(.voiceover) == "Find, Search field | Double tap to edit.")
  }

  @Test(
    arguments: [
      ([.secureTextField], "PIN, Secure text field", "PIN"),
      ([.secureTextField, .staticText], "PIN, Secure text field", "PIN"),
      ([.secureTextField, .header], "PIN, Secure text field, Heading", "PIN. Heading."),
      (
        [.textEntry, .secureTextField], "PIN, Secure text field | Double tap to edit.",
        "PIN. Secure Text Field. | Double tap to edit."
      ),
      ([.secureTextField, .searchField], "PIN, Search field", "PIN. Search Field."),
    ] as [([Node.Trait], String, String)])
  func `says of a secure text field that it is one, once, whatever its other traits`(
    traits: [Node.Trait], voiceover: String, snapshot: String
  ) throws {
    var field = element("PIN")
    field.traits = traits.map { Sourced($0, from: nowhere, by: .stated) }
    #expect(utterance(field).lines(.voiceover) == voiceover)
    var settings = SpeechSettings()
    try settings.set("compatibility", to: "snapshot")
    #expect(utterance(field, settings: settings).lines(.snapshot) == snapshot)
  }
}
