import Foundation
import ScreenTree
import TestSupport
import Testing

@testable import ScreenDocuments
@testable import ScreenFiles

/// Whether the schema and the tables of the reference page are those that the reader goes by.
struct SchemaTests {
  private func page(_ name: String) throws -> String {
    try String(contentsOf: root.appending(path: "docs/\(name)"), encoding: .utf8)
  }

  // When one of these fails: scripts/update-goldens
  @Test func `the schema in the repository is the one that is printed`() throws {
    #expect(try page("screen.schema.json") == ScreenSchema.json)
  }

  @Test func `the page on screen files has the tables that are printed`() throws {
    let page = try page("screen-file.md")
    #expect(page.contains("<!-- tables -->\n\(ScreenSchema.tables)<!-- end of tables -->\n"))
  }

  @Test func `the page on screen files names the roles of HTML that ARIA lacks`() throws {
    let page = try page("screen-file.md")
    for role in [WebRole.popupbutton, .colorwell, .definitionList] {
      #expect(page.contains("`\(role.rawValue)`"))
    }
  }

  @Test func `every key, class and word is in the schema, each with its meaning`() throws {
    let schema = try Document.readJSON(Array(ScreenSchema.json.utf8))
    let properties = try #require(schema["$defs"]?["node"]?["properties"]?.entries)
    let classes = ViewClass.all.map(\.name).filter { $0 != "View" }
    #expect(properties.map(\.key).sorted() == (FileCodec.names + classes + ["views"]).sorted())
    #expect(properties.allSatisfy { $0.value["description"]?.text?.hasSuffix(".") == true })
    let container = schema["$defs"]?["node"]?["properties"]?["container"]
    #expect(
      container?["enum"]?.items?.compactMap(\.text)
        == Property.ContainerType.allCases.map(\.rawValue))
  }
}
