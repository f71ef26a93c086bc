/// Several publishers as one.
extension Publisher {
  /// The last values of both, whenever one has another.
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher { subscriber in
      var (first, second) = (Output?.none, Other.Output?.none)
      let ends = Ends(2, subscriber.complete)
      // Nothing until both have a value, as there is none to stand for a missing one.
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
      let pairs = Pairs(subscriber)
      let one = _subscribe(_Subscriber(receive: pairs.take(first:), complete: pairs.endFirst))
      let two = other._subscribe(
        _Subscriber(receive: pairs.take(second:), complete: pairs.endSecond))
      return AnyCancellable {
        one.cancel()
        two.cancel()
      }
    }
  }
}
