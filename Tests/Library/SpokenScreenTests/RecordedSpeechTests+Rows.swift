extension RecordedSpeechTests {
  static let web =
    [
      ("the current page", "role: link, current: page", "Name, Current page, Link"),
      ("the current step", "role: link, current: step", "Name, Current step, Link"),
      ("the current one", "role: link, current: true", "Name, Current, Link"),
      (
        "a combo box", "role: combobox, expanded: false",
        "Name, Combo box, List box pop up, Collapsed | Double tap to expand."
      ),
      (
        "a select of HTML", "role: popupbutton, value: apple",
        "Name, apple, Pop up button | Double tap to activate the picker"
      ),
      (
        "a combo box that is dimmed", "role: combobox, disabled: true",
        "Name, Dimmed, Combo box, List box pop up"
      ),
      ("a button with a menu", "role: button, haspopup: menu", "Name, Pop up button, Menu pop up"),
      (
        "a button with a menu, as true", "role: button, haspopup: true",
        "Name, Pop up button, Menu pop up"
      ),
      (
        "a button with a list", "role: button, haspopup: listbox",
        "Name, Pop up button, List box pop up"
      ),
      ("a button with a tree", "role: button, haspopup: tree", "Name, Pop up button, Tree pop up"),
      ("a button with a grid", "role: button, haspopup: grid", "Name, Pop up button, Grid pop up"),
      (
        "a button with a dialog", "role: button, haspopup: dialog",
        "Name, Pop up button, Dialog pop up"
      ),
      (
        "a toggle button that is pressed", "role: button, pressed: true",
        "Name, Toggle button, Pressed"
      ),
      (
        "a toggle button that is not", "role: button, pressed: false",
        "Name, Toggle button, Not pressed"
      ),
      (
        "a toggle button that is both", "role: button, pressed: mixed", "Name, Toggle button, Mixed"
      ),
      (
        "a description", "role: textbox, description: six digits",
        "Name, Description, six digits, Text field | Double tap to edit."
      ),
      ("an item of a menu", "role: menuitem", "Name, Menu item"),
      ("a tab", "role: tab, position: [1, 3]", "Name, Tab, 1 of 3"),
      ("a link to a part of the page", "role: link, inPage: true", "Name, In-page link"),
      (
        "a wrong entry", "role: textbox, invalid: true",
        "Name, Text field, Invalid data | Double tap to edit."
      ),
      (
        "wrong grammar", "role: textbox, invalid: grammar",
        "Name, Text field, Invalid grammar | Double tap to edit."
      ),
      (
        "wrong spelling", "role: textbox, invalid: spelling",
        "Name, Text field, Invalid spelling | Double tap to edit."
      ),
      (
        "what is wrong", "role: textbox, invalid: true, error: must be five digits, hint: Zip.",
        "Name, Text field, Invalid data, must be five digits | Zip. Double tap to edit."
      ),
      (
        "a placeholder", "role: textbox, placeholder: name@example.com",
        "Name, name@example.com, Text field | Double tap to edit."
      ),
    ].map { Row(name: $0, views: "- { Web: , label: Name, \($1) }", heard: $2) }
    + [
      Row(
        name: "a list of definitions",
        views: """
          - Web: [{ Web: Green, role: term }, { Web: and white, role: definition }]
            role: definitionList
          """,
        heard: "Green, Definition list start, Term // and white, Definition list end, Definition"),
      Row(
        name: "the words inside a link", views: "- { Web: [{ Text: Terms }], role: link }",
        heard: "Terms, Link"),
      Row(
        name: "a toolbar",
        views: """
          - Web: [{ Web: Done, role: button }]
            role: toolbar
          """, heard: "Toolbar, Done, Button"),
    ]
    + [
      "menu", "menubar", "listbox", "tablist", "tabpanel", "tree", "grid", "row", "article",
      "figure", "status", "alert", "feed", "application",
    ].map { role in
      let end = role == "grid" ? (", Table start", ", Table end") : ("", "")
      return Row(
        name: "what is in \(role)", views: "- { Web: [{ Web: a }, { Web: b }], role: \(role) }",
        heard: "a\(end.0) // b\(end.1)")
    }
    + ["alert", "status", "log", "timer", "marquee"].map { role in
      Row(
        name: "the label of \(role)",
        views: "- { Web: [{ Web: a }, { Web: b }], role: \(role), label: News }", heard: "a // b")
    }

  static let fields = [
    Row(
      name: "a field that is edited",
      views: "- { TextField: , label: Name, value: Ada, addTraits: isEditing }",
      heard:
        "Name, Text field, Is editing, Ada, Character mode, Insertion point at end | Use the rotor to access Misspelled Words"
    ),
    Row(
      name: "the insertion point at the start",
      views:
        "- { TextField: , label: Name, value: Ada, addTraits: isEditing, insertionPoint: start }",
      heard:
        "Name, Text field, Is editing, Ada, Character mode, Insertion point at start | Use the rotor to access Misspelled Words"
    ),
    Row(
      name: "the insertion point in between, which is inferred",
      views: "- { TextField: , label: Name, value: Ada, addTraits: isEditing, insertionPoint: 2 }",
      heard:
        "Name, Text field, Is editing, Ada, Character mode, Insertion point after character 2 | Use the rotor to access Misspelled Words"
    ),
    Row(
      name: "an empty field that is edited",
      views: "- { TextField: , label: Name, addTraits: isEditing }",
      heard: "Name, Text field, Is editing"),
    Row(
      name: "an empty field whose insertion point is known",
      views: "- { TextField: , label: To, addTraits: isEditing, insertionPoint: start }",
      heard: "To, Text field, Is editing, Insertion point at start"),
    Row(
      name: "a secret", views: "- { SecureField: Password, label: Password, value: hunter }",
      heard: "Password, 6 characters, Secure text field | Double tap to edit."),
    Row(
      name: "a secret of one character",
      views: "- { Web: PIN, role: textbox, addTraits: secureTextField, value: 7 }",
      heard: "PIN, 1 character, Secure text field | Double tap to edit."),
    Row(
      name: "a secret of any class",
      views: "- { Element: , label: PIN, value: 1234, traits: [textEntry, secureTextField] }",
      heard: "PIN, 4 characters, Secure text field | Double tap to edit."),
    Row(
      name: "a secret that is edited",
      views:
        "- { TextField: , label: Password, value: hunter, addTraits: [secureTextField, isEditing] }",
      heard:
        "Password, Secure text field, Is editing, 6 characters, Character mode, Insertion point at end | Use the rotor to access Misspelled Words"
    ),
    Row(
      name: "a secret that is read, spelled, typed and deleted",
      views: "- { SecureField: , label: PIN, value: ab }",
      steps: "byCharacter, byWord, byLine, spell, type: cd, delete",
      heard:
        "PIN, 2 characters, Secure text field | Double tap to edit. // bullet // 2 characters // 2 characters // bullet, bullet // bullet, bullet // bullet"
    ),
    Row(
      name: "the own hint of a field", views: "- { TextField: Name, hint: As in your passport. }",
      heard: "Name, Text field | As in your passport. Double tap to edit."),
    Row(
      name: "a field that is entered by words",
      views: "- { TextField: , label: Name, value: Ada }", steps: "{ rotor: Words }, activate",
      heard:
        "Name, Ada, Text field | Double tap to edit. // Words // Name, Text field, Is editing, Ada, Word mode, Insertion point at end"
    ),
    Row(
      name: "an empty field that is entered by characters",
      views: "- { TextField: , label: Name }", steps: "{ rotor: Characters }, activate",
      heard:
        "Name, Text field | Double tap to edit. // Characters // Name, Text field, Is editing"
    ),
    Row(
      name: "a text view that cannot be edited",
      views: "- { UITextView: , label: Terms, value: Be kind, editable: false }",
      heard: "Be kind"),
    Row(
      name: "an empty text view that cannot be edited",
      views: "- { TextEditor: , label: Terms, editable: false }", heard: "Terms"),
  ]

  static let edges = [
    Row(
      name: "an alert that appears",
      views: """
        - Alert: Delete it?
          views: [{ Text: This cannot be undone. }, { Button: Delete }]
        """,
      heard:
        "Alert, Delete it?, This cannot be undone. // This cannot be undone. // Delete, Button"),
    Row(
      name: "a sheet that appears", views: "- { Sheet: Filters, views: [{ Button: Done }] }",
      heard: "Filters // Done, Button"),
    Row(
      name: "a rotor without results", views: "- Text: Food",
      steps: "{ rotor: Headings }, rotorNext, { rotor: Links }, rotorPrevious",
      heard:
        "Food // Headings // ♪ no results, Heading not found // Links // ♪ no results, Link not found"
    ),
    Row(
      name: "a rotor of VoiceOver's settings", views: "- Text: Food\n- Text: Milk",
      steps:
        "{ rotor: Speaking Rate }, rotorNext, rotorPrevious, { rotor: Volume }, { rotor: Punctuation }, { rotor: Language }, { rotor: Hints }, rotorNext, next",
      heard:
        "Food // Speaking Rate //  //  // Volume // Punctuation // Language // Hints //  // Milk"),
    Row(
      name: "a rotor of the app without results",
      views: "- { Text: Food, rotors: [{ name: Warnings, entries: [] }] }",
      steps: "{ rotor: Warnings }, rotorNext",
      heard: "Food // Warnings // ♪ no results, Warnings not found"),
    Row(
      name: "the end of a rotor",
      views: """
        - { Text: Food, addTraits: isHeader }
        - Text: Milk
        """,
      steps: "{ rotor: Headings }, rotorNext",
      heard: "Food, Heading // Headings // ♪ boundary reached, Food"),
    Row(
      name: "the end of a screen", views: "- Button: Pay", steps: "next, previous",
      heard: "Pay, Button // ♪ boundary reached, Pay // ♪ boundary reached, Pay"),
    Row(
      name: "a control to reorder", views: "- { Button: \"Reorder, Milk\", draggable: true }",
      heard:
        "Reorder, Milk, Button, Draggable | Double tap and hold, wait for the sound, then drag to rearrange."
    ),
    Row(
      name: "a control to reorder that is held",
      views: "- { Button: \"Reorder, Milk\", draggable: true }", steps: "drag",
      heard:
        "Reorder, Milk, Button, Draggable | Double tap and hold, wait for the sound, then drag to rearrange. // Reorder, Milk, Draggable"
    ),
    Row(
      name: "a button that is dragged and reorders nothing",
      views: "- { Button: Milk, draggable: true }", steps: "drag",
      heard: "Milk, Button, Draggable // Drag"),
    Row(
      name: "the drop points of a target",
      views: """
        - { Text: Milk, draggable: true }
        - { Text: Shelf, dropPoints: [Top, Bottom] }
        """,
      steps: "drag, next, rotorNext, rotorNext, rotorNext, rotorPrevious, activate",
      heard:
        "Milk, Draggable // Drag // Shelf // Top, Drop ready // Bottom, Drop ready // Activate, Default // Bottom, Drop ready // Drop complete"
    ),
    Row(
      name: "direct touch that is silent under the finger",
      views: """
        - Text: Start
        - { Canvas: , id: piano, label: Piano, directTouch: [silentOnTouch] }
        """,
      steps: "touch: piano, previous, next",
      heard:
        "Start //  // Start // Piano | Use the rotor to enable direct touch for this app"),
  ]

  static let combining =
    [
      Row(
        name: "a combined view with a press of its own",
        views: """
          - HStack: [{ Text: Ada }, { Button: Send challenge }]
            element: combine
            onActivate: [{ announce: Opened }]
          """,
        steps: "activate, { rotor: Actions }, rotorNext",
        heard:
          "Ada, Button | Actions available // ♪ item activated, Ada // Opened // Actions // Send challenge"
      ),
      Row(
        name: "a combined view whose lone button is its press",
        views: """
          - HStack: [{ Text: Ada }, { Button: Send challenge }]
            element: combine
          """, heard: "Ada, Send challenge, Button"),
      Row(
        name: "combine beside children",
        views: """
          - Canvas:
            label: History
            element: combine
            children: [{ Text: January }, { Text: February }]
          """, heard: "History, January, February"),
      Row(
        name: "the rotor of containers",
        views: """
          - Text: a
          - VStack: [{ Text: b }]
            element: contain
          - List: [{ Text: c }]
          - LazyVStack: [{ Text: d }]
          """,
        steps: "{ rotor: Containers }, rotorNext, rotorNext, rotorNext",
        heard: "a // Containers // b // c // d"),
      Row(
        name: "the checkmark of a chosen button",
        views: """
          - Button: [{ Text: Traditional }, { Image: , symbol: checkmark }]
            selected: true
          - Button: [{ Text: Modern }, { Image: , symbol: checkmark }]
          """, heard: "Selected, Traditional, Button // Selected, Modern, Button"),
      Row(
        name: "modifiers of a stack",
        views: """
          - VStack: [{ Text: a }, { Button: b }]
            hint: Opens it.
            addTraits: isHeader
          - VStack: [{ Text: a }, { Button: b }]
            label: Both
          - ScrollView: [{ Text: c }]
            label: Stories
          - Section: Dairy
            label: Group
            views: [{ Text: Milk }]
          - VStack: [{ Text: d }]
            element: ignore
            label: New
          """,
        heard:
          "a, Heading | Opens it. // b, Button, Heading | Opens it. // Both // Both, Button // Stories, c // Group, Dairy, Heading // Milk // New"
      ),
      Row(
        name: "buttons with a title and a symbol",
        views: """
          - { Button: Filter, symbol: line.3.horizontal }
          - { Menu: Sort, symbol: arrow.up, views: [{ Button: Name }] }
          - { Link: Help, symbol: questionmark }
          - { NavigationLink: Home, symbol: house }
          - { Button: Edit, symbol: pencil, representation: { Toggle: Edit } }
          """,
        heard:
          "Filter, Button // Sort, Button, Pop up button | Double tap to activate the picker // Help, Button, Link // Home, Button // Edit, Switch button, Off | Double tap to toggle setting."
      ),
    ]
    + [
      (
        "Slider", "value: 0.5",
        "Food, 50%, Adjustable | Swipe up or down with one finger to adjust the value."
      ), ("Toggle", "value: true", "Food, Switch button, On | Double tap to toggle setting."),
      (
        "Stepper", "value: 2",
        "Food, 2, Adjustable | Swipe up or down with one finger to adjust the value."
      ), ("TextField", "value: x", "Food, x, Text field | Double tap to edit."),
      ("ProgressView", "value: 0.5", "Food, 50%"), ("Gauge", "value: 0.5", "Food, 50%"),
      ("ColorPicker", "value: red", "Food, red, Button"), ("Label", "symbol: cart", "Food"),
    ].map { name, property, said in
      Row(
        name: "the words of a label closure of \(name)",
        views: "- { \(name): [{ Text: Food }], \(property) }", heard: said)
    }
}
