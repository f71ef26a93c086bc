import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSpeech

struct GermanTests {
  @Test(arguments: [
    (
      element("A", .selected, .button, context: .series(.init(number: 2, count: 3))),
      "Auswahl: A. Taste. 2 von 3."
    ),
    (
      element("A", value: "1", .button, .switchButton, .notEnabled),
      "A. Grau dargestellt. Umschalttaste. Ein."
    ),
    (
      element("A", value: "b", .adjustable, actions: ["c"]),
      "A: b. Einstellbar. | Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen. | Aktionen verfügbar"
    ),
    (element("A", .header, .link, .image), "A. Überschrift. Hyperlink. Bild."),
    (
      element("A", .button, context: .listStart, expanded: true),
      "A. Taste. Erweitert. Anfang der Liste. | Doppeltippen zum Reduzieren."
    ),
  ]) func `speaks its words in VoiceOver's order`(element: Element, snapshot: String) {
    #expect(utterance(element, words: .german).lines(.snapshot) == snapshot)
  }

  @Test(arguments: [
    (1, "Umfasst 1 Spalte"), (2, "Umfasst 2 Spalten"), (5, "Umfasst 5 Spalten"),
    (11, "Umfasst 11 Spalten"), (21, "Umfasst 21 Spalten"),
  ])
  func `counts columns by its plural rules`(number: Int, words: String) {
    #expect(Vocabulary.german[.columnSpan, counting: number].text == words)
  }
}
