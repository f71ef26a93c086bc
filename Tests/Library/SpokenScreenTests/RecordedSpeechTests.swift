import SpokenScreen
import TestSupport
import Testing

/// What VoiceOver was recorded to say, by Apple's talks and service, in Safari and in apps; each
/// row is named after what was recorded.
struct RecordedSpeechTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let views: String
    var steps: String?
    let heard: String

    var testDescription: String { name }
  }

  static let afterActivation = [
    Row(
      name: "a segment that becomes selected",
      views: """
        - Picker: [{ Text: Weekly }, { Text: Monthly }, { Text: Yearly }]
          style: segmented
          value: Weekly
        """,
      steps: "next, activate",
      heard:
        "Selected, Weekly, Button, 1 of 3 // Monthly, Button, 2 of 3 // Selected, Monthly, 2 of 3"
    ),
    Row(
      name: "a tab that becomes selected",
      views: """
        - TabView: [{ Text: Home }, { Text: Search }]
          value: Home
        """,
      steps: "next, activate",
      heard: "Selected, Home, Tab, 1 of 2 // Search, Tab, 2 of 2 // Selected, Search, 2 of 2"),
    Row(
      name: "a row that becomes selected",
      views: """
        - Button: Daily
          id: daily
          onActivate: [{ update: { id: daily, selected: true } }]
        """,
      steps: "activate", heard: "Daily, Button // Selected, Daily"),
    Row(
      name: "a row that is no longer selected, which is inferred",
      views: """
        - Button: Daily
          id: daily
          selected: true
          onActivate: [{ update: { id: daily, selected: false } }]
        """,
      steps: "activate", heard: "Selected, Daily, Button // Daily"),
    Row(
      name: "a button whose value changes",
      views: """
        - Button: Sugar
          id: sugar
          value: "off"
          onActivate: [{ update: { id: sugar, value: "on" } }]
        """,
      steps: "activate", heard: "Sugar, off, Button // Sugar, on"),
    Row(
      name: "a button that expands",
      views: "- DisclosureGroup: Details",
      steps: "activate",
      heard: "Details, Button, Collapsed | Double tap to expand. // Details, Expanded"),
    Row(
      name: "a button that expands and has another value",
      views: """
        - Button: Details
          id: details
          expanded: false
          onActivate: [{ update: { id: details, expanded: true, value: 2 chosen } }]
        """,
      steps: "activate",
      heard: "Details, Button, Collapsed | Double tap to expand. // Details, Expanded, 2 chosen"),
    Row(
      name: "a button that expands and keeps its value",
      views: "- { Button: Details, expanded: false, value: 2 chosen }", steps: "activate",
      heard:
        "Details, 2 chosen, Button, Collapsed | Double tap to expand. // Details, Expanded, 2 chosen"
    ),
    Row(
      name: "a toggle button of web content says its state alone",
      views: """
        - Web: Bold
          id: bold
          role: button
          pressed: false
          onActivate: [{ update: { id: bold, pressed: true } }]
        """,
      steps: "activate", heard: "Bold, Toggle button, Not pressed // Pressed"),
    Row(
      name: "a switch says its state alone", views: "- Toggle: Alerts",
      steps: "activate",
      heard: "Alerts, Switch button, Off | Double tap to toggle setting. // On"),
    Row(
      name: "a check box says its state alone",
      views: "- { Web: Terms, role: checkbox, checked: false }", steps: "activate",
      heard: "Terms, Checkbox, Unchecked // Checked"),
    Row(
      name: "an adjustable element says its value alone",
      views: "- { Slider: Volume, value: 50, in: [0, 100] }", steps: "increment",
      heard:
        "Volume, 50%, Adjustable | Swipe up or down with one finger to adjust the value. // 60%"),
    Row(
      name: "a text field with text that is entered",
      views: "- { TextField: , label: E-mail, value: ada@example.com }", steps: "activate",
      heard:
        "E-mail, ada@example.com, Text field | Double tap to edit. // E-mail, Text field, Is editing, ada@example.com, Character mode, Insertion point at end"
    ),
    Row(
      name: "an empty text field that is entered",
      views: "- { TextField: , label: E-mail, placeholder: name@example.com }", steps: "activate",
      heard:
        "E-mail, name@example.com, Text field | Double tap to edit. // E-mail, name@example.com, Text field, Is editing"
    ),
    Row(
      name: "a plain button repeats its label", views: "- Button: Flip", steps: "activate",
      heard: "Flip, Button // ♪ item activated, Flip"),
    Row(
      name: "direct touch that is activated first",
      views: "- { Canvas: , label: Piano, value: C major, directTouch: requiresActivation }",
      steps: "activate",
      heard:
        "Piano, C major | Activate to start direct touch interaction. // ♪ item activated, Piano, C major"
    ),
    Row(
      name: "a dialog of web content that opens",
      views: """
        - Web: Show score
          role: button
          onActivate: [{ show: score }]
        - Web: [{ Web: Close, role: button }]
          id: score
          role: dialog
          modal: true
          hidden: true
        """,
      steps: "activate",
      heard: "Show score, Button // ♪ item activated, Show score // Web dialog, Close, Button"),
    Row(
      name: "an adjustable element without a value",
      views: """
        - Text: 1 loaf
          id: loaves
          adjustable: true
          onIncrement: [{ update: { id: loaves, label: 2 loaves } }]
        """,
      steps: "increment, decrement",
      heard:
        "1 loaf, Adjustable | Swipe up or down with one finger to adjust the value. //  // "),
    Row(
      name: "an adjustable element at its limit",
      views: "- { Slider: Volume, value: 100, in: [0, 100] }", steps: "increment",
      heard:
        "Volume, 100%, Adjustable | Swipe up or down with one finger to adjust the value. // ♪ boundary reached, 100%"
    ),
    Row(
      name: "an adjustable element that the app does not move on",
      views: "- { Text: Guests, value: two, adjustable: true, onIncrement: [] }",
      steps: "increment",
      heard:
        "Guests, two, Adjustable | Swipe up or down with one finger to adjust the value. // ♪ boundary reached, two"
    ),
    Row(
      name: "the last item of a wheel",
      views: """
        - Picker: [{ Text: Small }, { Text: Large }]
          style: wheel
          value: Large
        """,
      steps: "increment, decrement, decrement",
      heard:
        "Large, Picker item, Adjustable | Swipe up or down with one finger to adjust the value. // ♪ boundary reached, Large // Small // ♪ boundary reached, Small"
    ),
    Row(
      name: "a container with a label",
      views: """
        - HStack: [{ Button: Side by side, selected: true }]
          element: contain
          label: Layout
        """, heard: "Layout, Selected, Side by side, Button"),
    Row(
      name: "a disabled container with a label",
      views: """
        - HStack: [{ Button: Standard, selected: true }, { Button: Wide }]
          element: contain
          label: Variant
          disabled: true
        """, heard: "Selected, Variant, Dimmed, Standard, Dimmed, Button // Wide, Dimmed, Button"),
    Row(
      name: "the app's name before other words", views: "- Text: Accounts", steps: "launch",
      heard: "Accounts // Wallet, Accounts"),
    Row(
      name: "the app's name before the same words", views: "- Text: Wallet", steps: "launch",
      heard: "Wallet // Wallet"),
  ]

  static let landmarks = [
    Row(
      name: "the way through a landmark",
      views: """
        - Text: Before
        - Web: [{ Web: Welcome, role: heading }, { Web: Cart, role: link }, { Web: Imprint, id: imprint }]
          role: banner
          label: Shop header
        - Text: After
        """,
      steps: "{ next: 4 }, previous",
      heard:
        "Before // Welcome, Heading, Shop header, Banner, Landmark // Cart, Link // Imprint, End, Shop header, Banner // After // Imprint, End, Shop header, Banner"
    ),
    Row(
      name: "a landmark entered in the middle",
      views: """
        - Text: Before
        - Web: [{ Web: a }, { Web: b, id: b }, { Web: c }]
          role: navigation
        """,
      steps: "touch: b", heard: "Before // b, Navigation, Landmark"),
    Row(
      name: "a landmark of one element",
      views: """
        - Web: [{ Web: Find, role: button }]
          role: search
        """, heard: "Find, Button, Search, Landmark"),
    Row(
      name: "landmarks in each other, which is inferred",
      views: """
        - Web:
            - Web: [{ Web: a }, { Web: b }]
              role: navigation
              label: Site
          role: banner
        """,
      heard:
        "a, Site, Navigation, Landmark, Banner, Landmark // b, End, Site, Navigation, End, Banner"
    ),
    Row(
      name: "the end of a landmark that ends with another one, which is inferred",
      views: """
        - Web:
            - Web: m
            - Web: [{ Web: Imprint, role: link }]
              role: contentinfo
          role: main
        """,
      heard:
        "m, Main, Landmark // Imprint, Link, Content information, Landmark, End, Main"),
    Row(
      name: "a region",
      views: """
        - Web: [{ Web: Price }, { Web: Tax }]
          role: region
          label: target name
        """,
      heard: "Price, target name, Region, Landmark // Tax, End, target name, Region"),
    Row(
      name: "a landmark of an app",
      views: """
        - VStack: [{ Text: Price }, { Text: Tax }]
          container: landmark
          label: Total
        """, heard: "Price, Total, Landmark // Tax, End, Total"),
  ]

  private static let orders = """
    - Text: Before
    - Web:
        - { Web: Date, cell: { row: 0, column: 0 } }
        - { Web: Total, cell: { row: 0, column: 1 } }
        - { Web: May 3, cell: { row: 1, column: 0 } }
        - { Web: $40, cell: { row: 1, column: 1 } }
      role: table
      label: Orders
      rowCount: 2
      columnCount: 2
      rowHeaderColumns: [0]
      columnHeaderRows: [0]
    - Text: After
    """

  private static let stock = """
    - Web:
        - { Web: Kind, cell: { row: 0, column: 0 } }
        - { Web: Count, cell: { row: 0, column: 1 } }
        - { Web: Tea, cell: { row: 1, column: 0 } }
        - { Web: one, id: one, cell: { row: 1, column: 1 } }
        - { Web: Rice, cell: { row: 2, column: 0 } }
        - { Web: two, id: two, cell: { row: 2, column: 1 } }
      role: table
      rowHeaderColumns: [0]
      columnHeaderRows: [0]
    """

  static let tables = [
    Row(
      name: "the way through a table", views: orders, steps: "{ next: 5 }",
      heard:
        "Before // Orders, Date, Row header, Column header, Row 1, Column 1, Table start, 2 rows, 2 columns // Total, Column header, Column 2 // Date, May 3, Row header, Row 2, Column 1 // Total, $40, Column 2, Table end // After"
    ),
    Row(
      name: "a table entered backwards", views: orders, steps: "last, previous, previous, previous",
      heard:
        "Before // After // Orders, May 3, Total, $40, Row 2, Column 2, Table end // Date, May 3, Row header, Column 1 // Date, Total, Column header, Row 1, Column 2"
    ),
    Row(
      name: "a header of a row with a cell of another row",
      views: stock, steps: "touch: one, touch: two, previous, next",
      heard:
        "Kind, Row header, Column header, Row 1, Column 1, Table start // Tea, Count, one, Row 2, Column 2 // Rice, two, Row 3, Column 2, Table end // Kind, Rice, Row header, Column 1 // Count, two, Column 2, Table end"
    ),
    Row(
      name: "a table of one column",
      views: """
        - Text: Before
        - Web: [{ Web: Name, cell: { row: 0, column: 0 } }, { Web: Ada, cell: { row: 1, column: 0 } }]
          role: table
          columnHeaderRows: [0]
        - Text: After
        """, steps: "next, next, next, previous",
      heard:
        "Before // Name, Column header, Row 1, Column 1, Table start // Ada, Row 2, Column 1, Table end // After // Name, Ada, Row 2, Column 1, Table end"
    ),
    Row(
      name: "a role of a cell that the table calls the header of its row",
      views: """
        - Web: [{ Web: Price, role: columnheader, cell: { row: 0, column: 0 } }]
          role: table
          rowHeaderColumns: [0]
          columnHeaderRows: [0]
        """, heard: "Price, Row header, Column header, Row 1, Column 1, Table start"),
    Row(
      name: "a table whose size is not known",
      views: """
        - VStack: [{ Text: a, cell: { row: 0, column: 0 } }, { Text: b, cell: { row: 0, column: 1 } }]
          container: dataTable
        """, heard: "a, Row 1, Column 1, Table start // b, Column 2, Table end"),
    Row(
      name: "a place does not drive out headers and column",
      views: """
        - Web:
            - { Web: Title, role: button, position: [1, 1], cell: { row: 0, column: 1 } }
          role: table
          columnHeaderRows: [0]
        """, heard: "Title, Column header, Row 1, Column 2, Button, 1 of 1, Table start"),
    Row(
      name: "a table of rows and roles",
      views: """
        - Web:
            - Web: [{ Web: Date, role: columnheader, sort: ascending }, { Web: Sum, role: columnheader }]
              role: row
            - Web: [{ Web: May 3, role: rowheader }, { Web: $40, role: cell }]
              role: row
          role: table
          label: Orders
        """,
      heard:
        "Orders, Date, Sort up, Column header, Row 1, Column 1, Table start, 2 rows, 2 columns // Sum, Column header, Column 2 // Date, May 3, Row header, Row 2, Column 1 // Sum, $40, Column 2, Table end"
    ),
    Row(
      name: "a column by which the rows are sorted",
      views: """
        - Web:
            - { Web: Title, sort: ascending, cell: { row: 0, column: 0 } }
            - { Web: Year, sort: descending, cell: { row: 0, column: 1 } }
          role: table
          columnHeaderRows: [0]
        """,
      heard:
        "Title, Sort up, Column header, Row 1, Column 1, Table start // Year, Sort down, Column header, Column 2, Table end"
    ),
  ]

  @Test(arguments: afterActivation + landmarks + tables + web + fields + edges + combining)
  func `speaks as recorded`(row: Row) throws {
    #expect(try heard(row.views, steps: row.steps) == row.heard)
  }

  @Test func `reads custom content on the Mac with its label first`() throws {
    let views = "- { Text: Bailey, customContent: { label: Age, value: three years } }"
    let said = try heard(views, steps: "moreContent, next", platform: "macos")
    #expect(said.hasSuffix("Age, three years"))
    #expect(try heard(views, steps: "moreContent").hasSuffix("three years, Age"))
  }

  @Test func `cuts the label of what was pressed when the dialog has opened`() throws {
    let row = try #require(Self.afterActivation.first { $0.name.hasPrefix("a dialog of web") })
    let said = try utterances(row.views, steps: row.steps)
    #expect(said[1].heard.description == .cut(after: .milliseconds(500), by: .focusMove))
    #expect(said[2].heard.start - said[1].heard.start == .milliseconds(500))
  }

  @Test(arguments: [
    ("polite", "♪ item activated, Save // Saved // 2 files", "full full full"),
    ("assertive", "♪ item activated, Save // Saved // 2 files", "full cut full"),
  ]) func `announces what changes in live regions`(
    live: String, spoken: String, outcome: String
  ) throws {
    let said = try utterances(
      """
      - Web: Save
        role: button
      - Web: [{ Web: Ready, id: state }, { Web: Empty, id: count }]
        live: \(live)
      """,
      steps:
        "activate, { wait: 2s }, { update: { id: state, title: Saved } }, { update: { id: count, title: 2 files } }"
    ).filter { $0.event.name != "wait" }.dropFirst()
    #expect(said.map { $0.description(in: .voiceover) }.joined(separator: " // ") == spoken)
    let outcomes = said.map { utterance in
      switch utterance.heard.description {
      case .full: "full"
      case .cut, .dropped: "cut"
      default: "other"
      }
    }
    #expect(outcomes.joined(separator: " ") == outcome)
  }

  @Test func `lets an assertive region interrupt a move, and says what has the focus once`() throws
  {
    let views = """
      - { Web: Start }
      - { Web: ready, id: state, role: alert }
      """
    let moved = try utterances(views, steps: "next, { update: { id: state, title: gone } }")
    #expect(moved.map { $0.description(in: .voiceover) } == ["Start", "ready", "gone"])
    #expect(moved[2].heard.description == .full)
  }

  @Test(arguments: [
    ("role: status", "Saved"), ("role: alert", "Saved"),
    ("live: polite, atomic: true", "Saved, Files"),
    ("role: status, live: 'off'", ""), ("role: group", ""),
  ]) func `says of a live region what is new, or all of it`(region: String, spoken: String) throws {
    let said = try utterances(
      """
      - Text: Start
      - { Web: [{ Web: Ready, id: state }, { Web: Files }], \(region) }
      """, steps: "{ wait: 3s }, { update: { id: state, title: Saved } }")
    let announced = said.filter { $0.event.name == "announcement" }
    #expect(announced.map { $0.description(in: .voiceover) }.joined() == spoken)
  }
}

/// What a walk over views says, in segments and with hints.
func heard(_ views: String, steps: String? = nil, platform: String = "ios") throws -> String {
  try utterances(views, steps: steps, platform: platform).map { utterance in
    ([utterance.description(in: .voiceover)] + [utterance.hint(in: .voiceover)].compactMap { $0 }
      + utterance.cues(in: .voiceover)).joined(separator: " | ")
  }.joined(separator: " // ")
}

/// What is said of views, by the steps of a walkthrough after the one that opens them, or by swipes.
func utterances(
  _ views: String, steps: String?, platform: String = "ios"
) throws -> [Utterance] {
  let lines = views.split(separator: "\n").map { "  \($0)\n" }.joined()
  let screen = "screen: Wallet\nplatform: \(platform)\nviews:\n" + lines
  let walk = steps.map {
    "walkthrough: W\nscreens: { s: s.screen.yaml }\nsteps: [{ open: s }, \($0)]\n"
  }
  let folder = try Scratch(["s.screen.yaml": screen, "s.walk.yaml": walk])
  var said: [Utterance] = []
  let failures = try ScenarioReader().read(
    folder.path(walk == nil ? "s.screen.yaml" : "s.walk.yaml")
  ).scenario.run { said.append($0) }
  #expect(failures == [])
  return said
}
