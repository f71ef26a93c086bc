import SpokenScreen
import Synchronization

/// The steps of the last session, which become a walkthrough.
///
/// A class, because the conversations and the command share it.
final class DriverRecorder: Sendable {
  private let noted = Mutex<(scenario: Scenario, steps: [Walkthrough.Step])?>(nil)

  /// Notes all steps of a session so far.
  func note(_ scenario: Scenario, _ steps: [Walkthrough.Step]) {
    noted.withLock { $0 = (scenario, steps) }
  }

  /// What was noted last.
  var last: (scenario: Scenario, steps: [Walkthrough.Step])? { noted.withLock { $0 } }
}
