import Foundation
package import ScreenTree
import SpokenViews
package import VoiceOverSession

/// Real time, which passes only while a step waits.
extension LiveScreen {
  /// Lets the app's timers, tasks and queues run for as long as a step waits.
  ///
  /// The main actor is suspended meanwhile, so that the run loop of the main thread serves them.
  /// Only one screen at a time waits, in the order of the calls.
  public func pass(_ duration: Duration) async {
    await RealTime.alone { await passAlone(duration) }
  }

  // `CMainThread` makes that so on Linux.
  private func passAlone(_ duration: Duration) async {
    ActingScreen.passing = root
    // Also when the wait is cancelled, so that later posts do not reach a screen that is over.
    defer { ActingScreen.passing = nil }
    let clock = ContinuousClock()
    // The time is over once the clock and the rounds agree, so that a slow machine gives the app as
    // many turns of the run loop as a fast one.
    let start = clock.now
    var rounds = 0
    while clock.now - start < duration || Self.round * rounds < duration {
      // Sleeping gives the main actor free; only then do its tasks, timers and queues run.
      guard (try? await Task.sleep(for: Self.round)) != nil else { return }
      rounds += 1
      // On a busy machine rounds are late; their count is then closer to the time that the app
      // means.
      note(at: min(clock.now - start, Self.round * rounds))
    }
  }

  /// How often changes are looked for.
  ///
  /// A busy machine gets as many rounds as an idle one, so that what should happen in the time does.
  private static let round = Duration.milliseconds(5)

  /// Whether a task, a timer or a delay that the views started has not ended.
  package var hasWaitingWork: Bool { root.hasWaitingWork }

  /// What happened while time passed, once.
  func takeTimedResponses() -> [TimedResponses] { takeTimedChanges().map(\.change) }

  /// What happened while time passed, once, each with the screen as it was then.
  package func takeTimedChanges() -> [(change: TimedResponses, screen: Screen)] {
    defer { timed = [] }
    return timed
  }

  /// Notes what changed; times are cut to tenths of seconds, so that a test hears the same each time.
  private func note(at time: Duration) {
    let responses = responses()
    guard !responses.isEmpty else { return }
    let tenths = time / Duration.milliseconds(100)
    timed.append((TimedResponses(at: .milliseconds(100) * Int(tenths), responses), screen))
  }
}
