import ScreenDocuments
import Testing

@testable import JSONRPC

/// The methods of the messages in a stream, and the numbers of errors, as they come.
private func steps(
  _ text: String, _ framing: MessageFraming, parts: Int = .max, limit: Int = 1000
) -> [String] {
  var reader = MessageReader(framing, limit: limit)
  var told: [String] = []
  func note(_ step: MessageReader.Step) {
    switch step {
    case .message(.request(let request)): told.append(request.method)
    case .message(.notice(let notice)): told.append(notice.method)
    case .message(.answer): told.append("answer")
    case .refused(let refusal): told.append("\(refusal.error.code)")
    }
  }
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    reader.feed(rest.prefix(parts))
    rest = rest.dropFirst(parts)
    while let step = reader.next() { note(step) }
  }
  if let step = reader.finish() { note(step) }
  return told
}

private func message(_ method: String) -> String {
  "{\"jsonrpc\":\"2.0\",\"method\":\"\(method)\"}"
}

private func framed(_ text: String) -> String {
  "Content-Length: \(text.utf8.count)\r\n\r\n\(text)"
}

struct MessageReaderTests {
  @Test(arguments: [1, 2, 7, 64, Int.max])
  func `reads lines in parts of any size`(parts: Int) {
    let text = "\(message("é"))\n\r\n  \n\(message("b"))\r\nx\n\(message("c"))"
    #expect(steps(text, .lines, parts: parts) == ["é", "b", "-32700", "c"])
  }

  @Test(arguments: [1, 2, 7, 64, Int.max])
  func `reads messages with headers in parts of any size`(parts: Int) {
    let typed = "content-type: application/vscode-jsonrpc; charset=utf-8\r\n"
    let text =
      framed(message("é")) + "\r\n" + typed + framed(message("b")) + framed("x")
      + framed(message("c"))
    #expect(steps(text, .headers, parts: parts) == ["é", "b", "-32700", "c"])
  }

  @Test(arguments: [1, 7, Int.max])
  func `drops a line that is too long, and reads the next`(parts: Int) {
    let long = message(String(repeating: "a", count: 200))
    let text = "\(message("a"))\n\(long)\n\(message("b"))\n\(long)"
    #expect(steps(text, .lines, parts: parts, limit: 100) == ["a", "-32600", "b", "-32600"])
  }

  @Test(arguments: [1, 7, Int.max])
  func `drops a body that is too long, and reads the next`(parts: Int) {
    let long = message(String(repeating: "a", count: 200))
    let text = framed(message("a")) + framed(long) + framed(message("b"))
    #expect(steps(text, .headers, parts: parts, limit: 100) == ["a", "-32600", "b"])
  }

  @Test(arguments: [
    "Content-Type: x\r\n\r\n", "Content-Length: x\r\n\r\n", "Content-Length: -1\r\n\r\n",
    "Content-Length: 1234567890123456789\r\n\r\n", "Content-Length:\r\n\r\n",
  ]) func `a header without a length is refused, and the next is read`(header: String) {
    #expect(steps(header + framed(message("a")), .headers) == ["-32700", "a"])
  }

  @Test func `keeps no more than a message`() {
    var reader = MessageReader(.lines, limit: 1000)
    let part = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 16)
    var refusals = 0
    for _ in 0..<1600 {
      reader.feed(part)
      while reader.next() != nil { refusals += 1 }
    }
    #expect(refusals == 1)
    reader.feed(Array("\n\(message("after"))\n".utf8))
    #expect(
      reader.next() == .message(.notice(Notice(method: "after"))))
  }

  @Test func `garbage without a line feed is no header`() {
    let text = String(repeating: "a", count: 100_000) + "\r\n\r\n" + framed(message("a"))
    #expect(steps(text, .headers, parts: 4096) == ["-32700", "a"])
  }
}
