import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSpeech

struct FrenchTests {
  @Test(arguments: [
    (
      element("A", .selected, .button, context: .series(.init(number: 2, count: 3))),
      "Sélectionné: A. Bouton. 2 sur 3."
    ),
    (
      element("A", value: "1", .button, .switchButton, .notEnabled),
      "A. Estompé. Bouton bascule. Activé."
    ),
    (
      element("A", value: "b", .adjustable, actions: ["c"]),
      "A: b. Ajustable. | Balayez vers le haut ou vers le bas avec un doigt pour ajuster la valeur. | Actions disponibles"
    ),
    (element("A", .header, .link, .image), "A. En-tête. Lien. Image."),
    (
      element("A", .button, context: .listStart, expanded: true),
      "A. Bouton. Développé. Début de la liste. | Touchez deux fois pour réduire."
    ),
  ]) func `speaks its words in VoiceOver's order`(element: Element, snapshot: String) {
    #expect(utterance(element, words: .french).lines(.snapshot) == snapshot)
  }

  @Test(arguments: [
    (1, "S’étend sur 1 colonne"), (2, "S’étend sur 2 colonnes"), (5, "S’étend sur 5 colonnes"),
    (11, "S’étend sur 11 colonnes"), (21, "S’étend sur 21 colonnes"),
  ])
  func `counts columns by its plural rules`(number: Int, words: String) {
    #expect(Vocabulary.french[.columnSpan, counting: number].text == words)
  }
}
