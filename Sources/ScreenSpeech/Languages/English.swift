extension Vocabulary {
  /// VoiceOver's words in English.
  public static let english = Vocabulary(
    language: "en", name: "English", traits: .english, hints: .english, containers: .english,
    rotors: RotorWords(
      noResults: "<no results>", moreResults: "+ %1 More Results...",
      manyMoreResults: "+ Many More (%1+) Results..."),
    web: .english, mac: .english, session: .english,
    punctuation: [
      "-": "hyphen", "‐": "hyphen", "+": "plus", "−": "minus", "×": "times", "÷": "divided by",
      "*": "star", "/": "slash", "\\": "backslash", "=": "equals", "<": "less than",
      ">": "greater than", "#": "number sign", "@": "at", "&": "ampersand", "%": "percent",
      "_": "underscore", "|": "vertical line", "~": "tilde", "^": "caret", "•": "bullet",
      ".": "period", ",": "comma", ":": "colon", ";": "semicolon", "!": "exclamation mark",
      "?": "question mark", "(": "left paren", ")": "right paren", "[": "left square bracket",
      "]": "right square bracket", "{": "left brace", "}": "right brace", "\"": "quotation mark",
      "'": "apostrophe", "$": "dollar sign", "£": "pound sign", "¥": "yen sign", "…": "ellipsis",
      "¶": "pilcrow", "¢": "cent sign", "¤": "currency sign", "§": "section sign", "¬": "not",
      "∖": "set minus", "`": "grave accent", "∘": "composed with", "′": "prime",
      "¡": "inverted exclamation mark", "¦": "broken bar", "»": "right double arrows",
      "«": "left double arrows", "\t": "tab", "²": "squared", "³": "cubed",
    ]
  )
}

extension TraitWords {
  fileprivate static let english = TraitWords(
    selected: Word("Selected", .apple),
    dimmed: Word("Dimmed", .observed),
    button: Word("Button", .apple),
    popUpButton: Word("Pop up button", .observed),
    backButton: Word("Back button", snapshot: "Back Button.", .recorded),
    back: "Back",
    switchButton: Word("Switch button", snapshot: "Switch Button.", .apple),
    on: Word("On", .apple),
    off: Word("Off", .apple),
    mixed: Word("Mixed", .observed),
    tab: Word("Tab", .observed),
    textField: Word("Text field", snapshot: "Text Field.", .observed),
    secureTextField: Word("Secure text field", snapshot: "Secure Text Field.", .observed),
    isEditing: Word("Is editing", .recorded),
    heading: Word("Heading", .apple),
    headingLevel: Word("Heading level %1", .observed),
    link: Word("Link", .observed),
    pickerItem: Word("Picker item", .apple),
    adjustable: Word("Adjustable", .apple),
    image: Word("Image", .apple),
    searchField: Word("Search field", snapshot: "Search Field.", .observed),
    draggable: Word("Draggable", .apple),
    expanded: Word("Expanded", .observed),
    collapsed: Word("Collapsed", .observed)
  )
}

extension HintWords {
  fileprivate static let english = HintWords(
    actionsAvailable: Word("Actions available", snapshot: "Actions Available", .apple),
    moreContentAvailable: Word(
      "More content available", snapshot: "More Content Available", .apple),
    toggle: .sentence("Double tap to toggle setting.", .apple),
    edit: .sentence("Double tap to edit.", .observed),
    editArea: Word(
      "Double tap to edit. Use the rotor to access Misspelled Words",
      snapshot: "Double tap to edit., Use the rotor to access Misspelled Words", .recorded),
    editing: .sentence("Use the rotor to access Misspelled Words", .recorded),
    adjust: .sentence("Swipe up or down with one finger to adjust the value.", .apple),
    picker: .sentence("Double tap to activate the picker", .observed),
    expand: .sentence("Double tap to expand.", .observed),
    collapse: .sentence("Double tap to collapse.", .observed),
    directTouch: .sentence("Use the rotor to enable direct touch for this app", .observed)
  )
}

extension ContainerWords {
  fileprivate static let english = ContainerWords(
    place: Word("%1 of %2", .apple),
    listStart: Word("List start", snapshot: "List Start.", .observed),
    listEnd: Word("List end", snapshot: "List End.", .observed),
    landmarkStart: Word("Landmark", .observed),
    landmarkEnd: Word("End", .recorded),
    rowHeader: Word("Row header", snapshot: "Row Header.", .observed),
    columnHeader: Word("Column header", snapshot: "Column Header.", .observed),
    rowSpan: CountedWord(
      one: Word("Spans %1 row", .recorded), other: Word("Spans %1 rows", .recorded)),
    columnSpan: CountedWord(
      one: Word("Spans %1 column", .recorded), other: Word("Spans %1 columns", .recorded)),
    row: Word("Row %1", .observed),
    column: Word("Column %1", .observed)
  )
}

extension WebWords {
  fileprivate static let english = WebWords(
    checkbox: Word("Checkbox", .observed),
    checked: Word("Checked", .observed),
    unchecked: Word("Unchecked", .observed),
    radioButton: Word("Radio button", .observed),
    multiLineTextField: Word("Multi line text field", .observed),
    colorWell: Word("Color well", .observed),
    progressIndicator: Word("Progress indicator", .observed),
    required: Word("Required", .observed),
    invalid: Word("Invalid data", .observed),
    readOnly: Word("Read only", .inferred),
    visited: Word("Visited", .observed),
    busy: Word("Busy", .inferred),
    current: Word("Current", .inferred),
    dialog: Word("Web dialog", .observed),
    tableStart: Word("Table start, %1, %2", .observed),
    rows: CountedWord(
      one: Word("%1 row", .inferred), other: Word("%1 rows", .observed)),
    columns: CountedWord(
      one: Word("%1 column", .inferred), other: Word("%1 columns", .observed)),
    tableEnd: Word("Table end", .observed),
    end: Word("End, %1, %2", .observed),
    landmarks: [
      "banner": Word("Banner, landmark", .observed),
      "complementary": Word("Complementary, landmark", .observed),
      "contentinfo": Word("Content information, landmark", .observed),
      "form": Word("Form, landmark", .observed),
      "main": Word("Main, landmark", .observed),
      "navigation": Word("Navigation, landmark", .observed),
      "region": Word("Region, landmark", .observed),
      "search": Word("Search, landmark", .observed),
    ]
  )
}

extension MacWords {
  fileprivate static let english = MacWords(
    slider: Word("Slider", .apple),
    stepper: Word("Stepper", .inferred),
    checkbox: Word("Checkbox", .observed),
    checked: Word("Checked", .observed),
    unchecked: Word("Unchecked", .observed),
    switchButton: Word("Switch", .inferred),
    toggleButton: Word("Toggle button", .apple),
    popUpButton: Word("Pop up button", .observed),
    menuButton: Word("Menu popup button", .observed),
    editText: Word("Edit text", .apple),
    secureEditText: Word("Secure edit text", .observed),
    searchField: Word("Search text field", .inferred),
    characters: CountedWord(
      one: Word("%1 character", .observed), other: Word("%1 characters", .observed)),
    group: Word("Group", .apple),
    scrollArea: Word("Scroll area", .apple),
    list: Word("List", .inferred),
    table: Word("Table", .apple),
    tabGroup: Word("Tab group", .inferred),
    entering: Word("In %1", .apple),
    items: CountedWord(one: Word("%1 item", .apple), other: Word("%1 items", .apple)),
    buttonHint: .sentence(
      "You are currently on a button. To click this button, press Control-Option-Space.",
      .inferred),
    popUpHint: .sentence(
      "You are currently on a button. To display a list of options, press Control-Option-Space.",
      .observed),
    linkHint: .sentence(
      "You are currently on a link. To click this link, press Control-Option-Space.", .observed)
  )
}

extension SessionWords {
  fileprivate static let english = SessionWords(
    voiceOverOn: Word("VoiceOver on", .apple),
    voiceOverOff: Word("VoiceOver off", .inferred),
    quickNavOn: Word("Quick Nav on", .observed),
    quickNavOff: Word("Quick Nav off", .observed),
    activate: Word("Activate", .observed),
    defaultAction: Word("Default", .observed),
    drag: Word("Drag", .apple),
    drop: Word("Drop", .apple),
    dropReady: Word("Drop ready", .apple),
    dropComplete: Word("Drop complete", .apple),
    page: Word("Page %1 of %2", .apple),
    capital: Word("Cap %1", .apple),
    space: Word("space", .inferred),
    rotors: [
      "Actions": Word("Actions", .apple),
      "Adjust Value": Word("Adjust Value", .observed),
      "More Content": Word("More Content", .observed),
      "Characters": Word("Characters", .observed),
      "Words": Word("Words", .observed),
      "Lines": Word("Lines", .observed),
      "Containers": Word("Containers", .observed),
      "Headings": Word("Headings", .observed),
      "Heading 1": Word("Heading 1", .observed),
      "Heading 2": Word("Heading 2", .observed),
      "Heading 3": Word("Heading 3", .observed),
      "Heading 4": Word("Heading 4", .observed),
      "Heading 5": Word("Heading 5", .observed),
      "Heading 6": Word("Heading 6", .observed),
      "Links": Word("Links", .observed),
      "Form Controls": Word("Form Controls", .observed),
      "Tables": Word("Tables", .observed),
      "Lists": Word("Lists", .observed),
      "Landmarks": Word("Landmarks", .observed),
      "Visited Links": Word("Visited Links", .observed),
      "Non-Visited Links": Word("Non-Visited Links", .observed),
      "Buttons": Word("Buttons", .observed),
      "Text Fields": Word("Text Fields", .observed),
      "Search Fields": Word("Search Fields", .observed),
      "Images": Word("Images", .observed),
      "Static Text": Word("Static Text", .observed),
    ]
  )
}
