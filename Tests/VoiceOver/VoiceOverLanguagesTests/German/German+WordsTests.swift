import Testing
import VoiceOverLanguages

struct GermanWordsTests {
  @Test(arguments: [
    (Word.ID.dimmed, "Grau dargestellt", "Grau dargestellt.", Evidence.recorded),
    (.backButton, "Zurück Taste", "Zurück Taste.", .recorded),
    (.switchButton, "Umschalttaste", "Umschalttaste.", .recorded),
    (.secureTextField, "Sicheres Textfeld", "Sicheres Textfeld.", .recorded),
    (.adjustable, "Einstellbar", "Einstellbar.", .recorded),
    (.actionsAvailable, "Aktionen verfügbar", "Aktionen verfügbar", .recorded),
    (.toggleHint, "Zum Umschalten Doppeltippen.", "Zum Umschalten Doppeltippen.", .recorded),
    (
      .editAreaHint,
      "Zum Bearbeiten doppeltippen. Den Rotor für den Zugriff auf „Rechtschreibfehler“ verwenden",
      "Zum Bearbeiten doppeltippen., Den Rotor für den Zugriff auf „Rechtschreibfehler“ verwenden",
      .translation
    ), (.place, "%1 von %2", "%1 von %2.", .recorded),
    (.listStart, "Anfang der Liste", "Anfang der Liste.", .recorded),
    (.rowHeader, "Zeilenüberschrift", "Zeilenüberschrift.", .translation),
    (.navigationLandmark, "Navigation", "Navigation.", .translation),
    (.activate, "Aktivieren", "Aktivieren.", .observed),
    (.rotorHeadings, "Überschriften", "Überschriften.", .recorded),
    (.noResults, "<keine Ergebnisse>", "<keine Ergebnisse>", .recorded),
    (.lineChart, "Liniendiagramm", "Liniendiagramm.", .translation),
    (.increment, "Erhöhen", "Erhöhen", .translation),
  ]) func `has its words in both styles, with their evidence`(
    id: Word.ID, text: String, snapshot: String, evidence: Evidence
  ) {
    let word = Vocabulary.german[id]
    #expect(word.text == text)
    #expect(word.snapshot == snapshot)
    #expect(word.evidence == evidence)
  }

  @Test(arguments: [
    (Word.ID.headingLevel, ["2"], "Überschrift Ebene 2"), (.page, ["4", "9"], "Seite 4 von 9"),
    (.capital, ["Ä"], "Großbuchstabe Ä"), (.axisEnds, ["T", "1", "9"], "T, von 1 bis 9"),
    (.passesIn, ["A", "B", "C"], "A übertrifft B ab C"),
    (.risesBy, ["3", "M"], "Anstieg um durchschnittlich 3 pro M"),
    (.manyMoreResults, ["99"], "+ Viele weitere (99+) Ergebnisse..."),
    (.pageOfControl, ["2", "5"], "Seite 2 von 5"),
  ]) func `fills in numbers and names in the order of the language`(
    id: Word.ID, parts: [String], text: String
  ) {
    #expect(Vocabulary.german[id].filled(parts).text == text)
  }

  @Test(arguments: [
    (
      Word.ID.rowSpan,
      [
        "Umfasst 0 Zeilen", "Umfasst 1 Zeile", "Umfasst 2 Zeilen", "Umfasst 5 Zeilen",
        "Umfasst 11 Zeilen", "Umfasst 21 Zeilen",
      ]
    ),
    (
      .characters, ["0 Zeichen", "1 Zeichen", "2 Zeichen", "5 Zeichen", "11 Zeichen", "21 Zeichen"]
    ), (.items, ["0 Objekte", "1 Objekt", "2 Objekte", "5 Objekte", "11 Objekte", "21 Objekte"]),
    (
      .missingValues,
      [
        "0 Werte fehlen", "1 Wert fehlt", "2 Werte fehlen", "5 Werte fehlen", "11 Werte fehlen",
        "21 Werte fehlen",
      ]
    ),
  ]) func `counts in the forms of the language`(id: Word.ID, texts: [String]) {
    let counted = [0, 1, 2, 5, 11, 21].map { Vocabulary.german[id, counting: $0].text }
    #expect(counted == texts)
  }

  @Test func `a form of a word has its own evidence`() {
    #expect(Vocabulary.german[.rowSpan, counting: 1].evidence == .translation)
    #expect(Vocabulary.german[.rowSpan, counting: 2].evidence == .recorded)
  }

  @Test(arguments: [
    (Character("-"), "Bindestrich"), ("•", "Aufzählungszeichen"), ("»", "Doppelpfeil rechts"),
    ("²", "hoch zwei"),
  ]) func `names marks`(mark: Character, name: String) {
    #expect(Vocabulary.german.punctuation[mark] == name)
  }
}
