import NIOCore
import SpokenFiles

/// Closes connections for which there is no place.
final class ConnectionLimit: ChannelInboundHandler {
  typealias InboundIn = any Channel
  typealias InboundOut = any Channel

  /// How long no connection is taken after the system refused one, as when no file can be opened.
  static let pause = TimeAmount.milliseconds(100)
  /// The most files that are left to the rest of the program.
  static let mostSpare = 32

  private let connections: Connections
  /// How many files the system opens.
  private let files: Int

  init(_ connections: Connections, files: Int = OpenFile.limit) {
    (self.connections, self.files) = (connections, files)
  }

  /// What a socket that listens needs: without the pause it would try again without end.
  static func handlers(_ connections: Connections) -> [any ChannelHandler] {
    let pauses = AcceptBackoffHandler(shouldForwardIOErrorCaught: false) { _ in pause }
    return [pauses, ConnectionLimit(connections)]
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let channel = Self.unwrapInboundIn(data)
    guard connections.enter(channel, whileFilesAreScarce: isScarce(after: channel)) else {
      return channel.close(promise: nil)
    }
    context.fireChannelRead(data)
  }

  /// Whether the number of a new connection's file is one of the last that the system gives.
  private func isScarce(after channel: any Channel) -> Bool {
    let number = try? channel.pipeline.syncOperations.withUnsafeTransportIfAvailable {
      (socket: NIOBSDSocket.Handle) in Int(socket)
    }
    // The system gives the lowest free number, so that all below it are open.
    return number.map { Self.isScarce($0, of: files) } ?? false
  }

  /// Whether few numbers of files follow a number: a quarter of them, or 32.
  static func isScarce(_ number: Int, of files: Int) -> Bool {
    number >= files - min(files / 4, mostSpare)
  }
}
