public import ScreenTree
package import VoiceOverElements
package import VoiceOverSession

/// The speech after one event.
public struct Utterance: Hashable, Sendable {
  /// The cause of an event; its description is that of walkthroughs.
  public enum Cause: Hashable, Sendable {
    /// A step of the user or the app.
    case action(Walkthrough.Action)
    /// None; an element is examined alone.
    case none

    /// A gesture, once.
    package static func gesture(_ gesture: VoiceOverGesture) -> Cause {
      .action(.gesture(gesture, count: 1))
    }
  }

  /// The cause of the event.
  public var cause: Cause
  /// The event.
  package var event: Event
  /// The sounds of the event, before any word; a transcript does not show them.
  package var sounds: [Segment]
  /// The segments of the description, in order.
  public var pieces: [Segment]
  /// The segments after the pause, sentence by sentence.
  public var hint: [Segment]
  /// The cues, such as "Actions available".
  public var cues: [Segment]
  /// The segments that are not spoken, and why.
  package var suppressed: [Suppression]
  /// Whether it belongs to the same step as the utterance before.
  package var isContinued = false
  /// The platform whose VoiceOver speaks.
  package var platform = Platform.ios
  /// The position of its step in the walkthrough.
  package var step = Position.unknown
  /// Its result for the listener.
  public var heard = Hearing()
  /// The settings with which it is spoken.
  public var settings: SpeechSettings
  /// The language of the screen as a BCP 47 tag, which applies to segments without one.
  public var language: String
}

// Here, because an initializer in the struct replaces the one with all properties: one that sets
// them one by one copies the whole at its end.
extension Utterance {
  /// An utterance of an event.
  package init(
    cause: Cause, event: Event, sounds: [Segment] = [], pieces: [Segment] = [],
    hint: [Segment] = [], cues: [Segment] = [], suppressed: [Suppression] = [],
    platform: Platform = .ios, settings: SpeechSettings = SpeechSettings(), language: String = "en"
  ) {
    self.init(
      cause: cause, event: event, sounds: sounds, pieces: pieces, hint: hint, cues: cues,
      suppressed: suppressed, isContinued: false, platform: platform, settings: settings,
      language: language)
  }

  /// All segments, in order.
  public var segments: [Segment] { pieces + hint + cues }

  /// Whether there is any segment.
  package var hasSegments: Bool { !(pieces.isEmpty && hint.isEmpty && cues.isEmpty) }
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
