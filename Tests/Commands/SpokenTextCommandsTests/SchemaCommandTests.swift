import CommandTestSupport
import Foundation
import ScreenScenarios
import TestSupport
import Testing

struct SchemaCommandTests {
  @Test(arguments: ["screen", "walkthrough", "settings", "budget", "recording", "claim", "stop"])
  func `the schemas in the documentation are those that are printed`(kind: String) throws {
    let page = try String(
      contentsOf: root.appending(path: "docs/\(kind).schema.json"), encoding: .utf8)
    #expect(try spoken("schema", "--of", kind).output == page)
  }

  // When this fails: scripts/update-goldens
  @Test func `the page on JSON has the tables that are printed`() throws {
    let page = try String(contentsOf: root.appending(path: "docs/json.md"), encoding: .utf8)
    let tables = try spoken("schema", "--of", "stop", "--format", "markdown").output
    #expect(page.contains("<!-- tables -->\n\(tables)<!-- end of tables -->\n"))
  }

  @Test func `only three kinds have tables`() throws {
    let run = try spoken("schema", "--of", "budget", "--format", "markdown")
    #expect(run.status == 64)
    #expect(run.errors.contains("there are tables of screen, recording and stop, not of budget"))
  }

  @Test func `the schema of walkthroughs has every step`() throws {
    let schema = try spoken("schema", "--of", "walkthrough").output
    let steps = [
      "next", "rotor", "turnRotorBack", "wait", "expect", "scroll", "type", "announce", "update",
    ]
    for step in steps { #expect(schema.contains("\"\(step)\""), "\(step)") }
    // A setting with its words and its meaning.
    #expect(schema.contains("\"punctuation\""))
    #expect(schema.contains("Whether hints are spoken: true, false."))
  }

  @Test func `the schema of a stop has the keys of the record`() throws {
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(spoken("schema", "--of", "stop").output.utf8))
        as? [String: Any])
    #expect(keys(schema) == Set(StopRecord.Key.allCases.map(\.rawValue)))
    #expect(keys(schema, "segments") == Set(StopRecord.Segment.Key.allCases.map(\.rawValue)))
    #expect(keys(schema, "suppressed") == Set(StopRecord.Suppressed.Key.allCases.map(\.rawValue)))
  }

  /// The keys of an object of a schema, or of the items of one of its lists.
  private func keys(_ schema: [String: Any]?, _ list: String? = nil) -> Set<String> {
    let properties = schema?["properties"] as? [String: Any] ?? [:]
    guard let list else { return Set(properties.keys) }
    return keys((properties[list] as? [String: Any])?["items"] as? [String: Any])
  }
}
