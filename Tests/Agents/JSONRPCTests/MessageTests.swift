import ScreenDocuments
import Testing

@testable import JSONRPC

/// What a message is, or why it is none, on one line.
func told(_ text: String) -> String {
  do throws(Refusal) {
    switch try Message(Array(text.utf8)) {
    case .request(let request):
      return "\(request.id.document.compactJSON) \(request.method) \(request.params.compactJSON)"
    case .notice(let notice): return "\(notice.method) \(notice.params.compactJSON)"
    case .answer(let answer):
      return "answer \(answer.id?.document.compactJSON ?? "-") \(answer.result?.compactJSON ?? "-")"
    }
  } catch {
    return "\(error.id?.document.compactJSON ?? "-") \(error.error.code) \(error.error.message)"
  }
}

struct MessageTests {
  @Test(arguments: [
    (#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#, "1 ping {}"),
    (#"{"jsonrpc":"2.0","id":"a","method":"m","params":{"b":[1]}}"#, #""a" m {"b":[1]}"#),
    (#"{"jsonrpc":"2.0","id":1.50,"method":"m","params":[1]}"#, "1.50 m [1]"),
    (
      #"{"jsonrpc":"2.0","id":123456789012345678901234567890,"method":"m"}"#,
      "123456789012345678901234567890 m {}"
    ),
    (#"{"jsonrpc":"2.0","method":"exit"}"#, "exit {}"),
    (#"{"jsonrpc":"2.0","id":7,"result":{"x":true}}"#, #"answer 7 {"x":true}"#),
    (#"{"jsonrpc":"2.0","id":null,"error":{"code":1,"message":"no"}}"#, "answer - -"),
  ]) func `reads a message`(text: String, expected: String) {
    #expect(told(text) == expected)
  }

  @Test(arguments: [
    (
      "{",
      "- -32700 the message is no JSON: 1:2: the JSON is broken off here, where a key in quotation marks should be"
    ),
    ("[]", "- -32600 a message is one JSON object, not a list; send one at a time"),
    ("1", "- -32600 a message is one JSON object, not '1'; send one at a time"),
    (#"{"id":3,"method":"m"}"#, #"3 -32600 the member jsonrpc is missing or is not "2.0""#),
    (
      #"{"jsonrpc":2.0,"id":3,"method":"m"}"#,
      #"3 -32600 the member jsonrpc is missing or is not "2.0""#
    ),
    (
      #"{"jsonrpc":"2.0","id":[],"method":"m"}"#,
      "- -32600 the member id is neither a text nor a number"
    ),
    (
      #"{"jsonrpc":"2.0","id":NaN,"method":"m"}"#,
      "- -32600 the member id is neither a text nor a number"
    ),
    (
      #"{"jsonrpc":"2.0","id":null,"method":"m"}"#,
      "- -32600 the id of a request is null; a notification has none"
    ),
    (#"{"jsonrpc":"2.0","id":3,"method":4}"#, "3 -32600 the member method is no text"),
    (
      #"{"jsonrpc":"2.0","id":3,"method":"m","params":4}"#,
      "3 -32600 the member params is neither an object nor a list"
    ),
    (#"{"jsonrpc":"2.0","id":3}"#, "3 -32600 a message has the member method, or result, or error"),
    (
      #"{"jsonrpc":"2.0","id":3,"result":1,"error":{}}"#,
      "3 -32600 a message has the member method, or result, or error"
    ),
  ]) func `says why a message is none, and whose it is`(text: String, expected: String) {
    #expect(told(text) == expected)
  }

  @Test func `refuses what is nested too deeply`() {
    let deep = String(repeating: "[", count: 100_000)
    let start = #"{"jsonrpc":"2.0","id":1,"method":"m","params":"#
    #expect(told(start + deep).hasSuffix("it is nested more than 500 deep; flatten it"))
  }
}
