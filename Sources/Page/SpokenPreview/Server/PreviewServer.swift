package import SpokenServer

/// Serves a site of pages on the loopback of this machine, or on an address that the user named.
package final class PreviewServer: Sendable {
  /// Why a server does not run, and how to fix it.
  package typealias Failure = LocalServer.Failure

  private let server: LocalServer

  /// Prepares a server; `start` begins it.
  ///
  /// - Parameters:
  ///   - site: what is served.
  ///   - room: the pages that connect.
  ///   - access: who may ask.
  ///   - port: the port, which `access` knows too.
  ///   - key: the key of the port, by which pages of another run come back.
  ///   - address: the IPv4 address; that of the loopback brings IPv6 with it where it exists.
  /// - Throws: `Failure` for an address that is none.
  package init(
    _ site: any PreviewSite, _ room: PreviewRoom, access: PreviewAccess, port: Int, key: String,
    address: String = "127.0.0.1"
  ) throws(Failure) {
    let routes = PreviewRoutes(
      access: access, site: site, room: room, comeback: PreviewReturn(key: key))
    server = try LocalServer(routes, port: port, address: address)
  }

  /// Why no server can listen on an address, whatever its port; nil when one can.
  package static func fault(of address: String) -> String? { LocalServer.fault(of: address) }

  /// The first free port from a number on.
  ///
  /// - Throws: `Failure` when none is free, or the address is not one of this machine.
  package static func freePort(from port: Int, address: String) throws(Failure) -> Int {
    try LocalServer.freePort(from: port, address: address)
  }

  /// Starts to listen.
  ///
  /// - Throws: `Failure` when the port was taken in the meantime.
  package func start() async throws(Failure) { _ = try await server.start() }

  /// Why the server ended; nil while it runs.
  package var problem: Failure? { server.problem }

  /// Ends the server and its connections.
  package func stop() async { await server.stop() }
}
