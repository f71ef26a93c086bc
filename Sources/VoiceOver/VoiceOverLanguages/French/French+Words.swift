extension Vocabulary {
  /// VoiceOver's words in French.
  ///
  /// Everything here is our translation: nobody has compared it with what VoiceOver says.
  package static let french = Vocabulary(
    language: "fr", name: "Français",
    punctuation: [
      "-": "trait d’union", "‐": "trait d’union", "+": "plus", "−": "moins", "×": "multiplié par",
      "÷": "divisé par", "*": "astérisque", "/": "barre oblique", "\\": "barre oblique inversée",
      "=": "égal", "<": "inférieur à", ">": "supérieur à", "#": "dièse", "@": "arobase",
      "&": "esperluette", "%": "pour cent", "_": "trait de soulignement", "|": "barre verticale",
      "~": "tilde", "^": "accent circonflexe", "•": "puce", ".": "point", ",": "virgule",
      ":": "deux-points", ";": "point-virgule", "!": "point d’exclamation",
      "?": "point d’interrogation", "(": "parenthèse gauche", ")": "parenthèse droite",
      "[": "crochet gauche", "]": "crochet droit", "{": "accolade gauche", "}": "accolade droite",
      "\"": "guillemet", "'": "apostrophe", "$": "dollar", "£": "livre sterling", "¥": "yen",
      "…": "points de suspension",
      "¶": "pied-de-mouche", "¢": "symbole centime", "¤": "symbole monétaire", "§": "paragraphe",
      "¬": "négation", "∖": "différence d’ensembles", "`": "accent grave", "∘": "composé avec",
      "′": "prime", "¡": "point d’exclamation inversé", "¦": "barre verticale brisée",
      "»": "guillemet fermant", "«": "guillemet ouvrant", "\t": "tabulation", "²": "au carré",
      "³": "au cube",
    ],
    symbol: Word.french, word: Word.french)
}

extension Word {
  /// A word in French: a function, because a closure in a constant is type-checked again with each file
  /// that uses the constant.
  fileprivate static func french(_ id: ID) -> Word {
    switch id {
    // Traits and states
    case .selected: Word("Sélectionné", .translation)
    case .dimmed: Word("Estompé", .translation)
    case .button: Word("Bouton", .translation)
    case .popUpButton: Word("Bouton de menu local", .translation)
    case .backButton: Word("Bouton Retour", .translation)
    case .switchButton: Word("Bouton bascule", .translation)
    case .on: Word("Activé", .translation)
    case .off: Word("Désactivé", .translation)
    case .mixed: Word("Mixte", .translation)
    case .tab: Word("Onglet", .translation)
    case .textField: Word("Champ de texte", .translation)
    case .secureTextField: Word("Champ de texte sécurisé", .translation)
    case .isEditing: Word("En cours de modification", .translation)
    case .insertionPointAtStart: Word("Point d’insertion au début", .translation)
    case .insertionPointAtEnd: Word("Point d’insertion à la fin", .translation)
    case .insertionPointAfter: Word("Point d’insertion après le caractère %1", .translation)
    case .characterMode: Word("Mode caractère", .translation)
    case .wordMode: Word("Mode mot", .translation)
    case .lineMode: Word("Mode ligne", .translation)
    case .heading: Word("En-tête", .translation)
    case .headingLevel: Word("En-tête de niveau %1", .translation)
    case .link: Word("Lien", .translation)
    case .inPageLink: Word("Lien interne à la page", .translation)
    case .pickerItem: Word("Élément du sélecteur", .translation)
    case .adjustable: Word("Ajustable", .translation)
    case .image: Word("Image", .translation)
    case .searchField: Word("Champ de recherche", .translation)
    case .draggable: Word("Déplaçable", .translation)
    case .expanded: Word("Développé", .translation)
    case .collapsed: Word("Réduit", .translation)
    // Hints and cues
    case .actionsAvailable: .sentence("Actions disponibles", .translation)
    case .moreContentAvailable: .sentence("Autre contenu disponible", .translation)
    case .toggleHint: .sentence("Touchez deux fois pour modifier le réglage.", .translation)
    case .editHint: .sentence("Touchez deux fois pour modifier.", .translation)
    case .editAreaHint:
      Word(
        "Touchez deux fois pour modifier. Utilisez le rotor pour accéder aux mots mal orthographiés.",
        snapshot: "Touchez deux fois pour modifier., Utilisez le rotor pour accéder aux mots "
          + "mal orthographiés.", .translation)
    case .editingHint:
      .sentence("Utilisez le rotor pour accéder aux mots mal orthographiés.", .translation)
    case .adjustHint:
      .sentence(
        "Balayez vers le haut ou vers le bas avec un doigt pour ajuster la valeur.", .translation)
    case .pickerHint: .sentence("Touchez deux fois pour activer le sélecteur.", .translation)
    case .expandHint: .sentence("Touchez deux fois pour développer.", .translation)
    case .collapseHint: .sentence("Touchez deux fois pour réduire.", .translation)
    case .directTouchHint:
      .sentence(
        "Utilisez le rotor pour activer le toucher direct dans cette app.", .translation)
    case .directTouchActivateHint:
      .sentence(
        "Activez pour commencer le toucher direct.", .translation)
    case .reorderHint:
      .sentence(
        "Touchez deux fois et maintenez, attendez le son, puis faites glisser pour réorganiser.",
        .translation)
    // Containers and places in them
    case .place: Word("%1 sur %2", .translation)
    case .listStart: Word("Début de la liste", .translation)
    case .listEnd: Word("Fin de la liste", .translation)
    case .landmarkStart: Word("Point de repère", .translation)
    case .landmarkEnd: Word("Fin du point de repère", .translation)
    case .definitionListStart: Word("Début de la liste de définitions", .translation)
    case .definitionListEnd: Word("Fin de la liste de définitions", .translation)
    case .alert: Word("Alerte", .translation)
    case .rowHeader: Word("En-tête de rangée", .translation)
    case .columnHeader: Word("En-tête de colonne", .translation)
    case .rowSpan:
      .counted(
        one: Word("S’étend sur %1 rangée", .translation),
        other: Word("S’étend sur %1 rangées", .translation))
    case .columnSpan:
      .counted(
        one: Word("S’étend sur %1 colonne", .translation),
        other: Word("S’étend sur %1 colonnes", .translation))
    case .row: Word("Rangée %1", .translation)
    case .column: Word("Colonne %1", .translation)
    // Web content, as in Safari
    case .checkbox: Word("Case à cocher", .translation)
    case .checked: Word("Cochée", .translation)
    case .unchecked: Word("Non cochée", .translation)
    case .radioButton: Word("Bouton radio", .translation)
    case .multiLineTextField: Word("Champ de texte multiligne", .translation)
    case .colorWell: Word("Sélecteur de couleur", .translation)
    case .comboBox: Word("Zone de liste déroulante", .translation)
    case .menuItem: Word("Élément de menu", .translation)
    case .toggleButton: Word("Bouton bascule", .translation)
    case .pressed: Word("Enfoncé", .translation)
    case .notPressed: Word("Non enfoncé", .translation)
    case .menuPopUp: Word("Menu contextuel", .translation)
    case .listBoxPopUp: Word("Liste contextuelle", .translation)
    case .treePopUp: Word("Arborescence contextuelle", .translation)
    case .gridPopUp: Word("Grille contextuelle", .translation)
    case .dialogPopUp: Word("Dialogue contextuel", .translation)
    case .description: Word("Description", .translation)
    case .term: Word("Terme", .translation)
    case .definition: Word("Définition", .translation)
    case .toolbar: Word("Barre d’outils", .translation)
    case .sortUp: Word("Tri croissant", .translation)
    case .sortDown: Word("Tri décroissant", .translation)
    case .progressIndicator: Word("Indicateur de progression", .translation)
    case .required: Word("Obligatoire", .translation)
    case .invalid: Word("Données non valides", .translation)
    case .invalidGrammar: Word("Grammaire non valide", .translation)
    case .invalidSpelling: Word("Orthographe non valide", .translation)
    case .readOnly: Word("Lecture seule", .translation)
    case .visited: Word("Visité", .translation)
    case .busy: Word("Occupé", .translation)
    case .current: Word("Actuel", .translation)
    case .currentPage: Word("Page actuelle", .translation)
    case .currentStep: Word("Étape actuelle", .translation)
    case .currentLocation: Word("Position actuelle", .translation)
    case .currentDate: Word("Date actuelle", .translation)
    case .currentTime: Word("Heure actuelle", .translation)
    case .dialog: Word("Dialogue web", .translation)
    case .tableStart: Word("Début du tableau", .translation)
    case .tableRows:
      .counted(
        one: Word("%1 rangée", .translation), other: Word("%1 rangées", .translation))
    case .tableColumns:
      .counted(
        one: Word("%1 colonne", .translation), other: Word("%1 colonnes", .translation))
    case .tableEnd: Word("Fin du tableau", .translation)
    case .bannerLandmark: Word("Bannière", .translation)
    case .complementaryLandmark: Word("Complémentaire", .translation)
    case .contentinfoLandmark: Word("Informations sur le contenu", .translation)
    case .formLandmark: Word("Formulaire", .translation)
    case .mainLandmark: Word("Principal", .translation)
    case .navigationLandmark: Word("Navigation", .translation)
    case .regionLandmark: Word("Région", .translation)
    case .searchLandmark: Word("Recherche", .translation)
    // The Mac
    case .macSlider: Word("Curseur", .translation)
    case .macStepper: Word("Incrémenteur", .translation)
    case .macCheckbox: Word("Case à cocher", .translation)
    case .macChecked: Word("Cochée", .translation)
    case .macUnchecked: Word("Non cochée", .translation)
    case .macSwitchButton: Word("Commutateur", .translation)
    case .macToggleButton: Word("Bouton bascule", .translation)
    case .macPopUpButton: Word("Bouton de menu local", .translation)
    case .menuButton: Word("Bouton de menu", .translation)
    case .editText: Word("Modifier le texte", .translation)
    case .secureEditText: Word("Modifier le texte sécurisé", .translation)
    case .macSearchField: Word("Champ de texte de recherche", .translation)
    case .characters:
      .counted(
        one: Word("%1 caractère", .translation), other: Word("%1 caractères", .translation))
    case .group: Word("Groupe", .translation)
    case .scrollArea: Word("Zone de défilement", .translation)
    case .list: Word("Liste", .translation)
    case .table: Word("Tableau", .translation)
    case .tabGroup: Word("Groupe d’onglets", .translation)
    case .entering: Word("Dans %1", .translation)
    case .items:
      .counted(
        one: Word("%1 élément", .translation), other: Word("%1 éléments", .translation))
    case .macMixed: Word("Mixte", .translation)
    case .macPlace: Word("%1 sur %2", .translation)
    case .macColumnOf: Word("Colonne %1 sur %2", .translation)
    case .macTableSize: Word("%1, %2", .translation)
    case .macLevel: Word("Niveau %1", .translation)
    case .macRegion: Word("Région", .translation)
    case .macArticle: Word("Article", .translation)
    case .macRadioGroup: Word("Groupe de boutons radio", .translation)
    case .macDialog: Word("Dialogue", .translation)
    case .macDescriptionList: Word("Liste de descriptions", .translation)
    case .macSummary: Word("Résumé", .translation)
    case .macFileButton: Word("Bouton de chargement de fichier", .translation)
    case .macTextArea: Word("Zone de saisie de texte", .translation)
    case .macMenu: Word("Menu", .translation)
    case .macMenuBar: Word("Barre des menus", .translation)
    case .macProgressBar: Word("Barre de progression", .translation)
    case .macEndOf: Word("Fin, %1", .translation)
    case .macEndOfList: Word("Fin de la liste", .translation)
    case .macEndOfTable: Word("Fin du tableau", .translation)
    case .macEndOfDescriptionList: Word("Fin de la liste de descriptions", .translation)
    case .macLeaving: Word("Hors de %1", .translation)
    case .moreContentMenu: Word("Menu Contenu supplémentaire", .translation)
    case .actionsMenu: Word("Menu Actions", .translation)
    case .macButtonHint:
      .sentence(
        "Vous êtes actuellement sur un bouton. Pour cliquer sur ce bouton, appuyez sur "
          + "Contrôle-Option-Espace.", .translation)
    case .macPopUpHint:
      .sentence(
        "Vous êtes actuellement sur un bouton. Pour afficher une liste d’options, appuyez "
          + "sur Contrôle-Option-Espace.", .translation)
    case .macLinkHint:
      .sentence(
        "Vous êtes actuellement sur un lien. Pour cliquer sur ce lien, appuyez sur "
          + "Contrôle-Option-Espace.", .translation)
    case .macHeadingHint:
      .sentence("Vous êtes actuellement sur un en-tête de niveau %1.", .translation)
    case .macTextHint: .sentence("Vous êtes actuellement sur un élément de texte.", .translation)
    case .macSelectableTextHint:
      .sentence("Vous êtes actuellement sur un texte sélectionnable.", .translation)
    case .macTextAreaHint:
      .sentence("Vous êtes actuellement sur une zone de texte.", .translation)
    case .macGroupHint: .sentence("Vous êtes actuellement dans un groupe.", .translation)
    case .macDimmedButtonHint: .sentence("Vous êtes actuellement sur un bouton.", .translation)
    case .macToggleButtonHint:
      .sentence(
        "Vous êtes actuellement sur un bouton bascule. Pour cocher ou décocher cette case, "
          + "appuyez sur Contrôle-Option-Espace.", .translation)
    case .macCheckboxHint:
      .sentence(
        "Vous êtes actuellement sur une case à cocher. Pour cocher ou décocher cette case, "
          + "appuyez sur Contrôle-Option-Espace.", .translation)
    case .macRadioButtonHint:
      .sentence(
        "Vous êtes actuellement sur un bouton radio. Pour sélectionner cette option, appuyez "
          + "sur Contrôle-Option-Espace.", .translation)
    case .macSliderHint:
      .sentence(
        "Vous êtes actuellement sur un curseur. Pour commencer à interagir avec le curseur, "
          + "appuyez sur Contrôle-Option-Maj-Flèche vers le bas.", .translation)
    case .macEditTextHint:
      .sentence(
        "Vous êtes actuellement sur un champ de texte. Pour saisir du texte dans ce champ, "
          + "tapez.", .translation)
    case .macDimmedHint: .sentence("Cet élément est estompé.", .translation)
    case .keyboardFocus: Word("Focus du clavier", .translation)
    // Gestures, rotors and VoiceOver itself
    case .voiceOverOn: Word("VoiceOver activé", .translation)
    case .voiceOverOff: Word("VoiceOver désactivé", .translation)
    case .quickNavOn: Word("Navigation rapide activée", .translation)
    case .quickNavOff: Word("Navigation rapide désactivée", .translation)
    case .activate: Word("Activer", .translation)
    case .defaultAction: Word("Par défaut", .translation)
    case .drag: Word("Glisser", .translation)
    case .drop: Word("Déposer", .translation)
    case .dropReady: Word("Prêt à déposer", .translation)
    case .dropComplete: Word("Déposé", .translation)
    case .page: Word("Page %1 sur %2", .translation)
    case .capital: Word("%1 majuscule", .translation)
    case .space: Word("espace", .translation)
    case .rotorActions: Word("Actions", .translation)
    case .rotorAdjustValue: Word("Ajuster la valeur", .translation)
    case .rotorMoreContent: Word("Contenu supplémentaire", .translation)
    case .rotorCharacters: Word("Caractères", .translation)
    case .rotorWords: Word("Mots", .translation)
    case .rotorLines: Word("Lignes", .translation)
    case .rotorContainers: Word("Conteneurs", .translation)
    case .rotorHeadings: Word("En-têtes", .translation)
    case .rotorHeading1: Word("En-tête 1", .translation)
    case .rotorHeading2: Word("En-tête 2", .translation)
    case .rotorHeading3: Word("En-tête 3", .translation)
    case .rotorHeading4: Word("En-tête 4", .translation)
    case .rotorHeading5: Word("En-tête 5", .translation)
    case .rotorHeading6: Word("En-tête 6", .translation)
    case .rotorLinks: Word("Liens", .translation)
    case .rotorFormControls: Word("Commandes de formulaire", .translation)
    case .rotorTables: Word("Tableaux", .translation)
    case .rotorLists: Word("Listes", .translation)
    case .rotorLandmarks: Word("Points de repère", .translation)
    case .rotorVisitedLinks: Word("Liens visités", .translation)
    case .rotorNonVisitedLinks: Word("Liens non visités", .translation)
    case .rotorButtons: Word("Boutons", .translation)
    case .rotorTextFields: Word("Champs de texte", .translation)
    case .rotorSearchFields: Word("Champs de recherche", .translation)
    case .rotorImages: Word("Images", .translation)
    case .rotorStaticText: Word("Texte statique", .translation)
    case .rotorSpeakingRate: Word("Vitesse d’élocution", .translation)
    case .rotorVolume: Word("Volume", .translation)
    case .rotorPunctuation: Word("Ponctuation", .translation)
    case .rotorLanguage: Word("Langue", .translation)
    case .rotorHints: Word("Indications", .translation)
    case .notFound: Word("%1 : introuvable", .translation)
    case .containerItem: Word("Conteneur", .translation)
    case .formControlItem: Word("Contrôle de formulaire", .translation)
    case .visitedLinkItem: Word("Lien visité", .translation)
    case .nonVisitedLinkItem: Word("Lien non visité", .translation)
    case .staticTextItem: Word("Texte statique", .translation)
    case .back: Word("Retour", .translation)
    case .noResults: .sentence("<aucun résultat>", .translation)
    case .moreResults: .sentence("+ %1 autres résultats...", .translation)
    case .manyMoreResults: .sentence("+ Beaucoup d’autres (%1+) résultats...", .translation)
    // Charts
    case .rotorAudioGraph: Word("Graphique audio", .translation)
    case .describeChart: Word("Décrire le graphique", .translation)
    case .playAudioGraph: Word("Lire le graphique audio", .translation)
    case .chartDetails: Word("Détails du graphique", .translation)
    case .graphComplete: Word("Terminé", .translation)
    case .chartSummary: Word("Résumé", .translation)
    case .dataFeatures: Word("Caractéristiques des données", .translation)
    case .chartStatistics: Word("Statistiques", .translation)
    case .lineChart: Word("graphique en courbes", .translation)
    case .pointChart: Word("graphique en barres ou en points", .translation)
    case .pieChart: Word("graphique circulaire", .translation)
    case .mixedChart: Word("graphique en courbes et en points", .translation)
    case .chartKind: Word("%1, %2, %3", .translation)
    case .chartSeries:
      .counted(one: Word("%1 série", .translation), other: Word("%1 séries", .translation))
    case .chartPoints:
      .counted(one: Word("%1 point", .translation), other: Word("%1 points", .translation))
    case .xAxis: Word("X : %1", .translation)
    case .yAxis: Word("Y : %1", .translation)
    case .axisEnds: Word("%1, de %2 à %3", .translation)
    case .axisValue: Word("%1, %2", .translation)
    case .seriesNumber: Word("série %1", .translation)
    case .lowestIn: Word("minimum %1, %2", .translation)
    case .lowestAt: Word("minimum %1 à %2", .translation)
    case .highestIn: Word("maximum %1, %2", .translation)
    case .highestAt: Word("maximum %1 à %2", .translation)
    case .onlyValue: Word("seule valeur %1, %2", .translation)
    case .alwaysValue: Word("toujours %1", .translation)
    case .average: Word("moyenne %1", .translation)
    case .median: Word("médiane %1", .translation)
    case .risesBy: Word("augmente en moyenne de %1 par %2", .translation)
    case .fallsBy: Word("diminue en moyenne de %1 par %2", .translation)
    case .rises: Word("augmente", .translation)
    case .falls: Word("diminue", .translation)
    case .risesUntil: Word("augmente jusqu'à %1", .translation)
    case .fallsUntil: Word("diminue jusqu'à %1", .translation)
    case .shapeThen: Word("%1, puis %2", .translation)
    case .manyTurns: Word("monte et descend plusieurs fois", .translation)
    case .noTrend: Word("aucune tendance nette", .translation)
    case .tendsToRise: Word("tend à augmenter", .translation)
    case .tendsToFall: Word("tend à diminuer", .translation)
    case .outliers:
      .counted(
        one: Word("%1 valeur aberrante : %2", .translation),
        other: Word("%1 valeurs aberrantes : %2", .translation))
    case .passesIn: Word("%1 dépasse %2 : %3", .translation)
    case .passesAt: Word("%1 dépasse %2 à %3", .translation)
    case .missingValues:
      .counted(
        one: Word("%1 valeur manquante", .translation),
        other: Word("%1 valeurs manquantes", .translation))
    case .noChartData: Word("aucune donnée", .translation)
    case .chartInterval: Word("%1 à %2", .translation)
    case .chartSentence: Word("%1.", .translation)
    // Words that the system adds to an app
    case .increment: .sentence("Augmenter", .translation)
    case .decrement: .sentence("Diminuer", .translation)
    case .inProgress: .sentence("En cours", .translation)
    case .pageOfControl: .sentence("page %1 sur %2", .translation)
    }
  }
}
