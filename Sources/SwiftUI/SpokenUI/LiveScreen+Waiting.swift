import Foundation
import SpokenLive

extension LiveScreen {
  /// Lets real time pass for the app's timers, tasks and queues, and returns when it is over.
  ///
  /// Only in a program whose main thread is not serving the main actor already: nothing but this call
  /// does that meanwhile.
  func waitNow(_ duration: Duration) {
    let end = End()
    Task { @MainActor in
      await pass(duration)
      end.isReached = true
    }
    while !end.isReached {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
    }
  }

  /// Whether a wait is over.
  @MainActor
  private final class End {
    var isReached = false
  }
}
