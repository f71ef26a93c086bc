import ScreenTree
import Testing

@testable import ScreenCaptures

struct XCUITestSnapshotMacTests {
  /// The views of a window of the Mac, each by its role or class and its words, indented by its
  /// level; types are written with an underscore for their prefix.
  private func outline(_ inside: String) throws -> [String] {
    let text =
      "<_Application elementType='2' title='Tea'><_Window elementType='4'>\(inside)"
      + "</_Window></_Application>"
    let source = text.replacing("<_", with: "<XCUIElementType")
      .replacing("</_", with: "</XCUIElementType")
    let windows = try screen(source, .appiumMac2).views.flatMap(\.members)
    return windows.flatMap { outline($0.children + $0.members, level: 0) }
  }

  private func outline(_ nodes: [Node], level: Int) -> [String] {
    nodes.flatMap { node in
      let isTyped = node.kind == .element || node.kind == .uiView
      let kind =
        node[.role] ?? node[.container]?.rawValue ?? (isTyped ? node.className : node.kind.name)
      let cell = node[.cell].map { "at \($0.row ?? -1),\($0.column ?? -1)" }
      let words = [
        kind, node[.label], node[.style], node[.haspopup]?.rawValue, cell,
        node[.selected] == true ? "selected" : nil,
      ]
      let line = words.compactMap { $0 }.joined(separator: " ")
      return [String(repeating: "  ", count: level) + line]
        + outline(node.children + node.members, level: level + 1)
    }
  }

  @Test(
    arguments: [
      ("<_Toolbar><_Button label='Add'/></_Toolbar>", ["toolbar", "  Button Add"]),
      (
        "<_Outline label='Files'><_OutlineRow><_Cell label='A'/></_OutlineRow></_Outline>",
        ["tree Files", "  Cell A"]
      ),
      ("<_CollectionView><_Cell label='A'/></_CollectionView>", ["list", "  Cell A"]),
      ("<_Menu><_MenuItem title='Copy'/></_Menu>", ["menu", "  menuitem Copy"]),
      (
        "<_Group label='Drinks'><_Button label='Tea'/></_Group>",
        ["semanticGroup Drinks", "  Button Tea"]
      ),
      ("<_Group><_Button label='Tea'/></_Group>", ["Button Tea"]),
      ("<_SplitGroup><_Button label='Tea'/></_SplitGroup>", ["Button Tea"]),
      (
        "<_ScrollView label='Page'><_Button label='Tea'/></_ScrollView>",
        ["ScrollView Page", "  Button Tea"]
      ),
      ("<_Toolbar/><_Group label='Drinks'/>", []),
      (
        "<_TabGroup><_Tab title='Day' value='1'/><_RadioButton title='Week' value='0'/><_StaticText value='Rain'/></_TabGroup>",
        ["tablist", "  tab Day selected", "  tab Week", "  StaticText Rain"]
      ),
      (
        "<_RadioGroup label='Size'><_RadioButton title='S' value='1'/></_RadioGroup>",
        ["radiogroup Size", "  radio S"]
      ),
    ] as [(String, [String])]) func `a container is what the Mac calls it`(
      inside: String, lines: [String]
    ) throws
  {
    #expect(try outline(inside) == lines)
  }

  @Test(arguments: [
    ("<_Switch title='A' value='1'/>", "Switch A switch"),
    ("<_Toggle title='A' value='1'/>", "Toggle A button"),
    ("<_Stepper label='A'/>", "Stepper A"),
    ("<_ProgressIndicator label='A' value='50%'/>", "ProgressView A"),
    ("<_MenuButton title='A'/>", "button A menu"), ("<_ComboBox title='A'/>", "combobox A false"),
    ("<_ColorWell label='A'/>", "colorwell A"), ("<_LevelIndicator label='A'/>", "meter A"),
    ("<_PopUpButton title='A'/>", "PopUpButton A"),
    ("<_RadioButton title='A' value='1'/>", "radio A"),
  ]) func `a control has the class or the role that has its word`(inside: String, line: String)
    throws
  {
    #expect(try outline(inside) == [line])
  }

  @Test func `a table has rows and columns, and knows the row that is selected`() throws {
    let text = """
      <_Table label='Orders'><_TableColumn/><_TableRow><_Cell><_StaticText value='Tea'/></_Cell>\
      <_Cell><_Button label='Edit'/><_Button label='Delete'/></_Cell></_TableRow>\
      <_TableRow selected='true'><_Cell><_StaticText value='Milk'/></_Cell></_TableRow></_Table>
      """
    #expect(
      try outline(text) == [
        "table Orders", "  Cell Tea at 0,0", "  cell at 0,1", "    Cell", "      Button Edit",
        "      Button Delete", "  Cell Milk at 1,0",
      ])
    let source = "<_Application elementType='2'>\(text)</_Application>"
      .replacing("<_", with: "<XCUIElementType").replacing("</_", with: "</XCUIElementType")
    let table = try #require(try screen(source, .appiumMac2).views.flatMap(\.members).first)
    #expect(table[.rowCount] == 2 && table[.columnCount] == 2)
    #expect(table.children.last?[.traits]?.contains(.selected) == true)
  }
}
