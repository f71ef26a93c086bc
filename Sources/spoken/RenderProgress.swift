import SpokenScreen

/// How far a render is, as a line that comes and goes on a terminal.
///
/// It has no clock: whoever asks says how much time has passed.
struct RenderProgress: Hashable, Sendable {
  private let total: Int
  /// When the line is shown next.
  private var due = Duration.seconds(1)
  private var isShown = false

  private static let interval = Duration.milliseconds(100)
  private static let width = 20

  /// Creates the progress of a number of stops, which is a guess: one gesture can read many elements.
  init(total: Int) { self.total = total }

  /// What is to be written behind a stop; nothing as long as it is too early.
  ///
  /// - Parameters:
  ///   - elapsed: how long the render has taken so far.
  ///   - stop: the number of the stop, counted from 1.
  ///   - words: what is said there.
  /// - Returns: the text for the terminal.
  mutating func text(after elapsed: Duration, stop: Int, words: String) -> String {
    guard elapsed >= due else { return "" }
    due = elapsed + Self.interval
    isShown = true
    return Console.clearing + Console.cut("\(count(stop))  \(words)")
  }

  /// What is to be written so that other lines can follow.
  mutating func cleared() -> String {
    defer { isShown = false }
    return isShown ? Console.clearing : ""
  }

  /// The bar and the count; the count alone when there are more stops than steps.
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
  /// Creates the progress of a story, as if each step came to one stop.
  init(of story: Story) {
    self.init(
      total: story.steps.reduce(0) { sum, step in
        switch step.action {
        case .gesture(_, let count): sum + count
        case .effect: sum + 1
        case .wait, .expect: sum
        }
      })
  }
}

/// The progress of a render on the terminal of standard error.
///
/// A class, because it owns the line in which it is shown.
final class ProgressLine {
  private var progress: RenderProgress?
  private let start = ContinuousClock.now

  /// Creates a line for a story; nothing is shown when it is not wanted, or nobody sees it.
  init(of story: Story, isWanted: Bool) {
    progress = isWanted && Console.isSeen && !Console.isPlain ? RenderProgress(of: story) : nil
  }

  deinit { clear() }

  /// Shows the stop that was just spoken.
  func show(_ utterance: Utterance, number: Int) {
    let words = utterance.description(in: .voiceover)
    Console.show(
      progress?.text(after: ContinuousClock.now - start, stop: number, words: words) ?? "")
  }

  /// Makes room for other lines.
  func clear() { Console.show(progress?.cleared() ?? "") }
}
