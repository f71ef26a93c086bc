public import ScreenTree
package import VoiceOverElements
public import VoiceOverLanguages

/// Why a segment is spoken: its rule, and the origin of its words.
public struct Reason: Hashable, Sendable {
  /// The rule of speech.
  public var rule: RuleID
  /// The property of the file that the words come from.
  package var origin: Origin
  /// The resolver's pass that produced the words, or nil when they are the rule's.
  package var pass: Pass?
  /// The evidence of the wording; for words of the app, of the rule.
  public var evidence: Evidence

  /// A reason from its parts.
  package init(_ rule: RuleID, origin: Origin, pass: Pass? = nil, evidence: Evidence) {
    self.rule = rule
    self.origin = origin
    self.pass = pass
    self.evidence = evidence
  }
}
