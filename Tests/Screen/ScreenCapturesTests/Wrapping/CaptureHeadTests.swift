import ScreenTree
import Testing

@testable import ScreenCaptures

struct CaptureHeadTests {
  @Test func `finds the keys of the first objects of JSON`() {
    let text = #"{"a": {"b": "c: d", "e\"": [{"f": 1}, {"g": ["h"]}]}, "i": 2, "j": {"k"#
    let head = CaptureHead(CaptureText(Array(text.utf8)))
    #expect(head.keys == ["a", "a.b", "a.e\\\"", "a.e\\\"[].f", "a.e\\\"[].g", "i", "j"])
  }

  @Test func `keeps no path of what lies deep`() {
    let text = String(repeating: "[", count: 65_536)
    #expect(CaptureHead(CaptureText(Array(text.utf8))).keys == [])
    let fault = Importer.fault(ofUnknown: Array(text.utf8), file: "f.json")
    #expect(fault?.description.contains("nested more than 500 deep; flatten it") == true)
    #expect(fault?.position == Position(line: 1, column: 1025))
  }

  @Test func `finds keys of lists at the top`() {
    let head = CaptureHead(CaptureText(Array(#"[[1, {"a": 1}], {"b": [{"c": 2}]}"#.utf8)))
    #expect(head.keys == ["[][].a", "[].b", "[].b[].c"])
    #expect(head.has("x", "[].b") && !head.has("b"))
  }

  @Test func `finds the first tags of XML and the first lines of anything else`() {
    let xml = "<?xml?><!-- --><a x='1'><b/><c></c><d/><e/>"
    let head = CaptureHead(CaptureText(Array(xml.utf8)))
    #expect(head.tags == ["a", "b", "c", "d"] && head.attributes == ["x"])
    let roles = CaptureHead(CaptureText(Array("[document web]\n++[a]".utf8)))
    #expect(roles.lines == ["[document web]", "++[a]"])
    let lines = CaptureHead(CaptureText(Array("\n\n- a\n \n  - b".utf8))).lines
    #expect(lines == ["- a", "  - b"])
  }
}
