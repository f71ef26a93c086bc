import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverSpeech

struct LabelRuleTests {
  @Test(arguments: [
    (element("-", .button), "hyphen, Button"), (element("+", .button), "plus, Button"),
    (element("+ -"), "plus hyphen"), (element("-5"), "-5"),
    (element("Back", .backButton), "Back button"),
    (element("BACK", .backButton), "Back button"),
    (element("Backup", .backButton), "Backup, Back button"),
    (element("→"), "→"),
  ]) func `speaks the label`(element: Element, spoken: String) {
    #expect(utterance(element).description(in: .voiceover) == spoken)
  }

  @Test func `carries the ways of speaking`() {
    func said<Value: Hashable & Sendable>(_ value: Value) -> Sourced<Value> {
      Sourced(value, from: nowhere, by: .stated)
    }
    var greeting = element("Hello Bonjour 50%")
    greeting.speech = said(.init(pitch: 0.5, alwaysIncludesPunctuation: true, queued: true))
    greeting.attributed = [
      .init(start: 6, length: 7, speech: said(.init(language: "fr-CA"))),
      .init(
        start: 14, length: 3, speech: said(.init(spellsOut: true, ipa: "fɪfti", headingLevel: 2))),
    ]
    #expect(
      utterance(greeting).pieces[0].attributeLines == [
        "\"Hello Bonjour 50%\": Pitch = 0.5", "\"Hello Bonjour 50%\": Queued = true",
        "\"Hello Bonjour 50%\": Speak Punctuation", "\"Bonjour\": Language = fr-CA",
        "\"50%\": Heading Level = 2", "\"50%\": IPA = fɪfti", "\"50%\": Spell Out",
      ])
  }
}
