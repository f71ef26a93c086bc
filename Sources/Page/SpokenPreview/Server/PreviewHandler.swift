import FlyingFox
import Foundation
import SpokenPage

/// The routes of the server, behind its rules of access.
struct PreviewHandler: HTTPHandler {
  let access: PreviewAccess
  let site: any PreviewSite
  let room: PreviewRoom
  /// When pages are pinged; nil for the usual times.
  let pings: (@Sendable () -> AsyncStream<Void>)?

  /// Headers of every answer: nothing is kept, guessed, framed or sent elsewhere.
  private static let headers: HTTPHeaders = [
    HTTPHeader("Content-Security-Policy"): PreviewPanel.policy,
    HTTPHeader("X-Content-Type-Options"): "nosniff",
    HTTPHeader("Referrer-Policy"): "no-referrer",
    HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
    .cacheControl: "no-store", .connection: "close",
  ]

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    let token = request.query["token"]
    // The library checks neither `Host` nor `Origin`, not even for the socket of a page.
    let asked = PreviewAccess.Request(
      host: request.headers[.host], origin: request.headers[HTTPHeader("Origin")],
      cookie: request.headers[.cookie], token: request.path == "/" ? token : nil)
    // Before the method and the path, so that a stranger learns nothing about what is here.
    if let refusal = access.refusal(of: asked) {
      return Self.answer(.forbidden, Data((refusal.rawValue + "\n").utf8), "text/plain")
    }
    guard request.method == .GET else {
      return Self.answer(.methodNotAllowed, Data("Only GET.\n".utf8), "text/plain")
    }
    if request.path == "/live" {
      // The pings wrap the frames, because handlers of messages never see an answer to a ping.
      let frames = MessageFrameWSHandler(handler: PreviewPage(site: site, room: room))
      return try await WebSocketHTTPHandler(handler: LivelyFrames(frames, ticks: pings))
        .handleRequest(request)
    }
    var answer = await answer(to: request)
    // From here on the cookie is enough, and the script removes the token from the address.
    if token != nil, request.path == "/" { answer.headers[.setCookie] = access.cookie }
    return answer
  }

  private func answer(to request: HTTPRequest) async -> HTTPResponse {
    let input = request.query["input"]
    switch request.path {
    case "/": return Self.answer(.ok, Data(await site.page(of: input).utf8), "text/html")
    case PreviewPanel.scriptPath:
      return Self.answer(.ok, Data(PreviewPanel.script.utf8), "text/javascript")
    case PreviewPanel.stylePath:
      return Self.answer(.ok, Data(PreviewPanel.style.utf8), "text/css")
    case "/screens":
      return Self.answer(.ok, Data(await site.screens().utf8), "application/json")
    case "/export":
      guard let file = await site.file(of: input ?? "", version: request.query["version"]) else {
        break
      }
      var answer = Self.answer(.ok, Data(file.text.utf8), "text/html")
      answer.headers[.contentDisposition] = "attachment; filename=\"\(file.name)\""
      return answer
    case let path where path.hasPrefix("/sound/"):
      guard let sound = await site.sound(String(path.dropFirst(7))) else { break }
      return Self.answer(.ok, sound, "audio/wav")
    default: break
    }
    return Self.answer(.notFound, Data("There is nothing here.\n".utf8), "text/plain")
  }

  private static func answer(
    _ status: HTTPStatusCode, _ body: Data, _ type: String
  ) -> HTTPResponse {
    var headers = Self.headers
    headers[.contentType] = type == "audio/wav" ? type : "\(type); charset=utf-8"
    return HTTPResponse(statusCode: status, headers: headers, body: body)
  }
}

/// A page that is connected: its requests are answered in order.
private struct PreviewPage: WSMessageHandler {
  let site: any PreviewSite
  let room: PreviewRoom

  func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
    let (messages, continuation) = AsyncStream.makeStream(of: WSMessage.self)
    let page = PreviewRoom.Page(
      receive: { continuation.yield(.text($0)) }, end: { continuation.finish() })
    // It is turned away in words, because the script of a page is not told why a socket is refused.
    guard let number = room.enter(page) else {
      let text = "\(PreviewRoom.places) pages are already open; close one"
      continuation.yield(.text(PreviewMessage.error(text).text))
      continuation.yield(.close(.tryAgainLater))
      continuation.finish()
      return messages
    }
    Task {
      // One at a time: the next gesture must find the cursor where the one before left it.
      for await message in client {
        guard await answer(message, from: number, continuation) else { break }
      }
      // Left before the site forgets it, so that nothing more is sent in between.
      room.leave(number)
      await site.leave(number)
    }
    return messages
  }

  /// Answers a message; false when the page is to be closed.
  private func answer(
    _ message: WSMessage, from page: Int, _ continuation: AsyncStream<WSMessage>.Continuation
  ) async -> Bool {
    guard case .text(let text) = message else { return false }
    // Checked before decoding, which costs far more than counting.
    guard text.utf8.count <= PreviewRequest.longest else {
      continuation.yield(.close(.messageTooBig))
      return false
    }
    guard let request = PreviewRequest(text) else {
      room.send(.error("this message is no request"), to: page)
      return true
    }
    await site.handle(request, from: page)
    return true
  }
}
