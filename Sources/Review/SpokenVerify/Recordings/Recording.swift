package import ScreenTree

/// What a screen reader was recorded to say on a screen, step by step.
package struct Recording: Hashable, Sendable {
  /// The screen reader; nil for VoiceOver.
  package var reader: String?
  /// The system with its version, such as `iOS 27.0 (24A5423a)`.
  package var system: String?
  /// The device, or `simulator`.
  package var device: String?
  /// The language of the device as a BCP 47 tag.
  package var language: String?
  /// What recorded it, such as `XCUIVoiceOverService`.
  package var by: String?
  /// The app: its name or its bundle identifier.
  package var app: String?
  /// The title of the screen.
  package var screen: String?
  /// The file beside the recording that describes the screen.
  package var of: String?
  /// The place of that name in the file.
  package var ofPosition = Position.unknown
  /// Whether the recorder knows that it came to the end of the screen.
  package var isComplete = false
  /// Why the recorder stopped; nil where that is not known.
  package var stopped: Stopped?
  /// What was done and heard, in order.
  package var steps: [Step] = []
  /// The steps at which a difference is known and accepted.
  package var accepted: [Accepted] = []

  /// Creates a recording of some steps.
  package init(steps: [Step] = []) { self.steps = steps }

  /// Why a recorder stopped before it knew that a screen was at its end.
  package enum Stopped: String, Hashable, Sendable, CaseIterable {
    /// It made as many steps as it may.
    case stepLimit = "step-limit"
    /// It heard the same words again and again, as at the end of a screen.
    case repeats
    /// The screen reader said nothing.
    case speechTimeout = "speech-timeout"
    /// It took as long as it may.
    case timeLimit = "time-limit"

    /// The reason in a clause.
    package var clause: String {
      switch self {
      case .stepLimit: "the recording stopped at its step limit"
      case .repeats: "the recording stopped when the last utterance repeated"
      case .speechTimeout: "the recording stopped because nothing was said in time"
      case .timeLimit: "the recording stopped at its time limit"
      }
    }
  }

  /// One move of the cursor and what was said.
  package struct Step: Hashable, Sendable {
    /// How the cursor moved.
    package enum Move: String, Hashable, Sendable, CaseIterable {
      /// It stayed where it was.
      case current
      /// To the next element.
      case next
      /// To the element before.
      case previous
      /// Into a container.
      case into = "in"
      /// Out of a container.
      case out
    }

    /// How the cursor moved.
    package var move: Move
    /// What was said; nil when nothing was.
    package var heard: String?
    /// Why nothing was said; nil where that is not known.
    package var error: String?
    /// What a voice was asked to speak, part by part; empty where that was not recorded.
    package var parts: [Part]
    /// The place in the file.
    package var position: Position

    /// Creates a step; words of white space alone are nothing.
    package init(
      _ move: Move, _ heard: String?, error: String? = nil, parts: [Part] = [],
      position: Position = .unknown
    ) {
      self.move = move
      self.heard = heard.flatMap { $0.isBlank ? nil : $0 }
      self.error = error
      self.parts = parts
      self.position = position
    }
  }

  /// A difference that is known, with the reason why it stays.
  package struct Accepted: Hashable, Sendable {
    /// The number of the step, counted from 1; nil for a stop that was not heard.
    package var step: Int?
    /// The words of the stop that was predicted and not heard; nil for a step.
    package var missing: String?
    /// Why it is accepted.
    package var why: String
    /// The place in the file.
    package var position: Position
  }
}
