import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Answers the one request of a connection, and closes it.
///
/// Only the loop of its connection uses it.
final class RequestHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  /// How long an answer may take to make: the first run of a long walkthrough is slow.
  static let work = TimeAmount.minutes(10)
  /// How long a reader may take for a piece of it.
  static let patience = TimeAmount.seconds(60)
  /// How many bytes of an answer are in memory at once.
  private static let piece = 256 << 10

  private let site: any LocalSite
  private let isHeard: @Sendable () -> Void
  private var isAsked = false
  private var timer: Scheduled<Void>?

  /// Answers for a site; the closure is called when the head of a request was read.
  init(_ site: any LocalSite, isHeard: @escaping @Sendable () -> Void = {}) {
    (self.site, self.isHeard) = (site, isHeard)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { waitForHead(context) }
  }

  func channelActive(context: ChannelHandlerContext) {
    waitForHead(context)
    context.fireChannelActive()
  }

  // The connection is a socket from here on.
  func handlerRemoved(context: ChannelHandlerContext) { timer?.cancel() }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    // A body, or another request, is not looked at.
    guard case .head(let head) = Self.unwrapInboundIn(data), !isAsked else { return }
    isAsked = true
    isHeard()
    wait(Self.work, context)
    let here = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    Task { [site] in
      let answer = await site.answer(to: head)
      here.eventLoop.execute {
        let (handler, context) = here.value
        handler.send(answer, context)
      }
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    timer?.cancel()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    // It is answered as any other request.
    case is NIOWebSocketUpgradeError: break
    case is HTTPParserError where !isAsked:
      isAsked = true
      send(ServerAnswer(.badRequest, "This is no request.\n"), context)
    default: context.close(promise: nil)
    }
  }

  private func send(_ answer: ServerAnswer, _ context: ChannelHandlerContext) {
    guard context.channel.isActive else { return }
    var headers = answer.headers
    headers.add(name: "Content-Security-Policy", value: site.policy)
    let head = HTTPResponseHead(version: .http1_1, status: answer.status, headers: headers)
    context.write(Self.wrapOutboundOut(.head(head)), promise: nil)
    sendRest(of: answer.body, from: 0, context)
  }

  /// Sends a body from a place on: a piece, and the next one when that is on its way.
  private func sendRest(of body: AnswerBody, from place: Int, _ context: ChannelHandlerContext) {
    let end = min(place + Self.piece, body.count)
    // What is lost cannot be reported any more: the connection ends before the body does.
    guard let bytes = try? body.bytes(place..<end), bytes.count == end - place else {
      return context.close(promise: nil)
    }
    wait(Self.patience, context)
    let sent = context.eventLoop.makePromise(of: Void.self)
    sent.futureResult.assumeIsolated().whenSuccess {
      // Not at once: a reader that is fast would make these calls pile up.
      context.eventLoop.assumeIsolated().execute {
        if end < body.count {
          self.sendRest(of: body, from: end, context)
        } else {
          context.close(promise: nil)
        }
      }
    }
    let part = HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: bytes)))
    context.writeAndFlush(Self.wrapOutboundOut(part), promise: sent)
  }

  /// Closes a connection whose bytes end a head and are none for the parser, which waits for more.
  private func waitForHead(_ context: ChannelHandlerContext) {
    // A second later than the bytes may take, so that a slow head gets its answer first.
    if !isAsked { wait(HeadLimit.time + .seconds(1), context) }
  }

  /// Closes the connection after a time in which nothing happened.
  private func wait(_ time: TimeAmount, _ context: ChannelHandlerContext) {
    timer?.cancel()
    timer = context.eventLoop.assumeIsolated().scheduleTask(in: time) {
      context.close(promise: nil)
    }
  }
}
