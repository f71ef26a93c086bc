import ScreenSession
import ScreenSpeech
import ScreenTree

/// All that a listener hears of a screen or a walkthrough, stop by stop.
public struct Heard: Hashable, Sendable {
  /// The file that it was read from, as the user named it.
  public var file: String
  /// What the header of a transcript says: the title with platform and language, then settings.
  public var header: [String]
  /// The language of the words as a BCP 47 tag.
  public var language: String
  /// The stops at which something is said.
  public var stops: [HeardStop]
  /// Whether it was read from a transcript, which knows nothing of views and files.
  public var isTranscript: Bool
  /// The views with words that are no stops, with why.
  var dropped: [HeardStop.Dropped] = []
  /// What is done, step by step, whether anything is heard at a step or not.
  var commands: [String] = []
  /// Where each view is that the cursor can come to, by its id and by its label.
  var views: [String: Origin] = [:]

  /// Tells a story and keeps what is heard.
  public init(_ story: Story) {
    self.init(story, story.telling.map { $0 })
  }

  /// Keeps what is heard of a story that was told.
  init(_ story: Story, _ utterances: [Utterance]) {
    file = story.file
    header = Transcript().header(for: story).split(separator: "\n").map(String.init)
    language = story.language
    isTranscript = false
    stops = []
    dropped = story.resolutions.flatMap(\.dropped).map {
      HeardStop.Dropped(text: $0.text.oneLine, reason: "\($0.by)", origin: $0.origin)
    }
    for element in story.resolutions.flatMap(\.elements) {
      let label = element.label.map(\.value).joined(separator: ", ")
      for name in [element.node, label] where views[name] == nil { views[name] = element.origin }
    }
    let kinds = WordKinds(language)
    var (swipes, opening) = (0, Duration.zero)
    for (number, utterance) in utterances.enumerated() {
      if case .opened = utterance.event { (swipes, opening) = (0, utterance.heard.start) }
      if !utterance.isContinued, ["next", "previous"].contains("\(utterance.cause)") {
        swipes += 1
      }
      if !utterance.isContinued { commands.append("\(utterance.cause)") }
      guard var stop = HeardStop(utterance) else { continue }
      // VoiceOver says "Dimmed" among the traits; a listener hears a state.
      for index in stop.facts.indices
      where stop.facts[index].kind == .trait && kinds.isState(stop.facts[index].text) {
        stop.facts[index].kind = .state
      }
      stop.number = number
      stop.step = max(commands.count - 1, 0)
      stop.swipes = swipes
      stop.start -= opening
      stops.append(stop)
    }
  }
}

extension HeardStop {
  /// A view with words that is no stop of its own.
  struct Dropped: Hashable, Sendable {
    var text: String
    var reason: String
    var origin: Origin
  }
}
