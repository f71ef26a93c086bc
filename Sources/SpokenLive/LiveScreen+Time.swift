import Foundation
import ScreenSession
import SpokenViews

/// Real time, which passes only while a step waits.
extension LiveScreen {
  /// Lets the app's timers and tasks run for as long as a step waits.
  ///
  /// Timers need the run loop of the thread that made them, tasks need that this one is suspended,
  /// after which the main actor may be on another thread: a timer is then late.
  public func pass(_ duration: Duration) async {
    let clock = ContinuousClock()
    let start = clock.now
    var rounds = 0
    while clock.now - start < duration || Self.round * rounds < duration {
      let outer = ViewRoot.current
      ViewRoot.current = root
      runTimers()
      try? await Task.sleep(for: .milliseconds(1))
      rounds += 1
      note(at: min(clock.now - start, Self.round * rounds))
      ViewRoot.current = outer
    }
  }

  /// How long a round takes on an idle machine.
  ///
  /// A busy one gets as many rounds, so that what should happen in the time does.
  private static let round = Duration.milliseconds(6)

  /// What happened while time passed, once.
  func takeTimedResponses() -> [TimedResponses] {
    defer { timed = [] }
    return timed
  }

  /// Runs the timers of this thread that are due.
  private func runTimers() {
    let loop = RunLoop.current
    // Work that waits for the main queue ends a turn of the loop before any timer is due.
    for _ in 0..<Self.mostTurns {
      _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
      guard let due = loop.limitDate(forMode: .default), due <= Date() else { return }
    }
  }

  /// How many turns of the loop a round may take.
  private static let mostTurns = 50

  /// Notes what changed; times are cut to tenths of seconds, so that a test hears the same each time.
  private func note(at time: Duration) {
    let responses = responses()
    guard !responses.isEmpty else { return }
    let tenths = time / Duration.milliseconds(100)
    timed.append(TimedResponses(at: .milliseconds(100) * Int(tenths), responses))
  }
}
