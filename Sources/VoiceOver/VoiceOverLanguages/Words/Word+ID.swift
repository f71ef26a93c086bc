extension Word {
  /// A word or a sentence of VoiceOver; each language has a row for each.
  ///
  /// The raw value is the key in `spoken voices --words`. `%1` and `%2` are placeholders.
  package enum ID: String, Hashable, Sendable, CaseIterable {
    // Traits and states
    /// Before the label of a selected element.
    case selected = "traits.selected"
    /// For a disabled element.
    case dimmed = "traits.dimmed"
    /// For a button.
    case button = "traits.button"
    /// For a button that opens choices.
    case popUpButton = "traits.popUpButton"
    /// For a back button.
    case backButton = "traits.backButton"
    /// For a switch.
    case switchButton = "traits.switchButton"
    /// For a switch that is on.
    case on = "traits.on"
    /// For a switch that is off.
    case off = "traits.off"
    /// For a switch that is neither.
    case mixed = "traits.mixed"
    /// For a tab.
    case tab = "traits.tab"
    /// For a text field.
    case textField = "traits.textField"
    /// For a secure text field.
    case secureTextField = "traits.secureTextField"
    /// For a text field in editing.
    case isEditing = "traits.isEditing"
    /// The insertion point of a field: before the text.
    case insertionPointAtStart = "traits.insertionPointAtStart"
    /// The insertion point of a field: after the text.
    case insertionPointAtEnd = "traits.insertionPointAtEnd"
    /// The insertion point of a field: after the character `%1`.
    case insertionPointAfter = "traits.insertionPointAfter"
    /// When editing begins while the rotor is set to characters.
    case characterMode = "traits.characterMode"
    /// When editing begins while the rotor is set to words.
    case wordMode = "traits.wordMode"
    /// When editing begins while the rotor is set to lines.
    case lineMode = "traits.lineMode"
    /// For a heading.
    case heading = "traits.heading"
    /// For a heading whose level `%1` is known.
    case headingLevel = "traits.headingLevel"
    /// For a link.
    case link = "traits.link"
    /// For a link to a part of the same page.
    case inPageLink = "traits.inPageLink"
    /// For a wheel of a picker.
    case pickerItem = "traits.pickerItem"
    /// For an adjustable element.
    case adjustable = "traits.adjustable"
    /// For an image.
    case image = "traits.image"
    /// For a search field.
    case searchField = "traits.searchField"
    /// For an element that can be dragged.
    case draggable = "traits.draggable"
    /// For a disclosure that is open.
    case expanded = "traits.expanded"
    /// For a disclosure that is closed.
    case collapsed = "traits.collapsed"
    // Hints and cues
    /// For an element with custom actions.
    case actionsAvailable = "hints.actionsAvailable"
    /// For an element with custom content.
    case moreContentAvailable = "hints.moreContentAvailable"
    /// The hint of a switch.
    case toggleHint = "hints.toggle"
    /// The hint of a text field.
    case editHint = "hints.edit"
    /// The hint of a field of several lines.
    case editAreaHint = "hints.editArea"
    /// The hint of a field that is being edited.
    case editingHint = "hints.editing"
    /// The hint of an adjustable element.
    case adjustHint = "hints.adjust"
    /// The hint of a button that opens choices.
    case pickerHint = "hints.picker"
    /// The hint of a closed disclosure.
    case expandHint = "hints.expand"
    /// The hint of an open disclosure.
    case collapseHint = "hints.collapse"
    /// The hint of an element that takes touches.
    case directTouchHint = "hints.directTouch"
    /// The hint of an element that takes touches once it is activated.
    case directTouchActivateHint = "hints.directTouchActivate"
    /// The hint of a button that is dragged to another place.
    case reorderHint = "hints.reorder"
    // Containers and positions in them
    /// A position among others: "2 of 3".
    case place = "containers.place"
    /// For the first element of a list.
    case listStart = "containers.listStart"
    /// For the last element of a list.
    case listEnd = "containers.listEnd"
    /// For the first element of a landmark.
    case landmarkStart = "containers.landmarkStart"
    /// For the last element of a landmark.
    case landmarkEnd = "containers.landmarkEnd"
    /// For the first element of a list of definitions.
    case definitionListStart = "containers.definitionListStart"
    /// For the last element of a list of definitions.
    case definitionListEnd = "containers.definitionListEnd"
    /// On entering an alert.
    case alert = "containers.alert"
    /// For a cell that heads its row.
    case rowHeader = "containers.rowHeader"
    /// For a cell that heads its column.
    case columnHeader = "containers.columnHeader"
    /// For a cell of several rows.
    case rowSpan = "containers.rowSpan"
    /// For a cell of several columns.
    case columnSpan = "containers.columnSpan"
    /// The row of a cell.
    case row = "containers.row"
    /// The column of a cell.
    case column = "containers.column"
    // Web content, as in Safari
    /// For a check box.
    case checkbox = "web.checkbox"
    /// For a box that is checked.
    case checked = "web.checked"
    /// For a box that is not checked.
    case unchecked = "web.unchecked"
    /// For one of several choices.
    case radioButton = "web.radioButton"
    /// For a field of several lines.
    case multiLineTextField = "web.multiLineTextField"
    /// For a button that chooses a color.
    case colorWell = "web.colorWell"
    /// For a field with a list of choices.
    case comboBox = "web.comboBox"
    /// For an item of a menu.
    case menuItem = "web.menuItem"
    /// For a toggle button.
    case toggleButton = "web.toggleButton"
    /// For a button that is pressed.
    case pressed = "web.pressed"
    /// For a toggle button that is not pressed.
    case notPressed = "web.notPressed"
    /// For an element that opens a menu.
    case menuPopUp = "web.menuPopUp"
    /// For an element that opens a list of choices.
    case listBoxPopUp = "web.listBoxPopUp"
    /// For an element that opens a tree.
    case treePopUp = "web.treePopUp"
    /// For an element that opens a grid.
    case gridPopUp = "web.gridPopUp"
    /// For an element that opens a dialog.
    case dialogPopUp = "web.dialogPopUp"
    /// Before the description of an element.
    case description = "web.description"
    /// For a term of a list of definitions.
    case term = "web.term"
    /// For a definition of such a list.
    case definition = "web.definition"
    /// On entering a toolbar.
    case toolbar = "web.toolbar"
    /// For the header of a column in ascending order.
    case sortUp = "web.sortUp"
    /// For the header of a column in descending order.
    case sortDown = "web.sortDown"
    /// For a progress bar.
    case progressIndicator = "web.progressIndicator"
    /// For a field that must be filled in.
    case required = "web.required"
    /// For a field with a wrong entry.
    case invalid = "web.invalid"
    /// For an entry with wrong grammar.
    case invalidGrammar = "web.invalidGrammar"
    /// For an entry with wrong spelling.
    case invalidSpelling = "web.invalidSpelling"
    /// For a field that cannot be changed.
    case readOnly = "web.readOnly"
    /// For a link that was followed before.
    case visited = "web.visited"
    /// For content that is still loading.
    case busy = "web.busy"
    /// For the current page, step or date.
    case current = "web.current"
    /// For the current page.
    case currentPage = "web.currentPage"
    /// For the current step.
    case currentStep = "web.currentStep"
    /// For the current location.
    case currentLocation = "web.currentLocation"
    /// For the current date.
    case currentDate = "web.currentDate"
    /// For the current time.
    case currentTime = "web.currentTime"
    /// On entering a dialog.
    case dialog = "web.dialog"
    /// On entering a table.
    case tableStart = "web.tableStart"
    /// How many rows a table has.
    case tableRows = "web.rows"
    /// How many columns a table has.
    case tableColumns = "web.columns"
    /// For the last element of a table.
    case tableEnd = "web.tableEnd"
    /// The name of a landmark of the role `banner`.
    case bannerLandmark = "web.landmarks.banner"
    /// The name of a landmark of the role `complementary`.
    case complementaryLandmark = "web.landmarks.complementary"
    /// The name of a landmark of the role `contentinfo`.
    case contentinfoLandmark = "web.landmarks.contentinfo"
    /// The name of a landmark of the role `form`.
    case formLandmark = "web.landmarks.form"
    /// The name of a landmark of the role `main`.
    case mainLandmark = "web.landmarks.main"
    /// The name of a landmark of the role `navigation`.
    case navigationLandmark = "web.landmarks.navigation"
    /// The name of a landmark of the role `region`.
    case regionLandmark = "web.landmarks.region"
    /// The name of a landmark of the role `search`.
    case searchLandmark = "web.landmarks.search"
    // The Mac
    /// For a slider.
    case macSlider = "mac.slider"
    /// For a stepper.
    case macStepper = "mac.stepper"
    /// For a check box.
    case macCheckbox = "mac.checkbox"
    /// For a box that is checked.
    case macChecked = "mac.checked"
    /// For a box that is not checked.
    case macUnchecked = "mac.unchecked"
    /// For a switch.
    case macSwitchButton = "mac.switchButton"
    /// For a toggle button.
    case macToggleButton = "mac.toggleButton"
    /// For a button that opens choices.
    case macPopUpButton = "mac.popUpButton"
    /// For a button that opens a menu.
    case menuButton = "mac.menuButton"
    /// For a text field.
    case editText = "mac.editText"
    /// For a secure text field.
    case secureEditText = "mac.secureEditText"
    /// For a search field.
    case macSearchField = "mac.searchField"
    /// How many characters a secure text field has.
    case characters = "mac.characters"
    /// For a group of elements.
    case group = "mac.group"
    /// For a scroll area.
    case scrollArea = "mac.scrollArea"
    /// For a list.
    case list = "mac.list"
    /// For a table.
    case table = "mac.table"
    /// For a tab bar.
    case tabGroup = "mac.tabGroup"
    /// On entering the container named `%1`.
    case entering = "mac.entering"
    /// How many elements are in a container.
    case items = "mac.items"
    /// How to press a button.
    case macButtonHint = "mac.buttonHint"
    /// How to open the choices of a button.
    case macPopUpHint = "mac.popUpHint"
    /// How to follow a link.
    case macLinkHint = "mac.linkHint"
    /// A box that is neither checked nor not; positions, also of a column, and how deep a list is.
    case macMixed, macPlace, macColumnOf, macLevel
    /// The columns `%1` and the rows `%2` of a table, both counted.
    case macTableSize
    /// Kinds of containers, and of elements.
    case macRegion, macArticle, macRadioGroup, macDialog, macDescriptionList, macMenu, macMenuBar
    case macSummary, macFileButton, macTextArea, macProgressBar
    /// The end of the container `%1`, of those that have words of their own, and leaving one.
    case macEndOf, macEndOfList, macEndOfTable, macEndOfDescriptionList, macLeaving
    /// The menus that VoiceOver opens for an element.
    case moreContentMenu, actionsMenu
    /// Where the cursor is; `%1` is the level of a heading.
    case macHeadingHint, macTextHint, macSelectableTextHint, macTextAreaHint, macGroupHint
    /// The same on a button that is disabled, and what follows on all that are.
    case macDimmedButtonHint, macDimmedHint
    /// How to choose, to adjust and to write.
    case macToggleButtonHint, macCheckboxHint, macRadioButtonHint, macSliderHint, macEditTextHint
    /// When the focus of the keyboard moves.
    case keyboardFocus
    // Gestures, rotors and VoiceOver itself
    /// When VoiceOver is turned on.
    case voiceOverOn = "session.voiceOverOn"
    /// When VoiceOver is turned off.
    case voiceOverOff = "session.voiceOverOff"
    /// When Quick Nav is turned on.
    case quickNavOn = "session.quickNavOn"
    /// When Quick Nav is turned off.
    case quickNavOff = "session.quickNavOff"
    /// The action that activates the element.
    case activate = "session.activate"
    /// After the name of the default action.
    case defaultAction = "session.defaultAction"
    /// When a drag begins.
    case drag = "session.drag"
    /// The action that drops.
    case drop = "session.drop"
    /// After the name of the drop action.
    case dropReady = "session.dropReady"
    /// After a drop.
    case dropComplete = "session.dropComplete"
    /// The page `%1` of `%2`.
    case page = "session.page"
    /// The capital letter `%1`.
    case capital = "session.capital"
    /// The space between words.
    case space = "session.space"
    /// A rotor, by its name in settings and walkthroughs; so are all whose key has one.
    case rotorActions = "session.rotors.Actions"
    case rotorAdjustValue = "session.rotors.Adjust Value"
    case rotorButtons = "session.rotors.Buttons"
    case rotorCharacters = "session.rotors.Characters"
    case rotorContainers = "session.rotors.Containers"
    case rotorFormControls = "session.rotors.Form Controls"
    case rotorHeading1 = "session.rotors.Heading 1"
    case rotorHeading2 = "session.rotors.Heading 2"
    case rotorHeading3 = "session.rotors.Heading 3"
    case rotorHeading4 = "session.rotors.Heading 4"
    case rotorHeading5 = "session.rotors.Heading 5"
    case rotorHeading6 = "session.rotors.Heading 6"
    case rotorHeadings = "session.rotors.Headings"
    case rotorImages = "session.rotors.Images"
    case rotorLandmarks = "session.rotors.Landmarks"
    case rotorLines = "session.rotors.Lines"
    case rotorLinks = "session.rotors.Links"
    case rotorLists = "session.rotors.Lists"
    case rotorMoreContent = "session.rotors.More Content"
    case rotorNonVisitedLinks = "session.rotors.Non-Visited Links"
    case rotorSearchFields = "session.rotors.Search Fields"
    case rotorStaticText = "session.rotors.Static Text"
    case rotorSpeakingRate = "session.rotors.Speaking Rate"
    case rotorVolume = "session.rotors.Volume"
    case rotorPunctuation = "session.rotors.Punctuation"
    case rotorLanguage = "session.rotors.Language"
    case rotorHints = "session.rotors.Hints"
    /// When a rotor finds nothing of the kind `%1`.
    case notFound = "session.notFound"
    /// What the rotor Containers finds.
    case containerItem = "session.items.container"
    /// What the rotor Form Controls finds.
    case formControlItem = "session.items.formControl"
    /// What the rotor Visited Links finds.
    case visitedLinkItem = "session.items.visitedLink"
    /// What the rotor Non-Visited Links finds.
    case nonVisitedLinkItem = "session.items.nonVisitedLink"
    /// What the rotor Static Text finds.
    case staticTextItem = "session.items.staticText"
    case rotorTables = "session.rotors.Tables"
    case rotorTextFields = "session.rotors.Text Fields"
    case rotorVisitedLinks = "session.rotors.Visited Links"
    case rotorWords = "session.rotors.Words"
    /// The label that a back button does not repeat.
    case back = "session.back"
    /// Instead of the results of a custom rotor without any.
    case noResults = "rotors.noResults"
    /// For results of a rotor past the limit, whose number is `%1`.
    case moreResults = "rotors.moreResults"
    /// For more results than are counted; `%1` is the number that was counted.
    case manyMoreResults = "rotors.manyMoreResults"
    // Charts; `chartSentence` ends a sentence, and `shapeThen` puts one run after another
    case rotorAudioGraph = "session.rotors.Audio Graph"
    /// The items of that rotor, the end of a graph, and the headings of a chart's details.
    case describeChart, playAudioGraph, chartDetails, graphComplete, chartSummary, dataFeatures
    case chartStatistics
    /// The kind `%1` of a chart, its series `%2` and its points `%3`.
    case chartKind, lineChart, pointChart, pieChart, mixedChart, chartSeries, chartPoints
    /// An axis: its title, and its ends `%2` and `%3`.
    case xAxis, yAxis, axisEnds, axisValue, seriesNumber
    /// The value `%1` in a category `%2` or at a number, and averages.
    case lowestIn, lowestAt, highestIn, highestAt, onlyValue, alwaysValue, average, median
    /// A change by `%1` for each step of the axis `%2`, and trends without a number.
    case risesBy, fallsBy, noTrend, tendsToRise, tendsToFall
    /// Runs of values to the end, or up to a place.
    case rises, falls, risesUntil, fallsUntil, shapeThen, manyTurns
    /// Outliers, missing values, one series that passes another, and intervals.
    case outliers, missingValues, noChartData, passesIn, passesAt, chartInterval, chartSentence
    // Words that the system adds to an app
    /// The button of a stepper that raises the value.
    case increment = "controls.increment"
    /// The button of a stepper that lowers the value.
    case decrement = "controls.decrement"
    /// For progress without a known end.
    case inProgress = "controls.inProgress"
    /// The page `%1` of `%2` that a page control shows.
    case pageOfControl = "controls.page"
  }
}
