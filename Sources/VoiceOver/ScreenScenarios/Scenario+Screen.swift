public import ScreenTree
package import VoiceOverElements
import VoiceOverLanguages
package import VoiceOverSession
public import VoiceOverSpeech

extension Scenario {
  /// The scenario of a single screen.
  ///
  /// - Parameters:
  ///   - screen: the screen from a file or a test.
  ///   - settings: VoiceOver's settings.
  ///   - steps: the steps after the screen was opened; nil to swipe to its end.
  public init(
    _ screen: Screen, settings: SpeechSettings = SpeechSettings(),
    steps: [Walkthrough.Step]? = nil
  ) {
    let resolution = resolve(screen, settings: settings.resolver)
    self.init(
      screen, resolution, in: FileApp(screen, resolution), settings: settings, steps: steps)
  }

  /// The scenario of a screen as an app shows it at the moment, in which nothing acts.
  package init(shown screen: Screen, settings: SpeechSettings) {
    let resolution = resolve(screen, settings: settings.resolver)
    self.init(screen, resolution, in: ShownScreen(screen, resolution), settings: settings)
  }

  /// The scenario of the one screen of an app.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - resolution: the resolved screen.
  ///   - app: the model of the app.
  ///   - settings: VoiceOver's settings.
  ///   - steps: the steps after the screen was opened; nil to swipe to its end.
  package init(
    _ screen: Screen, _ resolution: Resolution, in app: any ScreenApp & Sendable,
    settings: SpeechSettings, steps: [Walkthrough.Step]? = nil
  ) {
    self.init(
      title: screen.title, platform: screen.platform, language: screen.language,
      settings: settings, screens: [screen], resolutions: [resolution], app: app,
      steps: steps.map { [Walkthrough.Step(.effect(.open("")))] + $0 }
        ?? Script.walk(through: resolution, grouped: settings.groups(on: screen.platform)),
      file: screen.file, words: .inForce(for: screen.language))
    walksThrough = steps == nil
  }
}
