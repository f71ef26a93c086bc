import ScreenDocuments
import ScreenTree
import Testing

@testable import ScreenCaptures

struct ToolAnswerTests {
  private func texts(_ json: String) -> [String]? {
    let answer = ToolAnswer(Array(json.utf8))
    return answer.map { answer in
      answer.texts.map { String(decoding: answer.text(at: $0).bytes, as: UTF8.self) }
    }
  }

  @Test(arguments: [
    (#"{"value": "a"}"#, ["a"]), (#"[{"type": "text", "text": "a"}]"#, ["a"]),
    (#"{"content": [{"type": "image", "data": "x"}, {"type": "text", "text": "a"}]}"#, ["a"]),
    (#"{"jsonrpc": "2.0", "result": {"content": [{"text": "a"}, {"text": "b"}]}}"#, ["a", "b"]),
    (#"{"output": {"meta": null, "content": [{"text": "a"}]}}"#, ["a"]),
    (#"{"content": [{"text": 1}]}"#, nil), (#"{"a": [{"text": "a"}]}"#, nil),
    (#"{"role": "a", "children": [], "value": "a"}"#, nil), ("<a/>", nil), ("", nil),
  ]) func `finds the texts of an answer`(json: String, expected: [String]?) {
    #expect(texts(json) == expected)
  }

  @Test(arguments: [
    (#"{"content": [{"text": "no page"}], "isError": true}"#, "no page"),
    (#"{"content": [{"text": "no\n"}, {"text": "page"}], "is_error" : true}"#, "no page"),
    (#"{"content": [{"text": "fine"}], "isError": false}"#, nil),
    (#"{"content": [{"text": "isError: true"}]}"#, nil),
  ]) func `says what a tool says about its failure`(json: String, words: String?) {
    let failure = ToolAnswer(Array(json.utf8))?.failure
    #expect(failure?.message == words.map { "the tool answered with an error: \($0)" })
    #expect(failure.map { $0.position == Position(line: 1, column: 24) } ?? true)
  }

  @Test(arguments: [("}", true), ("", false), ("]}", false)])
  func `knows an answer that is broken off`(end: String, isWhole: Bool) {
    let json = #"{"content": [{"text": "a"}]"# + end
    #expect(ToolAnswer(Array(json.utf8))?.isWhole == isWhole)
  }
}
