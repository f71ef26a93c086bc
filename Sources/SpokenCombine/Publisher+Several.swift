/// Several publishers as one.
extension Publisher {
  /// The last values of both, whenever one has another.
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher { subscriber in
      var (first, second) = (Output?.none, Other.Output?.none)
      let ends = Ends(2, subscriber.complete)
      func send() { if let first, let second { subscriber.receive((first, second)) } }
      let one = _subscribe(
        _Subscriber(
          receive: {
            first = $0
            send()
          }, complete: ends.complete))
      let two = other._subscribe(
        _Subscriber(
          receive: {
            second = $0
            send()
          }, complete: ends.complete))
      return AnyCancellable {
        one.cancel()
        two.cancel()
      }
    }
  }

  /// What a closure makes of the last values of both.
  public func combineLatest<Other: Publisher, Made>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Made
  ) -> AnyPublisher<Made, Failure> where Other.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// The last values of three, whenever one has another.
  public func combineLatest<Second: Publisher, Third: Publisher>(
    _ second: Second, _ third: Third
  ) -> AnyPublisher<(Output, Second.Output, Third.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// The values of both, as they come.
  public func merge<Other: Publisher<Output, Failure>>(
    with other: Other
  ) -> AnyPublisher<Output, Failure> {
    Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()])
      .eraseToAnyPublisher()
  }

  /// The values of both in pairs.
  public func zip<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher { subscriber in
      var (first, second) = ([Output](), [Other.Output]())
      let ends = Ends(1, subscriber.complete)
      func send() {
        guard !first.isEmpty, !second.isEmpty else { return }
        subscriber.receive((first.removeFirst(), second.removeFirst()))
      }
      let one = _subscribe(
        _Subscriber(
          receive: {
            first.append($0)
            send()
          }, complete: ends.complete))
      let two = other._subscribe(
        _Subscriber(
          receive: {
            second.append($0)
            send()
          }, complete: ends.complete))
      return AnyCancellable {
        one.cancel()
        two.cancel()
      }
    }
  }

  /// The values of the publishers that a closure makes of each value.
  public func flatMap<Other: Publisher>(
    _ transform: @escaping (Output) -> Other
  ) -> AnyPublisher<Other.Output, Failure> where Other.Failure == Failure {
    AnyPublisher { subscriber in
      var inside: [AnyCancellable] = []
      let outer = _subscribe(
        _Subscriber(
          receive: { value in
            inside.append(
              transform(value)._subscribe(
                _Subscriber(
                  receive: subscriber.receive,
                  complete: { if case .failure = $0 { subscriber.complete($0) } })))
          }, complete: subscriber.complete))
      return AnyCancellable {
        outer.cancel()
        for listening in inside { listening.cancel() }
      }
    }
  }

  /// The values of the last publisher that came.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    AnyPublisher { subscriber in
      var inside: AnyCancellable?
      let outer = _subscribe(
        _Subscriber(
          receive: { value in
            inside?.cancel()
            inside = value._subscribe(
              _Subscriber(
                receive: subscriber.receive,
                complete: { if case .failure = $0 { subscriber.complete($0) } }))
          }, complete: subscriber.complete))
      return AnyCancellable {
        outer.cancel()
        inside?.cancel()
      }
    }
  }

  /// One source for all who listen.
  public func share() -> AnyPublisher<Output, Failure> {
    let subject = PassthroughSubject<Output, Failure>()
    var source: AnyCancellable?
    return AnyPublisher { subscriber in
      let listening = subject._subscribe(subscriber)
      // After the first has begun to listen, so that it misses no value.
      if source == nil {
        source = self._subscribe(
          _Subscriber(
            receive: { subject.send($0) }, complete: { subject.send(completion: $0) }))
      }
      return listening
    }
  }
}

/// Publishers by the names of their types.
public enum Publishers {
  /// The values of many publishers, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values are those of the publishers.
    public typealias Output = Upstream.Output
    /// The errors are those of the publishers.
    public typealias Failure = Upstream.Failure
    /// The publishers.
    public let publishers: [Upstream]

    /// Publishers of a sequence.
    public init<All: Swift.Sequence>(_ upstream: All) where All.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Publishers one by one.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Hands on the values of all.
    public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
      let ends = Ends(publishers.count, subscriber.complete)
      let all = publishers.map {
        $0._subscribe(_Subscriber(receive: subscriber.receive, complete: ends.complete))
      }
      return AnyCancellable { for one in all { one.cancel() } }
    }
  }

  /// The last values of two publishers.
  public static func CombineLatest<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
    a.combineLatest(b)
  }

  /// The last values of three publishers.
  public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
  where A.Failure == B.Failure, A.Failure == C.Failure { a.combineLatest(b, c) }

  /// The last values of four publishers.
  public static func CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> AnyPublisher<(A.Output, B.Output, C.Output, D.Output), A.Failure>
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    a.combineLatest(b, c).combineLatest(d).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }

  /// The values of two publishers, as they come.
  public static func Merge<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<A.Output, A.Failure> where A.Output == B.Output, A.Failure == B.Failure {
    a.merge(with: b)
  }

  /// The values of two publishers in pairs.
  public static func Zip<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure { a.zip(b) }
}

/// The end of several publishers: that of the last, or the first error.
private final class Ends<Failure: Error> {
  private var left: Int
  private let end: (Subscribers.Completion<Failure>) -> Void

  init(_ count: Int, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) {
    left = count
    self.end = end
    if count == 0 { end(.finished) }
  }

  func complete(_ completion: Subscribers.Completion<Failure>) {
    guard left > 0 else { return }
    if case .failure = completion { left = 0 } else { left -= 1 }
    if left == 0 { end(completion) }
  }
}
