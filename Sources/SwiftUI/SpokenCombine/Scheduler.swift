public import Foundation
import SpokenViews

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
    // What comes at once needs no time of the walkthrough, as no user waits for it. Only the change
    // of a property comes first, because apps wait for a queue to read the new value.
    if seconds <= 0, Thread.isMainThread {
      var isCancelled = false
      _afterChanges { if !isCancelled { action() } }
      return AnyCancellable { isCancelled = true }
    }
    // An item, because a closure that waits in a queue cannot be taken back.
    let work = ActingScreen.work
    let item = Unchecked(DispatchWorkItem { withExtendedLifetime(work) { action() } })
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
