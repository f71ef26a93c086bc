import SpokenServer
import Synchronization

/// A client that is connected, as the peer of its socket.
final class DriverPeer: SocketPeer {
  private let conversation: Mutex<DriverConversation>
  private let number: Int
  private let seat: DriverSeat
  private let work: DriverWork
  private let ended: @Sendable () -> Void
  private let send = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// A peer for a conversation with its number.
  init(
    _ conversation: sending DriverConversation, _ number: Int, seat: DriverSeat, _ work: DriverWork,
    ended: @escaping @Sendable () -> Void
  ) {
    self.conversation = Mutex(conversation)
    (self.number, self.seat, self.work, self.ended) = (number, seat, work, ended)
  }

  // One gets an error of the protocol as its answer.
  var takesBinary: Bool { true }

  func enter(_ send: @escaping @Sendable (String) -> Void) -> SocketRefusal? {
    self.send.withLock { $0 = send }
    return nil
  }

  func answer(_ text: String?) async {
    await work.perform { [self] in
      let messages = conversation.withLock { $0.handle(text.map { Array($0.utf8) }) }
      let send = send.withLock { $0 }
      for message in messages { send?(message.text) }
    }
  }

  func leave() {
    send.withLock { $0 = nil }
    // At once, so that a client that comes back begins its session.
    seat.leave(number)
  }

  func forget() async {
    await work.perform { [self] in
      let hadSession = conversation.withLock { conversation in
        defer { conversation.end() }
        return conversation.hasSession
      }
      if hadSession { ended() }
    }
  }
}
