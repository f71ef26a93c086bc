import SpokenServer
import Synchronization

/// Who may ask the server: a browser that was given the link, once, and pages that it has loaded since.
///
/// Other pages in the same browser can send requests to this machine. They cannot read the cookie,
/// their origin is another one, and a name that they made point to this machine is no name of it.
/// Ports of a machine share their cookies, so the path of the cookie is random too: a server on
/// another port gets none. All secrets are those of one run.
///
/// A class, because a link is used up for all connections.
package final class PreviewAccess: Sendable {
  /// What decides about a request.
  package struct Request: Hashable, Sendable {
    /// The header `Host`; nil without one.
    package var host: String?
    /// The header `Origin`; nil without one.
    package var origin: String?
    /// The header `Cookie`; nil without one.
    package var cookie: String?
    /// The path.
    package var path: String
    /// The token of the address; nil without one.
    package var token: String?

    /// A request from its parts.
    package init(
      host: String?, origin: String? = nil, cookie: String? = nil, path: String = "/",
      token: String? = nil
    ) {
      (self.host, self.origin, self.cookie) = (host, origin, cookie)
      (self.path, self.token) = (path, token)
    }
  }

  /// Why a request is refused.
  package enum Refusal: String, Hashable, Sendable {
    /// The header `Host` names another machine.
    case host = "This address is not one of the preview's."
    /// Another site asks.
    case origin = "Another site may not use the preview."
    /// The address is not that of this run.
    case address = "Open the link that spoken preview printed."
    /// The link was used, or the browser has forgotten the cookie.
    case link = "A link works once; spoken preview has printed the next one in its terminal."
  }

  /// What becomes of a request.
  package enum Entry: Hashable, Sendable {
    /// It is refused.
    case refused(Refusal)
    /// It is answered, by the route; a browser that comes in gets a cookie.
    case allowed(route: String, cookie: String?)
  }

  private let port: Int
  private let names: LocalNames
  private let renewed: @Sendable (String) -> Void
  /// The first part of every path.
  let place = PreviewAccess.random
  private let session = PreviewAccess.random
  /// The token of the newest link; nil when it was used.
  private let token = Mutex<String?>(nil)

  /// Rules for a port of a run.
  ///
  /// - Parameters:
  ///   - port: the port.
  ///   - hosts: the names and addresses of this machine, besides those of the loopback.
  ///   - renewed: receives the path of the next link, when a used one was tried.
  package init(
    port: Int, hosts: [String] = [], renewed: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    (self.port, self.renewed) = (port, renewed)
    names = LocalNames(port: port, hosts: hosts)
  }

  /// The path of a new link, after which no older one works.
  package func newLink() -> String {
    token.withLock { token in
      let fresh = Self.random
      token = fresh
      return link(fresh)
    }
  }

  /// Why a request does not come from a page of this server, by its headers; nil when it may.
  func refusal(of request: Request) -> Refusal? {
    guard names.includes(host: request.host) else { return .host }
    // A browser leaves it out when a user opens an address, so a missing one is allowed.
    guard let origin = request.origin else { return nil }
    return names.includes(origin: origin) ? nil : .origin
  }

  /// Decides about a request; its token, if right, is used up.
  package func entry(of request: Request) -> Entry {
    if let refusal = refusal(of: request) { return .refused(refusal) }
    guard let route = route(of: request.path) else { return .refused(.address) }
    if sessions(in: request.cookie ?? "").contains(where: { Self.isSame($0, session.utf8) }) {
      return .allowed(route: route, cookie: nil)
    }
    // A token in any other address would end up in histories and logs.
    guard route == "/" else { return .refused(.address) }
    if let offered = request.token, use(offered) {
      return .allowed(route: route, cookie: cookie)
    }
    // Only after the last one was used, so that nobody can fill the terminal.
    if let next = nextLink() { renewed(next) }
    return .refused(.link)
  }

  /// The cookie of a page.
  var cookie: String {
    "\(cookieName)=\(session); Path=/\(place)/; SameSite=Strict; HttpOnly"
  }

  private var cookieName: String { "spoken-\(port)" }

  private func link(_ token: String) -> String { "/\(place)/?token=\(token)" }

  /// Uses a token up; false when it is another one.
  private func use(_ offered: String) -> Bool {
    token.withLock { token in
      guard let right = token, Self.isSame(offered.utf8, right.utf8) else { return false }
      token = nil
      return true
    }
  }

  /// The path of the next link; nil while one is waiting.
  private func nextLink() -> String? {
    token.withLock { token in
      guard token == nil else { return nil }
      let fresh = Self.random
      token = fresh
      return link(fresh)
    }
  }

  /// A path without its first part; nil when that is not the one of this run.
  private func route(of path: String) -> String? {
    let start = Array("/\(place)/".utf8)
    guard Self.isSame(path.utf8.prefix(start.count), start) else { return nil }
    return String(decoding: path.utf8.dropFirst(start.count - 1), as: UTF8.self)
  }

  private func sessions(in header: String) -> [Substring.UTF8View] {
    let start = Array("\(cookieName)=".utf8)
    return header.utf8.split(separator: UInt8(ascii: ";")).compactMap { part in
      let part = part.drop { $0 == UInt8(ascii: " ") }
      return part.starts(with: start) ? part.dropFirst(start.count) : nil
    }
  }

  /// Whether bytes are equal, in a time that does not depend on where they differ.
  static func isSame(
    _ ones: some Collection<UInt8>, _ others: some Collection<UInt8>
  ) -> Bool {
    guard ones.count == others.count else { return false }
    return zip(ones, others).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Whether a text is what `random` makes.
  static func isRandom(_ text: String) -> Bool {
    text.utf8.count == 32
      && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }

  /// 128 random bits in hexadecimal digits.
  static var random: String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
