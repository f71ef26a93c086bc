import FlyingFox
import FlyingSocks
import Foundation
import SpokenCLibrary
import Synchronization

/// Serves a site on the loopback of this machine, or on an address that the user named.
package final class PreviewServer: Sendable {
  /// Why a server does not run, and how to fix it.
  package struct Failure: Error, Hashable, CustomStringConvertible {
    /// The cause and the fix, in a sentence.
    package let description: String
  }

  private let servers: [HTTPServer]
  private let failure = Mutex<Failure?>(nil)

  /// How many ports after a taken one are tried.
  private static let attempts = 20
  /// How long a request may take, in seconds: the first run of a long walkthrough is slow.
  private static let timeout: TimeInterval = 600

  /// Prepares a server; `start` begins it.
  ///
  /// - Parameters:
  ///   - site: what is served.
  ///   - room: the pages that connect.
  ///   - access: who may ask, and the port.
  ///   - address: the IPv4 address; that of the loopback brings IPv6 with it where it exists.
  ///   - pings: when pages are pinged; nil for every 30 seconds.
  /// - Throws: `Failure` for an address that is none.
  package init(
    _ site: any PreviewSite, _ room: PreviewRoom, access: PreviewAccess,
    address: String = "127.0.0.1", pings: (@Sendable () -> AsyncStream<Void>)? = nil
  ) throws(Failure) {
    let handler = PreviewHandler(access: access, site: site, room: room, pings: pings)
    let port = UInt16(access.port)
    do {
      var servers = [Self.server(try .inet(ip4: address, port: port), handler)]
      // Browsers may resolve `localhost` to either address, and the library's own loopback is that
      // of IPv6 alone.
      if address == "127.0.0.1",
        Self.isFree(port, on: try sockaddr_in6.inet6(ip6: "::1", port: port))
      {
        servers.append(Self.server(try sockaddr_in6.inet6(ip6: "::1", port: port), handler))
      }
      self.servers = servers
    } catch {
      throw Failure(description: Self.foreign(address))
    }
  }

  private static func server(_ address: some SocketAddress, _ handler: PreviewHandler) -> HTTPServer
  {
    HTTPServer(address: address, timeout: timeout, logger: .disabled, handler: handler)
  }

  private static func server(_ address: sockaddr_in, _ handler: PreviewHandler) -> HTTPServer {
    HTTPServer(address: address, timeout: timeout, logger: .disabled, handler: handler)
  }

  /// Why no server can listen on an address, whatever its port; nil when one can.
  package static func fault(of address: String) -> String? {
    guard let place = try? sockaddr_in.inet(ip4: address, port: 0) else { return foreign(address) }
    // A page is only sent to a browser that names the address, and none can name this one.
    if place.sin_addr.s_addr == 0 {
      return "--host \(address) is every address at once, and a page is sent to one alone; "
        + "name an IPv4 address of this machine"
    }
    do {
      let socket = try Socket(domain: AF_INET)
      defer { try? socket.close() }
      try socket.bind(to: place)
      return nil
    } catch SocketError.failed(_, EADDRNOTAVAIL, _) {
      return foreign(address)
    } catch {
      // Whatever else is wrong is found when a port is looked for.
      return nil
    }
  }

  private static func foreign(_ address: String) -> String {
    "--host takes an IPv4 address of this machine, not \(address)"
  }

  /// The first free port from a number on.
  ///
  /// - Throws: `Failure` when none is free, or the address is not one of this machine.
  package static func freePort(from port: Int, address: String) throws(Failure) -> Int {
    for candidate in port..<min(port + attempts, 65_536) {
      guard let place = try? sockaddr_in.inet(ip4: address, port: UInt16(candidate)) else {
        throw Failure(description: foreign(address))
      }
      if isFree(UInt16(candidate), on: place) { return candidate }
    }
    throw Failure(
      description:
        "no port from \(port) to \(port + attempts - 1) of \(address) can be used; name another one with --port"
    )
  }

  private static func isFree(_ port: UInt16, on address: some SocketAddress) -> Bool {
    // Trying is the only way to know; another program may still take the port before `start`.
    guard let socket = try? Socket(domain: Int32(type(of: address).family)) else { return false }
    defer { try? socket.close() }
    do {
      // Otherwise a port counts as taken for a while after a server on it has ended.
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: address)
      try socket.listen()
      return true
    } catch {
      return false
    }
  }

  /// Starts to listen.
  ///
  /// - Throws: `Failure` when the port was taken in the meantime.
  package func start() async throws(Failure) {
    for server in servers {
      Task { [self] in
        do {
          try await server.run()
        } catch {
          failure.withLock { $0 = Failure(description: "the server ended: \(error)") }
        }
      }
      do {
        try await server.waitUntilListening()
      } catch {
        // The task above has the cause, if it has failed by now.
        throw problem ?? Failure(description: "the server does not start: \(error)")
      }
    }
  }

  /// Why the server ended; nil while it runs.
  package var problem: Failure? { failure.withLock { $0 } }

  /// Ends the server and its connections.
  package func stop() async {
    for server in servers { await server.stop() }
  }
}
