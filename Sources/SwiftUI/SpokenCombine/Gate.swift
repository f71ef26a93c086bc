import Foundation

/// Where values go until the end or until it is cancelled; the end comes once.
///
/// Every listener and every operator has one, so that operators need not look after values that come
/// too late, and nothing that is over keeps the closures of an app.
final class Gate<Output, Failure: Error> {
  // Subjects of an app may send on any thread while the main one cancels.
  private let lock = NSLock()
  private var subscriber: _Subscriber<Output, Failure>?
  private var upstream: AnyCancellable?

  init(_ subscriber: _Subscriber<Output, Failure>) { self.subscriber = subscriber }

  /// The subscription of a publisher whose values go through the gate.
  static func listening(
    _ subscriber: _Subscriber<Output, Failure>,
    to subscribe: (_Subscriber<Output, Failure>) -> AnyCancellable
  ) -> AnyCancellable {
    let gate = Gate(subscriber)
    return gate.holding(
      subscribe(_Subscriber(receive: gate.receive, complete: gate.complete)))
  }

  /// Keeps what is listened to until the end.
  func holding(_ upstream: AnyCancellable) -> AnyCancellable {
    // The end may have come while the source was asked for its values.
    let isOver = lock.withLock {
      if subscriber != nil { self.upstream = upstream }
      return subscriber == nil
    }
    if isOver { upstream.cancel() }
    return AnyCancellable { _ = self.close() }
  }

  func receive(_ value: Output) {
    // The lock is free while the app is called, which may send, cancel or listen again.
    let open = lock.withLock { subscriber }
    open?.receive(value)
  }

  func complete(_ completion: Subscribers.Completion<Failure>) {
    close()?.complete(completion)
  }

  /// Lets go of both sides; returns where values went, or nil when it was over before.
  private func close() -> _Subscriber<Output, Failure>? {
    let (open, source) = lock.withLock {
      defer { (subscriber, upstream) = (nil, nil) }
      return (subscriber, upstream)
    }
    source?.cancel()
    return open
  }
}
