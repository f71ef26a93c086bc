import ScreenScenarios
import ScreenTree
import VoiceOverLanguages
package import VoiceOverSpeech

/// A line of a task: what is heard after a step, where it comes from, and why.
package struct ClaimLine: Hashable, Sendable, Encodable {
  /// A piece of what is heard, and why it is said.
  package struct Piece: Hashable, Sendable, Encodable {
    /// The words, or the name of a sound.
    package var text: String
    /// The kind of the segment, such as `label`.
    package var kind: String
    /// The rule of speech.
    package var rule: String
    /// How well the wording, or for words of the app the rule, is attested: a word.
    package var evidence: String
    /// The same in words, with its sources.
    package var attested: String
    /// The file, the position, the view and the property.
    package var origin: String
  }

  /// Words that are not said, and why.
  package struct Silence: Hashable, Sendable, Encodable {
    /// The words; may be empty.
    package var text: String
    /// The setting or the reason.
    package var reason: String
    /// The file and the position.
    package var place: String

    /// Words with the reason.
    package init(text: String, reason: String, place: String) {
      (self.text, self.reason, self.place) = (text, reason, place)
    }
  }

  /// The number in the task, from 1.
  package var number: Int
  /// The step of the user or the app.
  package var step: String
  /// What happened, such as `focus` or `announcement`.
  package var event: String
  /// The description; empty where nothing is said.
  package var words: String
  /// The hint and the cues after it.
  package var after: [String]
  /// How much of it was heard, and why not more.
  package var heard: String
  /// The view; nil without one.
  package var element: String?
  /// The file and the position of the view; nil without one.
  package var place: String?
  /// The pieces, in order.
  package var pieces: [Piece]
  /// What is not said.
  package var silent: [Silence]
  /// Whether everything in it is documented or was heard by somebody.
  package var isAttested: Bool

  /// The line of an utterance with its number.
  package init(_ number: Int, _ utterance: Utterance) {
    let why = StopRecord(explaining: utterance)
    self.number = number
    step = why.command
    event = why.event
    words = utterance.description(in: .voiceover)
    after = [utterance.hint(in: .voiceover)].compactMap { $0 } + utterance.cues(in: .voiceover)
    heard = why.result ?? "heard in full"
    element = why.element
    place = why.origin
    pieces = why.segments.map { word in
      Piece(
        text: word.text, kind: word.kind, rule: word.rule, evidence: word.evidence,
        attested: word.attested ?? word.evidence, origin: word.place)
    }
    silent = why.suppressed.map { Silence(text: $0.text, reason: $0.by, place: $0.origin) }
    isAttested = utterance.segments.allSatisfy {
      $0.kind.isTone || $0.reason.evidence.isVerified
    }
  }

  /// The line in a few words for lists: `3 next: Pay, Button`.
  package var summary: String {
    let said = words.isEmpty ? "nothing is said" : words
    return "\(number) \(step.isEmpty ? event : step): \(said)"
  }

  /// Whether something was not heard to its end.
  package var isCut: Bool { heard != "heard in full" }
}
