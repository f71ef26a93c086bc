extension Vocabulary {
  /// VoiceOver's words in French.
  ///
  /// Everything here is our translation: nobody has compared it with what VoiceOver says.
  public static let french = Vocabulary(
    language: "fr", name: "Français", traits: .french, hints: .french, containers: .french,
    rotors: RotorWords(
      noResults: "<aucun résultat>", moreResults: "+ %1 autres résultats...",
      manyMoreResults: "+ Beaucoup d’autres (%1+) résultats..."),
    web: .french, mac: .french, session: .french,
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
    ]
  )
}

extension TraitWords {
  fileprivate static let french = TraitWords(
    selected: Word("Sélectionné", .translation),
    dimmed: Word("Estompé", .translation),
    button: Word("Bouton", .translation),
    popUpButton: Word("Bouton de menu local", .translation),
    backButton: Word("Bouton Retour", .translation),
    back: "Retour",
    switchButton: Word("Bouton bascule", .translation),
    on: Word("Activé", .translation),
    off: Word("Désactivé", .translation),
    mixed: Word("Mixte", .translation),
    tab: Word("Onglet", .translation),
    textField: Word("Champ de texte", .translation),
    secureTextField: Word("Champ de texte sécurisé", .translation),
    isEditing: Word("En cours de modification", .translation),
    heading: Word("En-tête", .translation),
    headingLevel: Word("En-tête de niveau %1", .translation),
    link: Word("Lien", .translation),
    pickerItem: Word("Élément du sélecteur", .translation),
    adjustable: Word("Ajustable", .translation),
    image: Word("Image", .translation),
    searchField: Word("Champ de recherche", .translation),
    draggable: Word("Déplaçable", .translation),
    expanded: Word("Développé", .translation),
    collapsed: Word("Réduit", .translation)
  )
}

extension HintWords {
  fileprivate static let french = HintWords(
    actionsAvailable: .sentence("Actions disponibles", .translation),
    moreContentAvailable: .sentence("Autre contenu disponible", .translation),
    toggle: .sentence("Touchez deux fois pour modifier le réglage.", .translation),
    edit: .sentence("Touchez deux fois pour modifier.", .translation),
    editArea: Word(
      "Touchez deux fois pour modifier. Utilisez le rotor pour accéder aux mots mal orthographiés.",
      snapshot: "Touchez deux fois pour modifier., Utilisez le rotor pour accéder aux mots "
        + "mal orthographiés.", .translation),
    editing: .sentence("Utilisez le rotor pour accéder aux mots mal orthographiés.", .translation),
    adjust: .sentence(
      "Balayez vers le haut ou vers le bas avec un doigt pour ajuster la valeur.", .translation),
    picker: .sentence("Touchez deux fois pour activer le sélecteur.", .translation),
    expand: .sentence("Touchez deux fois pour développer.", .translation),
    collapse: .sentence("Touchez deux fois pour réduire.", .translation),
    directTouch: .sentence(
      "Utilisez le rotor pour activer le toucher direct dans cette app.", .translation)
  )
}

extension ContainerWords {
  fileprivate static let french = ContainerWords(
    place: Word("%1 sur %2", .translation),
    listStart: Word("Début de la liste", .translation),
    listEnd: Word("Fin de la liste", .translation),
    landmarkStart: Word("Point de repère", .translation),
    landmarkEnd: Word("Fin du point de repère", .translation),
    rowHeader: Word("En-tête de rangée", .translation),
    columnHeader: Word("En-tête de colonne", .translation),
    rowSpan: CountedWord(
      one: Word("S’étend sur %1 rangée", .translation),
      other: Word("S’étend sur %1 rangées", .translation)),
    columnSpan: CountedWord(
      one: Word("S’étend sur %1 colonne", .translation),
      other: Word("S’étend sur %1 colonnes", .translation)),
    row: Word("Rangée %1", .translation),
    column: Word("Colonne %1", .translation)
  )
}

extension WebWords {
  fileprivate static let french = WebWords(
    checkbox: Word("Case à cocher", .translation),
    checked: Word("Cochée", .translation),
    unchecked: Word("Non cochée", .translation),
    radioButton: Word("Bouton radio", .translation),
    multiLineTextField: Word("Champ de texte multiligne", .translation),
    colorWell: Word("Sélecteur de couleur", .translation),
    progressIndicator: Word("Indicateur de progression", .translation),
    required: Word("Obligatoire", .translation),
    invalid: Word("Données non valides", .translation),
    readOnly: Word("Lecture seule", .translation),
    visited: Word("Visité", .translation),
    busy: Word("Occupé", .translation),
    current: Word("Actuel", .translation),
    dialog: Word("Dialogue web", .translation),
    tableStart: Word("Début du tableau, %1, %2", .translation),
    rows: CountedWord(
      one: Word("%1 rangée", .translation), other: Word("%1 rangées", .translation)),
    columns: CountedWord(
      one: Word("%1 colonne", .translation), other: Word("%1 colonnes", .translation)),
    tableEnd: Word("Fin du tableau", .translation),
    end: Word("Fin, %1, %2", .translation),
    landmarks: [
      "banner": Word("Bannière, point de repère", .translation),
      "complementary": Word("Complémentaire, point de repère", .translation),
      "contentinfo": Word("Informations sur le contenu, point de repère", .translation),
      "form": Word("Formulaire, point de repère", .translation),
      "main": Word("Principal, point de repère", .translation),
      "navigation": Word("Navigation, point de repère", .translation),
      "region": Word("Région, point de repère", .translation),
      "search": Word("Recherche, point de repère", .translation),
    ]
  )
}

extension MacWords {
  fileprivate static let french = MacWords(
    slider: Word("Curseur", .translation),
    stepper: Word("Incrémenteur", .translation),
    checkbox: Word("Case à cocher", .translation),
    checked: Word("Cochée", .translation),
    unchecked: Word("Non cochée", .translation),
    switchButton: Word("Commutateur", .translation),
    toggleButton: Word("Bouton bascule", .translation),
    popUpButton: Word("Bouton de menu local", .translation),
    menuButton: Word("Bouton de menu", .translation),
    editText: Word("Modifier le texte", .translation),
    secureEditText: Word("Modifier le texte sécurisé", .translation),
    searchField: Word("Champ de texte de recherche", .translation),
    characters: CountedWord(
      one: Word("%1 caractère", .translation), other: Word("%1 caractères", .translation)),
    group: Word("Groupe", .translation),
    scrollArea: Word("Zone de défilement", .translation),
    list: Word("Liste", .translation),
    table: Word("Tableau", .translation),
    tabGroup: Word("Groupe d’onglets", .translation),
    entering: Word("Dans %1", .translation),
    items: CountedWord(
      one: Word("%1 élément", .translation), other: Word("%1 éléments", .translation)),
    buttonHint: .sentence(
      "Vous êtes actuellement sur un bouton. Pour cliquer sur ce bouton, appuyez sur "
        + "Contrôle-Option-Espace.", .translation),
    popUpHint: .sentence(
      "Vous êtes actuellement sur un bouton. Pour afficher une liste d’options, appuyez "
        + "sur Contrôle-Option-Espace.", .translation),
    linkHint: .sentence(
      "Vous êtes actuellement sur un lien. Pour cliquer sur ce lien, appuyez sur "
        + "Contrôle-Option-Espace.", .translation)
  )
}

extension SessionWords {
  fileprivate static let french = SessionWords(
    voiceOverOn: Word("VoiceOver activé", .translation),
    voiceOverOff: Word("VoiceOver désactivé", .translation),
    quickNavOn: Word("Navigation rapide activée", .translation),
    quickNavOff: Word("Navigation rapide désactivée", .translation),
    activate: Word("Activer", .translation),
    defaultAction: Word("Par défaut", .translation),
    drag: Word("Glisser", .translation),
    drop: Word("Déposer", .translation),
    dropReady: Word("Prêt à déposer", .translation),
    dropComplete: Word("Déposé", .translation),
    page: Word("Page %1 sur %2", .translation),
    capital: Word("%1 majuscule", .translation),
    space: Word("espace", .translation),
    rotors: [
      "Actions": Word("Actions", .translation),
      "Adjust Value": Word("Ajuster la valeur", .translation),
      "More Content": Word("Contenu supplémentaire", .translation),
      "Characters": Word("Caractères", .translation),
      "Words": Word("Mots", .translation),
      "Lines": Word("Lignes", .translation),
      "Containers": Word("Conteneurs", .translation),
      "Headings": Word("En-têtes", .translation),
      "Heading 1": Word("En-tête 1", .translation),
      "Heading 2": Word("En-tête 2", .translation),
      "Heading 3": Word("En-tête 3", .translation),
      "Heading 4": Word("En-tête 4", .translation),
      "Heading 5": Word("En-tête 5", .translation),
      "Heading 6": Word("En-tête 6", .translation),
      "Links": Word("Liens", .translation),
      "Form Controls": Word("Commandes de formulaire", .translation),
      "Tables": Word("Tableaux", .translation),
      "Lists": Word("Listes", .translation),
      "Landmarks": Word("Points de repère", .translation),
      "Visited Links": Word("Liens visités", .translation),
      "Non-Visited Links": Word("Liens non visités", .translation),
      "Buttons": Word("Boutons", .translation),
      "Text Fields": Word("Champs de texte", .translation),
      "Search Fields": Word("Champs de recherche", .translation),
      "Images": Word("Images", .translation),
      "Static Text": Word("Texte statique", .translation),
    ]
  )
}
