/// Errors of a publisher.
extension Publisher {
  /// The values with another error.
  public func mapError<Other: Error>(
    _ transform: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other> {
    AnyPublisher { subscriber in
      _subscribe(
        _Subscriber(
          receive: subscriber.receive, complete: { subscriber.complete($0.map(transform)) }))
    }
  }

  /// The values, and those of another publisher after an error.
  public func `catch`<Other: Publisher<Output, OtherFailure>, OtherFailure: Error>(
    _ handler: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, OtherFailure> {
    AnyPublisher { subscriber in
      // It may come while the first one is still being asked, so it stands before that.
      var second: AnyCancellable?
      let first = _subscribe(
        _Subscriber(
          receive: subscriber.receive,
          complete: { completion in
            switch completion {
            case .finished: subscriber.complete(.finished)
            case .failure(let error): second = handler(error)._subscribe(subscriber)
            }
          }))
      return AnyCancellable {
        first.cancel()
        second?.cancel()
      }
    }
  }

  /// The values, and another one and the end for an error.
  public func replaceError(with value: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(value) }
  }

  /// Tries again after an error.
  public func retry(_ count: Int) -> AnyPublisher<Output, Failure> {
    // Another subscription is enough: each stage starts with its first state for each of them.
    count <= 0 ? eraseToAnyPublisher() : self.catch { _ in self.retry(count - 1) }
  }
}

extension Publisher where Failure == Never {
  /// The values as those of a publisher that could fail.
  public func setFailureType<Other: Error>(to type: Other.Type) -> AnyPublisher<Output, Other> {
    AnyPublisher { subscriber in
      _subscribe(
        _Subscriber(
          receive: subscriber.receive,
          complete: { _ in subscriber.complete(.finished) }))
    }
  }
}
