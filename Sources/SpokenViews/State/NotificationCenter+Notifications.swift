public import Foundation

extension NotificationCenter {
  /// The notifications of a name from now on, one after the other.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    // Observing starts with the call and not with the first wait: the stream keeps what comes
    // before.
    let (stream, continuation) = AsyncStream.makeStream(of: Unchecked<Notification>.self)
    let token = Unchecked(
      addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(Unchecked($0))
      })
    let center = Unchecked(self)
    continuation.onTermination = { _ in center.value.removeObserver(token.value) }
    return Notifications(stream: stream)
  }

  /// Notifications, one after the other.
  public struct Notifications: AsyncSequence, Sendable {
    fileprivate let stream: AsyncStream<Unchecked<Notification>>

    /// Waits for the notifications.
    public func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }

    /// Waits for one notification after the other.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncStream<Unchecked<Notification>>.Iterator

      /// Waits for the next notification; nil when the task is cancelled.
      public mutating func next() async -> Notification? { await base.next()?.value }
    }
  }
}
