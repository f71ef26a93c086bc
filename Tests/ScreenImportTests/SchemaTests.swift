import Foundation
import ScreenTree
import Testing

@testable import ScreenImport

let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// Whether the JSON Schema says what the reader does.
struct SchemaTests {
  private let schema: Document

  init() throws {
    let data = try Data(contentsOf: root.appending(path: "docs/screen.schema.json"))
    schema = try Document.readJSON(Array(data))
  }

  private func words(_ document: Document?) -> [String] {
    (document?["enum"]?.items ?? []).compactMap(\.text).sorted()
  }

  @Test func `has every key and every class of the reader, and no other`() throws {
    let keys = try #require(schema["$defs"]?["node"]?["properties"]?.entries).map(\.key)
    let classes = Node.Kind.allCases.map(\.rawValue).filter { $0 != "View" }
    #expect(keys.sorted() == (PropertyKeys.all + classes + ["views"]).sorted())
    let top = try #require(schema["properties"]?.entries).map(\.key)
    #expect(top.sorted() == ScreenReader.topKeys.sorted())
  }

  @Test func `has the words of every enumeration`() {
    let node = schema["$defs"]?["node"]?["properties"]
    #expect(words(schema["$defs"]?["trait"]) == Node.Trait.names.sorted())
    #expect(words(schema["properties"]?["platform"]) == ["ios", "ipados", "macos"])
    #expect(words(node?["element"]) == Property.ChildBehavior.allCases.map(\.rawValue).sorted())
    #expect(words(node?["container"]) == Property.ContainerType.allCases.map(\.rawValue).sorted())
    #expect(words(node?["live"]) == Property.Live.allCases.map(\.rawValue).sorted())
  }
}
