public import SpokenViews

/// What takes part in the values of a publisher.
public enum Subscribers {
  /// How a publisher ends.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)

    func map<Other: Error>(_ change: (Failure) -> Other) -> Completion<Other> {
      switch self {
      case .finished: .finished
      case .failure(let error): .failure(change(error))
      }
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}

/// Values over time, and an end.
///
/// Nothing asks for a number of values, so that publishers of an app are made of those of this
/// module.
public protocol Publisher<Output, Failure>: _ValueSource {
  /// The type of the values.
  associatedtype Output
  /// The type of its error; `Never` for none.
  associatedtype Failure: Error

  /// Hands values and the end on until what it returns is cancelled or gone.
  func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable
}

/// Where values go.
public struct _Subscriber<Output, Failure: Error> {
  let receive: (Output) -> Void
  let complete: (Subscribers.Completion<Failure>) -> Void
}

extension Publisher {
  /// Hands values to a view.
  public func _values(_ receive: @escaping (Output) -> Void) -> () -> Void {
    let listening = sink(receiveCompletion: { _ in }, receiveValue: receive)
    return { listening.cancel() }
  }

  /// Calls closures for each value and for the end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    Gate.listening(_Subscriber(receive: receiveValue, complete: receiveCompletion)) {
      _subscribe($0)
    }
  }

  /// The publisher without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher { _subscribe($0) }
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure for each value.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value into a property of an object, which stays as long.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }

  /// Writes each value into a published property, for as long as that is there.
  public func assign(to published: inout Published<Output>.Publisher) {
    // What the property keeps must not keep the property.
    published._keep(sink(receiveValue: published._writer))
  }
}

/// A publisher of any type.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let subscribe: (_Subscriber<Output, Failure>) -> AnyCancellable

  init(_ subscribe: @escaping (_Subscriber<Output, Failure>) -> AnyCancellable) {
    self.subscribe = subscribe
  }

  /// A publisher without its type.
  public init<Made: Publisher<Output, Failure>>(_ publisher: Made) {
    self.init { publisher._subscribe($0) }
  }

  /// Hands values and the end on.
  public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
    Gate.listening(subscriber, to: subscribe)
  }
}
