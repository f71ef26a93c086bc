import ScreenScenarios
@_exported public import SpokenListening
@_exported public import SpokenLive
public import SpokenViews

extension Listening {
  /// Shows a view and performs actions; without any it swipes from the first element to the last.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - actions: the steps of the user.
  ///   - settings: VoiceOver's settings.
  ///   - title: the title of the screen; by default the navigation title or the view's type.
  ///   - platform: the platform whose controls and whose VoiceOver are heard.
  ///   - language: the language of the screen as a BCP 47 tag.
  @MainActor
  public init<Content: View>(
    _ view: Content, _ actions: Walkthrough.Action..., settings: SpeechSettings = SpeechSettings(),
    title: String? = nil, platform: Platform = .ios, language: String = "en-US"
  ) {
    self.init(
      showing: view, actions, settings: settings, title: title, platform: platform,
      language: language)
  }

  /// Mounts a view in which no time passes.
  @MainActor
  init<Content: View>(
    showing view: Content, _ actions: [Walkthrough.Action], settings: SpeechSettings,
    title: String? = nil, platform: Platform = .ios, language: String = "en-US"
  ) {
    self.init(
      LiveScreen(
        view, title: title, platform: platform, language: language, settings: settings.resolver),
      actions, settings: settings)
  }

  /// Shows a view and performs actions; while one waits, the app's timers and tasks run.
  @MainActor
  public init<Content: View>(
    _ view: Content, _ actions: Walkthrough.Action..., settings: SpeechSettings = SpeechSettings(),
    title: String? = nil, platform: Platform = .ios, language: String = "en-US"
  ) async {
    await self.init(
      awaiting: view, actions, settings: settings, title: title, platform: platform,
      language: language)
  }

  /// Mounts a view when no other one waits, so that its timers start with its own time.
  @MainActor
  init<Content: View>(
    awaiting view: Content, _ actions: [Walkthrough.Action], settings: SpeechSettings,
    title: String? = nil, platform: Platform = .ios, language: String = "en-US"
  ) async {
    // Also while the view is mounted, because its timers start then.
    self = await RealTime.alone {
      await Listening(
        LiveScreen(
          view, title: title, platform: platform, language: language, settings: settings.resolver),
        actions, settings: settings)
    }
  }

  /// Performs actions on a mounted view; a step that waits fails, because no time passes.
  @MainActor
  public init(
    _ live: LiveScreen, _ actions: [Walkthrough.Action],
    settings: SpeechSettings = SpeechSettings()
  ) {
    let scenario = Self.scenario(live, actions, settings)
    var utterances: [Utterance] = []
    var failures = scenario.run { utterances.append($0) }
    // Without this a test that forgot `await` would pass or fail by what never happened.
    if actions.contains(where: \.isWait) {
      failures.append(
        StepFailure(
          file: scenario.file, position: .unknown, step: "wait",
          message: "no time passes in a view that is not awaited; write `await`"))
    }
    self.init(
      scenario, utterances, failures + live.failures,
      remark: live.remark(
        "no time passes in this test; write `await`, and `.wait(…)` for as long as it takes"))
  }

  /// Performs actions on a mounted view; while one waits, the app's timers and tasks run.
  @MainActor
  public init(
    _ live: LiveScreen, _ actions: [Walkthrough.Action],
    settings: SpeechSettings = SpeechSettings()
  ) async {
    let scenario = Self.scenario(live, actions, settings)
    var utterances: [Utterance] = []
    let failures = await scenario.run(passingTimeIn: live) { utterances.append($0) }
    let remark =
      actions.contains(where: \.isWait)
      ? nil : live.remark("no step gives it time; add `.wait(…)` for as long as it takes")
    self.init(scenario, utterances, failures + live.failures, remark: remark)
  }

  @MainActor
  private static func scenario(
    _ live: LiveScreen, _ actions: [Walkthrough.Action], _ settings: SpeechSettings
  ) -> Scenario {
    Scenario(
      live, settings: settings,
      steps: actions.isEmpty ? nil : actions.map { Walkthrough.Step($0) })
  }
}

extension LiveScreen {
  /// That work of the app had no time, if it started any, and what to do.
  fileprivate func remark(_ advice: String) -> String? {
    hasWaitingWork
      ? "the view started a task or a timer, which has not ended, because \(advice)" : nil
  }

  /// The faults of the views, as failures of a test.
  fileprivate var failures: [StepFailure] {
    findings.filter { $0.severity == .error }.map {
      StepFailure(file: $0.file, position: $0.position, step: "view", message: $0.message)
    }
  }
}

extension Walkthrough.Action {
  fileprivate var isWait: Bool { if case .wait = self { true } else { false } }
}
