import CommandTestSupport
import Foundation
import TestSupport
import Testing

struct SchemaCommandTests {
  @Test(arguments: ["screen", "walkthrough", "settings", "budget", "recording", "claim"])
  func `the schemas in the documentation are those that are printed`(kind: String) throws {
    let page = try String(
      contentsOf: root.appending(path: "docs/\(kind).schema.json"), encoding: .utf8)
    #expect(try spoken("schema", "--of", kind).output == page)
  }

  @Test func `only two kinds have tables`() throws {
    let run = try spoken("schema", "--of", "budget", "--format", "markdown")
    #expect(run.status == 64)
    #expect(run.errors.contains("there are tables of screen and recording, not of budget"))
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
}
