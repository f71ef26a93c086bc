import NIOCore
import NIOEmbedded
import Testing

@testable import SpokenServer

struct HeadLimitTests {
  private let head = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

  @Test func `passes a head on in one piece, and what follows as it comes`() throws {
    try withConnection(HeadLimit()) { channel in
      for byte in head.utf8.dropLast() {
        try channel.writeInbound(ByteBuffer(bytes: [byte]))
        #expect(try channel.readInbound(as: ByteBuffer.self) == nil)
      }
      try channel.writeInbound(ByteBuffer(string: "\nbody"))
      #expect(try channel.readInbound(as: ByteBuffer.self) == ByteBuffer(string: head + "body"))
      try channel.writeInbound(ByteBuffer(repeating: 1, count: 100_000))
      #expect(try channel.readInbound(as: ByteBuffer.self)?.readableBytes == 100_000)
      #expect(channel.isActive)
      channel.embeddedEventLoop.advanceTime(by: .hours(1))
      #expect(channel.isActive)
    }
  }

  @Test(arguments: [(0, true), (1, false)])
  func `takes a head of 16 kilobytes, and no longer one`(more: Int, isTaken: Bool) throws {
    let start = "GET /"
    let end = " HTTP/1.1\r\n\r\n"
    let count = 16_384 - start.utf8.count - end.utf8.count + more
    try withConnection(HeadLimit()) { channel in
      try channel.writeInbound(
        ByteBuffer(string: start + String(repeating: "a", count: count) + end))
      #expect(channel.isActive == isTaken)
      let passed = try channel.readInbound(as: ByteBuffer.self)
      #expect(passed?.readableBytes == (isTaken ? 16_384 : nil))
    }
  }

  @Test(arguments: ["GET /", "GET / HTTP/1.1\r\nA: ", "\r\n\r\n", "GET /\r\n\r"])
  func `refuses a head that goes on and on`(start: String) throws {
    try withConnection(HeadLimit()) { channel in
      try channel.writeInbound(ByteBuffer(string: start))
      for _ in 0..<16 where channel.isActive {
        try channel.writeInbound(ByteBuffer(repeating: 97, count: 1024))
      }
      #expect(!channel.isActive)
      let answer = try channel.readOutbound(as: ByteBuffer.self)
      #expect(
        answer.map { String(buffer: $0) } == """
          HTTP/1.1 431 Request Header Fields Too Large\r
          Connection: close\r
          Content-Length: 0\r
          \r

          """)
    }
  }

  @Test func `refuses a head that is not there after 10 seconds, however it comes`() throws {
    try withConnection(HeadLimit()) { channel in
      for _ in 0..<9 {
        try channel.writeInbound(ByteBuffer(string: "a"))
        channel.embeddedEventLoop.advanceTime(by: .seconds(1))
      }
      #expect(channel.isActive)
      channel.embeddedEventLoop.advanceTime(by: .seconds(1))
      #expect(!channel.isActive)
      let answer = try channel.readOutbound(as: ByteBuffer.self)
      let text = answer.map { String(buffer: $0) } ?? ""
      #expect(text.utf8.starts(with: "HTTP/1.1 408 Request Timeout\r\n".utf8))
    }
  }
}
