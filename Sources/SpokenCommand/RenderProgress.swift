import SpokenScreen
import TextCommands

/// The progress of a render, as a line that comes and goes on a terminal.
///
/// It has no clock: the caller passes the elapsed time.
struct RenderProgress: Hashable, Sendable {
  private let total: Int
  /// When the line is shown next.
  private var due = Duration.seconds(1)
  private var isShown = false

  private static let interval = Duration.milliseconds(100)
  private static let width = 20

  /// The total number of stops is an estimate: one gesture can read many elements.
  init(total: Int) { self.total = total }

  /// The text to write after a stop; empty while it is too early.
  ///
  /// - Parameters:
  ///   - elapsed: how long the render has taken so far.
  ///   - stop: the number of the stop, from 1.
  ///   - words: the words of the stop.
  /// - Returns: the text for the terminal.
  mutating func text(after elapsed: Duration, stop: Int, words: String) -> String {
    guard elapsed >= due else { return "" }
    due = elapsed + Self.interval
    isShown = true
    return Console.clearing + Console.cut("\(count(stop))  \(words)")
  }

  /// The text to write before other output.
  mutating func cleared() -> String {
    defer { isShown = false }
    return isShown ? Console.clearing : ""
  }

  /// The bar and the count; only the count when there are more stops than steps.
  private func count(_ stop: Int) -> String {
    guard stop <= total else { return "stop \(stop)" }
    let filled = stop * Self.width / total
    let bar = String(repeating: "#", count: filled).padded(with: "-", to: Self.width)
    return "[\(bar)] stop \(stop) of \(total)"
  }
}

extension String {
  fileprivate func padded(with character: Character, to width: Int) -> String {
    self + String(repeating: character, count: max(width - count, 0))
  }
}

extension RenderProgress {
  /// Estimates one stop for each step.
  init(of scenario: Scenario) {
    self.init(
      total: scenario.steps.reduce(0) { sum, step in
        switch step.action {
        case .gesture(_, let count): sum + count
        case .effect: sum + 1
        case .wait, .expect: sum
        }
      })
  }
}

/// The progress of a render on a terminal, on standard error.
///
/// A class, because it owns the line of the terminal.
final class ProgressLine {
  private var progress: RenderProgress?
  private let start = ContinuousClock.now

  /// Shows nothing when it is not wanted or standard error is no terminal.
  init(of scenario: Scenario, isWanted: Bool) {
    progress = isWanted && Console.isSeen && !Console.isPlain ? RenderProgress(of: scenario) : nil
  }

  deinit { clear() }

  /// Shows the stop that was just synthesized.
  func show(_ utterance: Utterance, number: Int) {
    let words = utterance.description(in: .voiceover)
    Console.show(
      progress?.text(after: ContinuousClock.now - start, stop: number, words: words) ?? "")
  }

  /// Clears the line before other output.
  func clear() { Console.show(progress?.cleared() ?? "") }
}
