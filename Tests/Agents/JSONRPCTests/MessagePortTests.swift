import ScreenDocuments
import SpokenCLibrary
import Testing

@testable import JSONRPC

/// A pipe whose ends are closed once.
private struct Pipe {
  let read: Int32
  let write: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    (read, write) = (ends[0], ends[1])
  }
}

struct MessagePortTests {
  @Test func `bytes come as they are sent, then the end`() throws {
    let (come, go) = (try Pipe(), try Pipe())
    let port = MessagePort(input: come.read, output: go.write, .lines)
    #expect(port.arrival(within: 0) == .nothing)
    #expect(SpokenCLibrary.write(come.write, "ab", 2) == 2)
    #expect(port.arrival(within: 1000) == .bytes([0x61, 0x62]))
    close(come.write)
    #expect(port.arrival(within: 1000) == .end)
    [come.read, go.read, go.write].forEach { close($0) }
  }

  @Test func `knows when nobody reads any more`() throws {
    signal(SIGPIPE, SIG_IGN)
    let (come, go) = (try Pipe(), try Pipe())
    let port = MessagePort(input: come.read, output: go.write, .lines)
    #expect(port.isOpen)
    #expect(port.send(.notice("m", .mapping([]))))
    close(go.read)
    #expect(!port.isOpen)
    #expect(!port.send(.notice("m", .mapping([]))))
    [come.read, come.write, go.write].forEach { close($0) }
  }
}
