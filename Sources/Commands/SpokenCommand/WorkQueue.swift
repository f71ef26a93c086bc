import Foundation

/// Work for one thread, in the order in which other threads asked for it; what may wait comes last.
///
/// A class, because the threads share it; the lock guards its properties.
final class WorkQueue: @unchecked Sendable {
  private let condition = NSCondition()
  private var waiting: [@Sendable () -> Void] = []
  private var patient: [@Sendable () -> Void] = []
  private var end: (any Error)?

  /// How often to check for a signal, in seconds.
  private static let tick = 0.1

  /// Adds work.
  func post(_ body: @escaping @Sendable () -> Void) {
    condition.withLock {
      waiting.append(body)
      condition.signal()
    }
  }

  /// Adds work that is done when no other is waiting.
  func postLater(_ body: @escaping @Sendable () -> Void) {
    condition.withLock {
      patient.append(body)
      condition.signal()
    }
  }

  /// Whether other work than that which may wait has been added, or the end has come.
  var isWanted: Bool { condition.withLock { !waiting.isEmpty || end != nil } }

  /// Whether the end has come.
  var isEnding: Bool { condition.withLock { end != nil } }

  /// Does the work that is waiting, but for that which may wait; such work calls it in between.
  func doWaiting() {
    let work = condition.withLock {
      defer { waiting = [] }
      return waiting
    }
    // Outside of the lock, as the work itself may add more.
    for body in work { body() }
  }

  /// Adds work and waits for its result, without a thread.
  func perform<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      post { continuation.resume(returning: body()) }
    }
  }

  /// Ends `run` with an error.
  func stop(_ error: any Error) {
    condition.withLock {
      // The first error is the cause, and later ones often follow from it.
      end = end ?? error
      condition.signal()
    }
  }

  /// Does the work on this thread until it is stopped or a check fails.
  ///
  /// - Parameter check: is called often, and throws to end the work.
  /// - Throws: what stopped it, and what `check` throws.
  func run(check: () throws -> Void) throws {
    while true {
      try check()
      let (work, end) = condition.withLock { () -> ([@Sendable () -> Void], (any Error)?) in
        if waiting.isEmpty, patient.isEmpty, self.end == nil {
          // Not without end: a signal wakes no condition, so `check` has to be called now and then.
          _ = condition.wait(until: Date(timeIntervalSinceNow: Self.tick))
        }
        // One at a time, so that work which comes meanwhile goes first.
        if waiting.isEmpty, !patient.isEmpty { return ([patient.removeFirst()], self.end) }
        defer { waiting = [] }
        return (waiting, self.end)
      }
      if let end { throw end }
      // Outside of the lock, as the work itself may add more.
      for body in work { body() }
    }
  }

  /// Waits for the end of asynchronous work, a second at most.
  static func wait(for work: @escaping @Sendable () async -> Void) {
    let done = DispatchSemaphore(value: 0)
    Task {
      await work()
      done.signal()
    }
    // Connections that hang must not keep the program from ending.
    _ = done.wait(timeout: .now() + 1)
  }
}
