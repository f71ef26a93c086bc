import NIOCore
import NIOPosix
import SpokenCLibrary
import SpokenFiles
import Synchronization

/// Serves a site on the loopback of this machine, or on an address that the user named.
///
/// It is only the door: what it lets in, and how much of it, is decided here, and the site answers.
package final class LocalServer: Sendable {
  /// Why a server does not run, and how to fix it.
  package struct Failure: Error, Hashable, CustomStringConvertible {
    /// The cause and the fix, in a sentence.
    package let description: String
  }

  private struct State {
    var sockets: [any Channel] = []
    var failure: Failure?
    var isStopped = false
  }

  private let address: SocketAddress
  private let isOfLoopback: Bool
  private let site: any LocalSite
  private let connections: Connections
  private let state = Mutex(State())

  /// One thread is enough, because the site works on its own; it ends with the program.
  private static let threads = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  /// How many ports after a taken one are tried.
  private static let attempts = 20

  /// Prepares a server; `start` begins it.
  ///
  /// - Parameters:
  ///   - site: what is served.
  ///   - port: the port; 0 for any that is free.
  ///   - address: the IPv4 address; that of the loopback brings IPv6 with it where it exists.
  ///   - places: how many connections there may be at once; fewer where few files can be open.
  /// - Throws: `Failure` for an address that is none.
  package init(
    _ site: any LocalSite, port: Int, address: String = "127.0.0.1",
    places: Int = Connections.mostPlaces
  ) throws(Failure) {
    guard let first = LocalAddress.read(address, port: port) else {
      throw Failure(description: Self.foreign(address))
    }
    self.site = site
    self.address = first
    isOfLoopback = address == "127.0.0.1"
    let most = Connections.places(of: OpenFile.limit, open: OpenFile.lowestFreeNumber)
    connections = Connections(places: min(places, most))
  }

  /// Why no server can listen on an address, whatever its port; nil when one can.
  package static func fault(of address: String) -> String? {
    guard let place = LocalAddress.read(address) else { return foreign(address) }
    // A client is only served when it names the address, and none can name this one.
    if place.ipAddress == "0.0.0.0" {
      return "--host \(address) is every address at once, and a page is sent to one alone; "
        + "name an IPv4 address of this machine"
    }
    // Whatever else is wrong is found when a port is looked for.
    return LocalAddress.fault(of: place) == EADDRNOTAVAIL ? foreign(address) : nil
  }

  private static func foreign(_ address: String) -> String {
    "--host takes an IPv4 address of this machine, not \(address)"
  }

  /// The first free port from a number on.
  ///
  /// - Throws: `Failure` when none is free, or the address is not one of this machine.
  package static func freePort(from port: Int, address: String) throws(Failure) -> Int {
    guard LocalAddress.read(address) != nil else { throw Failure(description: foreign(address)) }
    for candidate in port..<min(port + attempts, 65_536) where isFree(candidate, address: address) {
      return candidate
    }
    throw Failure(
      description:
        "no port from \(port) to \(port + attempts - 1) of \(address) can be used; name another one "
        + "with --port"
    )
  }

  /// Whether a port of an address can be listened on; 0 always can.
  package static func isFree(_ port: Int, address: String) -> Bool {
    guard port > 0 else { return true }
    guard let place = LocalAddress.read(address, port: port) else { return false }
    return LocalAddress.fault(of: place) == 0 && !isTakenBeside(place, port)
  }

  /// Whether somebody else has the port at the other address to which browsers resolve `localhost`,
  /// where a page of ours would then ask for its place.
  private static func isTakenBeside(_ place: SocketAddress, _ port: Int) -> Bool {
    guard place.ipAddress == "127.0.0.1",
      let other = try? SocketAddress(ipAddress: "::1", port: port)
    else { return false }
    return LocalAddress.fault(of: other) == EADDRINUSE
  }

  /// Starts to listen.
  ///
  /// - Returns: the port.
  /// - Throws: `Failure` when the port was taken in the meantime.
  package func start() async throws(Failure) -> Int {
    let port = try await listen(at: address)
    // Browsers may resolve `localhost` to either address.
    if isOfLoopback, let second = try? SocketAddress(ipAddress: "::1", port: port),
      LocalAddress.fault(of: second) == 0
    {
      _ = try await listen(at: second)
    }
    return port
  }

  /// Listens at one address, and returns its port.
  private func listen(at address: SocketAddress) async throws(Failure) -> Int {
    let socket: any Channel
    do {
      socket = try await listener.bind(to: address).get()
    } catch {
      await stop()
      throw Failure(description: "the server does not start: \(error)")
    }
    state.withLock { $0.sockets.append(socket) }
    socket.closeFuture.whenComplete { [self] _ in
      state.withLock { state in
        if !state.isStopped { state.failure = Failure(description: "the server ended") }
      }
    }
    return socket.localAddress?.port ?? address.port ?? 0
  }

  /// What listens, and gives each connection its handlers.
  private var listener: ServerBootstrap {
    ServerBootstrap(group: Self.threads)
      .serverChannelOption(ChannelOptions.socketOption(.so_reuseaddr), value: 1)
      .serverChannelInitializer { [connections] channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.closeSocketInPrograms()
          try channel.pipeline.syncOperations.addHandler(ConnectionLimit(connections))
        }
      }
      .childChannelInitializer { [site, connections] channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.closeSocketInPrograms()
          try channel.pipeline.addSite(site) { connections.hear(channel) }
        }
      }
  }

  /// Why the server ended; nil while it runs.
  package var problem: Failure? { state.withLock { $0.failure } }

  /// Ends the server and its connections.
  package func stop() async {
    let sockets = state.withLock { state in
      state.isStopped = true
      return state.sockets
    }
    for socket in sockets { try? await socket.close().get() }
    connections.closeAll()
  }
}
