import Foundation
import JSONRPC
import ScreenDocuments
import Synchronization
import Testing

@testable import SpokenMCP

/// A loop at two pipes, on a thread of its own.
private final class Talk: Sendable {
  let toServer = Pipe()
  let fromServer = Pipe()
  private let ended = DispatchSemaphore(value: 0)

  init(run: @escaping CommandRunner) throws {
    signal(SIGPIPE, SIG_IGN)
    let server = MCPServer(version: "1", folders: try AllowedFolders(), run: run)
    let port = MessagePort(
      input: toServer.fileHandleForReading.fileDescriptor,
      output: fromServer.fileHandleForWriting.fileDescriptor, .lines)
    let thread = Thread { [self] in
      ServerLoop(server, port).run { false }
      try? fromServer.fileHandleForWriting.close()
      ended.signal()
    }
    thread.stackSize = 8 << 20
    thread.start()
    say(
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#)
  }

  func say(_ line: String) {
    try? toServer.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
  }

  func call(_ id: Int) {
    say(
      """
      {"jsonrpc":"2.0","id":\(id),"method":"tools/call","params":{"name":"check","arguments":{"text":"x","golden":"x"}}}
      """)
  }

  /// Sends nothing more, and gives the ids of the answers after the first in their order.
  func end() throws -> [String] {
    try toServer.fileHandleForWriting.close()
    let data = try fromServer.fileHandleForReading.readToEnd() ?? Data()
    ended.wait()
    return try String(decoding: data, as: UTF8.self).split(separator: "\n").dropFirst().map {
      try json(String($0))["id"]?.compactJSON ?? "none"
    }
  }

  /// Takes nothing more, and waits for the end.
  func leave() throws {
    try fromServer.fileHandleForReading.close()
    ended.wait()
  }
}

@Suite(.timeLimit(.minutes(20))) struct ServerLoopTests {
  @Test func `answers everything before it ends`() throws {
    let talk = try Talk { _ in CommandRun(status: 0, output: "x", errors: "") }
    (1...40).forEach(talk.call)
    #expect(try talk.end() == (1...40).map(String.init))
  }

  @Test func `answers a ping while a call runs, and drops a call that is cancelled`() throws {
    let (isRunning, goesOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let count = Mutex(0)
    let talk = try Talk { _ in
      count.withLock { $0 += 1 }
      isRunning.signal()
      goesOn.wait()
      return CommandRun(status: 0, output: "x", errors: "")
    }
    talk.call(1)
    isRunning.wait()
    talk.call(2)
    talk.call(3)
    for id in [1, 2] {
      talk.say(
        #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id)}}"#)
    }
    talk.say(#"{"jsonrpc":"2.0","id":9,"method":"ping"}"#)
    // The answer to the ping shows that all lines before it were read.
    let handle = talk.fromServer.fileHandleForReading
    var seen = ""
    while !seen.contains(#""id":9"#) {
      seen += String(decoding: handle.availableData, as: UTF8.self)
    }
    (1...2).forEach { _ in goesOn.signal() }
    try talk.toServer.fileHandleForWriting.close()
    let rest = String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
    #expect(rest.contains(#""id":3"#) && !rest.contains(#""id":1,"#))
    #expect(!seen.contains(#""id":1,"#))
    #expect(count.withLock { $0 } == 2)
  }

  @Test func `reads on after what is no message`() throws {
    let talk = try Talk { _ in CommandRun(status: 0, output: "x", errors: "") }
    talk.say("x")
    talk.say("[]")
    talk.say(String(repeating: "a", count: 5 << 20))
    talk.say(#"{"jsonrpc":"2.0","id":5,"result":{}}"#)
    talk.say(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
    talk.say(#"{"jsonrpc":"2.0","id":6,"method":"nothing"}"#)
    #expect(try talk.end() == ["null", "null", "null", "6"])
  }

  @Test func `ends when the client is gone`() throws {
    let talk = try Talk { _ in CommandRun(status: 0, output: "x", errors: "") }
    try talk.leave()
  }
}
