import NIOCore
import NIOEmbedded
import SpokenCLibrary
import Testing

@testable import SpokenPreview

struct ConnectionsTests {
  private func withChannels(_ count: Int, _ body: ([EmbeddedChannel]) throws -> Void) throws {
    let channels = (0..<count).map { _ in EmbeddedChannel() }
    defer { for channel in channels { _ = try? channel.finish(acceptAlreadyClosed: true) } }
    for channel in channels {
      try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    }
    try body(channels)
  }

  private func isOpen(_ channel: EmbeddedChannel) -> Bool {
    // What follows the end of a connection is done a little later.
    channel.embeddedEventLoop.run()
    return channel.isActive
  }

  @Test func `the one that has been silent longest makes room for a new one`() throws {
    try withChannels(67) { channels in
      let connections = Connections()
      for channel in channels.prefix(64) { #expect(connections.enter(channel)) }
      connections.hear(channels[0])
      #expect(channels.prefix(64).allSatisfy(isOpen))
      #expect(connections.enter(channels[64]) && connections.enter(channels[65]))
      #expect(channels.map(isOpen).prefix(4) == [true, false, false, true])
      #expect(connections.count == 64)
    }
  }

  @Test func `none is closed that has said something, until a place is free`() throws {
    try withChannels(66) { channels in
      let connections = Connections()
      for channel in channels.prefix(64) {
        #expect(connections.enter(channel))
        connections.hear(channel)
      }
      #expect(!connections.enter(channels[64]))
      #expect(channels.allSatisfy(isOpen))
      _ = try channels[7].finish()
      #expect(connections.count == 63 && connections.enter(channels[65]))
    }
  }

  @Test func `while files are scarce, a few that are silent make room before all places are taken`()
    throws
  {
    try withChannels(20) { channels in
      let connections = Connections()
      for channel in channels.prefix(10) {
        #expect(connections.enter(channel, whileFilesAreScarce: true))
        connections.hear(channel)
      }
      for channel in channels.suffix(10) {
        #expect(connections.enter(channel, whileFilesAreScarce: true))
      }
      // Of those that have asked none is closed; of the others a browser's newest six stay.
      #expect(channels.prefix(10).allSatisfy(isOpen))
      #expect(channels.suffix(10).map(isOpen) == (0..<10).map { $0 >= 4 })
      #expect(connections.count == 16)
    }
  }

  @Test(arguments: [
    (7, 10, false), (8, 10, true), (29, 40, false), (30, 40, true), (39, 40, true),
    (991, 1024, false), (992, 1024, true), (5000, Int.max, false),
  ])
  func `the last numbers that the system gives are scarce`(
    number: Int, files: Int, isScarce: Bool
  ) {
    #expect(ConnectionLimit.isScarce(number, of: files) == isScarce)
  }

  @Test func `all are closed with the server`() throws {
    try withChannels(3) { channels in
      let connections = Connections()
      for channel in channels { #expect(connections.enter(channel)) }
      connections.closeAll()
      #expect(!channels.contains(where: isOpen) && connections.count == 0)
    }
  }

  @Test(arguments: [EMFILE, ENFILE, ENOBUFS, ENOMEM, ECONNABORTED])
  func `a server goes on after the system refused a connection`(error: Int32) throws {
    let connections = Connections()
    let server = EmbeddedChannel(handlers: ConnectionLimit.handlers(connections))
    defer { _ = try? server.finish(acceptAlreadyClosed: true) }
    try server.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    server.pipeline.fireErrorCaught(IOError(errnoCode: error, reason: "accept"))
    try server.throwIfErrorCaught()
    #expect(server.isActive)
    try withChannels(1) { channels in
      try server.writeInbound(channels[0] as any Channel)
      #expect(try server.readInbound(as: (any Channel).self) === channels[0])
      #expect(connections.count == 1)
    }
  }

  @Test func `a connection without a place is closed and not served`() throws {
    let connections = Connections()
    let server = EmbeddedChannel(handlers: ConnectionLimit.handlers(connections))
    defer { _ = try? server.finish(acceptAlreadyClosed: true) }
    try withChannels(65) { channels in
      for channel in channels.prefix(64) {
        try server.writeInbound(channel as any Channel)
        connections.hear(channel)
        _ = try server.readInbound(as: (any Channel).self)
      }
      try server.writeInbound(channels[64] as any Channel)
      #expect(try server.readInbound(as: (any Channel).self) == nil)
      #expect(!isOpen(channels[64]) && channels.prefix(64).allSatisfy(isOpen))
    }
  }
}
