import ScreenTree
import Testing

@testable import ScreenCaptures

struct AriaSnapshotTests {
  @Test func `reads names, states, keys in quotation marks and properties`() throws {
    var notes = CaptureNotes(file: "f", format: "f")
    let text =
      "- 'button \"Save: \\\"it''s\\\"\" [disabled]': x\n- link \"é\" [ref=e1] [box=1,2,3,4]:\n  - /url: \"/a\""
    let roots = try AriaSnapshot.read(CaptureText(Array(text.utf8)), &notes)
    #expect(roots.map(\.type) == ["button", "link"])
    #expect(roots[0]["name"] == "Save: \"it's\"" && roots[0]["disabled"] == "true")
    #expect(roots[0].children.first?["name"] == "x")
    #expect(roots[1]["url"] == "/a" && roots[1]["frame"] == "{{1,2,3,4}}")
    #expect(roots[1].position == Position(line: 2, column: 3))
    #expect(roots[1].attributes.map(\.position.column).prefix(2) == [8, 12])
  }

  @Test(arguments: [
    ("- button \"Save", "1:10: the snapshot is broken off inside a text; \" is missing"),
    ("- button /Save", "1:10: the snapshot is broken off inside a pattern; '/' is missing"),
    ("- 'button", "1:3: the snapshot is broken off inside a text; ' is missing"),
    ("- button [dis", "1:10: the snapshot is broken off inside a state; ']' is missing"),
    ("- button x", "1:10: a colon is missing before the text"),
    (
      "- button\nlink",
      "2:1: a line of a snapshot begins with '- ' and a role, such as '- button \"Save\"'"
    ),
    ("# nothing", "1:1: there is no node here; a snapshot has lines such as '- button \"Save\"'"),
    ("- \"\"", "1:3: the role is missing, such as 'button'"),
  ]) func `reports where a snapshot is broken`(text: String, fault: String) {
    #expect(captureFaults(text, .ariaSnapshot) == [fault])
  }

  @Test func `reports an attribute that is not known, once`() {
    let text =
      "- button \"A\" [sparkling]\n- 'link \"B\" [sparkling]'\n- link [ref=e1] [aria-hidden]\n"
    #expect(
      captureFaults(text, .ariaSnapshot) == [
        "1:14: the attribute 'sparkling' is not known; it is left out"
      ])
  }

  @Test(arguments: [
    "Running 1 test\n- button \"A\"", "- button \"A\"\n\n  1 passed: /tmp/x\n",
    "- button \"A\"\n\n  1 passed\nin 3 s ", "log\n\n- button \"A\"\n\ndone\n",
  ]) func `takes away lines around a snapshot`(text: String) throws {
    #expect(Importer.detect(Array(text.utf8))?.name == "playwright-aria")
    #expect(try elements(text, .ariaSnapshot) == ["\"A\" button"])
  }

  @Test(arguments: [
    ("- button\n\nlog\n- link", "3:1"), ("log", "1:1"), ("- button:\n\nlog", "3:1"),
  ]) func `refuses lines that may belong to it`(text: String, place: String) {
    let fault = "a line of a snapshot begins with '- ' and a role, such as '- button \"Save\"'"
    #expect(captureFaults(text, .ariaSnapshot) == ["\(place): \(fault)"])
  }

  @Test func `bounds states and lines of a text`() {
    let states = "- button " + String(repeating: "[a]", count: 100)
    #expect(captureFaults(states, .ariaSnapshot) == ["1:202: a node has more than 64 states"])
    let lines = "- text: a" + String(repeating: "\n  b", count: 1001)
    #expect(
      captureFaults(lines, .ariaSnapshot) == [
        "1002:3: a text has more than 1000 lines; capture a smaller part"
      ])
  }

  @Test(arguments: ["|", "|-", ">", ">-"])
  func `reads a block of text`(sign: String) throws {
    let text = "- paragraph: \(sign)\n    a b\n    c\n- text: d\n"
    #expect(try elements(text, .ariaSnapshot) == ["\"a b c\"", "\"d\""])
  }

  @Test func `goes on with a text in the next line`() throws {
    #expect(
      try elements("- text: one\n  two\n- button", .ariaSnapshot) == ["\"one two\"", "button"])
  }
}

struct AriaChangesTests {
  @Test func `reads what changed, and warns that the rest is missing`() throws {
    let text = """
      - <changed> main [ref=e1]:
        - ref=e2 [unchanged]
        - <changed> button "Go" [ref=e3]

      """
    #expect(try elements(text, .ariaSnapshot) == ["\"Go\" button"])
    #expect(
      captureFaults(text, .ariaSnapshot) == [
        "1:3: this snapshot holds only what changed since the one before; ask for a whole one"
      ])
  }
}
