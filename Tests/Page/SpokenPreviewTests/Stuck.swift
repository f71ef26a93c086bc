import NIOCore

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
