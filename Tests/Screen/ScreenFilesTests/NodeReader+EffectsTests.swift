import ScreenDocuments
import ScreenTree
import ScreenYAML
import Testing

@testable import ScreenFiles

struct NodeReaderEffectsTests {
  private func read(_ lines: String) -> Reading<Screen> {
    let text = "screen: S\nviews:\n  - Button: A\n    id: a\n    " + lines + "\n"
    return ScreenReader.read(Array(text.utf8), file: "s")
  }

  @Test(arguments: [
    ("onActivate: close", Property.onActivate([.close])),
    ("onActivate: [{ open: b }, close]", .onActivate([.open("b"), .close])),
    ("onIncrement: { update: { id: a, hidden: true } }", nil),
    ("onEscape: { announce: Left }", .onEscape([.announce(.init("Left"))])),
    ("onMagicTap: { focus: a }", .onMagicTap([.focus("a")])),
    ("identifier: go\n    onMagicTap: { focus: go }", .onMagicTap([.focus("go")])),
    (
      "actions: [Go, { name: Send, do: { show: a } }]",
      .actions(["Go", .init("Send", effects: [.show("a")])])
    ),
    ("page: [2, 5]", .page(.init(number: 2, count: 5))),
  ]) func `reads what the app does`(line: String, value: Property?) {
    let reading = read(line)
    #expect(reading.findings == [])
    if let value { #expect(reading.value?.views[0].properties.last?.at(.unknown) == value) }
  }

  @Test(arguments: [
    ("onActivate: next", "Button 'A': 'onActivate' cannot 'next'. "),
    ("onActivate: { focus: b }", "node 'a': there is no view with the id 'b'."),
    ("onActivate: { update: { id: b } }", "node 'a': there is no view with the id 'b'."),
    ("actions: [{ do: close }]", "node 'a': an action needs a name"),
    (
      "onActivate: { announce: a, open: b }",
      "a step is one word with what belongs to it, such as `open: home`; several steps are a list, each with a dash before it"
    ),
    ("onActivate: { open: }", "'open' needs the name of a screen"),
  ]) func `reports what is wrong`(line: String, message: String) {
    let messages = read(line).findings.map(\.message)
    let wanted = message.replacing("Button 'A'", with: "node 'a'")
    #expect(messages.count == 1 && messages[0].hasPrefix(wanted), "\(messages)")
  }
}
