extension MacRecordingTests {
  /// Each utterance with the views that made it, the steps to it, and the hint if one was recorded.
  static let rows: [Row] = [
    Row("db-000", accordion, "next", "list 3 items"),
    Row("db-001", accordion, "next: 2", "1 of 3"),
    Row("db-002", accordion, "next: 3", "Item 1 collapsed summary"),
    Row(
      "db-003",
      "{ Web: 'True', role: checkbox, checked: false, required: true, description: 'Select this checkbox' }",
      "tab", "True Select this checkbox required unchecked checkbox"),
    Row(
      "db-004", "{ Web: 'True', role: checkbox, checked: false, required: true }", "tab, activate",
      "required checked True checkbox"),
    Row("db-005", "{ Web: 'Open: Functional', role: button }", "next", "Open: Functional button"),
    Row("db-006", header, "next", "banner"),
    Row("db-007", header, "next: 2", "link Imprint"),
    Row("db-008", header, "next: 3", "link Help"),
    Row("db-009", header, "next: 4", "DBHeader"),
    Row("db-010", header, "next: 5", "Functional navigation"),
    Row("db-011", header, "next: 6", "list 2 items"),
    Row("db-012", header, "next: 7", "link Functional 1 of 2"),
    Row("db-013", header, "next: 8", "dimmed link Functional disabled 2 of 2"),
    Row("db-014", header, "next: 9", "end of list"),
    Row("db-015", header, "next: 10", "end of Functional navigation"),
    Row("db-016", header, "next: 11", "Search button"),
    Row("db-017", header, "next: 12", "Profile button"),
    Row("db-018", header, "next: 13", "Notification button"),
    Row("db-019", header, "next: 14", "Help button"),
    Row(
      "db-020", "{ Web: 'Label', role: textbox, placeholder: '(Default) False' }", "next",
      "Label (Default) False edit text"),
    Row(
      "db-021", "{ Web: 'Label', role: textbox, description: 'Message' }", "next",
      "Label Message edit text"),
    Row(
      "db-022", "{ Web: 'Label', role: textbox, placeholder: 'Functional' }", "tab",
      "Label Functional edit text"),
    Row(
      "db-023", "{ Web: 'Label', role: textbox, placeholder: '(Default) Basic' }", "tab",
      "Label (Default) Basic edit text"),
    Row("db-024", "{ Web: '(Default) False', role: link }", "next", "link (Default) False"),
    Row(
      "db-025", "{ Web: 'True', role: link, disabled: true }", "next", "dimmed link True",
      hint: "This item is dimmed."),
    Row("db-026", navigation, "next", "Functional navigation"),
    Row("db-027", navigation, "next: 2", "list 3 items"),
    Row("db-028", navigation, "next: 3", "Navi-Item 1 menu pop up button 1 of 3"),
    Row("db-029", navigation, "next: 4", "list Navi-Item 1 2 items level 2"),
    Row("db-030", navigation, "next: 5", "Sub-Navi-Item 1 menu pop up button 1 of 2"),
    Row("db-031", navigation, "next: 6", "list Sub-Navi-Item 1 2 items level 3"),
    Row("db-032", navigation, "next: 7", "current page link Sub-Sub-Navi-Item 1 1 of 2"),
    Row("db-033", navigation, "next: 8", "link Sub-Sub-Navi-Item 2 2 of 2"),
    Row("db-034", navigation, "next: 9", "end of list"),
    Row("db-035", navigation, "next: 10", "link Sub-Navi-Item 2 2 of 2"),
    Row("db-036", navigation, "next: 12", "link Navi-Item 2 2 of 3"),
    Row(
      "db-037", navigation, "next: 13", "dimmed link Navi-Item 3 3 of 3",
      hint: "This item is dimmed."),
    Row("db-038", "{ Web: [{ Web: Saved }], role: article }", "next", "article"),
    Row("db-039", "{ Web: [{ Web: Saved }], role: article }", "last", "end of article"),
    Row("db-040", popover, "next", "list 2 items"),
    Row("db-041", popover, "next: 2", "• Popover Custom Item 1 1 of 2"),
    Row("db-042", popover, "next: 3", "• Popover Custom Item 2 2 of 2"),
    Row(
      "db-043", "{ Web: 'Functional', role: button, haspopup: menu }", "next",
      "Functional menu pop up button"),
    Row(
      "db-044", "{ Web: '(Default) Regular', role: button, haspopup: menu }", "next",
      "(Default) Regular menu pop up button"),
    Row("db-045", density, "next", "Density radio group"),
    Row("db-046", density, "next: 2", "Functional radio button, 1 of 3"),
    Row("db-047", density, "next: 3", "(Default) Regular radio button, 2 of 3"),
    Row("db-048", density, "next: 4", "Expressive radio button, 3 of 3"),
    Row("db-049", density, "next: 2", "Functional radio button, 1 of 3"),
    Row("db-050", density, "next: 3", "(Default) Regular radio button, 2 of 3"),
    Row(
      "db-051", "{ Web: 'Label Functional', role: popupbutton, expanded: false }", "next",
      "Label Functional collapsed pop up button"),
    Row(
      "db-052", "{ Web: '(Default) False', role: switch, checked: false }", "next",
      "(Default) False off switch"),
    Row(
      "db-053", "{ Web: '(Default) False', role: switch, checked: false }", "next, activate",
      "on (Default) False switch"),
    Row("db-054", "{ Web: 'True', role: switch, checked: true }", "next", "True on switch"),
    Row(
      "db-055", "{ Web: 'True', role: switch, checked: true }", "next, activate",
      "off True switch"),
    Row(
      "db-056", "{ Web: 'True Disabled', role: switch, checked: true }", "next",
      "on True Disabled switch"),
    Row(
      "db-057", "{ Web: '(Default) False (Unchecked)', role: switch, checked: false }", "next",
      "(Default) False (Unchecked) off switch"),
    Row(
      "db-058", "{ Web: '(Default) False (Checked)', role: switch, checked: true }", "next",
      "(Default) False (Checked) on switch"),
    Row(
      "db-059", "{ Web: '(Default) False (Checked)', role: switch, checked: true }",
      "next, activate", "off (Default) False (Checked) switch"),
    Row("db-060", tabs, "next: 2", "Test 1 selected tab"),
    Row("db-061", tabs, "next: 3", "Test 2 tab"),
    Row("db-062", tabs, "next: 3, activate", "selected Test 2 tab"),
    Row("db-063", tabs, "next: 4", "Test 3 tab"),
    Row(
      "db-064", "{ Web: 'Interactive (Button)', role: button }", "tab",
      "Interactive (Button) button"),
    Row("db-065", "{ Web: 'Interactive (Link)', role: link }", "tab", "link Interactive (Link)"),
    Row(
      "db-066", "{ Web: 'Interactive (Checkbox)', role: checkbox, checked: false }", "tab",
      "Interactive (Checkbox) unchecked checkbox"),
    Row(
      "db-067", "{ Web: 'Interactive (Checkbox)', role: checkbox, checked: false }",
      "tab, activate", "checked Interactive (Checkbox) checkbox"),
    Row(
      "db-068", "{ Web: 'Interactive (Radio)', role: radio, checked: false, position: [1, 2] }",
      "tab", "Interactive (Radio) radio button, 1 of 2"),
    Row(
      "db-069", "{ Web: 'Interactive (Radio)', role: radio, checked: false, position: [1, 2] }",
      "tab, activate", "selected Interactive (Radio) radio button, 1 of 2"),
    Row(
      "db-070", "{ Web: 'Interactive Radio 2', role: radio, checked: false, position: [2, 2] }",
      "next", "Interactive Radio 2 radio button, 2 of 2"),
    Row(
      "db-071",
      "{ Web: 'Label', role: textbox, addTraits: [textArea], placeholder: '(Default) False' }",
      "next", "Label (Default) False text entry area"),
    Row(
      "db-072", "{ Web: 'Label', role: textbox, addTraits: [textArea], description: 'Message' }",
      "next", "Label Message text entry area"),
    Row(
      "db-073",
      "{ Web: 'Label', role: textbox, addTraits: [textArea], required: true, placeholder: 'True' }",
      "tab", "Label True required edit text"),
    Row("db-074", "{ Web: '(Default) Regular', role: button }", "tab", "(Default) Regular, button"),
    Row("db-075", "{ Web: 'Expressive', role: button }", "tab", "Expressive, button"),
    Row(
      "ariaat-171", "{ Web: 'Red' }", "next", "Red",
      hint: "You are currently on a selectable text."),
    Row(
      "ariaat-172", "{ Web: 'Red', role: slider, value: 128, in: [0, 255] }", "next",
      "128 Red slider",
      hint:
        "You are currently on a slider. To start interacting with the slider, press Control-Option-Shift-Down Arrow."
    ),
    Row(
      "ariaat-173",
      "{ Web: [{ Web: 'Run Test Setup', role: button, disabled: true }, { Web: After }] }",
      "next: 2, previous", "Run Test Setup dimmed button",
      hint: "You are currently on a button. This item is dimmed."),
    Row(
      "ariaat-174", "{ Web: 'Red', role: slider, value: 128, in: [0, 255], step: 1 }",
      "next, increment",
      "129"),
    Row(
      "ariaat-175", "{ Web: 'Red', role: slider, value: 128, in: [0, 255], step: 1 }",
      "next, decrement",
      "127"),
    Row(
      "ariaat-176", "{ Web: 'Color Viewer', role: heading, level: 3 }", "next",
      "heading level 3 Color Viewer"),
    Row(
      "guidepup-177", "{ Web: 'Guidepup', role: heading, level: 1 }", "next",
      "heading level 1 Guidepup"),
    Row(
      "guidepup-178", "{ Web: 'Screen Reader A11y Workflows' }", "next",
      "Screen Reader A11y Workflows"),
    Row(
      "guidepup-179", "{ Web: 'Full Control', role: heading, level: 3 }",
      "{ rotor: Headings }, rotorNext", "heading level 3 Full Control"),
    Row(
      "guidepup-180", "{ Web: 'Mirrors Real User Experience', role: heading, level: 3 }",
      "{ rotor: Headings }, rotorNext", "heading level 3 Mirrors Real User Experience"),
    Row(
      "guidepup-181", "{ Web: 'Framework Agnostic', role: heading, level: 3 }",
      "{ rotor: Headings }, rotorNext", "heading level 3 Framework Agnostic"),
    Row(
      "guidepup-182",
      "{ Web: 'Run with Jest, with Playwright, as an independent script, no vendor lock-in.' }",
      "next", "Run with Jest, with Playwright, as an independent script, no vendor lock-in."),
    Row("guidepup-183", "{ Web: 'Get Started', role: link }", "next", "link Get Started"),
    Row("guidepup-184", "{ Web: 'GitHub', role: link }", "next", "link GitHub"),
    Row(
      "guidepup82-185", "{ Web: 'Label', role: textbox, placeholder: '(Default) Basic' }", "next",
      "Label (Default) Basic edit text"),
    Row(
      "rnmac-187", "{ Button: accessibilityLabel, hint: accessibilityHint }", "next",
      "accessibilityLabel, button", hint: "accessibilityHint"),
    Row("rnmac-188", "{ Toggle: element 2, value: true }", "next", "element 2, checked, checkbox"),
    Row(
      "rnmac-189", "{ Web: 'element 3', role: combobox, haspopup: false }", "next",
      "element 3, combo box"),
    Row("rnmac-190", "{ Web: 'element 4', role: menu }", "next", "element 4, menu"),
    Row("rnmac-191", "{ Web: 'element 5', role: menubar }", "next", "element 5, menu bar"),
    Row("rnmac-192", "{ ProgressView: element 7 }", "next", "element 7, progress bar"),
    Row("rnmac-193", "{ Web: 'element 8', role: radio }", "next", "element 8, radio button"),
    Row(
      "rnmac-194", "{ Web: [{ Web: One, role: radio }], role: radiogroup, label: element 9 }",
      "next", "element 9, radio group"),
  ]

  /// Three closed parts of an accordion.
  private static let accordion = """
    { Web: [
        { Web: [{ Web: Item 1, role: summary, expanded: false }], role: listitem },
        { Web: [{ Web: Item 2, role: summary, expanded: false }], role: listitem },
        { Web: [{ Web: Item 3, role: summary, expanded: false }], role: listitem }
      ], role: list }
    """

  /// The top of a page.
  private static let header = """
    { Web: [
        { Web: Imprint, role: link }, { Web: Help, role: link }, { Web: DBHeader },
        { Web: [
            { Web: [
                { Web: [{ Web: Functional, role: link }], role: listitem },
                { Web: [{ Web: Functional disabled, role: link, disabled: true }], role: listitem }
              ], role: list }
          ], role: navigation, label: Functional },
        { Web: Search, role: button }, { Web: Profile, role: button },
        { Web: Notification, role: button }, { Web: Help, role: button }
      ], role: banner }
    """

  /// Three lists inside of each other.
  private static let navigation = """
    { Web: [
        { Web: [
            { Web: [
                { Web: Navi-Item 1, role: button, haspopup: menu },
                { Web: [
                    { Web: [
                        { Web: Sub-Navi-Item 1, role: button, haspopup: menu },
                        { Web: [
                            { Web: [{ Web: Sub-Sub-Navi-Item 1, role: link, current: page }],
                              role: listitem },
                            { Web: [{ Web: Sub-Sub-Navi-Item 2, role: link }], role: listitem }
                          ], role: list, label: Sub-Navi-Item 1 }
                      ], role: listitem },
                    { Web: [{ Web: Sub-Navi-Item 2, role: link }], role: listitem }
                  ], role: list, label: Navi-Item 1 }
              ], role: listitem },
            { Web: [{ Web: Navi-Item 2, role: link }], role: listitem },
            { Web: [{ Web: Navi-Item 3, role: link, disabled: true }], role: listitem }
          ], role: list }
      ], role: navigation, label: Functional }
    """

  /// A list of texts with their marks.
  private static let popover = """
    { Web: [
        { Web: [{ Web: • }, { Web: Popover Custom Item 1 }], role: listitem },
        { Web: [{ Web: • }, { Web: Popover Custom Item 2 }], role: listitem }
      ], role: list }
    """

  /// A group of choices.
  private static let density = """
    { Web: [
        { Web: Functional, role: radio, checked: false },
        { Web: (Default) Regular, role: radio, checked: false },
        { Web: Expressive, role: radio, checked: false }
      ], role: radiogroup, label: Density }
    """

  /// A group of tabs.
  private static let tabs = """
    { Web: [
        { Web: Test 1, role: tab, selected: true },
        { Web: Test 2, role: tab, id: two, onActivate: { update: { id: two, selected: true } } },
        { Web: Test 3, role: tab }
      ], role: tablist }
    """
}
