import ScreenTree
import Testing
import VoiceOverLanguages
import VoiceOverSession
import VoiceOverSpeech

struct EmptyPlaceRuleTests {
  private func phrased(_ settings: SpeechSettings) -> Utterance {
    Event.touchedNothing(.init(x: 300, y: 40), after: nil)
      .phrased(
        after: .gesture(.touchAt(.init(x: 300, y: 40))), words: .english, settings: settings)
  }

  @Test func `a finger on an empty place is a sound without words`() {
    let utterance = phrased(SpeechSettings())
    #expect(utterance.description(in: .voiceover) == "♪ no item discovered")
    #expect(utterance.segments.allSatisfy { $0.speech.isEmpty })
    #expect(utterance.segments.map(\.reason.rule.rawValue) == ["emptyPlace"])
  }

  @Test func `without sounds it is silent`() throws {
    var settings = SpeechSettings()
    try settings.set("sounds", to: "false")
    #expect(phrased(settings).segments.isEmpty)
  }
}
