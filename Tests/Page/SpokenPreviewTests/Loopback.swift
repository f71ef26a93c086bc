import Foundation
import SpokenCLibrary
import SpokenServer
import TestSupport
import Testing

@testable import SpokenPreview

/// A site with one page, which answers each request with its own words.
struct TinySite: PreviewSite {
  let room: PreviewRoom

  func page(of input: String?) async -> String { "page of \(input ?? "none")" }
  func sound(_ name: String) async -> AnswerBody? {
    switch name {
    case "a": AnswerBody([1, 2, 3])
    // Larger than what any socket takes at once.
    case "long": AnswerBody(count: 20 << 20) { Array(repeating: 7, count: $0.count) }
    default: nil
    }
  }
  func screens() async -> String { "[]" }
  func file(of input: String, version: String?) async -> (name: String, text: String)? {
    input == "a" ? ("a.html", "file \(version ?? "newest")") : nil
  }
  func handle(_ request: PreviewRequest, from page: Int) async {
    room.send(.error("\(request.do) \(request.input ?? "")"), to: page)
  }
  func leave(_ page: Int) async {}
}

/// A server on a free port, while a test uses it.
struct Loopback {
  let port: Int
  let room: PreviewRoom
  let access: PreviewAccess
  /// The cookie of a browser that was given the link.
  private(set) var cookie = ""

  static func run(
    from first: Int, key: String = "0f", _ body: (Loopback) async throws -> Void
  ) async throws {
    let room = PreviewRoom()
    let port = try PreviewServer.freePort(from: first, address: "127.0.0.1")
    let access = PreviewAccess(port: port)
    let server = try PreviewServer(TinySite(room: room), room, access: access, port: port, key: key)
    try await server.start()
    let result: Result<Void, any Error>
    do {
      var loopback = Loopback(port: port, room: room, access: access)
      let entry = access.entry(
        of: PreviewAccess.Request(
          host: "127.0.0.1:\(port)", path: "/\(access.place)/", token: Self.token(access.newLink()))
      )
      guard case .allowed(_, let cookie?) = entry else { throw NoEntry() }
      loopback.cookie = String(cookie.prefix { $0 != ";" })
      try await body(loopback)
      result = .success(())
    } catch {
      result = .failure(error)
    }
    await server.stop()
    try result.get()
  }

  private struct NoEntry: Error {}

  /// The token of a link.
  static func token(_ link: String) -> String { String(link.drop { $0 != "=" }.dropFirst()) }

  /// Does blocking work on a thread of its own, because the server needs those of tasks.
  func onThread<Result: Sendable>(
    _ body: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Swift.Result { try body() })
      }
    }
  }

  /// A connection.
  func connect() throws -> Wire { try Wire(port: port) }

  /// Sends a request for a route, and reads the answer to its end.
  func answer(to route: String, _ headers: String...) async throws -> String {
    try await reply(to: request("/\(access.place)" + route, headers))
  }

  /// Sends the text of a request, and reads the answer to its end.
  func reply(to text: String) async throws -> String {
    try await onThread {
      let wire = try connect()
      defer { wire.close() }
      wire.send(Array(text.utf8))
      return String(decoding: wire.receiveAll(), as: UTF8.self)
    }
  }

  /// A request with the cookie; a header replaces a usual one of its name.
  func request(_ path: String, _ headers: [String]) -> String {
    let usual = ["Host: 127.0.0.1:\(port)", "Cookie: \(cookie)"]
    let names = Set(headers.map { $0.prefix { $0 != ":" } })
    let all = usual.filter { !names.contains($0.prefix { $0 != ":" }) } + headers
    return "GET \(path) HTTP/1.1\r\n" + all.map { "\($0)\r\n" }.joined() + "\r\n"
  }

  /// A page that is connected; blocking.
  func page() throws -> Wire {
    let wire = try connect()
    let upgrade = request(
      "/\(access.place)/live",
      [
        "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAECAwQFBgcICQoLDA0ODw==",
      ])
    wire.send(Array(upgrade.utf8))
    var head: [UInt8] = []
    while head.suffix(4) != [13, 10, 13, 10] { head += try wire.receive(exactly: 1) }
    return wire
  }

  /// Sends a short message as a page does.
  static func send(_ text: String, to wire: Wire) {
    wire.send([0x81, 0x80 | UInt8(text.utf8.count), 0, 0, 0, 0] + Array(text.utf8))
  }

  /// The next short message of the server.
  static func message(from wire: Wire) throws -> String {
    // On a busy machine a ping, opcode 9, may come first.
    while true {
      let head = try wire.receive(exactly: 2)
      let text = String(decoding: try wire.receive(exactly: Int(head[1])), as: UTF8.self)
      if head[0] & 0x0F != 9 { return text }
    }
  }

  /// How many sockets of this process are on the server's port.
  var sockets: Int {
    (0..<Int32(1 << 12)).count { number in
      var address = sockaddr_in()
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let status = withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(number, $0, &length) }
      }
      // The port of IPv6 is in the same place.
      return status == 0 && Int(in_port_t(bigEndian: address.sin_port)) == port
        && [sa_family_t(AF_INET), sa_family_t(AF_INET6)].contains(address.sin_family)
    }
  }
}
