import NIOCore
import NIOEmbedded
import NIOHTTP1
import Synchronization
import Testing

@testable import SpokenServer

struct RequestHandlerTests {
  private var handler: RequestHandler { RequestHandler(Answering()) }

  @Test func `what is no request gets an answer, and the connection ends`() throws {
    try withConnection(handler) { channel in
      channel.pipeline.fireErrorCaught(HTTPParserError.invalidMethod)
      channel.embeddedEventLoop.run()
      guard case .head(let head)? = try channel.readOutbound(as: HTTPServerResponsePart.self)
      else {
        Issue.record("there is no head")
        return
      }
      #expect(head.status == .badRequest && head.headers["Connection"] == ["close"])
      #expect(!channel.isActive)
    }
  }

  @Test(arguments: ["", "PRI * HTTP/2.0\r\n\r\n", "GET / HTTP/1.1\r\n"])
  func `a connection without a request is let go after some seconds`(bytes: String) throws {
    let heard = Mutex(0)
    let channel = EmbeddedChannel()
    try channel.pipeline.addSite(Answering()) { heard.withLock { $0 += 1 } }
    try channel.connect(to: SocketAddress(unixDomainSocketPath: "/none")).wait()
    if !bytes.isEmpty { try channel.writeInbound(ByteBuffer(string: bytes)) }
    channel.embeddedEventLoop.advanceTime(by: .seconds(9))
    #expect(channel.isActive && heard.withLock { $0 } == 0)
    channel.embeddedEventLoop.advanceTime(by: .seconds(2))
    #expect(!channel.isActive && heard.withLock { $0 } == 0)
    _ = try? channel.finish()
  }

  @Test func `a reader that takes nothing for a minute is let go`() throws {
    try withConnection(Stuck(), handler) { channel in
      channel.pipeline.fireErrorCaught(HTTPParserError.invalidMethod)
      channel.embeddedEventLoop.advanceTime(by: .seconds(59))
      #expect(channel.isActive)
      channel.embeddedEventLoop.advanceTime(by: .seconds(1))
      #expect(!channel.isActive)
    }
  }
}
