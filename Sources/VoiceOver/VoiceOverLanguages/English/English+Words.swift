extension Vocabulary {
  /// VoiceOver's words in English.
  package static let english = Vocabulary(
    language: "en", name: "English",
    punctuation: [
      "-": "hyphen", "‐": "hyphen", "+": "plus", "−": "minus", "×": "times", "÷": "divided by",
      "*": "star", "/": "slash", "\\": "backslash", "=": "equals", "<": "less than",
      ">": "greater than", "#": "number sign", "@": "at", "&": "ampersand", "%": "percent",
      "_": "underscore", "|": "vertical line", "~": "tilde", "^": "caret", "•": "bullet",
      "◦": "white bullet",
      ".": "period", ",": "comma", ":": "colon", ";": "semicolon", "!": "exclamation mark",
      "?": "question mark", "(": "left paren", ")": "right paren", "[": "left square bracket",
      "]": "right square bracket", "{": "left brace", "}": "right brace", "\"": "quotation mark",
      "'": "apostrophe", "$": "dollar sign", "£": "pound sign", "¥": "yen sign", "…": "ellipsis",
      "¶": "pilcrow", "¢": "cent sign", "¤": "currency sign", "§": "section sign", "¬": "not",
      "∖": "set minus", "`": "grave accent", "∘": "composed with", "′": "prime",
      "¡": "inverted exclamation mark", "¦": "broken bar", "»": "right double arrows",
      "«": "left double arrows", "\t": "tab", "²": "squared", "³": "cubed",
    ],
    symbol: Word.english, word: Word.english)
}

extension Word {
  /// A word in English: a function, because a closure in a constant is type-checked again with each file
  /// that uses the constant.
  fileprivate static func english(_ id: ID) -> Word {
    switch id {
    // Traits and states
    case .selected: Word("Selected", .apple)
    case .dimmed: Word("Dimmed", .observed)
    case .button: Word("Button", .apple)
    case .popUpButton: Word("Pop up button", .observed)
    case .backButton: Word("Back button", snapshot: "Back Button.", .recorded)
    case .switchButton: Word("Switch button", snapshot: "Switch Button.", .apple)
    case .on: Word("On", .apple)
    case .off: Word("Off", .apple)
    case .mixed: Word("Mixed", .observed)
    case .tab: Word("Tab", .observed)
    case .textField: Word("Text field", snapshot: "Text Field.", .observed)
    case .secureTextField: Word("Secure text field", snapshot: "Secure Text Field.", .observed)
    case .isEditing: Word("Is editing", .recorded)
    case .insertionPointAtStart: Word("Insertion point at start", .observed)
    case .insertionPointAtEnd: Word("Insertion point at end", .observed)
    case .insertionPointAfter: Word("Insertion point after character %1", .inferred)
    case .characterMode: Word("Character mode", .observed)
    case .wordMode: Word("Word mode", .observed)
    case .lineMode: Word("Line mode", .inferred)
    case .heading: Word("Heading", .apple)
    case .headingLevel: Word("Heading level %1", .observed)
    case .link: Word("Link", .observed)
    case .inPageLink: Word("In-page link", .observed)
    case .pickerItem: Word("Picker item", .apple)
    case .adjustable: Word("Adjustable", .apple)
    case .image: Word("Image", .apple)
    case .searchField: Word("Search field", snapshot: "Search Field.", .observed)
    case .draggable: Word("Draggable", .apple)
    case .expanded: Word("Expanded", .observed)
    case .collapsed: Word("Collapsed", .observed)
    // Hints and cues
    case .actionsAvailable: Word("Actions available", snapshot: "Actions Available", .apple)
    case .moreContentAvailable:
      Word(
        "More content available", snapshot: "More Content Available", .apple)
    case .toggleHint: .sentence("Double tap to toggle setting.", .apple)
    case .editHint: .sentence("Double tap to edit.", .observed)
    case .editAreaHint:
      Word(
        "Double tap to edit. Use the rotor to access Misspelled Words",
        snapshot: "Double tap to edit., Use the rotor to access Misspelled Words", .recorded)
    case .editingHint: .sentence("Use the rotor to access Misspelled Words", .recorded)
    case .adjustHint: .sentence("Swipe up or down with one finger to adjust the value.", .apple)
    case .pickerHint: .sentence("Double tap to activate the picker", .observed)
    case .expandHint: .sentence("Double tap to expand.", .observed)
    case .collapseHint: .sentence("Double tap to collapse.", .observed)
    case .directTouchHint:
      .sentence("Use the rotor to enable direct touch for this app", .observed)
    case .directTouchActivateHint:
      .sentence(
        "Activate to start direct touch interaction.", .observed)
    case .reorderHint:
      .sentence(
        "Double tap and hold, wait for the sound, then drag to rearrange.", .observed)
    // Containers and places in them
    case .place: Word("%1 of %2", .apple)
    case .listStart: Word("List start", snapshot: "List Start.", .observed)
    case .listEnd: Word("List end", snapshot: "List End.", .observed)
    case .landmarkStart: Word("Landmark", .observed)
    case .landmarkEnd: Word("End", .recorded)
    case .definitionListStart: Word("Definition list start", .observed)
    case .definitionListEnd: Word("Definition list end", .observed)
    case .alert: Word("Alert", .observed)
    case .rowHeader: Word("Row header", snapshot: "Row Header.", .observed)
    case .columnHeader: Word("Column header", snapshot: "Column Header.", .observed)
    case .rowSpan:
      .counted(
        one: Word("Spans %1 row", .recorded), other: Word("Spans %1 rows", .recorded))
    case .columnSpan:
      .counted(
        one: Word("Spans %1 column", .recorded), other: Word("Spans %1 columns", .recorded))
    case .row: Word("Row %1", .observed)
    case .column: Word("Column %1", .observed)
    // Web content, as in Safari
    case .checkbox: Word("Checkbox", .observed)
    case .checked: Word("Checked", .observed)
    case .unchecked: Word("Unchecked", .observed)
    case .radioButton: Word("Radio button", .observed)
    case .multiLineTextField: Word("Multi line text field", .observed)
    case .colorWell: Word("Color well", .observed)
    case .comboBox: Word("Combo box", .observed)
    case .menuItem: Word("Menu item", .observed)
    case .toggleButton: Word("Toggle button", .observed)
    case .pressed: Word("Pressed", .observed)
    case .notPressed: Word("Not pressed", .observed)
    case .menuPopUp: Word("Menu pop up", .observed)
    case .listBoxPopUp: Word("List box pop up", .observed)
    case .treePopUp: Word("Tree pop up", .observed)
    case .gridPopUp: Word("Grid pop up", .observed)
    case .dialogPopUp: Word("Dialog pop up", .observed)
    case .description: Word("Description", .observed)
    case .term: Word("Term", .observed)
    case .definition: Word("Definition", .observed)
    case .toolbar: Word("Toolbar", .observed)
    case .sortUp: Word("Sort up", .observed)
    case .sortDown: Word("Sort down", .observed)
    case .progressIndicator: Word("Progress indicator", .observed)
    case .required: Word("Required", .observed)
    case .invalid: Word("Invalid data", .observed)
    case .invalidGrammar: Word("Invalid grammar", .observed)
    case .invalidSpelling: Word("Invalid spelling", .observed)
    case .readOnly: Word("Read only", .inferred)
    case .visited: Word("Visited", .observed)
    case .busy: Word("Busy", .inferred)
    case .current: Word("Current", .inferred)
    case .currentPage: Word("Current page", .observed)
    case .currentStep: Word("Current step", .observed)
    case .currentLocation: Word("Current location", .observed)
    case .currentDate: Word("Current date", .observed)
    case .currentTime: Word("Current time", .observed)
    case .dialog: Word("Web dialog", .observed)
    case .tableStart: Word("Table start", .observed)
    case .tableRows:
      .counted(
        one: Word("%1 row", .inferred), other: Word("%1 rows", .observed))
    case .tableColumns:
      .counted(
        one: Word("%1 column", .inferred), other: Word("%1 columns", .observed))
    case .tableEnd: Word("Table end", .observed)
    case .bannerLandmark: Word("Banner", .observed)
    case .complementaryLandmark: Word("Complementary", .observed)
    case .contentinfoLandmark: Word("Content information", .observed)
    case .formLandmark: Word("Form", .observed)
    case .mainLandmark: Word("Main", .observed)
    case .navigationLandmark: Word("Navigation", .observed)
    case .regionLandmark: Word("Region", .observed)
    case .searchLandmark: Word("Search", .observed)
    // The Mac
    case .macSlider: Word("Slider", .apple)
    case .macStepper: Word("Stepper", .inferred)
    case .macCheckbox: Word("Checkbox", .observed)
    case .macChecked: Word("Checked", .observed)
    case .macUnchecked: Word("Unchecked", .observed)
    case .macSwitchButton: Word("Switch", .observed)
    case .macToggleButton: Word("Toggle button", .apple)
    case .macPopUpButton: Word("Pop up button", .observed)
    case .menuButton: Word("Menu pop up button", .observed)
    case .editText: Word("Edit text", .apple)
    case .secureEditText: Word("Secure edit text", .observed)
    case .macSearchField: Word("Search text field", .inferred)
    case .characters:
      .counted(
        one: Word("%1 character", .observed), other: Word("%1 characters", .observed))
    case .group: Word("Group", .apple)
    case .scrollArea: Word("Scroll area", .apple)
    case .list: Word("List", .observed)
    case .table: Word("Table", .apple)
    case .tabGroup: Word("Tab group", .inferred)
    case .entering: Word("In %1", .apple)
    case .items: .counted(one: Word("%1 item", .apple), other: Word("%1 items", .apple))
    case .macMixed: Word("Mixed", .observed)
    case .macPlace: Word("%1 of %2", .observed)
    case .macColumnOf: Word("Column %1 of %2", .observed)
    case .macTableSize: Word("%1, %2", .observed)
    case .macLevel: Word("Level %1", .observed)
    case .macRegion: Word("Region", .observed)
    case .macArticle: Word("Article", .observed)
    case .macRadioGroup: Word("Radio group", .observed)
    case .macDialog: Word("Dialog", .inferred)
    case .macDescriptionList: Word("Description list", .inferred)
    case .macSummary: Word("Summary", .observed)
    case .macFileButton: Word("File upload button", .inferred)
    case .macTextArea: Word("Text entry area", .observed)
    case .macMenu: Word("Menu", .observed)
    case .macMenuBar: Word("Menu bar", .observed)
    case .macProgressBar: Word("Progress bar", .observed)
    case .macEndOf: Word("End of %1", .observed)
    case .macEndOfList: Word("End of list", .observed)
    case .macEndOfTable: Word("End of table", .observed)
    case .macEndOfDescriptionList: Word("End of description list", .inferred)
    case .macLeaving: Word("Out of %1", .inferred)
    case .moreContentMenu: Word("More Content menu", .apple)
    case .actionsMenu: Word("Actions menu", .apple)
    case .macButtonHint:
      .sentence(
        "You are currently on a button. To click this button, press Control-Option-Space.",
        .observed)
    case .macPopUpHint:
      .sentence(
        "You are currently on a button. To display a list of options, press Control-Option-Space.",
        .observed)
    case .macLinkHint:
      .sentence(
        "You are currently on a link. To click this link, press Control-Option-Space.", .observed)
    case .macHeadingHint: .sentence("You are currently on a heading level %1.", .observed)
    case .macTextHint: .sentence("You are currently on a text element.", .observed)
    case .macSelectableTextHint:
      .sentence("You are currently on a selectable text.", .observed)
    case .macTextAreaHint: .sentence("You are currently on a text area.", .observed)
    case .macGroupHint: .sentence("You are currently in a group.", .observed)
    case .macDimmedButtonHint: .sentence("You are currently on a button.", .observed)
    case .macToggleButtonHint:
      .sentence(
        "You are currently on a toggle button. To select or deselect this checkbox, press Control-Option-Space.",
        .observed)
    case .macCheckboxHint:
      .sentence(
        "You are currently on a checkbox. To select or deselect this checkbox, press Control-Option-Space.",
        .inferred)
    case .macRadioButtonHint:
      .sentence(
        "You are currently on a radio button. To select this option, press Control-Option-Space.",
        .inferred)
    case .macSliderHint:
      .sentence(
        "You are currently on a slider. To start interacting with the slider, press Control-Option-Shift-Down Arrow.",
        .observed)
    case .macEditTextHint:
      .sentence(
        "You are currently on a text field. To enter text in this field, type.", .inferred)
    case .macDimmedHint: .sentence("This item is dimmed.", .observed)
    case .keyboardFocus: Word("Keyboard focus", .ours)
    // Gestures, rotors and VoiceOver itself
    case .voiceOverOn: Word("VoiceOver on", .apple)
    case .voiceOverOff: Word("VoiceOver off", .inferred)
    case .quickNavOn: Word("Quick Nav on", .observed)
    case .quickNavOff: Word("Quick Nav off", .observed)
    case .activate: Word("Activate", .observed)
    case .defaultAction: Word("Default", .observed)
    case .drag: Word("Drag", .apple)
    case .drop: Word("Drop", .apple)
    case .dropReady: Word("Drop ready", .apple)
    case .dropComplete: Word("Drop complete", .apple)
    case .page: Word("Page %1 of %2", .apple)
    case .capital: Word("Cap %1", .apple)
    case .space: Word("space", .inferred)
    case .rotorActions: Word("Actions", .apple)
    case .rotorAdjustValue: Word("Adjust Value", .observed)
    case .rotorMoreContent: Word("More Content", .observed)
    case .rotorCharacters: Word("Characters", .observed)
    case .rotorWords: Word("Words", .observed)
    case .rotorLines: Word("Lines", .observed)
    case .rotorContainers: Word("Containers", .observed)
    case .rotorHeadings: Word("Headings", .observed)
    case .rotorHeading1: Word("Heading 1", .observed)
    case .rotorHeading2: Word("Heading 2", .observed)
    case .rotorHeading3: Word("Heading 3", .observed)
    case .rotorHeading4: Word("Heading 4", .observed)
    case .rotorHeading5: Word("Heading 5", .observed)
    case .rotorHeading6: Word("Heading 6", .observed)
    case .rotorLinks: Word("Links", .observed)
    case .rotorFormControls: Word("Form Controls", .observed)
    case .rotorTables: Word("Tables", .observed)
    case .rotorLists: Word("Lists", .observed)
    case .rotorLandmarks: Word("Landmarks", .observed)
    case .rotorVisitedLinks: Word("Visited Links", .observed)
    case .rotorNonVisitedLinks: Word("Non-Visited Links", .observed)
    case .rotorButtons: Word("Buttons", .observed)
    case .rotorTextFields: Word("Text Fields", .observed)
    case .rotorSearchFields: Word("Search Fields", .observed)
    case .rotorImages: Word("Images", .observed)
    case .rotorStaticText: Word("Static Text", .observed)
    case .rotorSpeakingRate: Word("Speaking Rate", .observed)
    case .rotorVolume: Word("Volume", .observed)
    case .rotorPunctuation: Word("Punctuation", .observed)
    case .rotorLanguage: Word("Language", .observed)
    case .rotorHints: Word("Hints", .observed)
    case .notFound: Word("%1 not found", .observed)
    case .containerItem: Word("Container", .inferred)
    case .formControlItem: Word("Form control", .observed)
    case .visitedLinkItem: Word("Visited link", .observed)
    case .nonVisitedLinkItem: Word("Non-visited link", .observed)
    case .staticTextItem: Word("Static text", .observed)
    case .back: Word("Back", .recorded)
    case .noResults: .sentence("<no results>", .recorded)
    case .moreResults: .sentence("+ %1 More Results...", .recorded)
    case .manyMoreResults: .sentence("+ Many More (%1+) Results...", .recorded)
    // Charts
    case .rotorAudioGraph: Word("Audio Graph", .apple)
    case .describeChart: Word("Describe Chart", .apple)
    case .playAudioGraph: Word("Play Audio Graph", .apple)
    case .chartDetails: Word("Chart Details", .apple)
    case .graphComplete: Word("Complete", .apple)
    case .chartSummary: Word("Summary", .apple)
    case .dataFeatures: Word("Data Features", .inferred)
    case .chartStatistics: Word("Statistics", .inferred)
    case .lineChart: Word("line chart", .ours)
    case .pointChart: Word("bar or point chart", .ours)
    case .pieChart: Word("pie chart", .ours)
    case .mixedChart: Word("chart of lines and points", .ours)
    case .chartKind: Word("%1, %2, %3", .ours)
    case .chartSeries:
      .counted(one: Word("%1 series", .ours), other: Word("%1 series", .ours))
    case .chartPoints:
      .counted(one: Word("%1 point", .ours), other: Word("%1 points", .ours))
    case .xAxis: Word("X is %1", .ours)
    case .yAxis: Word("Y is %1", .ours)
    case .axisEnds: Word("%1, from %2 to %3", .ours)
    case .axisValue: Word("%1, %2", .ours)
    case .seriesNumber: Word("series %1", .ours)
    case .lowestIn: Word("lowest %1 in %2", .ours)
    case .lowestAt: Word("lowest %1 at %2", .ours)
    case .highestIn: Word("highest %1 in %2", .ours)
    case .highestAt: Word("highest %1 at %2", .ours)
    case .onlyValue: Word("only value %1, %2", .ours)
    case .alwaysValue: Word("always %1", .ours)
    case .average: Word("average %1", .ours)
    case .median: Word("median %1", .ours)
    case .risesBy: Word("rises, on average by %1 per %2", .ours)
    case .fallsBy: Word("falls, on average by %1 per %2", .ours)
    case .rises: Word("rises", .ours)
    case .falls: Word("falls", .ours)
    case .risesUntil: Word("rises until %1", .ours)
    case .fallsUntil: Word("falls until %1", .ours)
    case .shapeThen: Word("%1, then %2", .ours)
    case .manyTurns: Word("rises and falls repeatedly", .ours)
    case .noTrend: Word("no clear trend", .ours)
    case .tendsToRise: Word("tends to rise", .ours)
    case .tendsToFall: Word("tends to fall", .ours)
    case .outliers:
      .counted(one: Word("has %1 outlier: %2", .ours), other: Word("has %1 outliers: %2", .ours))
    case .passesIn: Word("%1 passes %2 in %3", .ours)
    case .passesAt: Word("%1 passes %2 at %3", .ours)
    case .missingValues:
      .counted(one: Word("lacks %1 value", .ours), other: Word("lacks %1 values", .ours))
    case .noChartData: Word("no data", .ours)
    case .chartInterval: Word("%1 to %2", .ours)
    case .chartSentence: Word("%1.", .ours)
    // Words that the system adds to an app
    case .increment: .sentence("Increment", .recorded)
    case .decrement: .sentence("Decrement", .recorded)
    case .inProgress: .sentence("In progress", .recorded)
    case .pageOfControl: .sentence("page %1 of %2", .recorded)
    }
  }
}
