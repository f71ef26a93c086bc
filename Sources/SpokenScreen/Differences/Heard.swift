import ScreenSpeech

/// Everything that a listener hears on a screen or in a walkthrough, stop by stop.
public struct Heard: Sendable {
  /// The screen or walkthrough with its settings.
  public var story: Story
  /// The stops with speech or sound.
  public var stops: [HeardStop] = []
  /// The steps, with or without speech.
  var commands: [String] = []
  /// How far the words are known.
  package private(set) var evidence = EvidenceCount()

  /// Runs a story and collects its stops.
  public init(_ story: Story) { self.init(story, Array(story.telling)) }

  /// Collects the stops of a story that was run.
  init(_ story: Story, _ utterances: [Utterance]) {
    self.story = story
    var (swipes, opening) = (0, Duration.zero)
    for (number, utterance) in utterances.enumerated() {
      evidence.add(utterance)
      if case .opened = utterance.event { (swipes, opening) = (0, utterance.heard.start) }
      if !utterance.isContinued {
        commands.append("\(utterance.cause)")
        if ["next", "previous"].contains("\(utterance.cause)") { swipes += 1 }
      }
      guard var stop = HeardStop(utterance) else { continue }
      stop.number = number
      stop.step = max(commands.count - 1, 0)
      stop.swipes = swipes
      stop.start -= opening
      stops.append(stop)
    }
  }

  /// Whether the steps only open a screen and swipe on, so that the numbers of stops are
  /// meaningful.
  var isSwipedThrough: Bool {
    stops.allSatisfy { ["open", "next", ""].contains($0.command) }
  }
}
