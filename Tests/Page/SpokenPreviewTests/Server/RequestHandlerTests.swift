import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import SpokenPreview

struct RequestHandlerTests {
  private var handler: RequestHandler {
    let room = PreviewRoom()
    return RequestHandler(
      PreviewRoutes(access: PreviewAccess(port: 8417), site: TinySite(room: room)))
  }

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
