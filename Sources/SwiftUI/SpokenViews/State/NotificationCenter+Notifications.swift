public import Foundation

extension NotificationCenter {
  /// The notifications of a name, one after the other, from the time at which they are waited for.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: Unchecked(object))
  }

  /// Notifications, one after the other; each loop over them gets all.
  public struct Notifications: AsyncSequence, Sendable {
    fileprivate let center: NotificationCenter
    fileprivate let name: Notification.Name
    fileprivate let object: Unchecked<AnyObject?>

    /// Waits for the notifications.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Unchecked<Notification>.self)
      let token = Unchecked(
        center.addObserver(forName: name, object: object.value, queue: nil) {
          continuation.yield(Unchecked($0))
        })
      let center = Unchecked(center)
      continuation.onTermination = { _ in center.value.removeObserver(token.value) }
      return Iterator(base: stream.makeAsyncIterator())
    }

    /// Waits for one notification after the other.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncStream<Unchecked<Notification>>.Iterator

      /// Waits for the next notification; nil when the task is cancelled.
      public mutating func next() async -> Notification? { await base.next()?.value }
    }
  }
}
