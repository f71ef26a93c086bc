public import ScreenScenarios
public import ScreenTree
import SpokenViews
import VoiceOverSession
public import VoiceOverSpeech

extension Scenario {
  /// The scenario of a view.
  ///
  /// - Parameters:
  ///   - live: the mounted view.
  ///   - settings: VoiceOver's settings.
  ///   - steps: the steps after the screen was opened; nil to swipe to its end.
  @MainActor
  public init(
    _ live: LiveScreen, settings: SpeechSettings = SpeechSettings(),
    steps: [Walkthrough.Step]? = nil
  ) {
    self.init(
      live.screen, live.resolution, in: LiveApp(live), settings: settings, steps: steps)
  }

  /// Runs the scenario of a view to its end, and lets real time pass while a step waits.
  ///
  /// - Parameters:
  ///   - live: the mounted view.
  ///   - use: receives each utterance in the order of the steps.
  /// - Returns: the impossible steps and the failed expectations.
  @MainActor
  public func run(
    passingTimeIn live: LiveScreen, _ use: (Utterance) throws -> Void
  ) async rethrows -> [StepFailure] {
    // The whole run and not only its waits: a timer that a step starts must not fire in another
    // run's time.
    try await RealTime.alone {
      var run = utterances
      while true {
        while run.hasNext, let utterance = run.next() { try use(utterance) }
        if let wait = run.nextWait { await live.pass(wait) }
        // Failures are complete only at the end of the run.
        guard run.goOn() else { return run.failures }
      }
    }
  }
}
