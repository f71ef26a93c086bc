package import VoiceOverSpeech

/// What is heard at one stop of a run, how much of it, and why: the one form in which it leaves the
/// program as JSON.
///
/// `transcript --format jsonl`, `explain --format json`, captions and agents write it, each with
/// the keys of a `Form`. A page has none: `PageStop` copies what a page shows into a record, which
/// is written without what is usual.
package struct StopRecord: Hashable, Sendable {
  /// The number of the utterance, from 1 in the order of the steps, as captions count it; 0 for
  /// none.
  package var number: Int
  /// The step, as a walkthrough writes it.
  package var command: String
  /// Whether it belongs to the same step as the stop before.
  package var isContinued: Bool
  /// What happened, such as `focus` or `announcement`.
  package var event: String
  /// The name of the element's node; nil without one.
  package var element: String?
  /// The position of the element in its file; nil without one.
  package var origin: String?
  /// The rectangle of the element at this stop; nil without one.
  package var frame: Rectangle?
  /// The index of the screen, from 0; nil before any is shown.
  package var screen: Int?
  /// The description on one line.
  package var description = ""
  /// The hint on one line; nil without one.
  package var hint: String?
  /// The cues, one line each.
  package var cues: [String] = []
  /// The segments of description, hint and cues, in order.
  package var segments: [Segment] = []
  /// The words that are not spoken.
  package var suppressed: [Suppressed] = []
  /// The custom actions that a cue stands for.
  package var actions: [Detail] = []
  /// The custom content that a cue stands for.
  package var customContent: [Detail] = []
  /// The custom rotors, with what they find.
  package var rotors: [RotorListing] = []
  /// The names of the element for Voice Control, which are not spoken.
  package var voiceControl: [Detail] = []
  /// The frames in which it is heard; empty at its time when it is not heard.
  package var frames: Range<Int>
  /// The result of the description: `full`, `cut`, `dropped` or `merged`.
  package var heard: String
  /// The result of hint and cues, also `expired`; nil without any.
  package var hintHeard: String?
  /// The result of the description in a clause; nil when it was heard in full.
  package var outcome: String?
  /// The result of hint and cues in a clause; nil when they were heard in full.
  package var hintOutcome: String?
  /// When it started, in seconds from the start of the walkthrough.
  package var start = 0.0
  /// How long it lasted, in seconds.
  package var length = 0.0
  /// What interrupted the description, or otherwise the hint; nil when everything was heard.
  package var by: String?
}

extension StopRecord {
  /// A stop without words.
  package init(
    number: Int, command: String, isContinued: Bool = false, event: String,
    element: String? = nil, frame: Rectangle? = nil, screen: Int? = nil, frames: Range<Int>,
    heard: String = "full", outcome: String? = nil, hintOutcome: String? = nil
  ) {
    // `origin:` chooses the initializer with all properties; without it this one calls itself.
    self.init(
      number: number, command: command, isContinued: isContinued, event: event, element: element,
      origin: nil, frame: frame, screen: screen, frames: frames, heard: heard, outcome: outcome,
      hintOutcome: hintOutcome)
  }

  /// The words of the description with their marks on one line, segment by segment.
  package var text: String {
    segments.filter { $0.part == .description }.map(\.markedText).joined(separator: ", ")
  }

  /// The result in a clause; nil when all was heard that was to be.
  ///
  /// What follows the pause is lost with the description, so the description's result comes first.
  package var result: String? { outcome ?? hintOutcome }

  /// Whether all of it was heard that was to be.
  package var isHeardInFull: Bool { result == nil }
}
