import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSpeech

struct SpanishTests {
  @Test(arguments: [
    (
      element("A", .selected, .button, context: .series(.init(number: 2, count: 3))),
      "Seleccionado: A. Botón. 2 de 3."
    ),
    (
      element("A", value: "1", .button, .switchButton, .notEnabled),
      "A. Atenuado. Botón conmutador. Activado."
    ),
    (
      element("A", value: "b", .adjustable, actions: ["c"]),
      "A: b. Ajustable. | Desliza hacia arriba o hacia abajo con un dedo para ajustar el valor. | Acciones disponibles"
    ),
    (element("A", .header, .link, .image), "A. Encabezado. Enlace. Imagen."),
    (
      element("A", .button, context: .listStart, expanded: true),
      "A. Botón. Expandido. Inicio de la lista. | Pulsa dos veces para contraer."
    ),
  ]) func `speaks its words in VoiceOver's order`(element: Element, snapshot: String) {
    #expect(utterance(element, words: .spanish).lines(.snapshot) == snapshot)
  }

  @Test(arguments: [
    (1, "Abarca 1 columna"), (2, "Abarca 2 columnas"), (5, "Abarca 5 columnas"),
    (11, "Abarca 11 columnas"), (21, "Abarca 21 columnas"),
  ])
  func `counts columns by its plural rules`(number: Int, words: String) {
    #expect(Vocabulary.spanish[.columnSpan, counting: number].text == words)
  }
}
