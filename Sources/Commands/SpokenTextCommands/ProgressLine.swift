import Foundation
import Synchronization

/// How far some work is, in a line for a terminal.
///
/// It has no clock: the caller passes the elapsed time.
package struct WorkProgress: Hashable, Sendable {
  private let unit: String
  private let total: Int
  /// When the line is shown next.
  private var due = Duration.seconds(1)

  private static let interval = Duration.milliseconds(100)
  private static let width = 20

  /// Progress through a number of things.
  ///
  /// - Parameters:
  ///   - unit: what is counted, such as `stop`.
  ///   - total: how many there are, as far as is known.
  package init(of unit: String, total: Int) { (self.unit, self.total) = (unit, total) }

  /// The line to show; nil while it is too early.
  ///
  /// - Parameters:
  ///   - elapsed: how long the work has taken so far.
  ///   - number: how many are done.
  ///   - words: what the last of them is.
  /// - Returns: the line.
  package mutating func line(after elapsed: Duration, number: Int, words: String) -> String? {
    guard elapsed >= due else { return nil }
    due = elapsed + Self.interval
    return "\(count(number))  \(words)"
  }

  /// The bar and the count; only the count when there are more than were expected.
  private func count(_ number: Int) -> String {
    // The total is an estimate, as one gesture can read many elements.
    guard number <= total else { return "\(unit) \(number)" }
    let filled = String(repeating: "#", count: number * Self.width / max(total, 1))
    let rest = String(repeating: "-", count: Self.width - filled.count)
    return "[\(filled)\(rest)] \(unit) \(number) of \(total)"
  }
}

/// The progress of some work on the terminal of standard error.
///
/// A class, because several threads count in it.
package final class ProgressLine: Sendable {
  private let state: Mutex<(progress: WorkProgress, done: Int)>
  private let isShown: Bool
  private let start = ContinuousClock.now

  /// Shows nothing when it is not wanted or standard error is no terminal.
  package init(_ progress: WorkProgress, isWanted: Bool) {
    isShown = isWanted && Console.isSeen && !Console.isPlain
    state = Mutex((progress, 0))
  }

  /// The progress through inputs whose results are printed on standard output; nothing is shown
  /// among those on a terminal.
  static func ofInputs(_ count: Int, _ options: ScenarioOptions) -> ProgressLine {
    ProgressLine(
      WorkProgress(of: "input", total: count),
      isWanted: !options.quiet && !Console.isOutputSeen)
  }

  deinit { if isShown { Console.clearLine() } }

  /// Shows that one more is done.
  package func advance(to words: @autoclosure () -> String) {
    guard isShown else { return }
    state.withLock { state in
      state.done += 1
      let elapsed = ContinuousClock.now - start
      let line = state.progress.line(after: elapsed, number: state.done, words: words())
      if let line { Console.showLine(line) }
    }
  }
}

extension Array where Element: Sendable {
  /// Transforms the elements on several threads, while a line shows how many are done.
  ///
  /// - Parameters:
  ///   - jobs: how many elements are worked on at once.
  ///   - progress: the line, which is gone at the end.
  ///   - name: what the line says of an element.
  ///   - transform: the work on an element, on any thread.
  /// - Returns: the results in the order of the elements.
  package func mapConcurrently<Result: Sendable>(
    jobs: Int, showing progress: ProgressLine, _ name: @escaping @Sendable (Element) -> String,
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    defer { Console.clearLine() }
    return mapConcurrently(jobs: jobs) { element in
      defer { progress.advance(to: name(element)) }
      return transform(element)
    }
  }
}
