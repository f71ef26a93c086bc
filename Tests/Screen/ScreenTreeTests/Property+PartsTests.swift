import ScreenTree
import Testing

struct PropertyPartsTests {
  @Test func `starts cells and speech from nothing`() {
    let cell = Property.Cell()
    #expect(cell.row == nil && cell.column == nil && cell.rowSpan == 1 && cell.columnSpan == 1)
    #expect(Property.Speech() == Property.Speech(pitch: nil))
    #expect(!Property.CustomContent(label: "Age", value: "3").isImportant)
  }

  @Test(arguments: [
    (
      Property.ContainerType.allCases.map(\.rawValue),
      ["none", "semanticGroup", "list", "landmark", "dataTable", "tabBar", "definitionList"]
    ),
    (Property.ChildBehavior.allCases.map(\.rawValue), ["combine", "contain", "ignore"]),
    (Property.Tristate.allCases.map(\.rawValue), ["on", "off", "mixed"]),
    (Property.Live.allCases.map(\.rawValue), ["off", "polite", "assertive"]),
  ]) func `has the words of the file format`(words: [String], expected: [String]) {
    #expect(words == expected)
  }
}
