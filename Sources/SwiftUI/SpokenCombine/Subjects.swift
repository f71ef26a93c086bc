import Foundation

/// A publisher whose values an app sends.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Hands a value on.
  func send(_ value: Output)
  /// Ends it.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Hands on that something happened.
  public func send() { send(()) }
}

/// Hands on what is sent, to those who listen then.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let listeners = Listeners<Output, Failure>()

  /// A subject without listeners.
  public init() {}

  /// Hands a value on.
  public func send(_ value: Output) { listeners.send(value) }

  /// Ends it.
  public func send(completion: Subscribers.Completion<Failure>) { listeners.end(completion) }

  /// Hands later values on.
  public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
    listeners.add(subscriber)
  }
}

/// Hands on its value and what is sent later.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let listeners = Listeners<Output, Failure>()
  private let lock = NSLock()
  private var current: Output

  /// A subject with its first value.
  public init(_ value: Output) { current = value }

  /// The last value; a new one is handed on.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  /// Hands a value on, and keeps it.
  public func send(_ value: Output) {
    // The value of a subject that has ended stays.
    if !listeners.isOver { lock.withLock { current = value } }
    listeners.send(value)
  }

  /// Ends it.
  public func send(completion: Subscribers.Completion<Failure>) { listeners.end(completion) }

  /// Hands the value and later ones on.
  public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
    // It listens first, so that it hears what is sent while it hears the value.
    let isOver = listeners.isOver
    let listening = listeners.add(subscriber)
    if !isOver { subscriber.receive(value) }
    return listening
  }
}

/// Those who listen to a subject, in the order of coming.
private final class Listeners<Output, Failure: Error> {
  private typealias Listener = Gate<Output, Failure>

  // Apps send on any thread while views come and go on the main one.
  private let lock = NSLock()
  private var all: [Listener] = []
  private var completion: Subscribers.Completion<Failure>?

  var isOver: Bool { lock.withLock { completion != nil } }

  func add(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
    let listener = Listener(subscriber)
    let completion = lock.withLock {
      if self.completion == nil { all.append(listener) }
      return self.completion
    }
    if let completion { listener.complete(completion) }
    return listener.holding(AnyCancellable { [weak self, weak listener] in self?.remove(listener) })
  }

  func send(_ value: Output) {
    // A listener that is cancelled by one before it is closed, and hears no more of this value.
    for listener in lock.withLock({ all }) { listener.receive(value) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let ended = lock.withLock {
      defer { all = [] }
      if self.completion == nil { self.completion = completion }
      return all
    }
    for listener in ended { listener.complete(completion) }
  }

  private func remove(_ listener: Listener?) {
    lock.withLock { all.removeAll { $0 === listener } }
  }
}
