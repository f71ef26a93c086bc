import NIOCore
import NIOEmbedded
import NIOHTTP1

@testable import SpokenServer

/// A site without sockets, which answers each request with its address.
struct Answering: LocalSite {
  let policy = "default-src 'none'"

  func answer(to head: HTTPRequestHead) async -> ServerAnswer { ServerAnswer(.ok, head.uri) }
  func isSocket(_ head: HTTPRequestHead) -> Bool { false }
  func peer() -> any SocketPeer { Silent() }
}

/// A peer that answers nothing.
struct Silent: SocketPeer {
  let takesBinary = false

  func enter(_ send: @escaping @Sendable (String) -> Void) -> SocketRefusal? { nil }
  func answer(_ text: String?) async {}
  func leave() {}
  func forget() async {}
}

/// A reader that takes nothing: what is written waits.
final class Stuck: ChannelOutboundHandler {
  typealias OutboundIn = NIOAny
  typealias OutboundOut = NIOAny

  private var waiting: [EventLoopPromise<Void>] = []

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if let promise { waiting.append(promise) }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    for promise in waiting { promise.fail(ChannelError.eof) }
  }
}

/// Gives a test a connection without a socket, whose time is the test's.
func withConnection(
  _ handlers: any ChannelHandler..., body: (EmbeddedChannel) throws -> Void
) throws {
  let channel = EmbeddedChannel(handlers: handlers)
  defer { _ = try? channel.finish(acceptAlreadyClosed: true) }
  try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  try body(channel)
}
