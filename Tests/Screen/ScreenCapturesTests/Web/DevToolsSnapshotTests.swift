import ScreenDocuments
import ScreenTree
import Testing

@testable import ScreenCaptures

struct DevToolsSnapshotTests {
  private func read(_ text: String) throws -> (outline: [String], warnings: [String]) {
    var notes = CaptureNotes(file: "f", format: "f")
    let roots = try DevToolsSnapshot.read(CaptureText(Array(text.utf8)), &notes)
    return (roots.flatMap(\.outline), notes.findings.map(\.description))
  }

  @Test func `reads the tree by its indentation, and names over several lines`() throws {
    let text = """
      ## Page
      uid=1_0 RootWebArea "Page"
        uid=1_1 heading "two
      lines" level="1"
          uid=1_2 button focused
        uid=1_3 link "A" url="x"
      uid=2_0 RootWebArea

      """
    #expect(
      try read(text).outline == [
        "2:1 RootWebArea name=Page", "  3:3 heading name=two\nlines level=1",
        "    5:5 button focused=true", "  6:3 link name=A url=x", "7:1 RootWebArea",
      ])
    #expect(try read(text).warnings == [])
  }

  @Test func `warns of the first line of each gap between nodes`() throws {
    let text = """
      uid=1_0 RootWebArea
      one

      two
        uid=1_1 button "A"
      three
        uid=1_2 button "B"
      after

      """
    #expect(
      try read(text).warnings == [
        "f:2:1: warning: this line is no node and is left out",
        "f:6:1: warning: this line is no node and is left out",
      ])
    #expect(try read(text).outline.count == 3)
  }

  @Test func `names states that are not known, and leaves them out`() throws {
    let text = "uid=1_0 RootWebArea\n  uid=1_1 button \"A\" glowing name=\"B\" focused\n"
    #expect(try read(text).outline == ["1:1 RootWebArea", "  2:3 button name=A focused=true"])
    #expect(
      try read(text).warnings == [
        "f:2:22: warning: the state 'glowing' is not known; it is left out",
        "f:2:30: warning: the state 'name' is not known; it is left out",
      ])
  }

  @Test(arguments: ["button", "button \"A\"", "button focused", "button \"A\" value=\"x\""])
  func `may end without a line break`(node: String) throws {
    #expect(try read("uid=1_0 RootWebArea\n  uid=1_1 \(node)").outline.count == 2)
  }

  @Test(arguments: [
    (
      "uid=1_0 RootWebArea\n  uid=1_1 button \"A\n  uid=1_2 link\n",
      "2:3: the snapshot is broken off: the name or value of this node has no end; capture it again"
    ),
    (
      "uid=1_0 RootWebArea\n  uid=1_1 button ",
      "2:1: the snapshot is broken off: this line is not whole; capture it again"
    ),
    (
      "uid=1_0 RootWebArea\n  uid=1_1 button \"A\" value",
      "2:1: the snapshot is broken off: this line is not whole; capture it again"
    ),
    (
      "uid=1_0 RootWebArea\n  uid=1_",
      "2:1: the snapshot is broken off: this line is not whole; capture it again"
    ),
  ]) func `refuses a snapshot that is broken off`(text: String, expected: String) {
    let fault = #expect(throws: Document.Fault.self) { try read(text) }
    #expect(fault.map { "\($0.position): \($0.message)" } == expected)
  }

  @Test func `reads 500 levels, and what follows the deepest`() throws {
    let lines = (0..<500).map { String(repeating: " ", count: $0) + "uid=1_0 group\n" }
    let next = String(repeating: " ", count: 499) + "uid=1_1 group\nuid=1_2 group\n"
    #expect(try read(lines.joined() + next).outline.count == 502)
  }

  @Test func `refuses more than 500 levels`() {
    let lines = (0...500).map { String(repeating: " ", count: $0) + "uid=1_0 group\n" }
    let fault = #expect(throws: Document.Fault.self) { try read(lines.joined()) }
    #expect(
      fault.map { "\($0.position): \($0.message)" }
        == "501:501: the snapshot has more than 200000 nodes or 500 levels; capture a smaller part")
  }
}
