extension Vocabulary {
  /// VoiceOver's words in English.
  public static let english = Vocabulary(
    language: "en",
    selected: Word("Selected", .apple),
    dimmed: Word("Dimmed", .observed),
    button: Word("Button", .apple),
    popUpButton: Word("Pop up button", .observed),
    backButton: Word("Back button", snapshot: "Back Button.", .observed),
    back: "Back",
    switchButton: Word("Switch button", snapshot: "Switch Button.", .apple),
    on: Word("On", .apple),
    off: Word("Off", .apple),
    mixed: Word("Mixed", .observed),
    tab: Word("Tab", .observed),
    textField: Word("Text field", snapshot: "Text Field.", .observed),
    secureTextField: Word("Secure text field", snapshot: "Secure Text Field.", .observed),
    isEditing: Word("Is editing", .observed),
    heading: Word("Heading", .apple),
    link: Word("Link", .observed),
    pickerItem: Word("Picker item", .apple),
    adjustable: Word("Adjustable", .apple),
    image: Word("Image", .apple),
    searchField: Word("Search field", snapshot: "Search Field.", .observed),
    expanded: Word("Expanded", .observed),
    collapsed: Word("Collapsed", .observed),
    listStart: Word("List start", snapshot: "List Start.", .observed),
    listEnd: Word("List end", snapshot: "List End.", .observed),
    landmarkStart: Word("Landmark", .observed),
    landmarkEnd: Word("End", .observed),
    actionsAvailable: Word("Actions available", snapshot: "Actions Available", .apple),
    moreContentAvailable: Word(
      "More content available", snapshot: "More Content Available", .apple),
    toggleHint: Word(
      "Double tap to toggle setting.", snapshot: "Double tap to toggle setting.", .apple),
    editHint: Word("Double tap to edit.", snapshot: "Double tap to edit.", .observed),
    editAreaHint: Word(
      "Double tap to edit. Use the rotor to access Misspelled Words",
      snapshot: "Double tap to edit., Use the rotor to access Misspelled Words", .observed),
    editingHint: Word(
      "Use the rotor to access Misspelled Words",
      snapshot: "Use the rotor to access Misspelled Words", .observed),
    adjustHint: Word(
      "Swipe up or down with one finger to adjust the value.",
      snapshot: "Swipe up or down with one finger to adjust the value.", .apple),
    pickerHint: Word(
      "Double tap to activate the picker", snapshot: "Double tap to activate the picker",
      .observed),
    expandHint: Word(
      "Double tap to expand.", snapshot: "Double tap to expand.", .observed),
    collapseHint: Word(
      "Double tap to collapse.", snapshot: "Double tap to collapse.", .observed),
    place: Word("%1 of %2", .apple),
    punctuation: [
      "-": "hyphen", "‐": "hyphen", "+": "plus", "−": "minus", "×": "times", "÷": "divided by",
      "*": "star", "/": "slash", "\\": "backslash", "=": "equals", "<": "less than",
      ">": "greater than", "#": "number sign", "@": "at", "&": "ampersand", "%": "percent",
      "_": "underscore", "|": "vertical line", "~": "tilde", "^": "circumflex", "•": "bullet",
      ".": "period", ",": "comma", ":": "colon", ";": "semicolon", "!": "exclamation mark",
      "?": "question mark", "(": "left paren", ")": "right paren", "[": "left square bracket",
      "]": "right square bracket", "{": "left brace", "}": "right brace", "\"": "quotation mark",
      "'": "apostrophe", "$": "dollar sign", "£": "pound sign", "¥": "yen sign", "…": "ellipsis",
    ]
  )
}
