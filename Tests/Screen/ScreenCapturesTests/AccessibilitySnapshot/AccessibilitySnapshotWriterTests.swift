import ScreenTree
import ScreenYAML
import Testing

@testable import ScreenDocuments
@testable import ScreenCaptures
@testable import ScreenFiles

struct AccessibilitySnapshotWriterTests {
  @Test func `writes a capture again as it was, also by way of a screen file`() throws {
    let text = try fixture("accessibility-snapshot.json")
    let original = try Document.readJSON(Array(text.utf8))
    let screen = try screen(text, .accessibilitySnapshot)
    #expect(AccessibilitySnapshotWriter.canWrite(screen))
    let again = AccessibilitySnapshotWriter.json(screen, descriptions: [:])
    #expect(try Document.readJSON(Array(again.utf8)).says(original))
    let file = ScreenReader.read(Array(ScreenWriter.yaml(screen).utf8), file: "f")
    #expect(file.findings == [])
    let byFile = AccessibilitySnapshotWriter.json(
      try #require(file.value), descriptions: [:])
    #expect(try Document.readJSON(Array(byFile.utf8)).says(original))
  }

  @Test func `writes what was changed, and keeps the rest of the capture`() throws {
    var screen = try screen(
      """
      [{"element": {"_0": {"label": "Pay", "traits": ["button"], "shape": {"type": "frame",
      "frame": [[0, 0], [10, 10]]}, "odd": 1}, "traversalIndex": 0}}]
      """, .accessibilitySnapshot)
    let path = try #require(screen.paths.values.first { screen.node(at: $0)?.kind == .element })
    screen.change(at: path) { node in
      var node = node
      node.properties.removeAll { $0.modifier == .label }
      node.properties.append(.label("Buy"))
      return node
    }
    let json = AccessibilitySnapshotWriter.json(screen, descriptions: [:])
    let item = try #require(try Document.readJSON(Array(json.utf8)).items?.first)
    let body = item["element"]?["_0"]
    #expect(body?["label"]?.text == "Buy" && body?["odd"]?.number == 1)
    #expect(body?["customActions"] == nil)
  }

  @Test func `writes descriptions that are handed in`() throws {
    let screen = Screen(
      title: "S", views: [Node(.element, properties: [.label("A")])])
    let json = AccessibilitySnapshotWriter.json(screen, descriptions: ["Element": "A."])
    let body = try Document.readJSON(Array(json.utf8)).items?.first?["element"]?["_0"]
    #expect(body?["description"]?.text == "A.")
  }

  @Test func `knows a screen without elements, which has no hierarchy`() {
    #expect(AccessibilitySnapshotWriter.isEmpty(Screen(title: "S", views: [Node(.uiView)])))
    #expect(!AccessibilitySnapshotWriter.isEmpty(Screen(title: "S", views: [Node(.element)])))
  }

  @Test func `cannot write screens whose order is not written out`() {
    #expect(!AccessibilitySnapshotWriter.canWrite(Screen(title: "S", views: [Node(.text)])))
  }
}
