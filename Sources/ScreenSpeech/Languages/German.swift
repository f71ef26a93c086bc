extension Vocabulary {
  /// VoiceOver's words in German.
  ///
  /// The recorded words are AccessibilitySnapshot's, where they have no mistake; the rest is our
  /// translation.
  public static let german = Vocabulary(
    language: "de", name: "Deutsch", traits: .german, hints: .german, containers: .german,
    rotors: RotorWords(
      noResults: "<keine Ergebnisse>", moreResults: "+ %1 weitere Ergebnisse...",
      manyMoreResults: "+ Viele weitere (%1+) Ergebnisse..."),
    web: .german, mac: .german, session: .german,
    punctuation: [
      "-": "Bindestrich", "‐": "Bindestrich", "+": "Plus", "−": "Minus", "×": "Mal",
      "÷": "Geteilt durch", "*": "Stern", "/": "Schrägstrich", "\\": "Umgekehrter Schrägstrich",
      "=": "Gleich", "<": "Kleiner als", ">": "Größer als", "#": "Nummernzeichen", "@": "At",
      "&": "Und-Zeichen", "%": "Prozent", "_": "Unterstrich", "|": "Senkrechter Strich",
      "~": "Tilde", "^": "Zirkumflex", "•": "Aufzählungszeichen", ".": "Punkt", ",": "Komma",
      ":": "Doppelpunkt", ";": "Semikolon", "!": "Ausrufezeichen", "?": "Fragezeichen",
      "(": "Klammer auf", ")": "Klammer zu", "[": "Eckige Klammer auf", "]": "Eckige Klammer zu",
      "{": "Geschweifte Klammer auf", "}": "Geschweifte Klammer zu", "\"": "Anführungszeichen",
      "'": "Apostroph", "$": "Dollarzeichen", "£": "Pfundzeichen", "¥": "Yen-Zeichen",
      "…": "Auslassungspunkte",
      "¶": "Absatzmarke", "¢": "Centzeichen", "¤": "Währungszeichen", "§": "Paragrafzeichen",
      "¬": "Nicht", "∖": "Mengendifferenz", "`": "Gravis", "∘": "Verkettet mit", "′": "Strich",
      "¡": "Umgekehrtes Ausrufezeichen", "¦": "Unterbrochener Strich", "»": "Doppelpfeil rechts",
      "«": "Doppelpfeil links", "\t": "Tabulator", "²": "hoch zwei", "³": "hoch drei",
    ]
  )
}

extension TraitWords {
  fileprivate static let german = TraitWords(
    selected: Word("Auswahl", .recorded),
    dimmed: Word("Grau dargestellt", .recorded),
    button: Word("Taste", .recorded),
    popUpButton: Word("Einblendmenü-Taste", .translation),
    backButton: Word("Zurück Taste", .recorded),
    back: "Zurück",
    switchButton: Word("Umschalttaste", .recorded),
    on: Word("Ein", .recorded),
    off: Word("Aus", .recorded),
    mixed: Word("Gemischt", .recorded),
    tab: Word("Tabulator", .recorded),
    textField: Word("Textfeld", .recorded),
    secureTextField: Word("Sicheres Textfeld", .recorded),
    isEditing: Word("Bearbeiten", .translation),
    heading: Word("Überschrift", .recorded),
    headingLevel: Word("Überschrift Ebene %1", .translation),
    link: Word("Hyperlink", .recorded),
    pickerItem: Word("Auswahlelement", .translation),
    adjustable: Word("Einstellbar", .recorded),
    image: Word("Bild", .recorded),
    searchField: Word("Suchfeld", .recorded),
    draggable: Word("Bewegbar", .translation),
    expanded: Word("Erweitert", .recorded),
    collapsed: Word("Reduziert", .recorded)
  )
}

extension HintWords {
  fileprivate static let german = HintWords(
    actionsAvailable: .sentence("Aktionen verfügbar", .recorded),
    moreContentAvailable: .sentence("Weitere Inhalte verfügbar", .translation),
    toggle: .sentence("Zum Umschalten Doppeltippen.", .recorded),
    edit: .sentence("Zum Bearbeiten doppeltippen.", .recorded),
    editArea: Word(
      "Zum Bearbeiten doppeltippen. Den Rotor für den Zugriff auf „Rechtschreibfehler“ verwenden",
      snapshot: "Zum Bearbeiten doppeltippen., Den Rotor für den Zugriff auf "
        + "„Rechtschreibfehler“ verwenden", .translation),
    editing: .sentence(
      "Den Rotor für den Zugriff auf „Rechtschreibfehler“ verwenden", .translation),
    adjust: .sentence(
      "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.", .recorded),
    picker: .sentence("Zum Aktivieren der Auswahl doppeltippen.", .translation),
    expand: .sentence("Doppeltippen zum Erweitern.", .recorded),
    collapse: .sentence("Doppeltippen zum Reduzieren.", .recorded),
    directTouch: .sentence(
      "Den Rotor verwenden, um die direkte Berührung für diese App zu aktivieren.", .translation)
  )
}

extension ContainerWords {
  fileprivate static let german = ContainerWords(
    place: Word("%1 von %2", .recorded),
    listStart: Word("Anfang der Liste", .recorded),
    listEnd: Word("Ende der Liste", .recorded),
    landmarkStart: Word("Orientierungspunkt", .recorded),
    landmarkEnd: Word("Ende", .recorded),
    rowHeader: Word("Zeilenüberschrift", .translation),
    columnHeader: Word("Spaltenüberschrift", .translation),
    rowSpan: CountedWord(
      one: Word("Umfasst %1 Zeile", .translation), other: Word("Umfasst %1 Zeilen", .recorded)),
    columnSpan: CountedWord(
      one: Word("Umfasst %1 Spalte", .translation), other: Word("Umfasst %1 Spalten", .recorded)),
    row: Word("Zeile %1", .recorded),
    column: Word("Spalte %1", .recorded)
  )
}

extension WebWords {
  fileprivate static let german = WebWords(
    checkbox: Word("Markierungsfeld", .translation),
    checked: Word("Aktiviert", .translation),
    unchecked: Word("Nicht aktiviert", .translation),
    radioButton: Word("Optionsfeld", .translation),
    multiLineTextField: Word("Mehrzeiliges Textfeld", .translation),
    colorWell: Word("Farbfeld", .translation),
    progressIndicator: Word("Fortschrittsanzeige", .translation),
    required: Word("Erforderlich", .translation),
    invalid: Word("Ungültige Daten", .translation),
    readOnly: Word("Schreibgeschützt", .translation),
    visited: Word("Besucht", .translation),
    busy: Word("Beschäftigt", .translation),
    current: Word("Aktuell", .translation),
    dialog: Word("Web-Dialog", .translation),
    tableStart: Word("Tabellenanfang, %1, %2", .translation),
    rows: CountedWord(
      one: Word("%1 Zeile", .translation), other: Word("%1 Zeilen", .translation)),
    columns: CountedWord(
      one: Word("%1 Spalte", .translation), other: Word("%1 Spalten", .translation)),
    tableEnd: Word("Tabellenende", .translation),
    end: Word("Ende, %1, %2", .translation),
    landmarks: [
      "banner": Word("Banner, Orientierungspunkt", .translation),
      "complementary": Word("Ergänzend, Orientierungspunkt", .translation),
      "contentinfo": Word("Informationen zum Inhalt, Orientierungspunkt", .translation),
      "form": Word("Formular, Orientierungspunkt", .translation),
      "main": Word("Hauptinhalt, Orientierungspunkt", .translation),
      "navigation": Word("Navigation, Orientierungspunkt", .translation),
      "region": Word("Bereich, Orientierungspunkt", .translation),
      "search": Word("Suche, Orientierungspunkt", .translation),
    ]
  )
}

extension MacWords {
  fileprivate static let german = MacWords(
    slider: Word("Schieberegler", .translation),
    stepper: Word("Stepper", .translation),
    checkbox: Word("Markierungsfeld", .translation),
    checked: Word("Aktiviert", .translation),
    unchecked: Word("Nicht aktiviert", .translation),
    switchButton: Word("Schalter", .translation),
    toggleButton: Word("Umschalttaste", .translation),
    popUpButton: Word("Einblendmenü-Taste", .translation),
    menuButton: Word("Menütaste", .translation),
    editText: Word("Text bearbeiten", .translation),
    secureEditText: Word("Sicheren Text bearbeiten", .translation),
    searchField: Word("Suchtextfeld", .translation),
    characters: CountedWord(
      one: Word("%1 Zeichen", .translation), other: Word("%1 Zeichen", .translation)),
    group: Word("Gruppe", .translation),
    scrollArea: Word("Scrollbereich", .translation),
    list: Word("Liste", .translation),
    table: Word("Tabelle", .translation),
    tabGroup: Word("Tabgruppe", .translation),
    entering: Word("In %1", .translation),
    items: CountedWord(
      one: Word("%1 Objekt", .translation), other: Word("%1 Objekte", .translation)),
    buttonHint: .sentence(
      "Du befindest dich auf einer Taste. Drücke Control-Option-Leertaste, um auf diese "
        + "Taste zu klicken.", .translation),
    popUpHint: .sentence(
      "Du befindest dich auf einer Taste. Drücke Control-Option-Leertaste, um eine Liste "
        + "mit Optionen anzuzeigen.", .translation),
    linkHint: .sentence(
      "Du befindest dich auf einem Link. Drücke Control-Option-Leertaste, um auf diesen "
        + "Link zu klicken.", .translation)
  )
}

extension SessionWords {
  fileprivate static let german = SessionWords(
    voiceOverOn: Word("VoiceOver ein", .translation),
    voiceOverOff: Word("VoiceOver aus", .translation),
    quickNavOn: Word("Schnellnavigation ein", .translation),
    quickNavOff: Word("Schnellnavigation aus", .translation),
    activate: Word("Aktivieren", .translation),
    defaultAction: Word("Standard", .translation),
    drag: Word("Bewegen", .translation),
    drop: Word("Ablegen", .translation),
    dropReady: Word("Bereit zum Ablegen", .translation),
    dropComplete: Word("Abgelegt", .translation),
    page: Word("Seite %1 von %2", .translation),
    capital: Word("Großbuchstabe %1", .translation),
    space: Word("Leerzeichen", .translation),
    rotors: [
      "Actions": Word("Aktionen", .translation),
      "Adjust Value": Word("Wert anpassen", .translation),
      "More Content": Word("Weitere Inhalte", .translation),
      "Characters": Word("Zeichen", .translation),
      "Words": Word("Wörter", .translation),
      "Lines": Word("Zeilen", .translation),
      "Containers": Word("Container", .translation),
      "Headings": Word("Überschriften", .recorded),
      "Heading 1": Word("Überschrift 1", .recorded),
      "Heading 2": Word("Überschrift 2", .recorded),
      "Heading 3": Word("Überschrift 3", .recorded),
      "Heading 4": Word("Überschrift 4", .recorded),
      "Heading 5": Word("Überschrift 5", .recorded),
      "Heading 6": Word("Überschrift 6", .recorded),
      "Links": Word("Links", .recorded),
      "Form Controls": Word("Formularsteuerelemente", .translation),
      "Tables": Word("Tabellen", .recorded),
      "Lists": Word("Listen", .recorded),
      "Landmarks": Word("Orientierungspunkte", .recorded),
      "Visited Links": Word("Besuchte Links", .recorded),
      "Non-Visited Links": Word("Nicht besuchte Links", .translation),
      "Buttons": Word("Tasten", .translation),
      "Text Fields": Word("Textfelder", .recorded),
      "Search Fields": Word("Suchfelder", .translation),
      "Images": Word("Bilder", .recorded),
      "Static Text": Word("Statischer Text", .translation),
    ]
  )
}
