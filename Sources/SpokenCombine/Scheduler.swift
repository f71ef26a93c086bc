public import Foundation

/// Where and when closures are called.
public protocol Scheduler {
  /// Calls a closure after a time in seconds, or at once.
  func _schedule(after seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable
}

/// A time between values.
public struct SchedulerInterval: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  let seconds: Double

  /// A time in seconds.
  public init(floatLiteral value: Double) { seconds = value }
  /// A time in seconds.
  public init(integerLiteral value: Int) { seconds = Double(value) }

  /// A time in seconds.
  public static func seconds(_ seconds: Double) -> Self { Self(floatLiteral: seconds) }
  /// A time in seconds.
  public static func seconds(_ seconds: Int) -> Self { Self(integerLiteral: seconds) }
  /// A time in thousandths of a second.
  public static func milliseconds(_ count: Int) -> Self { Self(floatLiteral: Double(count) / 1e3) }
  /// A time in millionths of a second.
  public static func microseconds(_ count: Int) -> Self { Self(floatLiteral: Double(count) / 1e6) }
  /// A time in billionths of a second.
  public static func nanoseconds(_ count: Int) -> Self { Self(floatLiteral: Double(count) / 1e9) }
}

extension RunLoop: Scheduler {
  /// Calls a closure on the main queue.
  public func _schedule(
    after seconds: Double, _ action: @escaping () -> Void
  ) -> AnyCancellable { DispatchQueue.main._schedule(after: seconds, action) }
}

extension OperationQueue: Scheduler {
  /// Calls a closure on the main queue.
  public func _schedule(
    after seconds: Double, _ action: @escaping () -> Void
  ) -> AnyCancellable { DispatchQueue.main._schedule(after: seconds, action) }
}

extension DispatchQueue: Scheduler {
  /// Calls a closure on the main queue: nothing is worked out beside it, so that what is heard is
  /// the same each time.
  public func _schedule(
    after seconds: Double, _ action: @escaping () -> Void
  ) -> AnyCancellable {
    // What comes at once needs no time of the walkthrough, as no user waits for it.
    if seconds <= 0, Thread.isMainThread {
      action()
      return AnyCancellable {}
    }
    let item = Unsafe(DispatchWorkItem { action() })
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, seconds), execute: item.value)
    return AnyCancellable { item.value.cancel() }
  }
}

/// Calls closures at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The only one.
  public static let shared = ImmediateScheduler()

  /// Calls a closure at once.
  public func _schedule(
    after seconds: Double, _ action: @escaping () -> Void
  ) -> AnyCancellable {
    action()
    return AnyCancellable {}
  }
}

/// The time of values; a step that waits lets it pass.
extension Publisher {
  /// The last value, once no other came for a time.
  public func debounce<Context: Scheduler>(
    for dueTime: SchedulerInterval, scheduler: Context
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      var waiting: AnyCancellable?
      let listening = _subscribe(
        _Subscriber(
          receive: { value in
            waiting?.cancel()
            waiting = scheduler._schedule(after: dueTime.seconds) { subscriber.receive(value) }
          }, complete: subscriber.complete))
      return AnyCancellable {
        waiting?.cancel()
        listening.cancel()
      }
    }
  }

  /// The first value of each interval, or the last one at its end.
  public func throttle<Context: Scheduler>(
    for interval: SchedulerInterval, scheduler: Context, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      var waiting: AnyCancellable?
      var next: Output?
      func open() {
        waiting = scheduler._schedule(after: interval.seconds) {
          waiting = nil
          guard let value = next else { return }
          next = nil
          subscriber.receive(value)
          open()
        }
      }
      let listening = _subscribe(
        _Subscriber(
          receive: { value in
            guard waiting != nil else {
              subscriber.receive(value)
              return open()
            }
            if latest || next == nil { next = value }
          }, complete: subscriber.complete))
      return AnyCancellable {
        waiting?.cancel()
        listening.cancel()
      }
    }
  }

  /// The values after a time.
  public func delay<Context: Scheduler>(
    for interval: SchedulerInterval, scheduler: Context
  ) -> AnyPublisher<Output, Failure> { scheduled(after: interval.seconds, on: scheduler) }

  /// The values on another queue: here on the main one, at once when they come there.
  public func receive<Context: Scheduler>(on scheduler: Context) -> AnyPublisher<Output, Failure> {
    scheduled(after: 0, on: scheduler)
  }

  /// The values; everything is worked out on the main queue.
  public func subscribe<Context: Scheduler>(
    on scheduler: Context
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  private func scheduled<Context: Scheduler>(
    after seconds: Double, on scheduler: Context
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      let waiting = Waiting()
      let listening = _subscribe(
        _Subscriber(
          receive: { value in
            waiting.keep(scheduler._schedule(after: seconds) { subscriber.receive(value) })
          },
          complete: { completion in
            waiting.keep(scheduler._schedule(after: seconds) { subscriber.complete(completion) })
          }))
      return AnyCancellable {
        listening.cancel()
        waiting.end()
      }
    }
  }
}

/// What is still to be called.
private final class Waiting {
  private var all: [AnyCancellable] = []

  func keep(_ action: AnyCancellable) { all.append(action) }

  func end() {
    for action in all { action.cancel() }
    all = []
  }
}
