import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverSession
import VoiceOverSpeech

struct HintRuleTests {
  @Test(arguments: [
    ("Adds salt.", "Adds salt. Double tap to toggle setting."),
    ("Adds salt", "Adds salt. Double tap to toggle setting."),
    ("Adds salt!", "Adds salt! Double tap to toggle setting."),
    ("塩を加えます。", "塩を加えます。Double tap to toggle setting."),
  ]) func `joins the app's hint and VoiceOver's with one end of a sentence`(
    hint: String, expected: String
  ) {
    let said = utterance(element("Salt", value: "1", hint: hint, .button, .switchButton))
    #expect(said.hint(in: .voiceover) == expected)
  }

  @Test func `keeps only the app's hint when dimmed, and says why`() {
    let said = utterance(element("Salt", hint: "Adds salt", .adjustable, .notEnabled))
    #expect(said.lines(.voiceover) == "Salt, Dimmed, Adjustable | Adds salt")
    #expect(said.suppressed.map { "\($0.by)" } == ["the element is dimmed"])
  }

  @Test func `keeps a field's own hint, but not in AccessibilitySnapshot's model`() throws {
    let field = element("Mail", hint: "Too short", .textEntry)
    #expect(utterance(field).hint(in: .voiceover) == "Too short. Double tap to edit.")
    var settings = SpeechSettings()
    try settings.set("compatibility", to: "snapshot")
    let said = utterance(field, settings: settings)
    #expect(said.hint(in: .voiceover) == "Double tap to edit.")
  }
}
