import JSONRPC
import ScreenDocuments
import SpokenCLibrary
import Testing

@testable import SpokenLSP

struct LanguageServerPortTests {
  /// What a server answers to messages, and its exit status.
  private func serve(_ messages: [Outgoing]) throws -> (status: Int32, answers: [Document]) {
    signal(SIGPIPE, SIG_IGN)
    var come: [Int32] = [0, 0]
    var go: [Int32] = [0, 0]
    try #require(pipe(&come) == 0 && pipe(&go) == 0)
    defer { (come + go).forEach { close($0) } }
    // Fewer bytes than a pipe holds.
    let bytes = messages.flatMap { $0.bytes(.headers) }
    try #require(write(come[1], bytes, bytes.count) == bytes.count)
    close(come[1])
    come.removeLast()
    var server = LanguageServer()
    let status = server.serve(MessagePort(input: come[0], output: go[1], .headers))
    close(go[1])
    go.removeLast()
    var answers: [UInt8] = Array(repeating: 0, count: 1 << 16)
    let count = read(go[0], &answers, answers.count)
    var reader = MessageReader(.headers)
    reader.feed(answers.prefix(max(count, 0)))
    var documents: [Document] = []
    while let step = reader.next() {
      if case .message(.answer(let answer)) = step {
        documents.append(answer.result ?? .null)
      }
    }
    return (status, documents)
  }

  @Test func `a client that says goodbye ends the server with 0`() throws {
    let (status, answers) = try serve([
      .request(.number("1"), "initialize", .mapping([])),
      .notice("initialized", .mapping([])),
      .request(.text("a"), "shutdown", .mapping([])), .notice("exit", .mapping([])),
    ])
    #expect(status == 0)
    #expect(answers.count == 2)
    #expect(answers.first?["serverInfo"]?["name"]?.text == "spoken")
    #expect(answers.last?.isNull == true)
  }

  @Test func `a client that is gone ends the server with 1`() throws {
    #expect(try serve([.request(.number("1"), "initialize", .mapping([]))]).status == 1)
    #expect(try serve([]).status == 1)
  }
}
