import TestSupport
import Testing

/// What the testers of a11ysupport.io heard of Safari on iOS.
struct WebContentTests {
  @Test(arguments: [
    ("role: checkbox, label: yes, checked: false", "yes, Checkbox, Unchecked"),
    ("role: checkbox, label: all, checked: mixed", "all, Checkbox, Mixed"),
    (
      "role: radio, label: cat, checked: false, position: [1, 3], required: true",
      "cat, Radio button, Unchecked, 1 of 3, Required"
    ),
    (
      "role: switch, label: Wi-Fi, checked: true",
      "Wi-Fi, Switch button, On | Double tap to toggle setting."
    ),
    ("role: button, label: target, disabled: true", "target, Dimmed, Button"),
    (
      "role: button, label: show more, expanded: false",
      "show more, Button, Collapsed | Double tap to expand."
    ),
    (
      "role: popupbutton, label: select a train, value: night express",
      "select a train, night express, Pop up button | Double tap to activate the picker"
    ),
    (
      "role: textbox, label: city of departure, value: graz",
      "city of departure, graz, Text field | Double tap to edit."
    ),
    ("role: heading, label: Name, level: 2", "Name, Heading level 2"),
    ("role: link, label: sample", "sample, Link"),
    ("role: link, label: sample, visited: true", "sample, Visited, Link"),
    ("role: colorwell, label: red", "red, Color well"),
    ("role: progressbar, label: Upload, value: 40%", "Upload, 40%, Progress indicator"),
    ("role: meter, label: Fuel, value: 40%", "Fuel, 40%"),
  ]) func `speaks roles and states as Safari was heard`(said: String, spoken: String) throws {
    #expect(try told("- { Web: , \(said) }") == spoken)
  }

  @Test(arguments: [
    (
      """
      - Web: [{ Web: , role: link, label: Home }]
        role: navigation
        label: Site
      - Text: After
      """, "Home, Link, Site, Navigation, Landmark // After"
    ),
    (
      """
      - Web: [{ Web: , role: button, label: Accept }]
        role: dialog
        label: Cookies
      - Text: After
      """, "Cookies, Web dialog, Accept, Button // After"
    ),
    (
      """
      - Web: [{ Text: Home }, { Text: Away }]
        role: list
      """, "Home, List start // Away, List end"
    ),
    (
      """
      - Web: [{ Text: a, cell: { row: 0, column: 0 } }, { Text: b, cell: { row: 0, column: 1 } }]
        role: table
        rowCount: 6
        columnCount: 4
      - Text: After
      """,
      "a, Row 1, Column 1, Table start, 6 rows, 4 columns // b, Column 2, Table end // After"
    ),
  ]) func `reports where landmarks, lists and tables begin and end`(
    views: String, spoken: String
  ) throws {
    #expect(try told(views) == spoken)
  }
}
