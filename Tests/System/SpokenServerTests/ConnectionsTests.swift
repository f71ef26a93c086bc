import NIOCore
import NIOEmbedded
import SpokenCLibrary
import Testing

@testable import SpokenServer

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

  @Test(arguments: [
    (1024, 12, 64), (256, 40, 64), (139, 12, 63), (40, 12, 14), (32, 12, 10), (20, 12, 8),
    (16, 16, 8), (Int.max, 3, 64),
  ])
  func `where the system opens few files, half of them are for connections`(
    files: Int, open: Int, places: Int
  ) throws {
    #expect(Connections.places(of: files, open: open) == places)
    try withChannels(places + 1) { channels in
      let connections = Connections(places: places)
      for channel in channels { #expect(connections.enter(channel)) }
      #expect(connections.count == places && !isOpen(channels[0]) && isOpen(channels[1]))
    }
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
    let server = EmbeddedChannel(handler: ConnectionLimit(connections))
    defer { _ = try? server.finish(acceptAlreadyClosed: true) }
    try server.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    func refuse() throws {
      server.pipeline.fireErrorCaught(IOError(errnoCode: error, reason: "accept"))
      try server.throwIfErrorCaught()
      #expect(server.isActive)
    }
    try refuse()
    try withChannels(3) { channels in
      for channel in channels {
        try server.writeInbound(channel as any Channel)
        #expect(try server.readInbound(as: (any Channel).self) === channel)
      }
      connections.hear(channels[0])
      // The oldest that says nothing gives its file up, until there is none.
      for isThere in [[true, false, true], [true, false, false], [true, false, false]] {
        try refuse()
        #expect(channels.map(isOpen) == isThere)
      }
      #expect(connections.count == 1)
    }
  }

  @Test func `a connection without a place is closed and not served`() throws {
    let connections = Connections()
    let server = EmbeddedChannel(handler: ConnectionLimit(connections))
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
