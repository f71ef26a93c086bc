import ScreenTree
import Testing

@testable import ScreenCaptures

struct MacRolesTests {
  @Test(arguments: [
    ("TabGroup", "", "tablist"), ("RadioGroup", "", "radiogroup"), ("Toolbar", "", "toolbar"),
    ("PopUpButton", "", "select"), ("Incrementor", "", "spinbutton"),
    ("LevelIndicator", "", "meter"), ("DisclosureTriangle", "", "summary"),
    ("Outline", "", "tree"), ("Row", "OutlineRow", "treeitem"), ("Sheet", "", "dialog"),
    ("SplitGroup", "", "generic"), ("Group", "LandmarkSearch", "search"),
    ("Group", "DocumentArticle", "article"), ("List", "DescriptionList", "definitionlist"),
    ("RadioButton", "TabButton", "tab"), ("CheckBox", "ToggleButton", "togglebutton"),
    ("TextField", "SecureTextField", "password"), ("Button", "Summary", "summary"),
    ("Button", "NoSuchSubrole", "button"), ("Hologram", "", nil),
  ]) func `knows the roles of AppKit and of Safari`(role: String, subrole: String, name: String?) {
    #expect(MacRoles.name(of: role, subrole) == name)
  }

  /// Each view of a page by its role and its words, indented by its level.
  private func outline(_ nodes: [Node], level: Int = 0) -> [String] {
    nodes.flatMap { node in
      let words = [node[.role] ?? "text", node[.label]].compactMap { $0 }.joined(separator: " ")
      let indent = String(repeating: "  ", count: level)
      return [indent + words] + outline(node.children, level: level + 1)
    }
  }

  @Test func `keeps the containers at which the Mac stops, and the items of lists`() throws {
    let text = """
      AXWebArea AXTitle='Shop'
      ++AXGroup AXSubrole=AXLandmarkNavigation AXDescription='Drinks'
      ++++AXList AXSubrole=AXContentList
      ++++++AXGroup
      ++++++++AXListMarker AXValue='• '
      ++++++++AXStaticText AXValue='Tea'
      ++++++AXGroup
      ++++++++AXLink AXTitle='Milk'
      ++AXGroup AXSubrole=AXDocumentArticle
      ++AXGroup AXDescription='Order'
      ++++AXRadioGroup AXDescription='Size'
      ++++++AXRadioButton AXTitle='S' AXValue=1
      ++AXGroup
      ++++AXTabGroup
      ++++++AXRadioButton AXSubrole=AXTabButton AXTitle='Day' AXValue=1
      ++AXToolbar
      ++++AXButton AXTitle='Pay'
      """
    let screen = try screen(text, .chromiumDump)
    #expect(screen.platform == .macos && screen.title == "Shop")
    #expect(
      outline(screen.views.flatMap(\.members)) == [
        "navigation Drinks", "  list", "    listitem", "      text • Tea", "    listitem",
        "      link Milk", "article", "group Order", "  radiogroup Size", "    radio S", "tablist",
        "  tab Day", "toolbar", "  button Pay",
      ])
  }

  @Test(arguments: [
    (
      "AXPopUpButton AXTitle='Sort' AXValue='Name' AXExpanded=0",
      "\"Sort\" popupbutton collapsed =Name"
    ),
    ("AXDisclosureTriangle AXTitle='More' AXExpanded=0", "\"More\" summary collapsed"),
    ("AXDisclosureTriangle AXTitle='More' AXValue=1", "\"More\" summary expanded"),
    ("AXCheckBox AXSubrole=AXToggleButton AXTitle='Bold' AXValue=1", "\"Bold\" button pressed on"),
    ("AXCheckBox AXSubrole=AXSwitch AXTitle='Wifi' AXValue=0", "\"Wifi\" switch checked off"),
    ("AXRadioButton AXSubrole=AXTabButton AXTitle='Day' AXValue=0", "\"Day\" tab tabBarItem"),
    ("AXButton AXTitle='Pay' AXEnabled=0", "\"Pay\" button disabled"),
    ("AXButton AXTitle='Pay' AXEnabled=1", "\"Pay\" button"),
    ("AXHeading AXTitle='Drinks' AXValue=2", "\"Drinks\" heading level 2"),
    (
      "AXRadioButton AXTitle='S' AXValue=1 AXARIAPosInSet=1 AXARIASetSize=3",
      "\"S\" radio checked on 1 of 3"
    ),
    ("AXLevelIndicator AXTitle='Rank' AXValue=3", "\"Rank\" meter =3"),
  ]) func `says the states of the Mac in the words of the web`(node: String, line: String) throws {
    #expect(try elements("AXWebArea\n++" + node, .chromiumDump) == [line])
  }

  @Test(arguments: [
    ("AXMenuButton AXTitle='Edit'", Property.Popup.menu),
    ("AXButton AXTitle='Edit' AXHasPopup=1", .menu),
    ("AXButton AXTitle='Edit' AXHasPopup=1 AXPopupValue='dialog'", .dialog),
  ]) func `knows what a button opens`(node: String, popup: Property.Popup) throws {
    let button = try screen("AXWebArea\n++" + node, .chromiumDump).views.flatMap(\.elements).first
    #expect(button?[.role] == "button" && button?[.haspopup] == popup)
  }

  @Test func `reads the cells of rows, not those of columns, and the order of a column`() throws {
    let text = """
      AXWebArea
      ++AXTable AXTitle='Books'
      ++++AXRow
      ++++++AXCell AXSortDirection=AXAscendingSortDirection
      ++++++++AXStaticText AXValue='Title'
      ++++AXRow
      ++++++AXCell
      ++++++++AXStaticText AXValue='Dune'
      ++++AXColumn
      ++++++AXCell
      ++++++++AXStaticText AXValue='Title'
      """
    let screen = try screen(text, .chromiumDump)
    #expect(screen.elementLines == ["\"Title\" cell 0,0", "\"Dune\" cell 1,0"])
    let table = try #require(screen.views.flatMap(\.members).first)
    #expect(table[.columnHeaderRows] == [0] && table[.columnCount] == 1)
    #expect(table.children.map { $0[.sort] } == [.ascending, nil])
  }
}
