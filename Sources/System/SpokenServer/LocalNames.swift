import SpokenSyntax

/// The names by which a server on the loopback of this machine is addressed.
///
/// A name that a stranger made point to this machine is none of them, so that a page under it reads
/// nothing here.
package struct LocalNames: Hashable, Sendable {
  /// The names, in lower case.
  private let hosts: [String]
  /// The port that belongs to them; nil when any does.
  private let port: Int?

  /// Names with a port.
  ///
  /// - Parameters:
  ///   - port: the port; nil before it is known, when any port goes with a name.
  ///   - more: the names and addresses of this machine besides those of the loopback.
  package init(port: Int?, hosts more: [String] = []) {
    self.port = port
    hosts = ["127.0.0.1", "localhost", "[::1]"] + more.map { $0.lowercased() }
  }

  /// Whether a header `Host` has one of the names; false without the header.
  package func includes(host: String?) -> Bool {
    guard let host = host?.lowercased() else { return false }
    guard port == nil else { return authorities.contains(host) }
    return hosts.contains { name in
      guard let rest = host.rest(afterBytes: name) else { return false }
      return rest.isEmpty || Self.isPort(rest)
    }
  }

  /// Whether a header `Origin` is that of a page of the server itself.
  package func includes(origin: String) -> Bool {
    let origin = origin.lowercased()
    return authorities.contains { origin == "http://\($0)" }
  }

  /// What `Host` may be; browsers leave the usual port out.
  private var authorities: [String] {
    guard let port else { return [] }
    return hosts.flatMap { port == 80 ? [$0, "\($0):80"] : ["\($0):\(port)"] }
  }

  private static func isPort(_ text: Substring) -> Bool {
    guard let digits = text.rest(afterBytes: ":") else { return false }
    return (1...5).contains(digits.utf8.count)
      && digits.utf8.allSatisfy { (48...57).contains($0) }
  }
}
