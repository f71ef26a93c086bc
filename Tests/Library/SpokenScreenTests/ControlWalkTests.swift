import SpokenScreen
import TestSupport
import Testing

/// Controls of a screen file that are used.
struct ControlWalkTests {
  private func said(_ views: String, _ steps: String...) throws -> String {
    let screen =
      "screen: A\nviews:\n" + views.split(separator: "\n").map { "  \($0)\n" }.joined()
    let scenario = try Walkthroughs.scenario(screen, ["open: home"] + steps)
    return scenario.utterances.dropFirst().map { $0.description(in: .voiceover) }
      .joined(separator: " / ")
  }

  @Test func `takes a number for the text of a field`() throws {
    let field = "- { TextField: Year, id: year, label: Year, value: 2024 }"
    #expect(
      try said(field, "type: '5'", "touch: year")
        == "5 / Year, Text field, Is editing, 20245, Character mode, Insertion point at end")
    #expect(
      try said(field, "delete", "touch: year")
        == "4 / Year, Text field, Is editing, 202, Character mode, Insertion point at end"
    )
  }

  @Test func `takes a number for a choice`() throws {
    let wheel = "- { Picker: Size, style: wheel, value: 2, views: [Text: 1, Text: 2, Text: 3] }"
    #expect(try said(wheel, "increment") == "3")
    let list = "- { Picker: Size, value: 2, views: [Text: 1, Text: 2] }"
    #expect(
      try said(list, "activate", "next") == "1, Button / Selected, 2, Button")
  }

  @Test func `begins a word with what is typed, not with the placeholder`() throws {
    let fields = """
      - { TextField: Mail, label: E-mail, placeholder: name@example.com }
      - { UITextView: "", label: Notes, placeholder: Write here }
      """
    #expect(try said(fields, "type: 'ada '") == "a, d, a, space, ada")
    #expect(
      try said(fields, "next", "type: 'hi '")
        == "Notes, Write here, Text field / h, i, space, hi")
  }

  @Test func `checks one radio button of a group`() throws {
    let group = """
      - Web: Pet
        role: radiogroup
        views:
          - { Web: Cat, role: radio, checked: true }
          - Web:
              - { Web: Dog, role: radio }
      - { Web: Night, role: radio, checked: true }
      """
    #expect(
      try said(group, "activate", "next", "activate", "previous", "last") == """
         / Dog, Radio button, Unchecked / Checked / Cat, Radio button, Unchecked / \
        Night, Radio button, Checked
        """)
  }
}
