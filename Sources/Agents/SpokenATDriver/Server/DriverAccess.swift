import SpokenServer

/// Who may drive: programs of this machine, and pages of sites that the user named.
///
/// A page in a browser of this machine could connect as well, and read what files say; a browser
/// names its origin, and programs have none.
package struct DriverAccess: Sendable {
  private let names: LocalNames
  private let origins: [String]

  /// Rules of access.
  ///
  /// - Parameters:
  ///   - hosts: addresses of this machine besides those of the loopback.
  ///   - origins: the origins of pages that may connect, such as `http://localhost:3000`.
  package init(hosts: [String] = [], origins: [String] = []) {
    names = LocalNames(port: nil, hosts: hosts)
    self.origins = origins.map { $0.lowercased() }
  }

  /// Judges a request.
  ///
  /// - Parameters:
  ///   - hosts: its headers `Host`.
  ///   - origins: its headers `Origin`.
  /// - Returns: why it is refused; nil when it may be answered.
  package func refusal(hosts: [String], origins: [String]) -> String? {
    guard hosts.count == 1, names.includes(host: hosts[0]) else {
      return "This address is not one of the server's; use 127.0.0.1."
    }
    let isAllowed = origins.allSatisfy { self.origins.contains($0.lowercased()) }
    return isAllowed ? nil : "A page may not drive the reader; --allow-origin allows its site."
  }
}
