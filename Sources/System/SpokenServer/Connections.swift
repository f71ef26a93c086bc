import NIOCore
import Synchronization

/// The connections of a server: so many at most, of which those that say nothing make room.
///
/// A class, because the sockets that listen and the connections share it.
package final class Connections: Sendable {
  /// How many connections may be open at once where the system opens enough files.
  package static let mostPlaces = 64
  /// How many there are place for in any case: a browser opens six at once.
  static let fewestPlaces = 8

  /// How many connections may be open at once.
  let places: Int

  private struct State {
    var open: [ObjectIdentifier: any Channel] = [:]
    /// Those whose request has not come yet, the oldest first.
    var silent: [any Channel] = []
  }

  private let state = Mutex(State())

  /// Connections for so many places.
  init(places: Int = mostPlaces) { self.places = places }

  /// How many places there are where the system opens so many files.
  ///
  /// - Parameters:
  ///   - files: how many files it opens.
  ///   - open: how many are open already.
  /// - Returns: the number, with a half of the other files left to the rest of the program.
  static func places(of files: Int, open: Int) -> Int {
    min(mostPlaces, max(fewestPlaces, (files - open) / 2))
  }

  /// How many connections are open.
  var count: Int { state.withLock { $0.open.count } }

  /// Takes a new connection in; false when all places are taken by requests and pages.
  ///
  /// The connection that has been silent longest is closed for it: a stranger who opens many and
  /// sends nothing keeps nobody out.
  func enter(_ channel: any Channel) -> Bool {
    let (hasPlace, oldest) = state.withLock { state -> (Bool, (any Channel)?) in
      var oldest: (any Channel)?
      if state.open.count >= places {
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

  /// Closes the connection that has been silent longest; false when there is none.
  func closeSilent() -> Bool {
    let oldest = state.withLock { state in
      let first = state.silent.first
      if let first { Self.remove(first, from: &state) }
      return first
    }
    oldest?.close(promise: nil)
    return oldest != nil
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
