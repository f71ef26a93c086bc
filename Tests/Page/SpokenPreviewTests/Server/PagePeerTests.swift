import NIOCore
import NIOEmbedded
import NIOWebSocket
import SpokenServer
import Testing

@testable import SpokenPreview

@Suite(.timeLimit(.minutes(20))) struct PagePeerTests {
  private let room = PreviewRoom()

  /// Gives a test a page without a socket, whose time is the test's.
  private func withPage(
    isStuck: Bool = false, _ body: (NIOAsyncTestingChannel) async throws -> Void
  ) async throws {
    let (site, room) = (TinySite(room: room), room)
    let channel = try await NIOAsyncTestingChannel { channel in
      if isStuck { try channel.pipeline.syncOperations.addHandler(Stuck()) }
      try channel.pipeline.addSocket(PagePeer(site, room))
    }
    try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).get()
    let result: Result<Void, any Error>
    do {
      try await body(channel)
      result = .success(())
    } catch {
      result = .failure(error)
    }
    _ = try? await channel.finish(acceptAlreadyClosed: true)
    try result.get()
  }

  private func frame(
    _ opcode: WebSocketOpcode, _ text: String = "", isLast: Bool = true
  ) -> WebSocketFrame {
    WebSocketFrame(fin: isLast, opcode: opcode, data: ByteBuffer(string: text))
  }

  private func closeCode(of channel: NIOAsyncTestingChannel) async throws -> WebSocketErrorCode? {
    let frame = try await channel.readOutbound(as: WebSocketFrame.self)
    guard frame?.opcode == .connectionClose, var data = frame?.data else { return nil }
    return data.readWebSocketErrorCode()
  }

  @Test func `a page that answers pings keeps its place, and one that does not loses it`()
    async throws
  {
    try await withPage { channel in
      for answer in [frame(.pong), frame(.text, "no request"), frame(.pong)] {
        await channel.testingEventLoop.advanceTime(by: .seconds(30))
        let ping = try await channel.waitForOutboundWrite(as: WebSocketFrame.self)
        #expect(ping.opcode == .ping && ping.fin && room.count == 1)
        try await channel.writeInbound(answer)
        if answer.opcode == .text {
          let said = try await channel.waitForOutboundWrite(as: WebSocketFrame.self)
          #expect(
            String(buffer: said.data)
              == #"{"is":"error","text":"this message is no request","v":1}"#)
        }
      }
      await channel.testingEventLoop.advanceTime(by: .seconds(30))
      #expect(channel.isActive && room.count == 1)
      await channel.testingEventLoop.advanceTime(by: .seconds(29))
      #expect(channel.isActive && room.count == 1)
      await channel.testingEventLoop.advanceTime(by: .seconds(1))
      #expect(!channel.isActive && room.count == 0)
    }
  }

  @Test func `requests are answered in order`() async throws {
    try await withPage { channel in
      for number in 0..<20 {
        try await channel.writeInbound(frame(.text, #"{"do":"\#(number)"}"#))
      }
      for number in 0..<20 {
        let answer = try await channel.waitForOutboundWrite(as: WebSocketFrame.self)
        #expect(
          String(buffer: answer.data) == #"{"is":"error","text":"\#(number) ","v":1}"#)
      }
    }
  }

  @Test func `a page that does not read its answers is answered when it does`() async throws {
    try await withPage { channel in
      channel.isWritable = false
      try await channel.writeInbound(frame(.text, #"{"do":"a"}"#))
      await channel.testingEventLoop.run()
      #expect(try await channel.readOutbound(as: WebSocketFrame.self) == nil)
      channel.isWritable = true
      try await channel.testingEventLoop.executeInContext {
        channel.pipeline.fireChannelWritabilityChanged()
      }
      let answer = try await channel.waitForOutboundWrite(as: WebSocketFrame.self)
      #expect(String(buffer: answer.data) == #"{"is":"error","text":"a ","v":1}"#)
    }
  }

  @Test func `a message in parts is one, and no longer than one in a single frame`() async throws {
    try await withPage { channel in
      try await channel.writeInbound(frame(.text, #"{"do":"#, isLast: false))
      try await channel.writeInbound(frame(.continuation, #""a"}"#))
      let answer = try await channel.waitForOutboundWrite(as: WebSocketFrame.self)
      #expect(String(buffer: answer.data) == #"{"is":"error","text":"a ","v":1}"#)
      let half = String(repeating: " ", count: 1 << 19)
      try await channel.writeInbound(frame(.text, half, isLast: false))
      try await channel.writeInbound(frame(.continuation, half, isLast: false))
      #expect(try await channel.readOutbound(as: WebSocketFrame.self) == nil)
      try await channel.writeInbound(frame(.continuation, " "))
      #expect(try await closeCode(of: channel) == .messageTooLarge)
    }
  }

  @Test func `what a page does not read is held up to a bound`() async throws {
    try await withPage(isStuck: true) { channel in
      let text = String(repeating: "a", count: 5 << 20)
      for _ in 0..<3 { room.send(.error(text), to: 1) }
      await channel.testingEventLoop.run()
      #expect(channel.isActive && room.count == 1)
      room.send(.error(""), to: 1)
      await channel.testingEventLoop.run()
      #expect(!channel.isActive && room.count == 0)
    }
  }

  @Test func `a page without a place is told, and has 10 seconds to go`() async throws {
    for _ in 0..<PreviewRoom.places { _ = room.enter(PreviewRoom.Page { _ in }) }
    try await withPage { channel in
      let told = try await channel.waitForOutboundWrite(as: WebSocketFrame.self)
      #expect(
        String(buffer: told.data)
          == #"{"is":"error","text":"16 pages are already open; close one","v":1}"#)
      #expect(try await closeCode(of: channel) == .unknown(1013))
      await channel.testingEventLoop.advanceTime(by: .seconds(9))
      #expect(channel.isActive)
      await channel.testingEventLoop.advanceTime(by: .seconds(1))
      #expect(!channel.isActive)
    }
  }

  @Test func `a page that goes is answered, and bytes that are no text end it`() async throws {
    try await withPage { channel in
      try await channel.writeInbound(frame(.connectionClose))
      let answer = try await channel.readOutbound(as: WebSocketFrame.self)
      #expect(answer?.opcode == .connectionClose && !channel.isActive && room.count == 0)
    }
    try await withPage { channel in
      try await channel.writeInbound(frame(.binary, "a"))
      #expect(try await closeCode(of: channel) == .unacceptableData)
    }
  }
}
