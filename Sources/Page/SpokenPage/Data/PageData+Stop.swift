extension PageData {
  /// An utterance after a step, with the reasons of its words.
  package struct Stop: Hashable, Sendable {
    /// The number of the utterance, from 1 in the order of the steps, as captions count it.
    package var number: Int
    /// The step, as a walkthrough writes it.
    package var command: String
    /// Whether it belongs to the same step as the stop before.
    package var isContinued: Bool
    /// What happened, such as `focus` or `announcement`.
    package var event: String
    /// The name of the element's node; nil without one.
    package var element: String?
    /// The rectangle of the element at this stop; nil without one.
    package var frame: Rectangle?
    /// The index of the screen, from 0; nil before any is shown.
    package var screen: Int?
    /// The frames in which it is heard; empty at its time when it is not heard.
    package var frames: Range<Int>
    /// The result: `full`, `cut`, `dropped`, `expired` or `merged`.
    package var heard: String
    /// The result of the description in a clause; nil when it was heard in full.
    package var outcome: String?
    /// The result of hint and cues in a clause; nil when they were heard in full.
    package var laterOutcome: String?
    /// The segments of description, hint and cues, in order.
    package var segments: [Segment] = []
    /// The words that are not spoken.
    package var suppressed: [Silence] = []
    /// The custom actions, the custom content and the rotors that cues stand for.
    package var details: [Detail] = []

    /// A stop without words.
    package init(
      number: Int, command: String, isContinued: Bool = false, event: String,
      element: String? = nil, frame: Rectangle? = nil, screen: Int? = nil, frames: Range<Int>,
      heard: String = "full", outcome: String? = nil, laterOutcome: String? = nil
    ) {
      (self.number, self.command, self.isContinued) = (number, command, isContinued)
      (self.event, self.element, self.frame) = (event, element, frame)
      (self.screen, self.frames, self.heard) = (screen, frames, heard)
      (self.outcome, self.laterOutcome) = (outcome, laterOutcome)
    }

    /// The words of the description on one line.
    package var text: String {
      segments.filter { $0.part == .description }.map(\.text).joined(separator: ", ")
    }

    /// Whether some of it was to be heard and was not.
    package var isHeardInFull: Bool { outcome == nil && laterOutcome == nil }
  }

  /// A segment of an utterance, and why it is spoken.
  package struct Segment: Hashable, Sendable {
    /// The part of an utterance that a segment belongs to.
    package enum Part: String, Codable, Hashable, Sendable {
      /// What is spoken at once.
      case description
      /// What is spoken after a pause.
      case hint
      /// What says that there is more, after a pause.
      case cue
    }

    /// The words as a transcript shows them.
    package var text: String
    /// The part that it belongs to.
    package var part: Part
    /// Its kind, such as `label`.
    package var kind: String
    /// Whether the words are VoiceOver's or the system's, not the app's.
    package var isOfSystem: Bool
    /// The language of the words as a BCP 47 tag; nil for that of the screen.
    package var language: String?
    /// The name of its rule, which is in the table of rules.
    package var rule: String
    /// How well the words are attested, by its name in the table of evidence.
    package var evidence: String
    /// The property of the file that the words come from.
    package var origin: String
    /// How the words were derived from the property, by its name in the table of sources; nil when
    /// they are the rule's.
    package var source: String?
    /// The frames in which it is heard; nil when it is not.
    package var frames: Range<Int>?
    /// The words that are heard, each with its frames, in the order of the text; none for a segment
    /// of one word, whose frames are those of the segment.
    package var words: [Word] = []
    /// The line or the tones that sound; nil for speech.
    package var graph: Graph?

    /// A segment that is not heard.
    package init(
      _ text: String, part: Part = .description, kind: String, isOfSystem: Bool = false,
      language: String? = nil, rule: String, evidence: String, origin: String,
      source: String? = nil
    ) {
      (self.text, self.part, self.kind, self.isOfSystem) = (text, part, kind, isOfSystem)
      (self.language, self.rule, self.evidence) = (language, rule, evidence)
      (self.origin, self.source) = (origin, source)
    }
  }

  /// A word of a segment; JSON is `[first frame, frame after the last, text]`.
  package struct Word: Hashable, Sendable {
    /// The word, a part of the segment's text.
    package var text: String
    /// The frames in which it is heard.
    package var frames: Range<Int>

    /// A word with its frames.
    package init(_ text: String, _ frames: Range<Int>) { (self.text, self.frames) = (text, frames) }
  }

  /// Words that are not spoken, and why.
  package struct Silence: Codable, Hashable, Sendable {
    /// The words; may be empty.
    package var text: String
    /// The kind that they would have had.
    package var kind: String
    /// The setting or the reason.
    package var reason: String
    /// The property of the file that they come from.
    package var origin: String

    /// Words from their parts.
    package init(_ text: String, kind: String, reason: String, origin: String) {
      (self.text, self.kind, self.reason, self.origin) = (text, kind, reason, origin)
    }
  }

  /// A custom action, an item of custom content, or a rotor with what it finds.
  package struct Detail: Codable, Hashable, Sendable {
    /// What it is, such as `action`.
    package var kind: String
    /// Its name, with what it says or finds.
    package var text: String
    /// The property of the file that it comes from; nil for a rotor.
    package var origin: String?

    /// A detail from its parts.
    package init(_ kind: String, _ text: String, origin: String? = nil) {
      (self.kind, self.text, self.origin) = (kind, text, origin)
    }
  }
}

extension PageData.Word: Codable {
  /// Reads two numbers and a text.
  package init(from decoder: any Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    let start = try parts.decode(Int.self)
    let end = try parts.decode(Int.self)
    // A range that ends before it starts would stop the program, whatever the JSON has.
    self.init(try parts.decode(String.self), start..<max(start, end))
  }

  /// Writes two numbers and a text.
  package func encode(to encoder: any Encoder) throws {
    var parts = encoder.unkeyedContainer()
    try parts.encode(frames.lowerBound)
    try parts.encode(frames.upperBound)
    try parts.encode(text)
  }
}
