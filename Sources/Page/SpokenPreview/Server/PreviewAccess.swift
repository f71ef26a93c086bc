/// Who may ask the server: pages that it sent itself, to a browser that was given the token.
///
/// Other pages in the same browser can send requests to this machine. They cannot read the cookie,
/// their origin is another one, and a name that they made point to this machine is no name of it.
package struct PreviewAccess: Hashable, Sendable {
  /// What decides about a request.
  package struct Request: Hashable, Sendable {
    /// The header `Host`; nil without one.
    package var host: String?
    /// The header `Origin`; nil without one.
    package var origin: String?
    /// The header `Cookie`; nil without one.
    package var cookie: String?
    /// The token of the address; nil without one.
    package var token: String?

    /// A request from its parts.
    package init(
      host: String?, origin: String? = nil, cookie: String? = nil, token: String? = nil
    ) {
      (self.host, self.origin, self.cookie, self.token) = (host, origin, cookie, token)
    }
  }

  /// Why a request is refused.
  package enum Refusal: String, Hashable, Sendable {
    /// The header `Host` names another machine.
    case host = "This address is not one of the preview's."
    /// Another site asks.
    case origin = "Another site may not use the preview."
    /// The browser was not given the token.
    case token = "Open the address that spoken preview printed; it has a token after the port."
  }

  /// The port.
  package var port: Int
  /// The token, 32 hexadecimal digits.
  package var token: String
  /// The names and addresses of this machine, besides those of the loopback.
  package var hosts: [String]

  /// Rules for a port, with a token.
  package init(port: Int, token: String, hosts: [String] = []) {
    (self.port, self.token, self.hosts) = (port, token, hosts)
  }

  /// The name of the cookie; ports of a machine share their cookies.
  package var cookieName: String { "spoken-\(port)" }

  /// The cookie that a page gets.
  package var cookie: String {
    "\(cookieName)=\(token); Path=/; SameSite=Strict; HttpOnly"
  }

  /// Why a request is refused; nil when it is allowed.
  package func refusal(of request: Request) -> Refusal? {
    guard let host = request.host?.lowercased(), authorities.contains(host) else { return .host }
    // A browser leaves it out when a user opens an address, so a missing one is allowed.
    if let origin = request.origin?.lowercased(),
      !authorities.contains(where: { origin == "http://\($0)" })
    {
      return .origin
    }
    // A token from an earlier run may be in the address while the cookie is right, so either will
    // do.
    let offered = [request.token].compactMap { $0 } + cookies(in: request.cookie ?? "")
    return offered.contains { Self.isSame($0, token) } ? nil : .token
  }

  /// What `Host` may be; browsers leave the usual port out.
  private var authorities: [String] {
    (["127.0.0.1", "localhost", "[::1]"] + hosts).flatMap { host in
      port == 80 ? [host, "\(host):80"] : ["\(host):\(port)"]
    }
  }

  private func cookies(in header: String) -> [String] {
    header.split(separator: ";").compactMap { part in
      let part = part.drop { $0 == " " }
      guard part.hasPrefix(cookieName + "=") else { return nil }
      return String(part.dropFirst(cookieName.count + 1))
    }
  }

  /// Whether two texts are equal, in a time that does not depend on where they differ.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    let (ones, others) = (Array(one.utf8), Array(other.utf8))
    guard ones.count == others.count else { return false }
    return zip(ones, others).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
