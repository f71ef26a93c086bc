public import ScreenResolver
public import ScreenSession
public import ScreenSpeech
public import ScreenTree

/// A walkthrough that is ready to be told: its screens, what the user does, and the settings.
public struct Story: Sendable {
  /// The title that the transcript's header shows.
  public var title: String
  /// The system whose VoiceOver speaks.
  public var platform: Platform
  /// The language as a BCP 47 tag.
  public var language: String
  /// What is spoken.
  public var settings: SpeechSettings
  /// The settings on the screens that have some of their own, by the names of the screens.
  public var screenSettings: [String: SpeechSettings] = [:]
  /// The screens as their files say them, in the order of their names.
  public var screens: [Screen]
  /// What the resolver made of each screen, in the same order.
  public var resolutions: [Resolution]
  /// The app behind the screens.
  public var app: FileApp
  /// What the user and the app do.
  public var steps: [Walkthrough.Step]
  /// The files of the screens by their names; empty for a screen without a walkthrough.
  public var screenFiles: [String: String] = [:]
  /// The file that says so, as the user named it.
  public var file: String
  /// VoiceOver's words.
  public var words: Vocabulary

  /// Creates a story from its parts.
  ///
  /// - Parameters:
  ///   - title: the title that the transcript's header shows.
  ///   - platform: the system whose VoiceOver speaks.
  ///   - language: the language as a BCP 47 tag.
  ///   - settings: what is spoken.
  ///   - screens: the screens as their files say them.
  ///   - resolutions: what the resolver made of each screen, in the same order.
  ///   - app: the app behind the screens.
  ///   - steps: what the user and the app do.
  ///   - file: the file that says so, as the user named it.
  ///   - words: VoiceOver's words.
  public init(
    title: String, platform: Platform = .ios, language: String = "en-US",
    settings: SpeechSettings = SpeechSettings(), screens: [Screen] = [],
    resolutions: [Resolution] = [], app: FileApp, steps: [Walkthrough.Step], file: String = "",
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

  /// The utterances, worked out one at a time.
  public var telling: Telling { Telling(self) }

  /// Tells the story to its end.
  ///
  /// - Parameter use: takes each utterance in the order of the steps.
  /// - Returns: what could not be done, and what is not as the walkthrough expects.
  /// - Throws: what `use` throws.
  public func tell(_ use: (Utterance) throws -> Void) rethrows -> [StepFailure] {
    var telling = telling
    while let utterance = telling.next() { try use(utterance) }
    return telling.failures
  }

  /// Everything that happens, in order.
  public var events: [Event] { telling.map(\.event) }

  /// The whole plan of speech; for looking at, not for long walkthroughs.
  public func plan(voices: Voices) -> SpeechPlan {
    SpeechPlan(
      steps: telling.enumerated().flatMap { index, utterance in
        [.mark(stop: index + 1)] + utterance.planned(voices: voices).steps
          + [.pause(utterance.settings.pauseBetweenStops)]
      })
  }
}
