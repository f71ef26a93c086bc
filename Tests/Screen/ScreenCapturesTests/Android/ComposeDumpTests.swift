import ScreenDocuments
import ScreenTree
import Testing

@testable import ScreenCaptures

private let frame = "at (l=0.0, t=1.5, r=9.0, b=-2.0)px"

struct ComposeDumpTests {
  private func read(_ text: String, _ notes: inout CaptureNotes) throws -> [String] {
    try ComposeDump.read(CaptureText(Array(text.utf8)), &notes).flatMap(\.outline)
  }

  private func fault(_ text: String) -> String? {
    var notes = CaptureNotes(file: "f", format: "f")
    let fault = #expect(throws: Document.Fault.self) { try read(text, &notes) }
    return fault.map { "\($0.position): \($0.message)" }
  }

  @Test func `reads the tree by its signs, and texts up to their closing marks`() throws {
    var notes = CaptureNotes(file: "f", format: "f")
    let text = """
      Node #1 \(frame), Tag: 'it's'
       |-Node #22 \(frame)
       | Text = '[two
      Role = 'x']'
       | [Heading]
       |-Node #3 \(frame)
          |-Node #4 \(frame)
             Actions = [OnClick, Dismiss]
      Node #5 \(frame)

      """
    #expect(
      try read(text, &notes) == [
        "1:1 Node number=1 bounds=[0.0,1.5,9.0,-2.0] Tag=it's",
        "  2:4 Node number=22 bounds=[0.0,1.5,9.0,-2.0] Text=two\nRole = 'x' Heading=true",
        "  6:4 Node number=3 bounds=[0.0,1.5,9.0,-2.0]",
        "    7:7 Node number=4 bounds=[0.0,1.5,9.0,-2.0] Actions=OnClick, Dismiss",
        "9:1 Node number=5 bounds=[0.0,1.5,9.0,-2.0]",
      ])
    #expect(notes.findings == [])
  }

  @Test func `leaves out lines of other parts of a log`() throws {
    var notes = CaptureNotes(file: "f", format: "f")
    let text =
      "I/App: start\nD/Test: Node #1 \(frame)\nI/App: Text = '[no]'\nD/Test:  |-Node #2 \(frame)\n"
      + "D/Test:    Text = '[yes]'\n"
    #expect(
      try read(text, &notes) == [
        "2:9 Node number=1 bounds=[0.0,1.5,9.0,-2.0]",
        "  4:12 Node number=2 bounds=[0.0,1.5,9.0,-2.0] Text=yes",
      ])
  }

  @Test func `warns of lines that are none of Compose's`() throws {
    var notes = CaptureNotes(file: "f", format: "f")
    let text =
      "before\nNode #1 \(frame)\n  a note\n  two words = 'x'\nHas 1 sibling\nRole = 'Tab'\n"
    #expect(
      try read(text, &notes) == ["2:1 Node number=1 bounds=[0.0,1.5,9.0,-2.0] Role=Tab"])
    #expect(
      notes.findings.map(\.description) == [
        "f:3:3: warning: this line is neither a node nor a property and is left out",
        "f:4:3: warning: this line is neither a node nor a property and is left out",
      ])
    #expect(
      notes.capture.remarks == [
        "Compose cut the dump at its depth; print it with a larger maxDepth."
      ])
  }

  @Test func `names properties that are not known, and leaves them out`() throws {
    var notes = CaptureNotes(file: "f", format: "f")
    let text = "Node #1 \(frame)\n  DrawableId = '7'\n  [Disabled, Glowing, Heading]\n"
    #expect(
      try read(text, &notes) == [
        "1:1 Node number=1 bounds=[0.0,1.5,9.0,-2.0] Disabled=true Heading=true"
      ])
    #expect(
      notes.findings.map(\.description) == [
        "f:2:3: warning: the property 'DrawableId' is not known; it is left out",
        "f:3:3: warning: the property 'Glowing' is not known; it is left out",
      ])
  }

  @Test func `warns once that the spaces of the tree are lost`() throws {
    var notes = CaptureNotes(file: "f", format: "f")
    let text = "Node #1 \(frame)\n|-Node #2 \(frame)\n|-Node #3 \(frame)\n"
    #expect(try read(text, &notes).count == 3)
    #expect(
      notes.findings.map(\.description) == [
        "f:2:3: warning: the spaces before the nodes are lost, and with them the tree; the order is kept"
      ])
  }

  @Test(arguments: [
    ("Node #12 at (l=0", "Node #12 at (l=0"), ("Text #2, Node #1 at (l=0", "Node #1 at (l=0"),
    (" |-Node #1 at (l=", "Node #1 at (l="), ("Node # at (l=0", nil), ("node #1 at (l=0", nil),
    ("Node #1 in (l=0", nil), ("Node #1", nil),
  ]) func `knows where a node starts`(line: Substring, node: Substring?) {
    #expect(ComposeDump.startOfNode(in: line).map { line[$0...] } == node)
  }

  @Test(arguments: [
    (
      "Node #1 \(frame)\nText = '[A\nNode #2 \(frame)\n",
      "2:1: the dump is broken off: the text that begins here has no end; print it again"
    ),
    (
      "Node #1 \(frame)\nText = '[A\n" + String(repeating: "b\n", count: 1000),
      "2:1: the text that begins here has no end; print it again"
    ),
    (
      "```\nNode #1 \(frame)\nText = '[A]'\n",
      "1:1: the dump is broken off: nothing closes this fence; print it again"
    ),
    (
      "Node #1 \(frame), Tag: 'a",
      "1:1: the dump is broken off: this line is not whole; print it again"
    ),
  ]) func `refuses a dump that is broken off`(text: String, expected: String) {
    #expect(fault(text) == expected)
  }

  @Test func `refuses more than 500 levels`() {
    let lines = (0...500).map { String(repeating: " ", count: $0) + "Node #1 \(frame)\n" }
    #expect(
      fault(lines.joined())
        == "501:501: the dump has more than 200000 nodes or 500 levels; print a smaller part")
  }
}
