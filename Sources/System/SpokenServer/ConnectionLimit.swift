import Foundation
import NIOCore

/// Closes connections for which there is no place.
final class ConnectionLimit: ChannelInboundHandler {
  typealias InboundIn = any Channel
  typealias InboundOut = any Channel

  /// How many seconds the server waits after the system refused a connection, as when no file can
  /// be opened, and none says nothing that could be closed for it.
  static let pause = 0.02

  private let connections: Connections

  init(_ connections: Connections) { self.connections = connections }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let channel = Self.unwrapInboundIn(data)
    guard connections.enter(channel) else { return channel.close(promise: nil) }
    context.fireChannelRead(data)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard error is IOError else { return context.fireErrorCaught(error) }
    // The socket still has the connection, and its loop asks for it again at once, whatever a
    // handler does: without a file that became free, or a pause, that would take all of the processor.
    if !connections.closeSilent() { Thread.sleep(forTimeInterval: Self.pause) }
  }
}
