import ScreenSpeech

/// All that a listener hears of a screen or a walkthrough, stop by stop.
public struct Heard: Sendable {
  /// What was worked out.
  public var story: Story
  /// The stops at which something is heard.
  public var stops: [HeardStop] = []
  /// What is done, step by step, whether anything is heard at a step or not.
  var commands: [String] = []

  /// Works out what is heard of a story.
  public init(_ story: Story) { self.init(story, Array(story.telling)) }

  /// Keeps what is heard of a story that was worked out.
  init(_ story: Story, _ utterances: [Utterance]) {
    self.story = story
    var (swipes, opening) = (0, Duration.zero)
    for (number, utterance) in utterances.enumerated() {
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

  /// Whether nothing is done but opening a screen and swiping on, so that the numbers of the stops
  /// say something.
  var isSwipedThrough: Bool {
    stops.allSatisfy { ["open", "next", ""].contains($0.command) }
  }
}
