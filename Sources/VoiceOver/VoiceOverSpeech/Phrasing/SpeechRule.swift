package import ScreenTree
package import VoiceOverLanguages
import VoiceOverSession

/// A rule of speech: what is spoken, the evidence, and an example.
///
/// A rule is one file in `Rules`: what it speaks, when it is silent, its sources, and a screen with
/// the line that is heard. `VoiceOverModel` lists the rules; the page on speech rules and its test
/// are made from them. An object that never changes, because every stop goes through all of them.
package final class SpeechRule: Sendable {
  /// A screen and a line of its transcript.
  package struct Example: Sendable, Hashable {
    /// The screen file, which is called `example.screen.yaml`.
    package var screen: String
    /// The steps of a walkthrough after the one that opens the screen, separated by commas; nil to
    /// swipe through the screen.
    package var steps: String?
    /// The line that is heard when the rule speaks.
    package var line: String

    init(_ screen: String, steps: String? = nil, line: String) {
      self.screen = screen
      self.steps = steps
      self.line = line
    }
  }

  /// The subject of a rule.
  enum Speech: Sendable {
    /// Each element on which the cursor lands.
    case stop(@Sendable (StopContext, inout Phrase) -> Void)
    /// An event, before anything about the focused element; empty for other events.
    case event(@Sendable (Event, PhrasingContext, Attribution) -> [Segment])
  }

  /// The name, which reasons carry.
  package let id: RuleID
  /// The rule in one sentence.
  package let summary: String
  /// The evidence of the rule, not of its words, with sources.
  package let evidence: Attestation
  /// An example.
  package let example: Example
  let speech: Speech

  init(
    id: RuleID, summary: String, evidence: Attestation, example: Example, speech: Speech
  ) {
    self.id = id
    self.summary = summary
    self.evidence = evidence
    self.example = example
    self.speech = speech
  }

  /// The reason of its segments.
  var attribution: Attribution { Attribution(rule: id, grade: evidence.grade) }

  /// A variant of the rule for another model: other words, or other events.
  ///
  /// - Parameters:
  ///   - grade: the evidence of the variant; nil for that of the rule.
  ///   - sources: where it was heard or is documented.
  ///   - example: a screen and the line.
  ///   - speech: what is spoken.
  /// - Returns: the rule.
  func variant(
    _ grade: Evidence? = nil, sources: [Attestation.Source], example: Example, speech: Speech
  ) -> SpeechRule {
    SpeechRule(
      id: id, summary: summary, evidence: Attestation(grade ?? evidence.grade, sources),
      example: example, speech: speech)
  }
}
