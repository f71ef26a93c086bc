import Foundation
import ScreenDocuments
import ScreenTree
import Testing

@testable import ScreenCaptures

/// Whether a capture is in an answer already.
private func isAnswer(_ url: URL) -> Bool {
  (try? Data(contentsOf: url)).flatMap { ToolAnswer(Array($0)) } != nil
}

struct CaptureTextUnwrappingTests {
  /// A text as a string of JSON.
  private func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }

  private func answer(_ text: String) -> String {
    "{\"content\": [{\"type\": \"text\", \"text\": \(quoted(text))}], \"isError\": false}"
  }

  @Test(arguments: fixtures.filter { !isAnswer($0) })
  func `reads any capture in an answer, and in an answer inside another, as it is alone`(
    url: URL
  ) throws {
    let text = try String(contentsOf: url, encoding: .utf8)
    let importer = try #require(Importer.detect(Array(text.utf8)))
    let alone = try screen(text, importer)
    let prose = "Here is what is on the screen:\n\n```\n\(text)\n```\nTap with care."
    for json in [answer(text), answer(prose), "{\"result\": \(answer(answer(prose)))}"] {
      #expect(Importer.detect(Array(json.utf8))?.name == importer.name)
      let wrapped = try screen(json, importer)
      #expect(wrapped.elementLines == alone.elementLines)
      let positions = wrapped.views.flatMap(\.elements).map(\.position)
      #expect(positions.allSatisfy { $0.line == 1 } && Set(positions).count == positions.count)
    }
  }

  @Test func `gives nodes, what is left out and warnings their places in the file`() throws {
    let capture =
      "[{\"ref\": \"@e1\", \"type\": \"android.widget.Odd\", \"label\": \"Pay\", \"coordinates\": {\"x\": 1, \"y\": 1, \"width\": 9, \"height\": 9}}]"
    let json = answer("Found these elements: " + capture)
    let reading = Importer.mobileMCP.read(Array(json.utf8), file: "f")
    let element = try #require(reading.value?.views.flatMap(\.elements).first)
    let rest = json.unicodeScalars.dropFirst(Int(element.position.column) - 1)
    #expect(rest.starts(with: "{\\\"ref".unicodeScalars))
    let label = try #require(element.position(of: .label))
    #expect(
      json.unicodeScalars.dropFirst(Int(label.column) - 1).starts(
        with: "\\\"label".unicodeScalars))
  }

  @Test(arguments: [
    (
      #"{"content": [{"text": "- button \"Go\""}]"#, Importer.ariaSnapshot,
      "1:1: the JSON around the capture is broken off; capture it again"
    ),
    (
      #"{"content": [{"text": "- main:\n  - link x"}]}"#, .ariaSnapshot,
      "1:42: a colon is missing before the text"
    ),
    (
      #"{"content": [{"text": "no tab"}], "isError": true}"#, .ariaSnapshot,
      "1:24: the tool answered with an error: no tab"
    ),
    (
      #"{"value": "<hierarchy/>""#, .uiautomator2,
      "1:1: the JSON around the capture is broken off; capture it again"
    ),
  ]) func `says what is wrong at its place in the file`(
    json: String, importer: Importer, fault: String
  ) {
    #expect(captureFaults(json, importer) == [fault])
  }

  @Test func `reads the first text that holds a capture`() throws {
    let json =
      #"{"content": [{"text": "- a\n- b"}, {"text": "Here it is\n- button \"Go\""}, {"text": "- link"}]}"#
    #expect(try screen(json, .ariaSnapshot).labels == ["Go"])
  }

  @Test func `reads a description that a driver answers with`() throws {
    let screen = try screen(
      try fixture("xcuitest-debugdescription-answer.json"), .debugDescription)
    #expect(screen.app == "Shop" && screen.labels == ["Pay"])
  }
}
