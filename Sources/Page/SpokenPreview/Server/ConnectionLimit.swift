import NIOCore

/// Closes connections for which there is no place.
final class ConnectionLimit: ChannelInboundHandler {
  typealias InboundIn = any Channel
  typealias InboundOut = any Channel

  /// How long no connection is taken after the system refused one, as when no file can be opened.
  static let pause = TimeAmount.milliseconds(100)

  private let connections: Connections

  init(_ connections: Connections) { self.connections = connections }

  /// What a socket that listens needs: without the pause it would try again without end.
  static func handlers(_ connections: Connections) -> [any ChannelHandler] {
    let pauses = AcceptBackoffHandler(shouldForwardIOErrorCaught: false) { _ in pause }
    return [pauses, ConnectionLimit(connections)]
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let channel = Self.unwrapInboundIn(data)
    guard connections.enter(channel) else { return channel.close(promise: nil) }
    context.fireChannelRead(data)
  }
}
