import Foundation
import NIOHTTP1
import SpokenPage
import SpokenServer

/// The routes of the server, behind its rules of access.
struct PreviewRoutes: LocalSite {
  let access: PreviewAccess
  let site: any PreviewSite
  /// The pages that are connected.
  let room: PreviewRoom
  /// How pages of another run come back.
  let comeback: PreviewReturn

  /// The path of the socket of a page.
  private static let live = "/live"

  var policy: String { PreviewPanel.policy }

  func peer() -> any SocketPeer { PagePeer(site, room) }

  /// Answers a request that asks for no socket.
  func answer(to head: HTTPRequestHead) async -> ServerAnswer {
    let request = PreviewAccess.Request(head)
    if head.method == .GET, request.path == "/again", access.refusal(of: request) == nil {
      return answer(toReturning: URLComponents(string: head.uri)?.queryItems ?? [])
    }
    // Before the method and the path, so that a stranger learns nothing about what is here.
    switch access.entry(of: request) {
    case .refused(let refusal):
      return ServerAnswer(.forbidden, refusal.rawValue + "\n")
    case .allowed(let route, let cookie):
      guard head.method == .GET else {
        return ServerAnswer(.methodNotAllowed, "Only GET.\n")
      }
      var answer = await answer(to: head, at: route)
      // From here on the cookie is enough, and the script removes the token from the address.
      if let cookie { answer.headers.add(name: "Set-Cookie", value: cookie) }
      return answer
    }
  }

  /// Whether a request for a socket is that of a page.
  func isSocket(_ head: HTTPRequestHead) -> Bool {
    let request = PreviewAccess.Request(head)
    // First, because only a question at another path may use a link up.
    guard head.method == .GET, request.path.utf8.suffix(5).elementsEqual(Self.live.utf8) else {
      return false
    }
    return access.entry(of: request) == .allowed(route: Self.live, cookie: nil)
  }

  /// Answers a page of another run: first with a challenge, then with its new place.
  private func answer(toReturning query: [URLQueryItem]) -> ServerAnswer {
    let number = query.first { $0.name == "number" }?.value ?? ""
    if let proof = query.first(where: { $0.name == "proof" })?.value {
      guard comeback.accepts(number, proof: proof) else {
        return ServerAnswer(.forbidden, PreviewAccess.Refusal.address.rawValue + "\n")
      }
      let place = #"{"place":"/\#(access.place)/"}"#
      var answer = ServerAnswer(.ok, place, type: "application/json")
      answer.headers.add(name: "Set-Cookie", value: access.cookie)
      return answer
    }
    guard let challenge = comeback.challenge(number) else {
      return ServerAnswer(.badRequest, "This is no number.\n")
    }
    return ServerAnswer(
      .ok, #"{"number":"\#(challenge.number)","proof":"\#(challenge.proof)"}"#,
      type: "application/json")
  }

  private func answer(to head: HTTPRequestHead, at route: String) async -> ServerAnswer {
    let query = URLComponents(string: head.uri)?.queryItems ?? []
    let input = query.first { $0.name == "input" }?.value
    switch route {
    case "/": return ServerAnswer(.ok, await site.page(of: input), type: "text/html")
    case Self.live: return ServerAnswer(.badRequest, "This is the place of a WebSocket.\n")
    case "/" + PreviewPanel.scriptPath:
      return ServerAnswer(.ok, PreviewPanel.script, type: "text/javascript")
    case "/" + PreviewPanel.stylePath:
      return ServerAnswer(.ok, PreviewPanel.style, type: "text/css")
    case "/screens": return ServerAnswer(.ok, await site.screens(), type: "application/json")
    case "/export":
      let version = query.first { $0.name == "version" }?.value
      guard let file = await site.file(of: input ?? "", version: version) else { break }
      var answer = ServerAnswer(.ok, file.text, type: "text/html")
      answer.headers.add(
        name: "Content-Disposition", value: "attachment; filename=\"\(file.name)\"")
      return answer
    case let path where path.utf8.starts(with: "/sound/".utf8):
      let name = String(decoding: path.utf8.dropFirst(7), as: UTF8.self)
      guard let sound = await site.sound(name) else { break }
      return ServerAnswer(sound: sound, range: head.headers.first(name: "Range"))
    default: break
    }
    return ServerAnswer(.notFound, "There is nothing here.\n")
  }
}

extension PreviewAccess.Request {
  /// A request from its head.
  init(_ head: HTTPRequestHead) {
    let hosts = head.headers["Host"]
    let cookies = head.headers["Cookie"]
    let address = URLComponents(string: head.uri)
    self.init(
      // Of two names, nobody knows which one another reader takes.
      host: hosts.count == 1 ? hosts[0] : nil, origin: head.headers.first(name: "Origin"),
      cookie: cookies.isEmpty ? nil : cookies.joined(separator: "; "), path: address?.path ?? "",
      // Only a browser that opens the link uses it up.
      token: head.method == .GET
        ? address?.queryItems?.first { $0.name == "token" }?.value : nil)
  }
}
