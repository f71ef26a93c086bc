import Foundation
import SpokenCLibrary

/// Our end of the standard input of an app.
final class AppInput: Sendable {
  private let descriptor: Int32

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Creates both ends, which no other program inherits; nil when the system has no more.
  static func pair() -> (ours: AppInput, theirs: FileHandle)? {
    guard let (ours, theirs) = socketPair() else { return nil }
    return (AppInput(ours), FileHandle(fileDescriptor: theirs, closeOnDealloc: true))
  }

  /// Writes a text, and returns whether all of it was written before the time was over.
  func write(_ text: String, until end: ContinuousClock.Instant) -> Bool {
    let flags = withoutSignal | Int32(MSG_DONTWAIT)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        guard errno == EAGAIN || errno == EWOULDBLOCK, isReady(until: end) else { return false }
      }
    }
    return true
  }

  /// Waits until the app reads, and returns whether it does.
  private func isReady(until end: ContinuousClock.Instant) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    let rest = (end - .now) / .milliseconds(1)
    return rest > 0 && poll(&entry, 1, Int32(min(rest + 1, 1e9))) != 0
  }
}
