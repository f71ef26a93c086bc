extension Vocabulary {
  /// VoiceOver's words in German.
  ///
  /// The recorded words are AccessibilitySnapshot's, where they have no mistake; the rest is our
  /// translation. One developer each heard "Kontrollkästchen", "deaktiviert", "abgeblendet", "Link"
  /// and "Einblendmenü" for a checkbox, its state, what is dimmed, a link and a pop-up button; one
  /// listener changes nothing here.
  package static let german = Vocabulary(
    language: "de", name: "Deutsch",
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
    ],
    symbol: Word.german, word: Word.german)
}

extension Word {
  /// A word in German: a function, because a closure in a constant is type-checked again with each file
  /// that uses the constant.
  fileprivate static func german(_ id: ID) -> Word {
    switch id {
    // Traits and states
    case .selected: Word("Auswahl", .recorded)
    case .dimmed: Word("Grau dargestellt", .recorded)
    case .button: Word("Taste", .recorded)
    case .popUpButton: Word("Einblendmenü-Taste", .translation)
    case .backButton: Word("Zurück Taste", .recorded)
    case .switchButton: Word("Umschalttaste", .recorded)
    case .on: Word("Ein", .recorded)
    case .off: Word("Aus", .recorded)
    case .mixed: Word("Gemischt", .recorded)
    case .tab: Word("Tabulator", .recorded)
    case .textField: Word("Textfeld", .recorded)
    case .secureTextField: Word("Sicheres Textfeld", .recorded)
    case .isEditing: Word("Bearbeiten", .translation)
    case .insertionPointAtStart: Word("Einfügemarke am Anfang", .translation)
    case .insertionPointAtEnd: Word("Einfügemarke am Ende", .translation)
    case .insertionPointAfter: Word("Einfügemarke nach Zeichen %1", .translation)
    case .characterMode: Word("Zeichenmodus", .translation)
    case .wordMode: Word("Wortmodus", .translation)
    case .lineMode: Word("Zeilenmodus", .translation)
    case .heading: Word("Überschrift", .recorded)
    case .headingLevel: Word("Überschrift Ebene %1", .translation)
    case .link: Word("Hyperlink", .recorded)
    case .inPageLink: Word("Link auf dieser Seite", .translation)
    case .pickerItem: Word("Auswahlelement", .translation)
    case .adjustable: Word("Einstellbar", .recorded)
    case .image: Word("Bild", .recorded)
    case .searchField: Word("Suchfeld", .recorded)
    case .draggable: Word("Bewegbar", .translation)
    case .expanded: Word("Erweitert", .recorded)
    case .collapsed: Word("Reduziert", .recorded)
    // Hints and cues
    case .actionsAvailable: .sentence("Aktionen verfügbar", .recorded)
    case .moreContentAvailable: .sentence("Weitere Inhalte verfügbar", .translation)
    case .toggleHint: .sentence("Zum Umschalten Doppeltippen.", .recorded)
    case .editHint: .sentence("Zum Bearbeiten doppeltippen.", .recorded)
    case .editAreaHint:
      Word(
        "Zum Bearbeiten doppeltippen. Den Rotor für den Zugriff auf „Rechtschreibfehler“ verwenden",
        snapshot: "Zum Bearbeiten doppeltippen., Den Rotor für den Zugriff auf "
          + "„Rechtschreibfehler“ verwenden", .translation)
    case .editingHint:
      .sentence(
        "Den Rotor für den Zugriff auf „Rechtschreibfehler“ verwenden", .translation)
    case .adjustHint:
      .sentence(
        "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.", .recorded)
    case .pickerHint: .sentence("Zum Aktivieren der Auswahl doppeltippen.", .translation)
    case .expandHint: .sentence("Doppeltippen zum Erweitern.", .recorded)
    case .collapseHint: .sentence("Doppeltippen zum Reduzieren.", .recorded)
    case .directTouchHint:
      .sentence(
        "Den Rotor verwenden, um die direkte Berührung für diese App zu aktivieren.", .translation
      )
    case .directTouchActivateHint:
      .sentence(
        "Aktivieren, um die direkte Berührung zu starten.", .translation)
    case .reorderHint:
      .sentence(
        "Doppeltippen und halten, auf den Ton warten, dann zum Umordnen bewegen.", .translation)
    // Containers and places in them
    case .place: Word("%1 von %2", .recorded)
    case .listStart: Word("Anfang der Liste", .recorded)
    case .listEnd: Word("Ende der Liste", .recorded)
    case .landmarkStart: Word("Orientierungspunkt", .recorded)
    case .landmarkEnd: Word("Ende", .recorded)
    case .definitionListStart: Word("Anfang der Definitionsliste", .translation)
    case .definitionListEnd: Word("Ende der Definitionsliste", .translation)
    case .alert: Word("Hinweis", .translation)
    case .rowHeader: Word("Zeilenüberschrift", .translation)
    case .columnHeader: Word("Spaltenüberschrift", .translation)
    case .rowSpan:
      .counted(
        one: Word("Umfasst %1 Zeile", .translation), other: Word("Umfasst %1 Zeilen", .recorded))
    case .columnSpan:
      .counted(
        one: Word("Umfasst %1 Spalte", .translation), other: Word("Umfasst %1 Spalten", .recorded)
      )
    case .row: Word("Zeile %1", .recorded)
    case .column: Word("Spalte %1", .recorded)
    // Web content, as in Safari
    case .checkbox: Word("Markierungsfeld", .translation)
    case .checked: Word("Aktiviert", .translation)
    case .unchecked: Word("Nicht aktiviert", .translation)
    case .radioButton: Word("Optionsfeld", .translation)
    case .multiLineTextField: Word("Mehrzeiliges Textfeld", .translation)
    case .colorWell: Word("Farbfeld", .translation)
    case .comboBox: Word("Kombinationsfeld", .translation)
    case .menuItem: Word("Menüobjekt", .translation)
    case .toggleButton: Word("Umschalttaste", .translation)
    case .pressed: Word("Gedrückt", .translation)
    case .notPressed: Word("Nicht gedrückt", .translation)
    case .menuPopUp: Word("Menü-Einblendfenster", .translation)
    case .listBoxPopUp: Word("Listenfeld-Einblendfenster", .translation)
    case .treePopUp: Word("Baum-Einblendfenster", .translation)
    case .gridPopUp: Word("Raster-Einblendfenster", .translation)
    case .dialogPopUp: Word("Dialog-Einblendfenster", .translation)
    case .description: Word("Beschreibung", .translation)
    case .term: Word("Begriff", .translation)
    case .definition: Word("Definition", .translation)
    case .toolbar: Word("Symbolleiste", .translation)
    case .sortUp: Word("Aufsteigend sortiert", .translation)
    case .sortDown: Word("Absteigend sortiert", .translation)
    case .progressIndicator: Word("Fortschrittsanzeige", .translation)
    case .required: Word("Erforderlich", .translation)
    case .invalid: Word("Ungültige Daten", .translation)
    case .invalidGrammar: Word("Ungültige Grammatik", .translation)
    case .invalidSpelling: Word("Ungültige Rechtschreibung", .translation)
    case .readOnly: Word("Schreibgeschützt", .translation)
    case .visited: Word("Besucht", .translation)
    case .busy: Word("Beschäftigt", .translation)
    case .current: Word("Aktuell", .translation)
    case .currentPage: Word("Aktuelle Seite", .translation)
    case .currentStep: Word("Aktueller Schritt", .translation)
    case .currentLocation: Word("Aktueller Ort", .translation)
    case .currentDate: Word("Aktuelles Datum", .translation)
    case .currentTime: Word("Aktuelle Uhrzeit", .translation)
    case .dialog: Word("Web-Dialog", .translation)
    case .tableStart: Word("Tabellenanfang", .translation)
    case .tableRows:
      .counted(
        one: Word("%1 Zeile", .translation), other: Word("%1 Zeilen", .translation))
    case .tableColumns:
      .counted(
        one: Word("%1 Spalte", .translation), other: Word("%1 Spalten", .translation))
    case .tableEnd: Word("Tabellenende", .translation)
    case .bannerLandmark: Word("Banner", .translation)
    case .complementaryLandmark: Word("Ergänzend", .translation)
    case .contentinfoLandmark: Word("Informationen zum Inhalt", .translation)
    case .formLandmark: Word("Formular", .translation)
    case .mainLandmark: Word("Hauptinhalt", .translation)
    case .navigationLandmark: Word("Navigation", .translation)
    case .regionLandmark: Word("Bereich", .translation)
    case .searchLandmark: Word("Suche", .translation)
    // The Mac
    case .macSlider: Word("Schieberegler", .translation)
    case .macStepper: Word("Stepper", .translation)
    case .macCheckbox: Word("Markierungsfeld", .translation)
    case .macChecked: Word("Aktiviert", .translation)
    case .macUnchecked: Word("Nicht aktiviert", .translation)
    case .macSwitchButton: Word("Schalter", .translation)
    case .macToggleButton: Word("Umschalttaste", .translation)
    case .macPopUpButton: Word("Einblendmenü-Taste", .translation)
    case .menuButton: Word("Menütaste", .translation)
    case .editText: Word("Text bearbeiten", .translation)
    case .secureEditText: Word("Sicheren Text bearbeiten", .translation)
    case .macSearchField: Word("Suchtextfeld", .translation)
    case .characters:
      .counted(
        one: Word("%1 Zeichen", .translation), other: Word("%1 Zeichen", .translation))
    case .group: Word("Gruppe", .translation)
    case .scrollArea: Word("Scrollbereich", .translation)
    case .list: Word("Liste", .translation)
    case .table: Word("Tabelle", .translation)
    case .tabGroup: Word("Tabgruppe", .translation)
    case .entering: Word("In %1", .translation)
    case .items:
      .counted(
        one: Word("%1 Objekt", .translation), other: Word("%1 Objekte", .translation))
    case .macMixed: Word("Gemischt", .translation)
    case .macPlace: Word("%1 von %2", .translation)
    case .macColumnOf: Word("Spalte %1 von %2", .translation)
    case .macTableSize: Word("%1, %2", .translation)
    case .macLevel: Word("Ebene %1", .translation)
    case .macRegion: Word("Bereich", .translation)
    case .macArticle: Word("Artikel", .translation)
    case .macRadioGroup: Word("Optionsfeldgruppe", .translation)
    case .macDialog: Word("Dialog", .translation)
    case .macDescriptionList: Word("Beschreibungsliste", .translation)
    case .macSummary: Word("Zusammenfassung", .translation)
    case .macFileButton: Word("Taste zum Hochladen einer Datei", .translation)
    case .macTextArea: Word("Texteingabebereich", .translation)
    case .macMenu: Word("Menü", .translation)
    case .macMenuBar: Word("Menüleiste", .translation)
    case .macProgressBar: Word("Fortschrittsbalken", .translation)
    case .macEndOf: Word("Ende, %1", .translation)
    case .macEndOfList: Word("Ende der Liste", .translation)
    case .macEndOfTable: Word("Ende der Tabelle", .translation)
    case .macEndOfDescriptionList: Word("Ende der Beschreibungsliste", .translation)
    case .macLeaving: Word("Nicht mehr in %1", .translation)
    case .moreContentMenu: Word("Menü „Weitere Inhalte“", .translation)
    case .actionsMenu: Word("Aktionsmenü", .translation)
    case .macButtonHint:
      .sentence(
        "Du befindest dich auf einer Taste. Drücke Control-Option-Leertaste, um auf diese "
          + "Taste zu klicken.", .translation)
    case .macPopUpHint:
      .sentence(
        "Du befindest dich auf einer Taste. Drücke Control-Option-Leertaste, um eine Liste "
          + "mit Optionen anzuzeigen.", .translation)
    case .macLinkHint:
      .sentence(
        "Du befindest dich auf einem Link. Drücke Control-Option-Leertaste, um auf diesen "
          + "Link zu klicken.", .translation)
    case .macHeadingHint:
      .sentence("Du befindest dich auf einer Überschrift der Ebene %1.", .translation)
    case .macTextHint: .sentence("Du befindest dich auf einem Textelement.", .translation)
    case .macSelectableTextHint:
      .sentence("Du befindest dich auf einem auswählbaren Text.", .translation)
    case .macTextAreaHint: .sentence("Du befindest dich auf einem Textbereich.", .translation)
    case .macGroupHint: .sentence("Du befindest dich in einer Gruppe.", .translation)
    case .macDimmedButtonHint: .sentence("Du befindest dich auf einer Taste.", .translation)
    case .macToggleButtonHint:
      .sentence(
        "Du befindest dich auf einer Umschalttaste. Drücke Control-Option-Leertaste, um dieses "
          + "Markierungsfeld auszuwählen oder die Auswahl aufzuheben.", .translation)
    case .macCheckboxHint:
      .sentence(
        "Du befindest dich auf einem Markierungsfeld. Drücke Control-Option-Leertaste, um "
          + "dieses Markierungsfeld auszuwählen oder die Auswahl aufzuheben.", .translation)
    case .macRadioButtonHint:
      .sentence(
        "Du befindest dich auf einem Optionsfeld. Drücke Control-Option-Leertaste, um diese "
          + "Option auszuwählen.", .translation)
    case .macSliderHint:
      .sentence(
        "Du befindest dich auf einem Schieberegler. Drücke Control-Option-Umschalt-Abwärtspfeil, "
          + "um mit der Interaktion mit dem Schieberegler zu beginnen.", .translation)
    case .macEditTextHint:
      .sentence(
        "Du befindest dich auf einem Textfeld. Tippe, um in diesem Feld Text einzugeben.",
        .translation)
    case .macDimmedHint: .sentence("Dieses Objekt ist grau dargestellt.", .translation)
    case .keyboardFocus: Word("Tastaturfokus", .translation)
    // Gestures, rotors and VoiceOver itself
    case .voiceOverOn: Word("VoiceOver ein", .translation)
    case .voiceOverOff: Word("VoiceOver aus", .translation)
    case .quickNavOn: Word("Schnellnavigation ein", .translation)
    case .quickNavOff: Word("Schnellnavigation aus", .translation)
    case .activate: Word("Aktivieren", .observed)
    case .defaultAction: Word("Standard", .observed)
    case .drag: Word("Bewegen", .translation)
    case .drop: Word("Ablegen", .translation)
    case .dropReady: Word("Bereit zum Ablegen", .translation)
    case .dropComplete: Word("Abgelegt", .translation)
    case .page: Word("Seite %1 von %2", .translation)
    case .capital: Word("Großbuchstabe %1", .translation)
    case .space: Word("Leerzeichen", .translation)
    case .rotorActions: Word("Aktionen", .translation)
    case .rotorAdjustValue: Word("Wert anpassen", .translation)
    case .rotorMoreContent: Word("Weitere Inhalte", .translation)
    case .rotorCharacters: Word("Zeichen", .translation)
    case .rotorWords: Word("Wörter", .translation)
    case .rotorLines: Word("Zeilen", .translation)
    case .rotorContainers: Word("Container", .translation)
    case .rotorHeadings: Word("Überschriften", .recorded)
    case .rotorHeading1: Word("Überschrift 1", .recorded)
    case .rotorHeading2: Word("Überschrift 2", .recorded)
    case .rotorHeading3: Word("Überschrift 3", .recorded)
    case .rotorHeading4: Word("Überschrift 4", .recorded)
    case .rotorHeading5: Word("Überschrift 5", .recorded)
    case .rotorHeading6: Word("Überschrift 6", .recorded)
    case .rotorLinks: Word("Links", .recorded)
    case .rotorFormControls: Word("Formularsteuerelemente", .translation)
    case .rotorTables: Word("Tabellen", .recorded)
    case .rotorLists: Word("Listen", .recorded)
    case .rotorLandmarks: Word("Orientierungspunkte", .recorded)
    case .rotorVisitedLinks: Word("Besuchte Links", .recorded)
    case .rotorNonVisitedLinks: Word("Nicht besuchte Links", .translation)
    case .rotorButtons: Word("Tasten", .translation)
    case .rotorTextFields: Word("Textfelder", .recorded)
    case .rotorSearchFields: Word("Suchfelder", .translation)
    case .rotorImages: Word("Bilder", .recorded)
    case .rotorStaticText: Word("Statischer Text", .translation)
    case .rotorSpeakingRate: Word("Sprechgeschwindigkeit", .translation)
    case .rotorVolume: Word("Lautstärke", .translation)
    case .rotorPunctuation: Word("Interpunktion", .translation)
    case .rotorLanguage: Word("Sprache", .translation)
    case .rotorHints: Word("Hinweise", .translation)
    case .notFound: Word("%1 nicht gefunden", .translation)
    case .containerItem: Word("Container", .translation)
    case .formControlItem: Word("Formularsteuerelement", .translation)
    case .visitedLinkItem: Word("Besuchter Link", .translation)
    case .nonVisitedLinkItem: Word("Nicht besuchter Link", .translation)
    case .staticTextItem: Word("Statischer Text", .translation)
    case .back: Word("Zurück", .recorded)
    case .noResults: .sentence("<keine Ergebnisse>", .recorded)
    case .moreResults: .sentence("+ %1 weitere Ergebnisse...", .recorded)
    case .manyMoreResults: .sentence("+ Viele weitere (%1+) Ergebnisse...", .recorded)
    // Charts
    case .rotorAudioGraph: Word("Audiodiagramm", .translation)
    case .describeChart: Word("Diagramm beschreiben", .translation)
    case .playAudioGraph: Word("Audiodiagramm abspielen", .translation)
    case .chartDetails: Word("Diagrammdetails", .translation)
    case .graphComplete: Word("Fertig", .translation)
    case .chartSummary: Word("Zusammenfassung", .translation)
    case .dataFeatures: Word("Merkmale der Daten", .translation)
    case .chartStatistics: Word("Statistik", .translation)
    case .lineChart: Word("Liniendiagramm", .translation)
    case .pointChart: Word("Balken- oder Punktdiagramm", .translation)
    case .pieChart: Word("Kreisdiagramm", .translation)
    case .mixedChart: Word("Diagramm mit Linien und Punkten", .translation)
    case .chartKind: Word("%1, %2, %3", .translation)
    case .chartSeries:
      .counted(
        one: Word("%1 Datenreihe", .translation), other: Word("%1 Datenreihen", .translation))
    case .chartPoints:
      .counted(one: Word("%1 Punkt", .translation), other: Word("%1 Punkte", .translation))
    case .xAxis: Word("X ist %1", .translation)
    case .yAxis: Word("Y ist %1", .translation)
    case .axisEnds: Word("%1, von %2 bis %3", .translation)
    case .axisValue: Word("%1, %2", .translation)
    case .seriesNumber: Word("Datenreihe %1", .translation)
    case .lowestIn: Word("niedrigster Wert %1, %2", .translation)
    case .lowestAt: Word("niedrigster Wert %1 bei %2", .translation)
    case .highestIn: Word("höchster Wert %1, %2", .translation)
    case .highestAt: Word("höchster Wert %1 bei %2", .translation)
    case .onlyValue: Word("einziger Wert %1, %2", .translation)
    case .alwaysValue: Word("immer %1", .translation)
    case .average: Word("Durchschnitt %1", .translation)
    case .median: Word("Median %1", .translation)
    case .risesBy: Word("Anstieg um durchschnittlich %1 pro %2", .translation)
    case .fallsBy: Word("Rückgang um durchschnittlich %1 pro %2", .translation)
    case .rises: Word("Anstieg", .translation)
    case .falls: Word("Rückgang", .translation)
    case .risesUntil: Word("Anstieg bis %1", .translation)
    case .fallsUntil: Word("Rückgang bis %1", .translation)
    case .shapeThen: Word("%1, dann %2", .translation)
    case .manyTurns: Word("steigt und fällt mehrfach", .translation)
    case .noTrend: Word("kein klarer Trend", .translation)
    case .tendsToRise: Word("steigt tendenziell", .translation)
    case .tendsToFall: Word("fällt tendenziell", .translation)
    case .outliers:
      .counted(
        one: Word("%1 Ausreißer: %2", .translation), other: Word("%1 Ausreißer: %2", .translation)
      )
    case .passesIn: Word("%1 übertrifft %2 ab %3", .translation)
    case .passesAt: Word("%1 übertrifft %2 bei %3", .translation)
    case .missingValues:
      .counted(
        one: Word("%1 Wert fehlt", .translation), other: Word("%1 Werte fehlen", .translation))
    case .noChartData: Word("keine Daten", .translation)
    case .chartInterval: Word("%1 bis %2", .translation)
    case .chartSentence: Word("%1.", .translation)
    // Words that the system adds to an app
    case .increment: .sentence("Erhöhen", .translation)
    case .decrement: .sentence("Verringern", .translation)
    case .inProgress: .sentence("In Bearbeitung", .translation)
    case .pageOfControl: .sentence("Seite %1 von %2", .translation)
    }
  }
}
