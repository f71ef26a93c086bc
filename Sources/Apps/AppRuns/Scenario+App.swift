package import ScreenScenarios
package import ScreenTree
import VoiceOverSession
package import VoiceOverSpeech

extension Scenario {
  /// The scenario of a running app, which this starts.
  ///
  /// - Parameters:
  ///   - program: the app, and which of its views is heard.
  ///   - platform: the platform whose controls and whose VoiceOver are heard.
  ///   - language: the language of the screen as a BCP 47 tag.
  ///   - settings: VoiceOver's settings.
  ///   - steps: the steps after the screen was opened; nil to swipe to its end.
  /// - Throws: `AppSilence` when the app cannot be started, or does not answer.
  package init(
    _ program: AppProgram, platform: Platform = .ios, language: String = "en-US",
    settings: SpeechSettings = SpeechSettings(), steps: [Walkthrough.Step]? = nil
  ) throws(AppSilence) {
    let app = try RemoteApp(program, platform: platform, language: language, settings: settings)
    self.init(app, settings: settings, steps: steps)
  }

  /// The scenario of an app that was started.
  init(_ app: RemoteApp, settings: SpeechSettings, steps: [Walkthrough.Step]? = nil) {
    let (screen, resolution) = app.shown
    self.init(screen, resolution, in: app, settings: settings, steps: steps)
  }

  /// The faults of the views, as the app reported them last; empty for a scenario of files.
  ///
  /// Those that a run finds are there after it.
  package var appFindings: [Finding] { (app as? RemoteApp)?.findings ?? [] }
}
