import ScreenTree
import Testing

@testable import ScreenImport

struct WrappedLinesTests {
  @Test(arguments: [
    (#"{"value": "x\nElement subtree:\n \u2192Button"}"#, "x\nElement subtree:\n →Button"),
    (
      #"{"content": [{"type": "text", "text": "no"}, {"text": "- link \"\ud83d\ude00\""}]}"#,
      "- link \"😀\""
    ),
    (#"[{"type": "text", "text": "- a\u0001b\tc"}]"#, "- ab\tc"),
    (#"{"value": "plain"}"#, nil), (#"{"content": [{"text": "{}\n- a"}]}"#, nil),
    (#"{"a": [{"text": "- a"}]}"#, nil), ("", nil),
  ]) func `finds lines in an answer`(json: String, text: String?) {
    let lines = WrappedLines(Array(json.utf8))
    #expect(lines.map { String(decoding: $0.bytes, as: UTF8.self) } == text)
    #expect(lines?.fault == nil)
  }

  @Test func `tells the place in the file`() throws {
    let json = "{\n \"value\": \"- é\\n- \\u00e9\\\"x\"}"
    let lines = try #require(WrappedLines(Array(json.utf8)))
    let places = [(1, 1), (1, 4), (2, 1), (2, 4), (2, 5)].map {
      lines.place(Position(line: $0.0, column: $0.1)).column
    }
    #expect(places == [12, 15, 17, 25, 27])
    #expect(lines.place(Position(line: 2, column: 1)).line == 2)
  }

  @Test func `reads an answer of Playwright's server with places in the file`() throws {
    let text = try fixture("playwright-aria-answer.json")
    let screen = try screen(text, .ariaSnapshot)
    #expect(screen.elementLines == ["\"Save \"all\"\" button", "\"Go\" link disabled"])
    let link = try #require(screen.views.flatMap(\.elements).last)
    let rest = text.unicodeScalars.dropFirst(Int(link.position.column) - 1)
    #expect(link.position.line == 1 && rest.starts(with: "link".unicodeScalars))
  }

  @Test func `reads a description that a driver answers with`() throws {
    let screen = try screen(
      try fixture("xcuitest-debugdescription-answer.json"), .debugDescription)
    #expect(screen.app == "Shop" && screen.labels == ["Pay"])
  }

  @Test func `places what is wrong in the file`() {
    let json = #"{"content": [{"type": "text", "text": "- button\n- link x"}]}"#
    #expect(
      captureFaults(json, .ariaSnapshot) == ["1:57: a colon is missing before the text"])
    let cut = String(json.dropLast())
    #expect(
      captureFaults(cut, .ariaSnapshot)
        == ["1:1: the JSON around the capture is broken off; capture it again"])
  }
}
