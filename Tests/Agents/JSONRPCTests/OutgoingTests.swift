import ScreenDocuments
import Testing

@testable import JSONRPC

struct OutgoingTests {
  @Test(arguments: [
    (
      Outgoing.result(.number("1"), .mapping([("a", .text("b\nc"))])),
      #"{"jsonrpc":"2.0","id":1,"result":{"a":"b\nc"}}"#
    ),
    (.result(.text("1"), .null), #"{"jsonrpc":"2.0","id":"1","result":null}"#),
    (
      .failure(nil, .parse("no")),
      #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"no"}}"#
    ),
    (
      .failure(.number("2"), .invalidParameters("no", data: .list(["x"]))),
      #"{"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"no","data":["x"]}}"#
    ),
    (
      .failure(.number("2"), .unknownMethod("x")),
      #"{"jsonrpc":"2.0","id":2,"error":{"code":-32601,"message":"there is no method 'x'"}}"#
    ),
    (.notice("m", .mapping([])), #"{"jsonrpc":"2.0","method":"m","params":{}}"#),
    (
      .request(.number("3"), "m", .mapping([])),
      #"{"jsonrpc":"2.0","id":3,"method":"m","params":{}}"#
    ),
  ]) func `writes a message`(message: Outgoing, text: String) {
    #expect(message.document.compactJSON == text)
    #expect(String(decoding: message.bytes(.lines), as: UTF8.self) == text + "\n")
    let framed = "Content-Length: \(text.utf8.count)\r\n\r\n\(text)"
    #expect(String(decoding: message.bytes(.headers), as: UTF8.self) == framed)
  }

  @Test func `counts bytes, not characters, and keeps a line one line`() {
    let message = Outgoing.notice("m", .mapping([("a", .text("é\u{2028}\u{0}🙂"))]))
    let text = "{\"jsonrpc\":\"2.0\",\"method\":\"m\",\"params\":{\"a\":\"é\\u2028\\u0000🙂\"}}"
    #expect(String(decoding: message.bytes(.lines), as: UTF8.self) == text + "\n")
    let framed = String(decoding: message.bytes(.headers), as: UTF8.self)
    #expect(framed.hasPrefix("Content-Length: \(text.utf8.count)\r\n"))
  }
}
