public import SpokenScreen

/// What is heard of a screen or a walkthrough, to state expectations about.
public struct Listening: Sendable {
  /// What is told.
  public let story: Story
  /// All that is said, with what became of it.
  public let utterances: [Utterance]
  /// What could not be done, and what the walkthrough itself expects and is not so.
  public let failures: [StepFailure]

  /// Opens a screen and does something; without actions it swipes from the first element to the last.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - actions: what the user and the app do.
  ///   - settings: what is spoken.
  public init(
    _ screen: Screen, _ actions: Walkthrough.Action..., settings: SpeechSettings = SpeechSettings()
  ) {
    self.init(screen, actions, settings: settings)
  }

  /// The same with a list of actions.
  public init(
    _ screen: Screen, _ actions: [Walkthrough.Action],
    settings: SpeechSettings = SpeechSettings()
  ) {
    self.init(
      Story(
        screen, settings: settings,
        steps: actions.isEmpty ? nil : actions.map { Walkthrough.Step($0) }))
  }

  /// Reads a screen file, a walkthrough or a capture.
  ///
  /// - Throws: `StoryFault` when the file is missing, unreadable or faulty.
  public init(file: String) throws(StoryFault) {
    self.init(try StoryReader().read(file).story)
  }

  /// Tells a story to its end.
  public init(_ story: Story) {
    self.story = story
    var utterances: [Utterance] = []
    failures = story.tell { utterances.append($0) }
    self.utterances = utterances
  }

  /// What is heard, a line a stop, what comes after the pause indented; without the steps.
  public var text: String {
    let transcript = Transcript()
    return utterances.map { utterance in
      transcript.lines(for: utterance).split(separator: "\n")
        .dropFirst(utterance.isContinued ? 0 : 1).map { $0 + "\n" }.joined()
    }.joined()
  }

  /// The whole transcript, with its header and the steps.
  public var transcript: String {
    let transcript = Transcript()
    return utterances.reduce(into: transcript.header(for: story)) {
      $0 += transcript.lines(for: $1)
    }
  }
}
