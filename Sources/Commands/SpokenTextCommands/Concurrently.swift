import Foundation
import Synchronization

/// Results that several threads fill in, each place by one thread.
///
/// A class, because the threads share it; the lock guards both properties.
private final class Gathering<Result: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var next = 0
  private var results: [Result?]

  init(count: Int) { results = Array(repeating: nil, count: count) }

  /// The index of the next place without a thread, or nil when all are taken.
  func take() -> Int? {
    lock.withLock {
      guard next < results.count else { return nil }
      defer { next += 1 }
      return next
    }
  }

  func put(_ result: Result, at place: Int) { lock.withLock { results[place] = result } }

  var all: [Result] { lock.withLock { results.compactMap { $0 } } }
}

/// Threads that run the same work.
///
/// They are created here because those of Dispatch end the program where there is no /proc.
private final class Crew: Sendable {
  /// The size of a thread's stack in bytes, the same as the main thread's.
  private static let stack = 8 << 20

  private let ended = NSCondition()
  private let left: Mutex<Int>

  init(of count: Int, doing work: @escaping @Sendable () -> Void) {
    left = Mutex(count)
    for _ in 0..<count {
      let thread = Thread { [self] in
        work()
        ended.lock()
        left.withLock { $0 -= 1 }
        ended.signal()
        ended.unlock()
      }
      // The default of a thread is too small on some systems for trees that are walked recursively.
      thread.stackSize = Self.stack
      thread.start()
    }
  }

  /// Waits until every thread is done.
  func wait() {
    ended.lock()
    while left.withLock({ $0 > 0 }) { ended.wait() }
    ended.unlock()
  }
}

extension Array where Element: Sendable {
  /// Transforms the elements on several threads; the results keep the order of the elements.
  ///
  /// - Parameters:
  ///   - jobs: how many elements are worked on at once.
  ///   - transform: the work on an element, on any thread.
  /// - Returns: the results.
  package func mapConcurrently<Result: Sendable>(
    jobs: Int, _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    guard jobs > 1, count > 1 else { return map(transform) }
    let gathering = Gathering<Result>(count: count)
    let printed = Console.printed
    let work: @Sendable () -> Void = {
      // A thread of its own does not know where its creator prints.
      Console.$printed.withValue(printed) {
        // Each thread takes the next element when it is free, so that a slow one delays no others.
        while let place = gathering.take() { gathering.put(transform(self[place]), at: place) }
      }
    }
    // One fewer, because this thread works too instead of only waiting.
    let crew = Crew(of: Swift.min(jobs, count) - 1, doing: work)
    work()
    crew.wait()
    return gathering.all
  }
}
