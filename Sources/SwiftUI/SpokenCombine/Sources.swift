import Foundation

/// A single value.
public struct Just<Output>: Publisher {
  /// It never fails.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// A single value.
  public init(_ output: Output) { self.output = output }

  /// Hands the value on, and ends.
  public func _subscribe(_ subscriber: _Subscriber<Output, Never>) -> AnyCancellable {
    subscriber.receive(output)
    subscriber.complete(.finished)
    return AnyCancellable {}
  }
}

/// No value.
public struct Empty<Output, Failure: Error>: Publisher {
  private let endsAtOnce: Bool

  /// No value, and an end unless it is to stay.
  public init(completeImmediately: Bool = true) { endsAtOnce = completeImmediately }

  /// No value of these types.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) { endsAtOnce = completeImmediately }

  /// Ends.
  public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
    if endsAtOnce { subscriber.complete(.finished) }
    return AnyCancellable {}
  }
}

/// An error.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// An error.
  public init(error: Failure) { self.error = error }

  /// An error of a publisher of these types.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Fails.
  public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
    subscriber.complete(.failure(error))
    return AnyCancellable {}
  }
}

/// A value that comes once, to each who asks for it.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// What an app calls with the value or the error.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let value = CurrentValueSubject<Output?, Failure>(nil)
  private let first = SingleClaim()

  /// Calls a closure at once, which gives the value then or later.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    let (value, first) = (value, first)
    attemptToFulfill { result in
      guard first.claim() else { return }
      switch result {
      case .success(let output): value.send(output)
      case .failure(let error): value.send(completion: .failure(error))
      }
    }
  }

  /// Hands the value on once it is there, and ends.
  public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
    value.compactMap { $0 }.first()._subscribe(subscriber)
  }
}

/// What happens once.
private final class SingleClaim: Sendable {
  private let lock = NSLock()
  nonisolated(unsafe) private var isOver = false

  /// Whether it happens now.
  func claim() -> Bool {
    lock.withLock {
      defer { isOver = true }
      return !isOver
    }
  }
}

/// A publisher that is made for each who listens.
public struct Deferred<Made: Publisher>: Publisher {
  /// The values are those of the publisher.
  public typealias Output = Made.Output
  /// The errors are those of the publisher.
  public typealias Failure = Made.Failure
  /// Makes the publisher.
  public let createPublisher: () -> Made

  /// A publisher that a closure makes.
  public init(createPublisher: @escaping () -> Made) { self.createPublisher = createPublisher }

  /// Makes the publisher, and hands on what it has.
  public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
    createPublisher()._subscribe(subscriber)
  }
}

extension Sequence {
  /// The elements, one after the other.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { subscriber in
      for element in self { subscriber.receive(element) }
      subscriber.complete(.finished)
      return AnyCancellable {}
    }
  }
}
