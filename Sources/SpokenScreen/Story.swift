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
  /// The screens as their files say them, in the order of their names.
  public var screens: [Screen]
  /// What the resolver made of each screen, in the same order.
  public var resolutions: [Resolution]
  /// What the user does.
  public var commands: [Command]
  /// VoiceOver's words.
  public var words: Vocabulary

  /// Creates a story from its parts.
  package init(
    title: String, platform: Platform = .ios, language: String = "en-US",
    settings: SpeechSettings = SpeechSettings(), screens: [Screen] = [],
    resolutions: [Resolution] = [], commands: [Command], words: Vocabulary = .english
  ) {
    self.title = title
    self.platform = platform
    self.language = language
    self.settings = settings
    self.screens = screens
    self.resolutions = resolutions
    self.commands = commands
    self.words = words
  }

  /// The utterances, worked out one at a time.
  public var telling: Telling {
    Telling(commands, words: words, platform: platform, settings: settings)
  }

  /// Everything that happens, in order.
  public var events: [Event] { telling.map(\.event) }

  /// The whole plan of speech; for looking at, not for long walkthroughs.
  public func plan(voices: Voices) -> SpeechPlan {
    SpeechPlan(
      steps: telling.enumerated().flatMap { index, utterance in
        utterance.planned(stop: index + 1, voices: voices, settings: settings)
      })
  }
}
