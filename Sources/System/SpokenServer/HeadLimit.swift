import NIOCore

/// Holds the head of a request back until it is whole, within bounds on its bytes and its time.
///
/// What reads the head gets it at once, so that no sender makes it look at the same bytes again.
final class HeadLimit: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// The longest head in bytes.
  static let longest = 16 << 10
  /// How long a head may take.
  static let time = TimeAmount.seconds(10)

  private enum State { case before, head, whole, refused }

  private static let end: [UInt8] = [13, 10, 13, 10]

  private var state = State.before
  private var head = ByteBuffer()
  /// How many bytes of the end have come.
  private var matched = 0
  private var timer: Scheduled<Void>?

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { start(context) }
  }

  func channelActive(context: ChannelHandlerContext) {
    start(context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    timer?.cancel()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch state {
    case .whole: return context.fireChannelRead(data)
    case .refused: return
    case .before, .head: break
    }
    var part = Self.unwrapInboundIn(data)
    let room = Self.longest - head.readableBytes
    let length = lengthOfHead(in: part)
    guard length.map({ $0 <= room }) ?? (part.readableBytes <= room) else {
      return refuse("431 Request Header Fields Too Large", context)
    }
    head.writeBuffer(&part)
    guard length != nil else { return }
    state = .whole
    timer?.cancel()
    let whole = head
    head = ByteBuffer()
    context.fireChannelRead(Self.wrapInboundOut(whole))
  }

  /// How many bytes of a part belong to the head, when its end is there.
  private func lengthOfHead(in part: ByteBuffer) -> Int? {
    for (index, byte) in part.readableBytesView.enumerated() {
      // Breaks before the first line end nothing: a reader skips them, and waits for a head.
      if state == .before, byte == 13 || byte == 10 { continue }
      state = .head
      matched = byte == Self.end[matched] ? matched + 1 : byte == 13 ? 1 : 0
      if matched == Self.end.count { return index + 1 }
    }
    return nil
  }

  private func start(_ context: ChannelHandlerContext) {
    guard timer == nil, state != .whole else { return }
    timer = context.eventLoop.assumeIsolated().scheduleTask(in: Self.time) {
      self.refuse("408 Request Timeout", context)
    }
  }

  private func refuse(_ status: String, _ context: ChannelHandlerContext) {
    guard state == .before || state == .head else { return }
    (state, head) = (.refused, ByteBuffer())
    let text = "HTTP/1.1 \(status)\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
    context.writeAndFlush(Self.wrapOutboundOut(ByteBuffer(string: text)), promise: nil)
    context.close(promise: nil)
  }
}
