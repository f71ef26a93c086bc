import NIOCore
import Synchronization

/// The connections of a server: so many at most, of which those that say nothing make room.
///
/// A class, because the sockets that listen and the connections share it.
final class Connections: Sendable {
  /// How many connections may be open at once.
  static let places = 64
  /// How many that say nothing are let be while files are scarce: a browser opens six at once.
  static let silentPlaces = 6

  private struct State {
    var open: [ObjectIdentifier: any Channel] = [:]
    /// Those whose request has not come yet, the oldest first.
    var silent: [any Channel] = []
  }

  private let state = Mutex(State())

  /// How many connections are open.
  var count: Int { state.withLock { $0.open.count } }

  /// Takes a new connection in; false when all places are taken by requests and pages.
  ///
  /// The connection that has been silent longest is closed for it: a stranger who opens many and
  /// sends nothing keeps nobody out.
  ///
  /// - Parameters:
  ///   - channel: the connection.
  ///   - isScarce: whether the system opens few files more, so that silent connections make room
  ///     before there are so many that it opens none.
  /// - Returns: whether there is a place.
  func enter(_ channel: any Channel, whileFilesAreScarce isScarce: Bool = false) -> Bool {
    let (hasPlace, oldest) = state.withLock { state -> (Bool, (any Channel)?) in
      var oldest: (any Channel)?
      let isFull = state.open.count >= Self.places
      if isFull || (isScarce && state.silent.count >= Self.silentPlaces) {
        guard let first = state.silent.first else { return (false, nil) }
        Self.remove(first, from: &state)
        oldest = first
      }
      state.open[ObjectIdentifier(channel)] = channel
      state.silent.append(channel)
      return (true, oldest)
    }
    // Outside of the lock, which the end of the connection takes again.
    oldest?.close(promise: nil)
    guard hasPlace else { return false }
    channel.closeFuture.whenComplete { [self] _ in
      state.withLock { Self.remove(channel, from: &$0) }
    }
    return true
  }

  /// Notes that the request of a connection has come.
  func hear(_ channel: any Channel) {
    state.withLock { $0.silent.removeAll { $0 === channel } }
  }

  /// Closes all connections.
  func closeAll() {
    for channel in state.withLock({ Array($0.open.values) }) { channel.close(promise: nil) }
  }

  private static func remove(_ channel: any Channel, from state: inout State) {
    state.open[ObjectIdentifier(channel)] = nil
    state.silent.removeAll { $0 === channel }
  }
}
