import Foundation
import ScreenDocuments
import TestSupport
import Testing

@testable import SpokenVerify

struct RecordingFileTests {
  private func page(_ name: String) throws -> String {
    try String(contentsOf: root.appending(path: "docs/\(name)"), encoding: .utf8)
  }

  // When one of these fails: scripts/update-goldens
  @Test func `the schema in the repository is the one that is printed`() throws {
    #expect(try page("recording.schema.json") == RecordingFile.schema)
  }

  @Test func `the page on recordings has the tables that are printed`() throws {
    let page = try page("recording.md")
    #expect(page.contains("<!-- tables -->\n\(RecordingFile.tables)<!-- end of tables -->\n"))
  }

  @Test func `has each key with its meaning in the schema`() throws {
    let schema = try Document.readJSON(Array(RecordingFile.schema.utf8))
    let properties = try #require(schema["properties"]?.entries)
    #expect(properties.map(\.key) == Recording.fields.map(\.name))
    #expect(properties.allSatisfy { $0.value["description"]?.text?.hasSuffix(".") == true })
    #expect(schema["required"]?.items?.compactMap(\.text) == ["heard", "steps"])
    let moves = schema["properties"]?["steps"]?["items"]?["properties"]?["do"]?["enum"]
    #expect(
      moves?.items?.compactMap(\.text) == ["current", "next", "previous", "in", "out"])
  }

  @Test(arguments: Fixture.allCases) func `reads what it writes as the same recording`(
    fixture: Fixture
  ) throws {
    let bytes = Array(fixture.text.utf8)
    let recording = try #require(RecordingReader.read(bytes, file: "r").value)
    let text = RecordingFile.json(recording)
    let again = try #require(RecordingReader.read(Array(text.utf8), file: "r").value)
    #expect(RecordingFile.json(again) == text)
    #expect(again.steps.map(\.heard) == recording.steps.map(\.heard))
  }

  @Test func `writes a key and a step a line`() {
    var recording = Recording(steps: [
      .init(.current, "Pay \"now\""), .init(.next, nil, error: "x"),
    ])
    recording.app = "Shop"
    recording.isComplete = true
    #expect(
      RecordingFile.json(recording) == """
        {
          "heard": 1,
          "app": "Shop",
          "complete": true,
          "steps": [
            {"do":"current","heard":"Pay \\"now\\""},
            {"do":"next","heard":null,"error":"x"}
          ]
        }

        """)
  }
}
