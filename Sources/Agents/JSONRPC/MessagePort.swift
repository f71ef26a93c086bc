import SpokenCLibrary
import Synchronization

/// The two streams that a server is spoken to by: bytes come in, messages go out.
///
/// A class, because threads send through one output; the lock keeps their messages apart.
package final class MessagePort: Sendable {
  /// What came.
  package enum Arrival: Hashable, Sendable {
    /// Some bytes.
    case bytes([UInt8])
    /// Nothing yet.
    case nothing
    /// The other side sends nothing more.
    case end
  }

  /// How many bytes are read at once.
  private static let part = 1 << 16

  private let input: Int32
  private let output: Int32
  private let framing: MessageFraming
  private let writing = Mutex(())
  private let isBroken = Atomic(false)

  /// A port over two open descriptors, which their owner closes.
  ///
  /// A signal of a closed pipe must be ignored by the program (SIGPIPE).
  package init(input: Int32, output: Int32, _ framing: MessageFraming) {
    (self.input, self.output, self.framing) = (input, output, framing)
  }

  /// The next bytes, for which it waits so many milliseconds; a signal ends the waiting.
  package func arrival(within milliseconds: Int32) -> Arrival {
    var wanted = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    guard poll(&wanted, 1, milliseconds) > 0 else { return .nothing }
    guard wanted.revents & Int16(POLLNVAL) == 0 else { return .end }
    var got = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.part) { buffer, count in
      got = read(input, buffer.baseAddress, buffer.count)
      count = max(got, 0)
    }
    if got > 0 { return .bytes(bytes) }
    return got < 0 && (errno == EINTR || errno == EAGAIN) ? .nothing : .end
  }

  /// Sends a message; false when nobody takes it any more.
  @discardableResult
  package func send(_ message: Outgoing) -> Bool {
    let bytes = message.bytes(framing)
    return writing.withLock { _ in
      guard !isBroken.load(ordering: .relaxed) else { return false }
      guard write(bytes) else {
        isBroken.store(true, ordering: .relaxed)
        return false
      }
      return true
    }
  }

  /// Whether the other side may still read what is sent.
  package var isOpen: Bool {
    guard !isBroken.load(ordering: .relaxed) else { return false }
    var state = pollfd(fd: output, events: 0, revents: 0)
    guard poll(&state, 1, 0) > 0 else { return true }
    return state.revents & Int16(POLLERR | POLLHUP | POLLNVAL) == 0
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let written = systemWrite(
          output, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if written > 0 {
          rest = rest.dropFirst(written)
        } else if errno == EAGAIN {
          // The descriptor of a client may not wait; this one does.
          var wanted = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
          _ = poll(&wanted, 1, -1)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }
}

// Renamed, because the class has a function of this name.
private let systemWrite = write
