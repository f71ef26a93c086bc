public import ScreenResolver
public import ScreenSession
public import ScreenTree

/// What is said after one event.
public struct Utterance: Hashable, Sendable {
  /// What led to an event; it prints itself as a walkthrough writes it.
  public enum Cause: Hashable, Sendable {
    /// What the user or the app did, once.
    case action(Walkthrough.Action)
    /// Nothing; an element is looked at by itself.
    case none

    /// What the user did, once.
    public static func gesture(_ gesture: Gesture) -> Cause { .action(.gesture(gesture, count: 1)) }
  }

  /// What led to the event.
  public var cause: Cause
  /// What happened.
  public var event: Event
  /// The sounds that come with the event, before any word; a transcript does not show them.
  public var sounds: [Segment] = []
  /// What is said at once, in order.
  public var pieces: [Segment]
  /// What is said after the pause, sentence by sentence.
  public var hint: [Segment]
  /// What is said last, such as "Actions available".
  public var cues: [Segment]
  /// What could have been said and is not, with why.
  public var suppressed: [Suppression]
  /// Whether it belongs to the same step as the utterance before.
  public var isContinued = false
  /// The place of the step in the walkthrough that led to it.
  public var step = Position.unknown
  /// What became of it on the way to the listener.
  public var heard = Hearing()
  /// The settings under which it is spoken.
  public var settings = SpeechSettings()
  /// The language of the screen as a BCP 47 tag, which holds for segments without one.
  public var language = "en"

  /// Creates an utterance.
  public init(
    cause: Cause, event: Event, pieces: [Segment] = [], hint: [Segment] = [],
    cues: [Segment] = [], suppressed: [Suppression] = []
  ) {
    self.cause = cause
    self.event = event
    self.pieces = pieces
    self.hint = hint
    self.cues = cues
    self.suppressed = suppressed
  }

  /// Everything that is said, in order.
  public var segments: [Segment] { pieces + hint + cues }
}

extension Utterance.Cause: CustomStringConvertible {
  /// The step as a transcript writes it.
  public var description: String {
    switch self {
    case .action(let action): "\(action)"
    case .none: ""
    }
  }
}
