import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession
import VoiceOverSpeech

struct SystemRuleTests {
  private func heard(
    _ event: Event, words: Vocabulary = .english, _ settings: SpeechSettings = SpeechSettings()
  ) -> Utterance {
    event.phrased(after: .none, words: words, settings: settings)
  }

  @Test func `a title that is the name of the app is heard once`() {
    let launch = heard(.launched(app: "Wallet", Focus(element("Wallet", .header), number: 1)))
    #expect(launch.description(in: .voiceover) == "Wallet, Heading")
    #expect(
      launch.suppressed.map { "\($0.text): \($0.by)" } == [
        "Wallet: the element says the same words"
      ])
    var row = element("", .header)
    row.label = ["Ada", "Online"].map { Sourced(.text($0), from: nowhere, by: .combined) }
    let merged = heard(.voiceOver(isOn: true, app: "Ada, Online", Focus(row, number: 1)))
    #expect(merged.description(in: .voiceover) == "VoiceOver on, Ada, Online, Heading")
  }

  @Test(arguments: [
    (Event.launched(app: " ", Focus(element("Total"), number: 1)), "Total"),
    (.launched(app: "Wallet", nil), "Wallet"),
    // A part of the name is another name.
    (.launched(app: "Wallet", Focus(element("Wallets"), number: 1)), "Wallet, Wallets"),
    (.voiceOver(isOn: true, app: "Safari", nil), "VoiceOver on, Safari"),
    (
      .voiceOver(isOn: false, app: "Safari", Focus(element("Total"), number: 1)),
      "VoiceOver off, Total"
    ),
  ]) func `names the app before its first element, unless it has no name`(
    event: Event, spoken: String
  ) {
    #expect(heard(event).description(in: .voiceover) == spoken)
  }

  @Test func `speaks the language of the screen, not that of the element`() {
    var share = element("Partager", .button)
    share.language = "fr"
    let said = heard(
      .voiceOver(isOn: true, app: "Safari", Focus(share, number: 1)), words: .german)
    #expect(said.description(in: .voiceover) == "VoiceOver ein, Safari, Partager, Bouton")
  }

  @Test(arguments: [
    (true, "sound", "♪ quick nav on"), (false, "sound", "♪ quick nav off"),
    (false, "speak", "Quick Nav off"), (true, "speak,sound", "♪ quick nav on, Quick Nav on"),
    (false, "pitch", "[pitch +20%] Quick Nav off"), (true, "braille", ""), (true, "nothing", ""),
  ]) func `announces Quick Nav in the channels of its setting`(
    isOn: Bool, channels: String, spoken: String
  ) throws {
    var settings = SpeechSettings()
    try settings.set("quickNav", to: channels)
    #expect(heard(.quickNav(isOn: isOn), settings).description(in: .voiceover) == spoken)
  }
}
