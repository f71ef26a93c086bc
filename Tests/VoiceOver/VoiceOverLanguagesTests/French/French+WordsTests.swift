import Testing
import VoiceOverLanguages

struct FrenchWordsTests {
  @Test(arguments: [
    (Word.ID.dimmed, "Estompé", "Estompé.", Evidence.translation),
    (.backButton, "Bouton Retour", "Bouton Retour.", .translation),
    (.switchButton, "Bouton bascule", "Bouton bascule.", .translation),
    (.secureTextField, "Champ de texte sécurisé", "Champ de texte sécurisé.", .translation),
    (.adjustable, "Ajustable", "Ajustable.", .translation),
    (.actionsAvailable, "Actions disponibles", "Actions disponibles", .translation),
    (
      .toggleHint, "Touchez deux fois pour modifier le réglage.",
      "Touchez deux fois pour modifier le réglage.", .translation
    ),
    (
      .editAreaHint,
      "Touchez deux fois pour modifier. Utilisez le rotor pour accéder aux mots mal orthographiés.",
      "Touchez deux fois pour modifier., Utilisez le rotor pour accéder aux mots mal orthographiés.",
      .translation
    ), (.place, "%1 sur %2", "%1 sur %2.", .translation),
    (.listStart, "Début de la liste", "Début de la liste.", .translation),
    (.rowHeader, "En-tête de rangée", "En-tête de rangée.", .translation),
    (.navigationLandmark, "Navigation", "Navigation.", .translation),
    (.activate, "Activer", "Activer.", .translation),
    (.rotorHeadings, "En-têtes", "En-têtes.", .translation),
    (.noResults, "<aucun résultat>", "<aucun résultat>", .translation),
    (.lineChart, "graphique en courbes", "graphique en courbes.", .translation),
    (.increment, "Augmenter", "Augmenter", .translation),
  ]) func `has its words in both styles, with their evidence`(
    id: Word.ID, text: String, snapshot: String, evidence: Evidence
  ) {
    let word = Vocabulary.french[id]
    #expect(word.text == text)
    #expect(word.snapshot == snapshot)
    #expect(word.evidence == evidence)
  }

  @Test(arguments: [
    (Word.ID.headingLevel, ["2"], "En-tête de niveau 2"), (.page, ["4", "9"], "Page 4 sur 9"),
    (.capital, ["Ä"], "Ä majuscule"), (.axisEnds, ["T", "1", "9"], "T, de 1 à 9"),
    (.passesIn, ["A", "B", "C"], "A dépasse B : C"),
    (.risesBy, ["3", "M"], "augmente en moyenne de 3 par M"),
    (.manyMoreResults, ["99"], "+ Beaucoup d’autres (99+) résultats..."),
    (.pageOfControl, ["2", "5"], "page 2 sur 5"),
  ]) func `fills in numbers and names in the order of the language`(
    id: Word.ID, parts: [String], text: String
  ) {
    #expect(Vocabulary.french[id].filled(parts).text == text)
  }

  @Test(arguments: [
    (
      Word.ID.rowSpan,
      [
        "S’étend sur 0 rangée", "S’étend sur 1 rangée", "S’étend sur 2 rangées",
        "S’étend sur 5 rangées", "S’étend sur 11 rangées", "S’étend sur 21 rangées",
      ]
    ),
    (
      .characters,
      [
        "0 caractère", "1 caractère", "2 caractères", "5 caractères", "11 caractères",
        "21 caractères",
      ]
    ),
    (.items, ["0 élément", "1 élément", "2 éléments", "5 éléments", "11 éléments", "21 éléments"]),
    (
      .missingValues,
      [
        "0 valeur manquante", "1 valeur manquante", "2 valeurs manquantes", "5 valeurs manquantes",
        "11 valeurs manquantes", "21 valeurs manquantes",
      ]
    ),
  ]) func `counts in the forms of the language`(id: Word.ID, texts: [String]) {
    let counted = [0, 1, 2, 5, 11, 21].map { Vocabulary.french[id, counting: $0].text }
    #expect(counted == texts)
  }

  @Test(arguments: [
    (Character("-"), "trait d’union"), ("@", "arobase"), ("»", "guillemet fermant"),
    ("²", "au carré"),
  ]) func `names marks`(mark: Character, name: String) {
    #expect(Vocabulary.french.punctuation[mark] == name)
  }
}
