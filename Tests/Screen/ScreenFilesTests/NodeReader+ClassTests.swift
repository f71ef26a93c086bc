import ScreenDocuments
import ScreenTree
import ScreenYAML
import TestSupport
import Testing

@testable import ScreenFiles

struct NodeReaderClassTests {
  private func node(_ text: String) throws -> Node {
    var reader = NodeReader(file: "f")
    let node = reader.node(try Document.readYAML(Array(text.utf8)), depth: 1)
    #expect(reader.faults.findings == [])
    return try #require(node)
  }

  @Test(arguments: [
    ("Text: 5", ViewClass.text, "Text", "5" as String?), ("Text:", .text, "Text", nil),
    ("Text: ''", .text, "Text", ""), ("Text: 'null'", .text, "Text", "null"),
    ("Card:", .view, "Card", nil), ("View:", .view, "View", nil), ("Élan:", .view, "Élan", nil),
  ]) func `reads a class and its title`(
    text: String, kind: ViewClass, name: String, title: String?
  ) throws {
    let node = try node(text)
    #expect(node.kind == kind)
    #expect(node.className == name)
    #expect(node.title == title)
    #expect(node.position == Position(line: 1, column: 1))
  }

  @Test func `reads the views beside a class`() throws {
    let node = try node("Card:\n  - Text: A\n  - VStack: [{Text: B}]\n")
    #expect(node.title == nil)
    #expect(node.children.map(\.className) == ["Text", "VStack"])
    #expect(node.children.map(\.title) == ["A", nil])
    #expect(node.children[1].children.map(\.title) == ["B"])
  }

  @Test(arguments: [
    (
      "- View: A",
      "3:3: View 'A': 'View' is a custom class, which has no title; write `label:` instead"
    ),
    (
      "- Card: ''",
      "3:3: Card: 'Card' is a custom class, which has no title; write `label:` instead"
    ),
    // A misspelled class has one error, though it has a title too.
    ("- Texr: A", "3:3: Texr 'A': unknown class 'Texr'. Did you mean 'Text'?"),
  ]) func `a custom class has no title`(view: String, message: String) {
    #expect(viewFaults(view) == [message])
  }

  @Test(arguments: [
    (
      "- TabView:\n    - { Tab: Listen, symbol: music.note, views: [{ Text: A }] }",
      "4:9: Tab 'Listen': 'Tab' is no class here; the views of a TabView are its tabs, such as `- Text: Listen`; write the screen's content before the TabView"
    ),
    (
      "- Heading: Offers",
      "3:3: Heading 'Offers': 'Heading' is no class here; write `Text:` with `heading: 1`"
    ),
    (
      "- SearchField: Search",
      "3:3: SearchField 'Search': 'SearchField' is no class here; write `UISearchBar:` with `placeholder: Search`"
    ),
    ("- Switch: Alerts", "3:3: Switch 'Alerts': 'Switch' is no class here; write `Toggle:`"),
    (
      "- ListItem: Milk",
      "3:3: ListItem 'Milk': 'ListItem' is no class here; write its view in `List:`, such as `Text: Milk`"
    ),
    ("- TextBox: Name", "3:3: TextBox 'Name': 'TextBox' is no class here; write `TextField:`"),
    (
      "- Icon: star", "3:3: Icon 'star': 'Icon' is no class here; write `Image:` with `symbol:`"
    ),
  ]) func `a class of another framework has the one that is meant`(view: String, message: String) {
    #expect(viewFaults(view) == [message])
  }

  @Test(arguments: ["Tab", "ListItem", "Row", "Heading"])
  func `a class of another framework without a title is one of the app's own`(name: String) {
    #expect(viewFaults("- \(name): [{ Text: A }]") == [])
  }

  @Test(arguments: [
    // In a short name one letter may differ, in a longer one two.
    ("Lits", "List"), ("Lists", "List"), ("Buttom", "Button"), ("Buttomn", "Button"),
    // Beside another class a single letter makes a misspelled one of as many words.
    ("TextFild", "TextField"), ("UITextVew", "UITextView"), ("DatePickr", "DatePicker"),
  ]) func `takes a name for a misspelled class`(name: String, meant: String) {
    #expect(
      viewFaults("- \(name):")
        == ["3:3: \(name): unknown class '\(name)'. Did you mean '\(meant)'?"])
  }

  @Test(arguments: [
    "Post", "TextFld", "TextFieldRow", "URLText", "MyTextFeild", "Ad", "ButtonBar",
  ]) func `takes a name that is further away for a custom class`(name: String) {
    #expect(viewFaults("- \(name):") == [])
  }
}
