public import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession
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
    let open = Walkthrough.Step(.effect(.open("")))
    self.init(
      title: screen.title, platform: screen.platform, language: screen.language,
      settings: settings, screens: [screen], resolutions: [resolution],
      app: FileApp(screen, resolution),
      steps: steps.map { [open] + $0 }
        ?? Script.walk(
          through: resolution, grouped: settings.groups(on: screen.platform)),
      file: screen.file,
      words: .inForce(for: screen.language))
  }
}
