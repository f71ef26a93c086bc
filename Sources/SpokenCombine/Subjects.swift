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
  private var current: Output

  /// A subject with its first value.
  public init(_ value: Output) { current = value }

  /// The last value; a new one is handed on.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// Hands a value on, and keeps it.
  public func send(_ value: Output) {
    current = value
    listeners.send(value)
  }

  /// Ends it.
  public func send(completion: Subscribers.Completion<Failure>) { listeners.end(completion) }

  /// Hands the value and later ones on.
  public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
    if !listeners.isOver { subscriber.receive(current) }
    return listeners.add(subscriber)
  }
}

/// Those who listen to a subject, in the order of coming.
private final class Listeners<Output, Failure: Error> {
  private final class Listener {
    let subscriber: _Subscriber<Output, Failure>
    init(_ subscriber: _Subscriber<Output, Failure>) { self.subscriber = subscriber }
  }

  private var all: [Listener] = []
  private var completion: Subscribers.Completion<Failure>?

  var isOver: Bool { completion != nil }

  func add(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
    if let completion {
      subscriber.complete(completion)
      return AnyCancellable {}
    }
    let listener = Listener(subscriber)
    all.append(listener)
    return AnyCancellable { [weak self] in self?.all.removeAll { $0 === listener } }
  }

  func send(_ value: Output) {
    guard !isOver else { return }
    for listener in all { listener.subscriber.receive(value) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    guard !isOver else { return }
    self.completion = completion
    let all = all
    self.all = []
    for listener in all { listener.subscriber.complete(completion) }
  }
}
