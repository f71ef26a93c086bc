import Foundation
import SpokenATDriver
import SpokenServer
import Synchronization
import TestSupport
import Testing

/// A client on a socket, whose calls wait.
private struct SocketClient {
  let wire: Wire

  /// Connects, and asks for the socket.
  init(port: Int, path: String = "/session", headers: String = "") throws {
    wire = try Wire(port: port)
    wire.send(
      Array(
        ("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: Upgrade\r\n"
          + "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
          + "Sec-WebSocket-Key: AAECAwQFBgcICQoLDA0ODw==\r\n\(headers)\r\n").utf8))
  }

  /// The head of the answer.
  func head() throws -> String {
    var head: [UInt8] = []
    while head.suffix(4) != [13, 10, 13, 10] { head += try wire.receive(exactly: 1) }
    return String(decoding: head, as: UTF8.self)
  }

  /// Sends a frame, in parts of at most so many bytes.
  func send(_ bytes: [UInt8], opcode: UInt8 = 1, parts: Int = .max) {
    var rest = bytes[...]
    var isFirst = true
    repeat {
      let part = rest.prefix(parts)
      rest = rest.dropFirst(parts)
      let last: UInt8 = rest.isEmpty ? 0x80 : 0
      wire.send([last | (isFirst ? opcode : 0)] + Self.length(part.count) + [0, 0, 0, 0] + part)
      isFirst = false
    } while !rest.isEmpty
  }

  private static func length(_ count: Int) -> [UInt8] {
    if count < 126 { return [0x80 | UInt8(count)] }
    if count < 1 << 16 { return [0xFE, UInt8(count >> 8), UInt8(count & 0xFF)] }
    return [0xFF] + (0..<8).map { UInt8(truncatingIfNeeded: count >> (56 - 8 * $0)) }
  }

  /// The next frame of the server that is no ping, which it sends to a client that is slow.
  func frame() throws -> (opcode: UInt8, text: String) {
    while true {
      let start = try wire.receive(exactly: 2)
      var count = Int(start[1] & 0x7F)
      if count >= 126 {
        let bytes = try wire.receive(exactly: count == 126 ? 2 : 8)
        count = bytes.reduce(0) { $0 << 8 | Int($1) }
      }
      let bytes = try wire.receive(exactly: count)
      guard start[0] & 0x0F == 9 else {
        return (start[0] & 0x0F, String(decoding: bytes, as: UTF8.self))
      }
      send(bytes, opcode: 10)
    }
  }

  /// Sends a message, and receives the answer.
  func ask(_ text: String, parts: Int = .max) throws -> String {
    send(Array(text.utf8), parts: parts)
    return try answer()
  }

  /// The next text that is not the end of what is heard.
  func answer() throws -> String {
    while true {
      let text = try frame().text
      if !text.contains(DriverOutput.idle) { return text }
    }
  }

  /// Begins a session, and receives all up to its end.
  func begin() throws -> String {
    let answer = try ask(#"{"id":0,"method":"session.new","params":{"capabilities":{}}}"#)
    guard !answer.contains("error") else { return answer }
    while try !frame().text.contains(DriverOutput.idle) { continue }
    return answer
  }
}

@Suite(.timeLimit(.minutes(20))) struct DriverSiteTests {
  /// Runs a test with a server; the body works on a thread of its own.
  private func withServer(
    _ body: @escaping @Sendable (_ port: Int, _ ended: @escaping @Sendable () -> Int) throws -> Void
  ) async throws {
    let client = try Client()
    let ended = Mutex(0)
    let queue = DispatchQueue(label: "work")
    let work = DriverWork { work in
      await withCheckedContinuation { done in
        queue.async {
          work()
          done.resume()
        }
      }
    }
    let count: @Sendable () -> Int = { ended.withLock { $0 } }
    let site = DriverSite(
      client.desk, access: DriverAccess(origins: ["http://localhost:3000"]), work: work
    ) {
      ended.withLock { $0 += 1 }
    }
    let server = try LocalServer(site, port: 0, places: DriverSite.places)
    let port = try await server.start()
    let result: Result<Void, any Error> = await withCheckedContinuation { done in
      Thread.detachNewThread { done.resume(returning: Result { try body(port, count) }) }
    }
    await server.stop()
    withExtendedLifetime(client) {}
    try result.get()
  }

  @Test func `a client begins a session, and its end frees the place`() async throws {
    try await withServer { port, ended in
      for number in 1...20 {
        let client = try SocketClient(port: port)
        #expect(try client.head().hasPrefix("HTTP/1.1 101 "))
        let begun = try client.begin()
        #expect(begun.contains("sessionId"), "\(begun)")
        let other = try SocketClient(port: port)
        _ = try other.head()
        #expect(try other.begin().contains("session not created"))
        other.wire.close()
        // Half of them leave without a word.
        if number % 2 == 0 {
          client.send([], opcode: 8)
          #expect(try client.frame().opcode == 8)
        }
        client.wire.close()
        while ended() < number { Thread.sleep(forTimeInterval: 0.002) }
      }
    }
  }

  @Test func `long messages, messages in parts and binary ones are answered`() async throws {
    try await withServer { port, _ in
      let client = try SocketClient(port: port)
      _ = try client.head()
      _ = try client.begin()
      let space = String(repeating: " ", count: 300_000)
      let long = #"{"id":1,"method":"settings.getSupportedSettings",\#(space)"params":{}}"#
      #expect(try client.ask(long).hasPrefix(#"{"id":1,"result""#))
      #expect(try client.ask(long, parts: 1000).hasPrefix(#"{"id":1,"result""#))
      client.send([1, 2, 3], opcode: 2)
      #expect(try client.answer().hasPrefix(#"{"id":null,"error":"invalid argument""#))
      // No text: the connection ends with the code of wrong data.
      client.send([0xFF, 0xFE])
      let end = try client.frame()
      #expect(end.opcode == 8)
      client.wire.close()
    }
  }

  @Test func `a message of more than a mebibyte ends the connection`() async throws {
    try await withServer { port, _ in
      let client = try SocketClient(port: port)
      _ = try client.head()
      client.wire.send([0x81, 0xFF, 0, 0, 0, 0, 0, 0x10, 0, 1, 0, 0, 0, 0])
      #expect(try client.frame().opcode == 8)
      client.wire.close()
    }
  }

  @Test(arguments: [
    ("/session", "Origin: http://evil.example\r\n", "403"), ("/session", "Origin: null\r\n", "403"),
    ("/session", "Origin: http://localhost:3000\r\n", "101"), ("/", "", "404"),
    ("/session/", "", "404"), ("/session?a", "", "404"), ("/command", "", "404"),
    ("/session", "Host: evil.example\r\n", "403"),
  ])
  func `only programs of this machine come in, at one path`(
    path: String, headers: String, status: String
  ) async throws {
    try await withServer { port, _ in
      let client = try SocketClient(port: port, path: path, headers: headers)
      let head = try client.head()
      #expect(head.hasPrefix("HTTP/1.1 \(status) "), "\(head)")
      client.wire.close()
    }
  }

  @Test func `a port that somebody has is taken`() async throws {
    try await withServer { port, _ in
      #expect(!LocalServer.isFree(port, address: "127.0.0.1"))
    }
    #expect(LocalServer.isFree(0, address: "127.0.0.1"))
  }
}
