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

  @Test func `the page on classes and keys has the tables that are printed`() throws {
    let page = try page("screen-reference.md")
    #expect(page.contains("<!-- tables -->\n\(ScreenSchema.tables)<!-- end of tables -->\n"))
  }

  /// The roles of WAI-ARIA 1.3 and its deprecated `directory`, https://www.w3.org/TR/wai-aria-1.3/.
  private static let ofAria = Set(
    """
    alert alertdialog application article banner blockquote button caption cell checkbox code
    columnheader combobox comment complementary contentinfo definition deletion dialog directory
    document emphasis feed figure form generic grid gridcell group heading image img insertion link
    list listbox listitem log main mark marquee math menu menubar menuitem menuitemcheckbox
    menuitemradio meter navigation none note option paragraph presentation progressbar radio
    radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider spinbutton
    status strong subscript suggestion superscript switch tab table tablist tabpanel term textbox
    time timer toolbar tooltip tree treegrid treeitem
    """.split { $0.isWhitespace }.map(String.init))

  @Test func `the page on classes and keys names the roles of HTML that ARIA lacks`() throws {
    let page = try page("screen-reference.md")
    let roles = Set(WebRole.allCases.map(\.rawValue))
    #expect(Self.ofAria.subtracting(roles) == [])
    let others = roles.subtracting(Self.ofAria)
    #expect(others.isSuperset(of: ["popupbutton", "colorwell", "definitionList"]))
    for role in others { #expect(page.contains("`\(role)`"), "\(role)") }
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
