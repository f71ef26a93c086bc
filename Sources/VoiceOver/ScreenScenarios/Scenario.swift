public import ScreenTree
package import VoiceOverElements
package import VoiceOverLanguages
package import VoiceOverSession
public import VoiceOverSpeech

/// A walkthrough that is ready to run: its screens, its steps, and the settings.
public struct Scenario: Sendable {
  /// The title in the header of the transcript.
  public var title: String
  /// The platform whose VoiceOver speaks.
  public var platform: Platform
  /// The language as a BCP 47 tag.
  public var language: String
  /// VoiceOver's settings.
  public var settings: SpeechSettings
  /// The settings of screens that have their own, by the names of the screens.
  package var screenSettings: [String: SpeechSettings] = [:]
  /// The screens in their files, in the order of their names.
  public var screens: [Screen]
  /// The resolved screens, in the same order.
  package var resolutions: [Resolution]
  /// The model of the app.
  package var app: any ScreenApp & Sendable
  /// The steps of the user and the app.
  public var steps: [Walkthrough.Step]
  /// Whether the steps are to reach every element: they begin at the first one, also when the app
  /// moved the cursor elsewhere as it opened.
  package var walksThrough = false
  /// The files of the screens by their names; empty for a screen without a walkthrough.
  package var screenFiles: [String: String] = [:]
  /// The file of the walkthrough or the screen, as the user named it.
  public var file: String
  /// VoiceOver's words.
  package var words: Vocabulary
  /// The files of an app that are not heard, each with the reason; empty for a file.
  package var leftOut: [String] = []

  /// A scenario from its parts.
  ///
  /// - Parameters:
  ///   - title: the title in the header of the transcript.
  ///   - platform: the platform whose VoiceOver speaks.
  ///   - language: the language as a BCP 47 tag.
  ///   - settings: VoiceOver's settings.
  ///   - screens: the screens in their files.
  ///   - resolutions: the resolved screens, in the same order.
  ///   - app: the model of the app.
  ///   - steps: the steps of the user and the app.
  ///   - file: the file of the walkthrough or the screen, as the user named it.
  ///   - words: VoiceOver's words.
  package init(
    title: String, platform: Platform = .ios, language: String = "en-US",
    settings: SpeechSettings = SpeechSettings(), screens: [Screen] = [],
    resolutions: [Resolution] = [], app: any ScreenApp & Sendable, steps: [Walkthrough.Step],
    file: String = "",
    words: Vocabulary = .english
  ) {
    self.title = title
    self.platform = platform
    self.language = language
    self.settings = settings
    self.screens = screens
    self.resolutions = resolutions
    self.app = app
    self.steps = steps
    self.file = file
    self.words = words
  }

  /// The utterances, computed one at a time.
  public var utterances: ScenarioRun { ScenarioRun(self) }

  /// Runs the scenario to its end.
  ///
  /// - Parameter use: receives each utterance in the order of the steps.
  /// - Returns: the impossible steps and the failed expectations.
  /// - Throws: what `use` throws.
  public func run(_ use: (Utterance) throws -> Void) rethrows -> [StepFailure] {
    var run = utterances
    while let utterance = run.next() { try use(utterance) }
    return run.failures
  }

  /// All events, in order.
  package var events: [Event] { utterances.map(\.event) }

  /// The whole plan of speech; for inspection, not for long walkthroughs.
  package func plan(voices: Voices) -> SpeechPlan {
    SpeechPlan(
      steps: utterances.enumerated().flatMap { index, utterance in
        [.mark(stop: index + 1)] + utterance.planned(voices: voices).steps
          + [.pause(utterance.settings.pauseBetweenStops)]
      })
  }
}
