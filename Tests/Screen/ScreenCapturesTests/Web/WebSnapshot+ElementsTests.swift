import ScreenCaptures
import ScreenTree
import Testing

@testable import ScreenFiles

struct WebSnapshotElementsTests {
  @Test func `places a value at the option that gives it`() throws {
    let text = "- combobox \"A\":\n  - option \"x\"\n  - option \"y\" [selected]"
    let box = try screen(text, .ariaSnapshot).views.flatMap(\.elements).first
    let value = box?.properties.first { $0.modifier == .value }
    #expect(value?.position == Position(line: 3, column: 12))
  }

  @Test(arguments: [
    ("- button \"A\" [disabled] [pressed=mixed]", ["\"A\" button pressed mixed disabled"]),
    ("- button \"A\" [expanded]", ["\"A\" button expanded"]),
    (
      "- textbox \"A\" [invalid=spelling] [active]: x",
      ["\"A\" textbox invalid spelling =x isEditing"]
    ),
    (
      "- textbox \"A\":\n  - /placeholder: four digits",
      ["\"A\" textbox placeholder four digits =four digits"]
    ),
    (
      "- textbox \"A\":\n  - /placeholder: four digits\n  - text: \"12\"",
      ["\"A\" textbox placeholder four digits =12"]
    ),
    ("- combobox \"A\":\n  - option \"x\"\n  - option \"y\" [selected]", ["\"A\" popupbutton =y"]),
    ("- textbox \"A\": ••", ["\"A\" textbox =•• secureTextField"]),
    ("- heading \"A\" [level=2]", ["\"A\" heading level 2"]),
    ("- heading \"A\" [level=2]:\n  - link \"A\"", ["\"A\" link heading 2"]),
    ("- heading \"A b\" [level=3]:\n  - link \"b\"", ["\"A b\" heading level 3", "\"b\" link"]),
    ("- link:\n  - img \"Home\"", ["\"Home\" link"]),
    ("- switch \"A\" [checked]", ["\"A\" switch checked on"]),
    ("- progressbar \"A\": 40%", ["\"A\" progressbar =40% updatesFrequently"]),
    ("- meter \"A\": 40%", ["\"A\" meter =40%"]),
    (
      "- treeitem \"A\" [expanded]:\n  - group:\n    - treeitem \"B\"",
      ["\"A\" treeitem expanded", "\"B\" treeitem"]
    ),
    (
      "- menuitem \"A\" [expanded]:\n  - menu:\n    - menuitem \"B\"",
      ["\"A\" menuitem expanded", "\"B\" menuitem"]
    ),
  ]) func `says roles, states and values`(text: String, lines: [String]) throws {
    #expect(try elements(text, .ariaSnapshot) == lines)
  }

  @Test func `reports what is not reached`() throws {
    let text = "- combobox \"A\":\n  - option \"x\"\n- button \"B\":\n  - text: inside\n- img"
    let dropped = try screen(text, .ariaSnapshot).capture?.drops.map(\.description)
    #expect(
      dropped == [
        "2:5 option 'x' left out by choices of closed controls",
        "4:5 text 'inside' left out by words that the element around says",
        "5:3 img left out by decorative images",
      ])
  }

  @Test func `reads words among the children of JSON, and reports what Puppeteer reports`() throws {
    let text =
      #"[{"role": "list", "children": [{"role": "listitem", "children": ["a", {"role": "link", "name": "b"}]}]}, "c"]"#
    #expect(try elements(text, .ariaJSON) == ["\"a\"", "\"b\" link", "\"c\""])
    let told = try screen(try fixture("aria-json.json"), .ariaJSON).capture?.notCaptured
    #expect(told?.contains(.webDescription) == false && told?.contains(.visited) == true)
  }

  @Test func `reads the JSON of Playwright and Puppeteer`() throws {
    #expect(
      try elements(try fixture("aria-json.json"), .ariaJSON) == [
        "\"Sign up\" heading level 1",
        "\"Email\" textbox description Work address required invalid true =ada textArea",
        "\"Terms\" checkbox checked mixed", "\"Show\" button pressed on collapsed",
        "\"Age\" slider =40 years",
      ])
  }
}
