import NIOCore
import NIOWebSocket

/// A socket that is connected: its messages are answered in order, and the other side is pinged.
///
/// A page that sleeps or whose network is gone never closes its connection, and would keep its
/// place. Only the loop of its connection uses it.
final class SocketHandler: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  /// The longest message in bytes, in one frame or in parts.
  static let longestMessage = 1 << 20
  /// How often the other side is pinged.
  static let interval = TimeAmount.seconds(30)
  /// How long the other side may take to say good-bye.
  static let farewell = TimeAmount.seconds(10)
  /// How many bytes wait for a reader that does not read, besides the message that it is reading.
  static let unreadLimit = 8 << 20

  private let peer: any SocketPeer
  /// Whether the peer let the other side in and has not forgotten it.
  private var isIn = false
  /// The messages that wait; nil for a binary one.
  private var messages: [String?] = []
  private var isAnswering = false
  /// Whether more was to be read while a message was answered.
  private var wantsMore = false
  /// Whether anything came since the last ping.
  private var isHeard = true
  private var isEnding = false
  private var isGone = false
  /// The bytes of the messages that are on their way, the oldest first.
  private var unread: [Int] = []
  private var timer: Scheduled<Void>?

  init(_ peer: any SocketPeer) { self.peer = peer }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { begin(context) }
  }

  func channelActive(context: ChannelHandlerContext) {
    begin(context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    isGone = true
    timer?.cancel()
    // Left before it is forgotten, so that nothing more is sent in between.
    if isIn { peer.leave() }
    if !isAnswering { forget() }
    context.fireChannelInactive()
  }

  /// Reads no more while a message is answered, so that few wait, nor while answers wait to be
  /// read: a client that asks and does not read would keep the others waiting.
  func read(context: ChannelHandlerContext) {
    if isAnswering || !context.channel.isWritable { wantsMore = true } else { context.read() }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    // A page that took what waited is there, though nothing of it was read meanwhile.
    isHeard = true
    goOn(context)
    context.fireChannelWritabilityChanged()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = Self.unwrapInboundIn(data)
    isHeard = true
    switch frame.opcode {
    case .text:
      let bytes = frame.unmaskedData
      guard let text = String(validating: bytes.readableBytesView, as: UTF8.self) else {
        return end(.dataInconsistentWithMessage, context)
      }
      messages.append(text)
      answerNext(context)
    case .ping: write(.pong, frame.unmaskedData, context)
    case .binary where peer.takesBinary:
      messages.append(nil)
      answerNext(context)
    case .binary: end(.unacceptableData, context)
    case .connectionClose:
      if !isEnding { write(.connectionClose, frame.unmaskedData, context) }
      context.close(promise: nil)
    // An answer to a ping; the library puts the parts of a message together.
    default: break
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case NIOWebSocketError.invalidFrameLength,
      NIOWebSocketFrameAggregator.Error.accumulatedFrameSizeIsTooLarge:
      end(.messageTooLarge, context)
    case is NIOWebSocketError, is NIOWebSocketFrameAggregator.Error:
      end(.protocolError, context)
    // What follows a frame that was refused.
    case is ByteToMessageDecoderError: break
    default: context.close(promise: nil)
    }
  }

  private func begin(_ context: ChannelHandlerContext) {
    let here = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let refusal = peer.enter { text in
      here.eventLoop.execute {
        let (handler, context) = here.value
        handler.send(text, context)
      }
    }
    isIn = refusal == nil
    if let refusal { turnAway(refusal, context) } else { waitForSign(context) }
  }

  /// Turns the other side away in words, because a script does not learn why a socket is refused.
  private func turnAway(_ refusal: SocketRefusal, _ context: ChannelHandlerContext) {
    send(refusal.text, context)
    // Try again later.
    end(.unknown(1013), context)
  }

  private func send(_ text: String, _ context: ChannelHandlerContext) {
    if !isEnding { write(.text, ByteBuffer(string: text), context) }
  }

  /// Writes a frame, unless the other side has stopped reading.
  private func write(
    _ opcode: WebSocketOpcode, _ data: ByteBuffer, _ context: ChannelHandlerContext
  ) {
    guard !isGone else { return }
    // What waits for a reader is in memory; closing lets it go, and one that lives comes again.
    guard unread.dropFirst().reduce(0, +) <= Self.unreadLimit else {
      return context.close(promise: nil)
    }
    unread.append(data.readableBytes)
    let sent = context.eventLoop.makePromise(of: Void.self)
    sent.futureResult.assumeIsolated().whenComplete { _ in self.unread.removeFirst() }
    let frame = WebSocketFrame(fin: true, opcode: opcode, data: data)
    context.writeAndFlush(Self.wrapOutboundOut(frame), promise: sent)
  }

  /// Answers the next message; one at a time, because a gesture must find the cursor where the one
  /// before left it.
  private func answerNext(_ context: ChannelHandlerContext) {
    guard isIn, !isAnswering, !isEnding, !isGone, !messages.isEmpty, context.channel.isWritable
    else { return }
    isAnswering = true
    let message = messages.removeFirst()
    let here = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    Task { [peer] in
      await peer.answer(message)
      here.eventLoop.execute {
        let (handler, context) = here.value
        handler.finishAnswer(context)
      }
    }
  }

  private func finishAnswer(_ context: ChannelHandlerContext) {
    isAnswering = false
    // Nothing was read meanwhile.
    isHeard = true
    if isGone { return forget() }
    goOn(context)
  }

  /// Answers the next message, or reads on.
  private func goOn(_ context: ChannelHandlerContext) {
    answerNext(context)
    guard !isAnswering, wantsMore, context.channel.isWritable else { return }
    wantsMore = false
    context.read()
  }

  /// Has the peer forget the other side, after its last message.
  private func forget() {
    guard isIn else { return }
    isIn = false
    Task { [peer] in await peer.forget() }
  }

  /// Pings the other side after a while, and ends the connection when nothing came since the last
  /// ping.
  private func waitForSign(_ context: ChannelHandlerContext) {
    timer = context.eventLoop.assumeIsolated().scheduleTask(in: Self.interval) {
      guard self.isHeard || self.isAnswering else { return context.close(promise: nil) }
      self.isHeard = false
      self.write(.ping, ByteBuffer(), context)
      if !self.isGone { self.waitForSign(context) }
    }
  }

  /// Says good-bye, and closes when the other side has answered, or does not.
  private func end(_ code: WebSocketErrorCode, _ context: ChannelHandlerContext) {
    guard !isEnding else { return }
    var data = ByteBuffer()
    data.write(webSocketErrorCode: code)
    write(.connectionClose, data, context)
    isEnding = true
    timer?.cancel()
    timer = context.eventLoop.assumeIsolated().scheduleTask(in: Self.farewell) {
      context.close(promise: nil)
    }
  }
}
