import Dispatch
import Foundation

/// Results that are filled in by several threads, each place by one of them.
///
/// A class, because the threads share it; the lock guards both properties.
private final class Gathering<Result: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var next = 0
  private var results: [Result?]

  init(count: Int) { results = Array(repeating: nil, count: count) }

  /// The number of a place that nobody has begun, or nil when there is none.
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

extension Array where Element: Sendable {
  /// Transforms the elements, several at once; the results are in the order of the elements.
  ///
  /// - Parameters:
  ///   - jobs: how many are worked on at once.
  ///   - transform: what is done with each, on any thread.
  /// - Returns: the results.
  func mapConcurrently<Result: Sendable>(
    jobs: Int, _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    guard jobs > 1, count > 1 else { return map(transform) }
    let gathering = Gathering<Result>(count: count)
    DispatchQueue.concurrentPerform(iterations: Swift.min(jobs, count)) { _ in
      while let place = gathering.take() {
        gathering.put(transform(self[place]), at: place)
      }
    }
    return gathering.all
  }
}
