import NIOCore
import NIOHTTP1
import NIOWebSocket
import SpokenCLibrary

extension ChannelPipeline {
  /// Adds what a connection of a preview needs: limits, a request, and perhaps the socket of a page.
  ///
  /// - Parameters:
  ///   - routes: what answers.
  ///   - room: the pages.
  ///   - isHeard: is called when the head of the request was read.
  /// - Throws: when the connection is closed already.
  func addPreview(
    _ routes: PreviewRoutes, _ room: PreviewRoom, isHeard: @escaping @Sendable () -> Void
  ) throws {
    let encoder = HTTPResponseEncoder()
    // What comes behind a head that asks for a socket is for the socket.
    let decoder = ByteToMessageHandler(
      HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: .preview))
    let requests = RequestHandler(routes, isHeard: isHeard)
    let upgrade = HTTPServerUpgradeHandler(
      upgraders: [routes.upgrader(room, isHeard)], httpEncoder: encoder,
      extraHTTPHandlers: [decoder, requests], upgradeCompletionHandler: { _ in })
    try syncOperations.addHandlers([HeadLimit(), encoder, decoder, upgrade, requests])
  }

  /// Keeps the socket to this program: others that it starts would hold the port after its end.
  func closeSocketInPrograms() throws {
    _ = try syncOperations.withUnsafeTransportIfAvailable { (socket: NIOBSDSocket.Handle) in
      fcntl(socket, F_SETFD, FD_CLOEXEC)
    }
  }

  /// Adds what the socket of a page needs, after what reads and writes frames.
  func addPage(_ site: any PreviewSite, _ room: PreviewRoom) throws {
    // A message in parts counts as one in a single frame.
    let parts = NIOWebSocketFrameAggregator(
      minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: 1024,
      maxAccumulatedFrameSize: PreviewRequest.longest)
    try syncOperations.addHandlers([parts, PageHandler(site, room)])
  }
}

extension PreviewRoutes {
  /// Makes a connection the socket of a page, if the request is that of one.
  fileprivate func upgrader(
    _ room: PreviewRoom, _ isHeard: @escaping @Sendable () -> Void
  ) -> NIOWebSocketServerUpgrader {
    NIOWebSocketServerUpgrader(
      maxFrameSize: PreviewRequest.longest, automaticErrorHandling: false,
      shouldUpgrade: { channel, head in
        channel.eventLoop.makeSucceededFuture(isPage(head) ? HTTPHeaders() : nil)
      },
      upgradePipelineHandler: { channel, _ in
        isHeard()
        return channel.eventLoop.makeCompletedFuture { try channel.pipeline.addPage(site, room) }
      })
  }
}

extension NIOHTTPDecoderLimitConfiguration {
  /// The bounds of a head, for what follows the first one too.
  fileprivate static var preview: Self {
    var limits = Self()
    limits.maxHeaderFieldSize = HeadLimit.longest
    limits.maxHeaderListSize = HeadLimit.longest
    return limits
  }
}
