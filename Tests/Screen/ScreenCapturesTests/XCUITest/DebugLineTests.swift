import ScreenTree
import Testing

@testable import ScreenCaptures

private func attributes(_ text: String) -> [String] {
  let bytes = Array(text.utf8)
  guard let line = DebugLine(bytes[...]) else { return [] }
  let node = line.node(bytes, 1)
  return [node.type] + node.attributes.map { "\($0.name)=\($0.value)@\($0.position.column)" }
}

struct DebugLineTests {
  @Test(arguments: [
    (
      "  Button, 0x1, {{1.0, 2.0}, {3.0, 4.0}}, identifier: 'a', label: 'b', Selected",
      [
        "Button", "frame={{1.0, 2.0}, {3.0, 4.0}}@16", "identifier=a@42", "label=b@59",
        "selected=true@79",
      ]
    ),
    (
      "Cell, 0x1, label: 'Number Format, 1, 234, 567.89', value: x, y",
      ["Cell", "label=Number Format, 1, 234, 567.89@12", "value=x, y@52"]
    ),
    ("Other, 0x1, label: 'Shiwi'ma'", ["Other", "label=Shiwi'ma@13"]),
    (
      "TextField, 0x1, placeholderValue: 'P', value: v, Keyboard Focused, Disabled",
      ["TextField", "placeholderValue=P@17", "value=v@40", "enabled=false@76", "focused=true@76"]
    ),
    (
      "StaticText, 0x1, label: 'Terms, value: none'",
      ["StaticText", "label=Terms, value: none@18"]
    ),
    ("Button, 0x1, Disabled", ["Button", "enabled=false@7"]),
    ("Button, label: 'Cart →Cell, 0x2'", ["Button", "label=Cart →Cell, 0x2@9"]),
    ("Switch, 0x1, value: a →Button, b", ["Switch", "value=a →Button, b@14"]),
    (" →Application, pid: 7, title: 'T'", ["Application", "title=T@24"]),
    ("Window (Main), 0x1", ["Window"]),
    ("Window 0x7f: Main Window, {{0, 0}, {1, 1}}", ["Window", "frame={{0, 0}, {1, 1}}@27"]),
    ("Button 0x1: traits: 3, label: 'a'", ["Button", "traits=Button, Link@13", "label=a@24"]),
    ("Sentence that begins with a capital", []), ("lower, 0x1", []), ("", []),
  ]) func `reads the fields of a node, whatever stands in its texts`(
    line: String, fields: [String]
  ) {
    #expect(attributes(line) == fields)
  }

  @Test func `knows how deep a line is, and which begins a tree`() throws {
    let line = try #require(DebugLine(Array("      Other, 0x1".utf8)[...]))
    #expect(line.indent == 6 && !line.isRoot)
    let root = try #require(DebugLine(Array("12:00 log →Application, 0x1".utf8)[...]))
    #expect(root.isRoot)
  }
}
