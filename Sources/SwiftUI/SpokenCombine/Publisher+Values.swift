public import Foundation

/// Other values of each value.
extension Publisher {
  /// What a closure makes of each value.
  public func map<Other>(_ transform: @escaping (Output) -> Other) -> AnyPublisher<Other, Failure> {
    changing { value, next in next(transform(value)) }
  }

  /// What a closure makes of each value; an error that it throws is the end.
  public func tryMap<Other>(
    _ transform: @escaping (Output) throws -> Other
  ) -> AnyPublisher<Other, any Error> {
    AnyPublisher { subscriber in
      let gate = Gate(subscriber)
      return gate.holding(
        _subscribe(
          _Subscriber(
            receive: { value in
              do { gate.receive(try transform(value)) } catch { gate.complete(.failure(error)) }
            }, complete: { gate.complete($0.map { $0 }) })))
    }
  }

  /// What a closure makes of each value, without nil.
  public func compactMap<Other>(
    _ transform: @escaping (Output) -> Other?
  ) -> AnyPublisher<Other, Failure> {
    changing { value, next in if let made = transform(value) { next(made) } }
  }

  /// The values that fulfill a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    changing { value, next in if isIncluded(value) { next(value) } }
  }

  /// The values without those that are the same as the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    stateful(Output?.none) { last, value in
      if let old = last, predicate(old, value) { return nil }
      last = value
      return value
    }
  }

  /// What a closure makes of all values until now.
  public func scan<Sum>(
    _ initial: Sum, _ next: @escaping (Sum, Output) -> Sum
  ) -> AnyPublisher<Sum, Failure> {
    stateful(initial) { sum, value in
      sum = next(sum, value)
      return sum
    }
  }

  /// The values without the first ones.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    stateful(count) { left, value in
      guard left > 0 else { return value }
      left -= 1
      return nil
    }
  }

  /// The first values, and then the end.
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      let gate = Gate(subscriber)
      var left = count
      guard left > 0 else {
        gate.complete(.finished)
        return AnyCancellable {}
      }
      return gate.holding(
        _subscribe(
          _Subscriber(
            receive: { value in
              // A value that the last one caused is one too many.
              guard left > 0 else { return }
              left -= 1
              let isLast = left == 0
              gate.receive(value)
              if isLast { gate.complete(.finished) }
            }, complete: gate.complete)))
    }
  }

  /// The first value, and then the end.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// The first value that fulfills a condition, and then the end.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> { filter(predicate).first() }

  /// All values as one, at the end.
  public func collect() -> AnyPublisher<[Output], Failure> {
    AnyPublisher { subscriber in
      var all: [Output] = []
      return _subscribe(
        _Subscriber(
          receive: { all.append($0) },
          complete: { completion in
            if case .finished = completion { subscriber.receive(all) }
            subscriber.complete(completion)
          }))
    }
  }

  /// Calls closures beside those that listen.
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      var isOver = false
      let listening = _subscribe(
        _Subscriber(
          receive: {
            receiveOutput?($0)
            subscriber.receive($0)
          },
          complete: {
            isOver = true
            receiveCompletion?($0)
            subscriber.complete($0)
          }))
      return AnyCancellable {
        // A subscription that is dropped after its end was not cancelled.
        if !isOver { receiveCancel?() }
        listening.cancel()
      }
    }
  }

  private func changing<Other>(
    _ change: @escaping (Output, (Other) -> Void) -> Void
  ) -> AnyPublisher<Other, Failure> {
    AnyPublisher { subscriber in
      _subscribe(
        _Subscriber(receive: { change($0, subscriber.receive) }, complete: subscriber.complete))
    }
  }

  private func stateful<State, Other>(
    _ initial: State, _ change: @escaping (inout State, Output) -> Other?
  ) -> AnyPublisher<Other, Failure> {
    AnyPublisher { subscriber in
      // Each who listens begins with the first state.
      var state = initial
      return _subscribe(
        _Subscriber(
          receive: { value in
            // Sent once the state is free again: whoever receives it may cause the next value.
            if let made = change(&state, value) { subscriber.receive(made) }
          }, complete: subscriber.complete))
    }
  }
}

extension Publisher where Output: Equatable {
  /// The values without those that equal the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension Publisher {
  /// The values with another one for nil.
  public func replaceNil<Wrapped>(with value: Wrapped) -> AnyPublisher<Wrapped, Failure>
  where Output == Wrapped? { map { $0 ?? value } }

  /// The values that are read from data; an error of the decoder is the end.
  public func decode<Item: Decodable>(
    type: Item.Type, decoder: JSONDecoder
  ) -> AnyPublisher<Item, any Error> where Output == Data {
    tryMap { try decoder.decode(type, from: $0) }
  }
}
