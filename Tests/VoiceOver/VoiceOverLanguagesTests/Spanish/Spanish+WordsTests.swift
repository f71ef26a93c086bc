import Testing
import VoiceOverLanguages

struct SpanishWordsTests {
  @Test(arguments: [
    (Word.ID.dimmed, "Atenuado", "Atenuado.", Evidence.translation),
    (.backButton, "Botón Atrás", "Botón Atrás.", .translation),
    (.switchButton, "Botón conmutador", "Botón conmutador.", .translation),
    (.secureTextField, "Campo de texto seguro", "Campo de texto seguro.", .translation),
    (.adjustable, "Ajustable", "Ajustable.", .translation),
    (.actionsAvailable, "Acciones disponibles", "Acciones disponibles", .translation),
    (
      .toggleHint, "Pulsa dos veces para cambiar el ajuste.",
      "Pulsa dos veces para cambiar el ajuste.", .translation
    ),
    (
      .editAreaHint,
      "Pulsa dos veces para editar. Usa el rotor para acceder a las palabras mal escritas.",
      "Pulsa dos veces para editar., Usa el rotor para acceder a las palabras mal escritas.",
      .translation
    ), (.place, "%1 de %2", "%1 de %2.", .translation),
    (.listStart, "Inicio de la lista", "Inicio de la lista.", .translation),
    (.rowHeader, "Encabezado de fila", "Encabezado de fila.", .translation),
    (.navigationLandmark, "Navegación", "Navegación.", .translation),
    (.activate, "Activar", "Activar.", .translation),
    (.rotorHeadings, "Encabezados", "Encabezados.", .translation),
    (.noResults, "<sin resultados>", "<sin resultados>", .translation),
    (.lineChart, "gráfico de líneas", "gráfico de líneas.", .translation),
    (.increment, "Aumentar", "Aumentar", .translation),
  ]) func `has its words in both styles, with their evidence`(
    id: Word.ID, text: String, snapshot: String, evidence: Evidence
  ) {
    let word = Vocabulary.spanish[id]
    #expect(word.text == text)
    #expect(word.snapshot == snapshot)
    #expect(word.evidence == evidence)
  }

  @Test(arguments: [
    (Word.ID.headingLevel, ["2"], "Encabezado de nivel 2"), (.page, ["4", "9"], "Página 4 de 9"),
    (.capital, ["Ä"], "Ä mayúscula"), (.axisEnds, ["T", "1", "9"], "T, de 1 a 9"),
    (.passesIn, ["A", "B", "C"], "A supera a B en C"),
    (.risesBy, ["3", "M"], "sube en promedio 3 por M"),
    (.manyMoreResults, ["99"], "+ Muchos más (99+) resultados..."),
    (.pageOfControl, ["2", "5"], "página 2 de 5"),
  ]) func `fills in numbers and names in the order of the language`(
    id: Word.ID, parts: [String], text: String
  ) {
    #expect(Vocabulary.spanish[id].filled(parts).text == text)
  }

  @Test(arguments: [
    (
      Word.ID.rowSpan,
      [
        "Abarca 0 filas", "Abarca 1 fila", "Abarca 2 filas", "Abarca 5 filas", "Abarca 11 filas",
        "Abarca 21 filas",
      ]
    ),
    (
      .characters,
      [
        "0 caracteres", "1 carácter", "2 caracteres", "5 caracteres", "11 caracteres",
        "21 caracteres",
      ]
    ), (.items, ["0 ítems", "1 ítem", "2 ítems", "5 ítems", "11 ítems", "21 ítems"]),
    (
      .missingValues,
      [
        "faltan 0 valores", "falta 1 valor", "faltan 2 valores", "faltan 5 valores",
        "faltan 11 valores", "faltan 21 valores",
      ]
    ),
  ]) func `counts in the forms of the language`(id: Word.ID, texts: [String]) {
    let counted = [0, 1, 2, 5, 11, 21].map { Vocabulary.spanish[id, counting: $0].text }
    #expect(counted == texts)
  }

  @Test(arguments: [
    (Character("-"), "guion"), ("@", "arroba"), ("¡", "exclamación de apertura"),
    ("²", "al cuadrado"),
  ]) func `names marks`(mark: Character, name: String) {
    #expect(Vocabulary.spanish.punctuation[mark] == name)
  }
}
