public import ScreenSession
public import ScreenSpeech
public import ScreenTree

/// The utterances of a walkthrough, worked out one at a time as they are asked for.
public struct Telling: Sequence, IteratorProtocol, Sendable {
  private var session = Session()
  private var commands: ArraySlice<Command>
  private var waiting: ArraySlice<(command: String, event: Event)> = []
  private let words: Vocabulary
  private let platform: Platform
  private let settings: SpeechSettings

  /// Creates the utterances that commands lead to.
  ///
  /// - Parameters:
  ///   - commands: what the user and the app do.
  ///   - words: VoiceOver's words in the language of the screens.
  ///   - platform: the system whose VoiceOver speaks.
  ///   - settings: what is to be spoken.
  public init(
    _ commands: [Command], words: Vocabulary, platform: Platform, settings: SpeechSettings
  ) {
    self.commands = commands[...]
    self.words = words
    self.platform = platform
    self.settings = settings
  }

  /// Carries out the next command and puts what happened into words; nil at the end.
  public mutating func next() -> Utterance? {
    while waiting.isEmpty {
      guard let command = commands.popFirst() else { return nil }
      waiting = session.handle(command).map { (command.name, $0) }[...]
    }
    return waiting.popFirst().map { command, event in
      event.phrased(after: command, words: words, platform: platform, settings: settings)
    }
  }
}
