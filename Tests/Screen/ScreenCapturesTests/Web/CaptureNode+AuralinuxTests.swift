import ScreenTree
import Testing

@testable import ScreenCaptures

struct CaptureNodeAuralinuxTests {
  private func named(
    _ node: CaptureNode, in path: [String] = []
  ) -> (outline: [String], notes: CaptureNotes) {
    var (node, notes) = (node, CaptureNotes(file: "f", format: "f"))
    node.nameAuralinuxRoles(in: path, &notes)
    return (node.outline, notes)
  }

  @Test(arguments: [
    (CaptureNode("push button"), "? button"),
    (CaptureNode("toggle button", ["checked": "true"]), "? button pressed=true"),
    (CaptureNode("check box", ["checked": "true"]), "? checkbox checked=true"),
    (
      CaptureNode("check box", ["checkable": "true"]),
      "? checkbox checkable=true checked=false"
    ),
    (
      CaptureNode("check box", ["checkable": "true", "indeterminate": "true"]),
      "? checkbox checkable=true indeterminate=true checked=mixed"
    ),
    (
      CaptureNode("check box", ["checkable": "true", "checked": "true"]),
      "? checkbox checkable=true checked=true"
    ), (CaptureNode("check box", ["checkable": "false"]), "? checkbox checkable=false"),
    (
      CaptureNode("tree item", ["expandable": "true"]),
      "? treeitem expandable=true expanded=false"
    ),
    (
      CaptureNode("tree item", ["expandable": "true", "expanded": "true"]),
      "? treeitem expandable=true expanded=true"
    ),
    (
      CaptureNode(
        "entry",
        [
          "multi-line": "true", "read-only": "true", "placeholder-text": "p",
          "invalid-entry": "true",
        ]), "? textbox multiline=true readonly=true placeholder=p invalid=true"
    ), (CaptureNode("landmark", ["xml-roles": "navigation"]), "? navigation xml-roles=navigation"),
    (CaptureNode("landmark", ["xml-roles": "odd"]), "? region xml-roles=odd"),
    (CaptureNode("landmark"), "? region"),
  ]) func `names a role and its states as on the web`(node: CaptureNode, line: String) {
    #expect(named(node).outline == [line])
    #expect(named(node).notes.findings == [])
  }

  @Test(arguments: [
    (["list box"], "list item", "option"), (["list"], "list item", "listitem"),
    (["list box", "section"], "list item", "listitem"), (["combo box"], "menu", "menulistpopup"),
    (["combo box", "panel"], "menu", "menu"), (["combo box", "menu"], "menu item", "option"),
    (["menu bar", "menu"], "menu item", "menuitem"),
  ]) func `takes a role for what it is in those around it`(
    path: [String], role: String, name: String
  ) {
    #expect(named(CaptureNode(role), in: path).outline == ["? \(name)"])
  }

  @Test func `passes on the roles around`() {
    let tree = CaptureNode(
      "combo box", [:], [CaptureNode("menu", [:], [CaptureNode("menu item")])])
    #expect(named(tree).outline == ["? combobox", "  ? menulistpopup", "    ? option"])
  }

  @Test(arguments: [(8, "? option"), (9, "? menuitem")])
  func `only near roles decide`(distance: Int, line: String) {
    let item = (0..<distance).reduce(CaptureNode("menu item")) { inner, _ in
      CaptureNode("section", [:], [inner])
    }
    let tree = CaptureNode("combo box", [:], [item])
    #expect(named(tree).outline.last?.trimmed == line)
  }

  @Test func `warns of each unknown role once`() {
    let tree = CaptureNode("toy", [:], [CaptureNode("toy"), CaptureNode("link")])
    #expect(named(tree).outline == ["? unknown", "  ? unknown", "  ? link"])
    #expect(
      named(tree).notes.findings.map(\.message) == [
        "the role 'toy' is not known; it is taken as a plain view"
      ])
  }

  @Test(arguments: [("\u{2022} ", "listmarker name=\u{2022} "), ("1.", "group")])
  func `marks the bullet of an item, which ends with a space`(text: String, marker: String) {
    let tree = CaptureNode(
      "list item", [:],
      [
        CaptureNode("panel", [:], [CaptureNode("static", ["name": text])]),
        CaptureNode("static", ["name": "Tea"]),
      ])
    #expect(
      named(tree, in: ["list"]).outline == [
        "? listitem", "  ? \(marker)", "    ? text name=\(text)", "  ? text name=Tea",
      ])
  }

  @Test func `keeps a group that is all of an item, or has a name`() {
    let bullet = CaptureNode("static", ["name": "\u{2022} "])
    let alone = CaptureNode("list item", [:], [CaptureNode("panel", [:], [bullet])])
    #expect(named(alone).outline[1] == "  ? group")
    let titled = CaptureNode(
      "list item", [:], [CaptureNode("panel", ["name": "A"], [bullet]), bullet])
    #expect(named(titled).outline[1] == "  ? group name=A")
  }

  @Test func `drops a link that repeats the item of a tree`() {
    let tree = CaptureNode(
      "tree item", ["name": "Green"],
      [CaptureNode("link", ["name": "Green"]), CaptureNode("link", ["name": "Black"])])
    let result = named(tree)
    #expect(
      result.outline == ["? treeitem name=Green", "  ? generic name=Green", "  ? link name=Black"])
    #expect(
      result.notes.capture.drops.map(\.description) == [
        "? link 'Green' left out by words that the element around says"
      ])
  }
}
