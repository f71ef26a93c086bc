import SpokenScreen
import TestSupport
import Testing

/// Cells of tables that have several elements, and fields without text.
struct CellWalkTests {
  @Test func `says where a cell is once, on the way in`() throws {
    let table = """
      - VStack:
          - { Text: Name, cell: { row: 0, column: 0 } }
          - { Text: Note, cell: { row: 0, column: 1 } }
          - { Text: Ada, cell: { row: 1, column: 0 } }
          - HStack: [{ Text: Call }, { Button: Edit }]
            cell: { row: 1, column: 1 }
          - { Text: Bob, cell: { row: 2, column: 0 } }
        container: dataTable
        rowCount: 3
        columnCount: 2
        columnHeaderRows: [0]
      """
    #expect(
      try told(table) == """
        Name, Column header, Row 1, Column 1, Table start, 3 rows, 2 columns // \
        Note, Column header, Column 2 // Name, Ada, Row 2, Column 1 // Note, Call, Column 2 // \
        Edit, Button // Name, Bob, Row 3, Column 1, Table end
        """)
  }

  @Test func `says the cell again when the cursor comes into it from behind`() throws {
    let screen = """
      screen: A
      views:
        - Web:
            - { Web: [{ Web: H1, role: columnheader }, { Web: H2, role: columnheader }], role: row }
            - Web:
                - { Web: [{ Web: One }, { Web: More, role: link }], role: cell }
                - { Web: Two, role: cell }
              role: row
          role: table
      """
    let scenario = try Walkthroughs.scenario(
      screen, ["open: home", "last", "previous", "previous"])
    #expect(
      scenario.utterances.dropFirst().map { $0.description(in: .voiceover) } == [
        "H2, Two, Row 2, Column 2, Table end", "H1, More, Column 1, Link", "One",
      ])
  }

  @Test(arguments: [
    (
      "- { SecureField: '', label: Password, placeholder: Required }",
      "Password, Required, Secure edit text | You are currently on a text field. To enter text in this field, type."
    ),
    (
      "- { SecureField: '', label: Password, value: abc }",
      "3 characters, Password, Secure edit text | You are currently on a text field. To enter text in this field, type."
    ),
  ])
  func `counts what is entered on the Mac`(views: String, expected: String) throws {
    #expect(try told(views, platform: .macos) == expected)
  }

  @Test(arguments: [
    (
      "- { UITextView: '', label: Notes }",
      "Notes, Text field | Double tap to edit. Use the rotor to access Misspelled Words"
    ),
    (
      "- { TextEditor: '', label: Notes, addTraits: isEditing }",
      "Notes, Text field, Is editing | Use the rotor to access Misspelled Words"
    ),
    ("- { TextField: '', label: Note, addTraits: isEditing }", "Note, Text field, Is editing"),
    (
      "- { UITextView: '', label: Notes, value: Call }",
      "Notes, Call, Text field | Double tap to edit. Use the rotor to access Misspelled Words"
    ),
    (
      "- { Web: Message, role: textbox, addTraits: [textArea], value: Hi }",
      "Message, Hi, Multi line text field | Double tap to edit."
    ),
  ])
  func `names misspelled words in text views and filled fields`(views: String, expected: String)
    throws
  {
    #expect(try told(views) == expected)
  }
}
