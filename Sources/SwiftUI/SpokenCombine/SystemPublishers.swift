public import Foundation
public import SpokenViews

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension Published.Publisher: Publisher {
  /// It never fails.
  public typealias Failure = Never

  /// Hands the value and later ones on.
  public func _subscribe(_ subscriber: _Subscriber<Value, Never>) -> AnyCancellable {
    AnyCancellable(_values(subscriber.receive))
  }
}

extension ObservableObjectPublisher: Publisher {
  /// It says only that something changes.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never

  /// Hands on that the object changes.
  public func _subscribe(_ subscriber: _Subscriber<Void, Never>) -> AnyCancellable {
    AnyCancellable(_changes { subscriber.receive(()) })
  }
}

extension NotificationCenter.Publisher: Publisher {
  /// It never fails.
  public typealias Failure = Never

  /// Hands notifications on.
  public func _subscribe(_ subscriber: _Subscriber<Notification, Never>) -> AnyCancellable {
    AnyCancellable(_values(subscriber.receive))
  }
}

extension Timer.TimerPublisher: Publisher {
  /// It never fails.
  public typealias Failure = Never

  /// Hands times on.
  public func _subscribe(_ subscriber: _Subscriber<Date, Never>) -> AnyCancellable {
    AnyCancellable(_values(subscriber.receive))
  }

  /// The timer itself, which a view ends by this name.
  public var upstream: Timer.TimerPublisher { self }

  /// Starts the timer, which here starts for each who listens; what it returns ends it.
  public func connect() -> any Cancellable { TimerConnection(timer: self) }
}

/// Ends a timer; unlike `AnyCancellable`, one that nothing keeps lets it run.
private struct TimerConnection: Cancellable {
  let timer: Timer.TimerPublisher

  func cancel() { timer._end() }
}

#if canImport(FoundationNetworking)
  extension URLSession {
    /// The answer to a request.
    public func dataTaskPublisher(
      for request: URLRequest
    ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
      AnyPublisher { subscriber in
        let subscriber = Unchecked(subscriber)
        let task = self.dataTask(with: request) { data, response, error in
          if let data, let response {
            subscriber.value.receive((data, response))
            subscriber.value.complete(.finished)
          } else {
            subscriber.value.complete(.failure(error as? URLError ?? URLError(.unknown)))
          }
        }
        task.resume()
        return AnyCancellable { task.cancel() }
      }
    }

    /// The answer of an address.
    public func dataTaskPublisher(
      for url: URL
    ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
      dataTaskPublisher(for: URLRequest(url: url))
    }
  }
#endif
