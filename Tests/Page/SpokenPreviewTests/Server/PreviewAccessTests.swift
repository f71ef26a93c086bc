import Synchronization
import Testing

@testable import SpokenPreview

struct PreviewAccessTests {
  private let access = PreviewAccess(port: 8417)

  private func entry(
    _ access: PreviewAccess? = nil, host: String? = "127.0.0.1:8417", origin: String? = nil,
    cookie: String? = nil, path: String? = nil, token: String? = nil
  ) -> PreviewAccess.Entry {
    let access = access ?? self.access
    return access.entry(
      of: .init(
        host: host, origin: origin, cookie: cookie, path: path ?? "/\(access.place)/",
        token: token))
  }

  /// The cookie of a browser that opens a new link.
  private func cookie(of access: PreviewAccess? = nil) throws -> String {
    let token = Loopback.token((access ?? self.access).newLink())
    guard case .allowed("/", let cookie?) = entry(access, token: token) else {
      throw NoCookie()
    }
    return cookie
  }

  private struct NoCookie: Error {}

  @Test(
    arguments: [
      ("127.0.0.1:8417", nil, nil), ("localhost:8417", nil, nil), ("[::1]:8417", nil, nil),
      ("LOCALHOST:8417", "http://LocalHost:8417", nil),
      ("127.0.0.1:8417", "http://127.0.0.1:8417", nil),
      (nil, nil, .host), ("", nil, .host), ("127.0.0.1", nil, .host),
      ("127.0.0.1:8418", nil, .host), ("evil.example:8417", nil, .host),
      ("127.0.0.1:8417.evil.example", nil, .host), ("127.0.0.1:84170", nil, .host),
      ("127.0.0.1:8417", "http://evil.example", .origin),
      ("127.0.0.1:8417", "https://127.0.0.1:8417", .origin),
      ("127.0.0.1:8417", "http://127.0.0.1:9000", .origin),
      ("127.0.0.1:8417", "null", .origin), ("127.0.0.1:8417", "", .origin),
    ] as [(String?, String?, PreviewAccess.Refusal?)])
  func `only names of this machine and pages of the server may ask`(
    host: String?, origin: String?, refusal: PreviewAccess.Refusal?
  ) throws {
    let cookie = try cookie()
    let entry = entry(host: host, origin: origin, cookie: cookie)
    let expected = refusal.map { PreviewAccess.Entry.refused($0) }
    #expect(entry == expected ?? .allowed(route: "/", cookie: nil))
  }

  @Test func `a link works once, and gives a cookie for its path that stays out of scripts`()
    throws
  {
    let link = access.newLink()
    let token = Loopback.token(link)
    #expect(link == "/\(access.place)/?token=\(token)")
    #expect(token.utf8.count == 32 && access.place.utf8.count == 32 && token != access.place)
    guard case .allowed("/", let cookie?) = entry(token: token) else {
      Issue.record("the link does not work")
      return
    }
    let name = try #require(cookie.split(separator: ";").first)
    let end = "; Path=/\(access.place)/; SameSite=Strict; HttpOnly"
    #expect(cookie == name + end && cookie.utf8.starts(with: "spoken-8417=".utf8))
    // Another secret: what was in a link is worth nothing afterwards.
    #expect(!cookie.contains(token) && name.utf8.count == 12 + 32)
    #expect(entry(token: token) == .refused(.link))
    #expect(entry(cookie: String(name)) == .allowed(route: "/", cookie: nil))
    #expect(
      entry(cookie: "a=b; \(name); c=d", path: "/\(access.place)/live")
        == .allowed(route: "/live", cookie: nil))
  }

  @Test func `another cookie, another path and another token are refused`() throws {
    let cookie = try cookie()
    let value = cookie.dropFirst(12).prefix(32)
    for wrong in ["spoken-8417=", "spoken-8417", "xspoken-8417=\(value)", "spoken-8418=\(value)"] {
      #expect(entry(cookie: wrong) == .refused(.link))
    }
    let right = "spoken-8417=\(value)"
    for path in ["/", "", "/live", "/\(access.place)", "/x\(access.place)/", "//\(access.place)/"] {
      #expect(entry(cookie: right, path: path) == .refused(.address), "\(path)")
    }
    let token = Loopback.token(access.newLink())
    for wrong in ["", String(token.dropLast()), token + "0", String(token.reversed())] {
      #expect(entry(token: wrong) == .refused(.link))
    }
    // A token in any other address would end up in histories and logs.
    #expect(
      entry(path: "/\(access.place)/screens", token: token) == .refused(.address))
    #expect(entry(path: "/", token: token) == .refused(.address))
    #expect(entry(token: token) != .refused(.link))
  }

  @Test func `each run has its own secrets`() throws {
    let later = PreviewAccess(port: 8417)
    #expect(access.place != later.place)
    let cookie = try cookie()
    #expect(entry(later, cookie: cookie) == .refused(.link))
    #expect(
      entry(later, cookie: cookie, path: "/\(access.place)/") == .refused(.address))
    #expect(entry(later, token: Loopback.token(access.newLink())) == .refused(.link))
  }

  @Test func `a used link brings the next one, once until that is used`() throws {
    let printed = Mutex<[String]>([])
    let access = PreviewAccess(port: 8417) { link in printed.withLock { $0.append(link) } }
    let first = Loopback.token(access.newLink())
    #expect(entry(access, token: "0") == .refused(.link))
    #expect(printed.withLock { $0 } == [])
    _ = entry(access, token: first)
    for _ in 0..<3 { #expect(entry(access, token: first) == .refused(.link)) }
    #expect(entry(access) == .refused(.link))
    let next = try #require(printed.withLock { $0.count == 1 ? $0.first : nil })
    #expect(entry(access, token: Loopback.token(next)) != .refused(.link))
    #expect(entry(access) == .refused(.link))
    #expect(printed.withLock { $0.count } == 2)
    // Whoever does not know the path makes nothing be printed.
    _ = entry(access, token: Loopback.token(printed.withLock { $0[1] }))
    _ = entry(access, path: "/")
    #expect(printed.withLock { $0.count } == 2)
  }

  @Test func `an address that the user named may be asked too`() throws {
    let named = PreviewAccess(port: 8417, hosts: ["10.0.0.7"])
    let token = Loopback.token(named.newLink())
    let (host, origin) = ("10.0.0.7:8417", "http://10.0.0.7:8417")
    guard case .allowed = entry(named, host: host, origin: origin, token: token) else {
      Issue.record("the address is refused")
      return
    }
    #expect(entry(host: host, origin: origin) == .refused(.host))
  }
}
