import EspeakProtocol
import SpokenCLibrary

// Renamed, because `WorkerStream` has functions `read` and `close`.
private let systemRead = read
private let systemClose = close

/// Our end of the stream to a worker.
package struct WorkerStream {
  /// The longest message; sound comes in blocks.
  static let longest = 1 << 24

  private let descriptor: Int32

  /// Creates both ends, which no program inherits by accident.
  ///
  /// - Returns: both ends, or nil when the system has no more.
  package static func pair() -> (ours: WorkerStream, theirs: Int32)? {
    guard let (ours, theirs) = socketPair() else { return nil }
    // After this time the worker is checked, see `WorkerWatch`.
    var limit = timeval(tv_sec: 0, tv_usec: 1_000_000 / .init(WorkerWatch.looksPerSecond))
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(ours, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
    }
    return (WorkerStream(descriptor: ours), theirs)
  }

  /// Writes a message after its length, low byte first, and returns whether it was written
  /// completely.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - isWorthIt: whether to keep waiting for a worker that reads nothing; called at each check.
  /// - Returns: whether it was written completely.
  func write(_ message: [UInt8], while isWorthIt: () -> Bool) -> Bool {
    let bytes = WorkerFrame.bytes(of: UInt32(message.count)) + message
    return bytes.withUnsafeBytes { space in
      complete(space.count, while: isWorthIt) {
        send(descriptor, space.baseAddress?.advanced(by: $0), $1, withoutSignal)
      }
    }
  }

  /// Reads the next message; nil when the worker is gone or sends invalid data.
  ///
  /// - Parameter isWorthIt: whether to keep waiting for a worker that sends nothing; called at each
  ///   check.
  /// - Returns: the message.
  package func read(while isWorthIt: () -> Bool) -> [UInt8]? {
    guard let header = read(4, isWorthIt) else { return nil }
    let length = WorkerFrame.length(of: header)
    // Another program may answer in its place: its text, read as a length, must not allocate
    // memory.
    return 1...WorkerStream.longest ~= length ? read(length, isWorthIt) : nil
  }

  /// Closes our end, which ends the worker.
  package func close() { _ = systemClose(descriptor) }

  private func read(_ count: Int, _ isWorthIt: () -> Bool) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { space, initialized in
      let isWhole = complete(count, while: isWorthIt) {
        systemRead(descriptor, space.baseAddress?.advanced(by: $0), $1)
      }
      initialized = isWhole ? count : 0
    }
    return bytes.count == count ? bytes : nil
  }

  /// Repeats a call with a start and a count until everything is done; false when the other end is
  /// gone or not worth it.
  private func complete(
    _ count: Int, while isWorthIt: () -> Bool, _ call: (_ start: Int, _ count: Int) -> Int
  ) -> Bool {
    var start = 0
    while start < count {
      let done = call(start, count - start)
      if done > 0 {
        start += done
        continue
      }
      // Zero is the end of the stream: the worker has closed its end.
      guard done < 0 else { return false }
      let cause = errno
      // `EAGAIN` is the time limit of the socket: the moment to look at the worker.
      guard cause == EINTR || cause == EAGAIN && isWorthIt() else { return false }
    }
    return true
  }
}
