import ScreenSession
public import ScreenTree

/// A rule of speech: what is spoken, why we believe it, and an example.
///
/// A rule is one file in `Rules`: what it speaks, when it is silent, who says so, and a screen with
/// the line that is heard. `VoiceOverModel` lists the rules; the page on speech rules and its test are
/// made of them.
public struct SpeechRule: Sendable {
  /// A screen and a line of its transcript.
  public struct Example: Sendable, Hashable {
    /// The screen file, which is called `example.screen.yaml`.
    public var screen: String
    /// The steps of a walkthrough after the one that opens the screen, separated by commas; nil to
    /// swipe through the screen.
    public var steps: String?
    /// What is heard when the rule speaks, on one line.
    public var line: String

    init(_ screen: String, steps: String? = nil, line: String) {
      self.screen = screen
      self.steps = steps
      self.line = line
    }
  }

  /// What a rule speaks of.
  enum Speech: Sendable {
    /// Each element that the cursor comes to.
    case stop(@Sendable (Stop, inout Phrase) -> Void)
    /// An event, before anything about the element that has the focus; nothing for other events.
    case event(@Sendable (Event, PhrasingContext, Attribution) -> [Segment])
  }

  /// The name, which reasons carry.
  public var id: RuleID
  /// The rule in one sentence.
  public var summary: String
  /// How far the rule, not its words, is known to be VoiceOver's own, and by what.
  public var evidence: Attestation
  /// An example.
  public var example: Example
  let speech: Speech

  /// What its segments carry as their reason.
  var attribution: Attribution { Attribution(rule: id, grade: evidence.grade) }

  /// The same rule as another VoiceOver follows it: in other words, of other events.
  func variant(
    sources: [Attestation.Source], example: Example, speech: Speech
  ) -> SpeechRule {
    SpeechRule(
      id: id, summary: summary, evidence: Attestation(evidence.grade, sources),
      example: example, speech: speech)
  }
}
