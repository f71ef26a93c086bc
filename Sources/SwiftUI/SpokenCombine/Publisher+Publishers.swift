/// Publishers whose values are publishers, and publishers that several listen to.
extension Publisher {
  /// The values of the publishers that a closure makes of each value.
  public func flatMap<Other: Publisher>(
    _ transform: @escaping (Output) -> Other
  ) -> AnyPublisher<Other.Output, Failure> where Other.Failure == Failure {
    inner(onlyLast: false, transform)
  }

  /// The values of the publishers that a closure makes of each value, which never fail.
  @_disfavoredOverload
  public func flatMap<Other: Publisher<Made, Never>, Made>(
    _ transform: @escaping (Output) -> Other
  ) -> AnyPublisher<Made, Failure> {
    flatMap { transform($0).setFailureType(to: Failure.self) }
  }

  /// The values of the last publisher that came.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    inner(onlyLast: true) { $0 }
  }

  /// The values of the publishers that a closure makes, of all or only of the last one.
  private func inner<Other: Publisher>(
    onlyLast: Bool, _ transform: @escaping (Output) -> Other
  ) -> AnyPublisher<Other.Output, Failure> where Other.Failure == Failure {
    AnyPublisher { subscriber in
      let inside = Inside()
      let ends = Ends(1, subscriber.complete)
      let outer = _subscribe(
        _Subscriber(
          receive: { value in
            // One that is cancelled does not end by itself.
            if onlyLast, inside.cancel() { ends.complete(.finished) }
            let number = inside.begin()
            ends.addOne()
            let listening = transform(value)._subscribe(
              _Subscriber(
                // It may still be sending when the next one comes.
                receive: { if inside.isOpen(number) { subscriber.receive($0) } },
                complete: { if inside.end(number) { ends.complete($0) } }))
            inside.keep(listening, number)
          }, complete: ends.complete))
      return AnyCancellable {
        outer.cancel()
        inside.cancel()
      }
    }
  }

  /// One source for all who listen, which is listened to as long as anyone does.
  public func share() -> AnyPublisher<Output, Failure> {
    let shared = Shared(source: self)
    return AnyPublisher { shared.add($0) }
  }
}

/// Publishers that can fail, of values that cannot.
extension Publisher where Failure == Never {
  // Where neither fails, the other one is meant, which needs no stage for the error.
  /// The values of the publishers that a closure makes of each value.
  @_disfavoredOverload
  public func flatMap<Other: Publisher>(
    _ transform: @escaping (Output) -> Other
  ) -> AnyPublisher<Other.Output, Other.Failure> {
    setFailureType(to: Other.Failure.self).flatMap(transform)
  }

  /// The values of the last publisher that came.
  @_disfavoredOverload
  public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure>
  where Output: Publisher {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

/// A source and those who listen to it.
private final class Shared<Source: Publisher> {
  private let source: Source
  private let subject = PassthroughSubject<Source.Output, Source.Failure>()
  private var count = 0
  private var listening: AnyCancellable?

  init(source: Source) { self.source = source }

  func add(_ subscriber: _Subscriber<Source.Output, Source.Failure>) -> AnyCancellable {
    count += 1
    let one = subject._subscribe(subscriber)
    // After the first has begun to listen, so that it misses no value.
    if count == 1 {
      listening = source._subscribe(
        _Subscriber(
          receive: { [subject] in subject.send($0) },
          complete: { [subject] in subject.send(completion: $0) }))
    }
    // It keeps the source: an app need not keep the publisher.
    return AnyCancellable {
      one.cancel()
      self.remove()
    }
  }

  private func remove() {
    count -= 1
    if count == 0 { listening = nil }
  }
}

/// What is listened to inside another publisher, by number.
private final class Inside {
  private var last = 0
  private var open: Set<Int> = []
  private var all: [Int: AnyCancellable] = [:]

  func begin() -> Int {
    last += 1
    open.insert(last)
    return last
  }

  func isOpen(_ number: Int) -> Bool { open.contains(number) }

  /// Keeps a subscription unless it is over, as with a publisher that sends all at once.
  func keep(_ listening: AnyCancellable, _ number: Int) {
    if isOpen(number) { all[number] = listening } else { listening.cancel() }
  }

  /// Notes an end; returns whether it was open until then.
  func end(_ number: Int) -> Bool {
    all[number] = nil
    return open.remove(number) != nil
  }

  /// Ends all; returns whether there were any.
  @discardableResult
  func cancel() -> Bool {
    let (hadAny, ended) = (!open.isEmpty, all)
    (open, all) = ([], [:])
    for listening in ended.values { listening.cancel() }
    return hadAny
  }
}
