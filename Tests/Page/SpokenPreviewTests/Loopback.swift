import FlyingSocks
import Foundation

@testable import SpokenPreview

/// A site with one page, which answers each request with its own words.
struct TinySite: PreviewSite {
  let room: PreviewRoom

  func page(of input: String?) async -> String { "page of \(input ?? "none")" }
  func sound(_ name: String) async -> Data? { name == "a" ? Data([1, 2, 3]) : nil }
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
  static let token = "0123456789abcdef0123456789abcdef"
  let port: Int
  let room: PreviewRoom

  static func run(
    from first: Int, pings: (@Sendable () -> AsyncStream<Void>)? = nil,
    _ body: (Loopback) async throws -> Void
  ) async throws {
    let room = PreviewRoom()
    let port = try PreviewServer.freePort(from: first, address: "127.0.0.1")
    let server = try PreviewServer(
      TinySite(room: room), room, access: PreviewAccess(port: port, token: token), pings: pings)
    try await server.start()
    let result: Result<Void, any Error>
    do {
      try await body(Loopback(port: port, room: room))
      result = .success(())
    } catch {
      result = .failure(error)
    }
    await server.stop()
    try result.get()
  }

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
  func connect() throws -> Socket {
    let socket = try Socket(domain: AF_INET)
    try socket.connect(to: sockaddr_in.inet(ip4: "127.0.0.1", port: UInt16(port)))
    return socket
  }

  /// Sends a request, and reads the answer to its end.
  func answer(to path: String, _ headers: String...) async throws -> String {
    let text = request(path, headers)
    return try await onThread {
      let socket = try connect()
      defer { try? socket.close() }
      try Self.write(Data(text.utf8), to: socket)
      var bytes: [UInt8] = []
      while let more = try? socket.read(atMost: 4096), !more.isEmpty {
        bytes += more
        let answer = String(decoding: bytes, as: UTF8.self)
        if Self.isWhole(answer) { break }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Whether an answer has as many bytes as its header says.
  private static func isWhole(_ answer: String) -> Bool {
    guard let end = answer.range(of: "\r\n\r\n"),
      let length = answer.firstMatch(of: #/Content-Length: (\d+)/#).flatMap({ Int($0.1) })
    else { return false }
    return answer[end.upperBound...].utf8.count >= length
  }

  /// A request with the token in its cookie; a header replaces a usual one of its name.
  func request(_ path: String, _ headers: [String]) -> String {
    let usual = ["Host: 127.0.0.1:\(port)", "Cookie: spoken-\(port)=\(Self.token)"]
    let names = Set(headers.map { $0.prefix { $0 != ":" } })
    let all = usual.filter { !names.contains($0.prefix { $0 != ":" }) } + headers
    return "GET \(path) HTTP/1.1\r\n" + all.map { "\($0)\r\n" }.joined() + "\r\n"
  }

  static func write(_ data: Data, to socket: Socket) throws {
    var index = data.startIndex
    while index < data.endIndex { index = try socket.write(data, from: index) }
  }

  /// A page that is connected; blocking.
  func page() throws -> Socket {
    let socket = try connect()
    let upgrade = request(
      "/live",
      [
        "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAECAwQFBgcICQoLDA0ODw==",
      ])
    try Self.write(Data(upgrade.utf8), to: socket)
    var head = ""
    while !head.hasSuffix("\r\n\r\n") { head.append(Character(Unicode.Scalar(try socket.read()))) }
    return socket
  }

  /// Sends a short message as a page does.
  static func send(_ text: String, to socket: Socket) throws {
    try write(
      Data([0x81, 0x80 | UInt8(text.utf8.count), 0, 0, 0, 0] + Array(text.utf8)), to: socket)
  }

  /// The next short message of the server.
  static func message(from socket: Socket) throws -> String {
    _ = try socket.read()
    let count = Int(try socket.read())
    return String(decoding: try (0..<count).map { _ in try socket.read() }, as: UTF8.self)
  }

  /// How many sockets of this process are on the server's port.
  var sockets: Int {
    (0..<Int32(1 << 12)).count { number in
      let name = try? Socket(file: .init(rawValue: number)).sockname()
      switch name {
      case .ip4(_, let its)?, .ip6(_, let its)?: return Int(its) == port
      case .unix?, nil: return false
      }
    }
  }
}
