import ScreenDocuments
import ScreenTree
import Testing

@testable import ScreenCaptures

struct FlutterDumpTests {
  private func read(_ text: String) throws -> [String] {
    try FlutterDump.read(CaptureText(Array(text.utf8))).roots.flatMap(\.outline)
  }

  private func fault(_ text: String) -> String? {
    let fault = #expect(throws: Document.Fault.self) { try read(text) }
    return fault.map { "\($0.position): \($0.message)" }
  }

  @Test func `reads the tree by its signs, and properties over several lines`() throws {
    let text = """
      SemanticsNode#0
       │ Rect.fromLTRB(0.0, 0.0, 390.0, 844.0)
       │
       └─SemanticsNode#12
         │ label: "A"
         │ flags: isButton,
         │   isHeader
         ├─SemanticsNode#2
         │   tooltip:
         │     "two
         │     lines"
         ╘═SemanticsNode#3
             merged up
             actions: tap

      """
    #expect(
      try read(text) == [
        "1:1 SemanticsNode number=0 x=0.0 y=0.0 width=390.0 height=844.0",
        "  4:4 SemanticsNode number=12 label=A flags=isButton, isHeader",
        "    8:6 SemanticsNode number=2 tooltip=two\nlines",
        "    12:6 SemanticsNode number=3 merged up=true actions=tap",
      ])
  }

  @Test func `leaves out lines that are left of the properties, and other lines of a log`() throws {
    #expect(
      try read("SemanticsNode#0\n  label: \"A\"\nnote\n  value: \"b\"\nSemanticsNode#1\n") == [
        "1:1 SemanticsNode number=0 label=A value=b", "5:1 SemanticsNode number=1",
      ])
    #expect(
      try read(
        "flutter: SemanticsNode#0\nother:   label: \"A\"\nflutter:   label: \"B\"\n")
        == ["1:10 SemanticsNode number=0 label=B"])
  }

  @Test func `names properties that Flutter is not known to have, and leaves them out`() throws {
    let text = "SemanticsNode#0\n  spokenAs: \"B\"\n  label: \"A\"\n  glowing\n  flags: isButton\n"
    let dump = try FlutterDump.read(CaptureText(Array(text.utf8)))
    #expect(
      dump.roots.flatMap(\.outline) == ["1:1 SemanticsNode number=0 label=A flags=isButton"])
    #expect(dump.unknown.map { "\($0.place) \($0.name)" } == ["2:3 spokenAs", "4:3 glowing"])
    let whole = text + "  Rect.fromLTRB(0.0, 0.0, 9.0, 9.0)\n"
    let findings = Importer.flutterSemantics.read(Array(whole.utf8), file: "f").findings
    #expect(
      findings.prefix(2).map(\.description) == [
        "f:2:3: warning: the property 'spokenAs' is not known; it is left out",
        "f:4:3: warning: the property 'glowing' is not known; it is left out",
      ])
  }

  @Test(arguments: [
    ("SemanticsNode#4", "SemanticsNode#4"), (" └─SemanticsNode#12(x)", "SemanticsNode#12(x)"),
    ("SemanticsNode#x", nil), ("SemanticsNode", nil), ("SemanticsNode#", nil),
    ("#1 SemanticsNode#4", nil), ("Semantics#4", nil),
  ]) func `knows where a node starts`(line: Substring, node: Substring?) {
    #expect(FlutterDump.startOfNode(in: line).map { line[$0...] } == node)
  }

  @Test(arguments: [
    (
      "SemanticsNode#0\n  label: \"A\nnote\n",
      "2:3: the dump is broken off: the text that begins here has no end; dump it again"
    ),
    (
      "SemanticsNode#0\n  label: \"A\n  SemanticsNode#1\n",
      "2:3: the dump is broken off: the text that begins here has no end; dump it again"
    ),
    (
      "```\nSemanticsNode#0\n  label: \"A\"\n",
      "1:1: the dump is broken off: nothing closes this fence; dump it again"
    ),
    // The last line is only the drawing of the tree.
    (
      "SemanticsNode#0\n │ label: \"A\"\n ├─",
      "3:1: the dump is broken off: this line is not whole; dump it again"
    ),
  ]) func `refuses a dump that is broken off`(text: String, expected: String) {
    #expect(fault(text) == expected)
  }

  @Test func `refuses more than 500 levels`() {
    let lines = (0...500).map { String(repeating: " ", count: $0) + "SemanticsNode#1\n" }
    #expect(
      fault(lines.joined())
        == "501:501: the dump has more than 200000 nodes or 500 levels; dump a smaller part")
  }
}
