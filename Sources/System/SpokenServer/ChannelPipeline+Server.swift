package import NIOCore
import NIOHTTP1
import NIOWebSocket
import SpokenCLibrary

extension ChannelPipeline {
  /// Adds what a connection needs: limits, a request, and perhaps a socket.
  ///
  /// - Parameters:
  ///   - site: what answers.
  ///   - isHeard: is called when the head of the request was read.
  /// - Throws: when the connection is closed already.
  func addSite(_ site: any LocalSite, isHeard: @escaping @Sendable () -> Void) throws {
    let encoder = HTTPResponseEncoder()
    // What comes behind a head that asks for a socket is for the socket.
    let decoder = ByteToMessageHandler(
      HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: .local))
    let requests = RequestHandler(site, isHeard: isHeard)
    let upgrade = HTTPServerUpgradeHandler(
      upgraders: [site.upgrader(isHeard)], httpEncoder: encoder,
      extraHTTPHandlers: [decoder, requests], upgradeCompletionHandler: { _ in })
    try syncOperations.addHandlers([HeadLimit(), encoder, decoder, upgrade, requests])
  }

  /// Keeps the socket to this program: others that it starts would hold the port after its end.
  func closeSocketInPrograms() throws {
    _ = try syncOperations.withUnsafeTransportIfAvailable { (socket: NIOBSDSocket.Handle) in
      fcntl(socket, F_SETFD, FD_CLOEXEC)
    }
  }

  /// Adds what a socket needs, after what reads and writes frames.
  ///
  /// - Throws: when the connection is closed already.
  package func addSocket(_ peer: any SocketPeer) throws {
    // A message in parts counts as one in a single frame.
    let parts = NIOWebSocketFrameAggregator(
      minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: 1024,
      maxAccumulatedFrameSize: SocketHandler.longestMessage)
    try syncOperations.addHandlers([parts, SocketHandler(peer)])
  }
}

extension LocalSite {
  /// Makes a connection a socket, if the request may become one.
  fileprivate func upgrader(
    _ isHeard: @escaping @Sendable () -> Void
  ) -> NIOWebSocketServerUpgrader {
    NIOWebSocketServerUpgrader(
      maxFrameSize: SocketHandler.longestMessage, automaticErrorHandling: false,
      shouldUpgrade: { channel, head in
        channel.eventLoop.makeSucceededFuture(self.isSocket(head) ? HTTPHeaders() : nil)
      },
      upgradePipelineHandler: { channel, _ in
        isHeard()
        return channel.eventLoop.makeCompletedFuture { try channel.pipeline.addSocket(self.peer()) }
      })
  }
}

extension NIOHTTPDecoderLimitConfiguration {
  /// The bounds of a head, for what follows the first one too.
  fileprivate static var local: Self {
    var limits = Self()
    limits.maxHeaderFieldSize = HeadLimit.longest
    limits.maxHeaderListSize = HeadLimit.longest
    return limits
  }
}
