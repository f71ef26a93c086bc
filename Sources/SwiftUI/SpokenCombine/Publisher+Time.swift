import Foundation

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
          },
          complete: {
            // A value that has not rested until the end is lost.
            waiting?.cancel()
            subscriber.complete($0)
          }))
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
            waiting.add {
              scheduler._schedule(after: seconds, $0)
            } action: {
              subscriber.receive(value)
            }
          },
          complete: { completion in
            waiting.add {
              scheduler._schedule(after: seconds, $0)
            } action: {
              subscriber.complete(completion)
            }
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
  private let lock = NSLock()
  private var last = 0
  private var all: [Int: AnyCancellable?] = [:]

  /// Schedules an action, and forgets it once it was called.
  func add(_ schedule: (@escaping () -> Void) -> AnyCancellable, action: @escaping () -> Void) {
    let number = lock.withLock {
      last += 1
      all[last] = .some(nil)
      return last
    }
    let scheduled = schedule { [weak self] in
      self?.remove(number)
      action()
    }
    // It may have been called at once, and then there is nothing to keep.
    lock.withLock { if all[number] != nil { all[number] = scheduled } }
  }

  func end() {
    let ended = lock.withLock {
      defer { all = [:] }
      return all
    }
    for action in ended.values { action?.cancel() }
  }

  private func remove(_ number: Int) {
    // Gone after the lock is free, because its end may call the app.
    let removed = lock.withLock { all.removeValue(forKey: number) }
    withExtendedLifetime(removed) {}
  }
}
