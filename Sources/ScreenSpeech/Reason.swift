public import ScreenResolver
public import ScreenTree

/// Why a segment is said: the rule that made it, and where its words come from.
public struct Reason: Hashable, Sendable {
  /// The rule of speech.
  public var rule: RuleID
  /// The property of the file that the words come from.
  public var origin: Origin
  /// How the resolver made the words out of the property, or nil when the rule has the words.
  public var pass: Pass?
  /// How far the wording is known, or the rule where the words are the app's.
  public var evidence: Evidence

  /// Creates a reason of its parts.
  public init(_ rule: RuleID, origin: Origin, pass: Pass? = nil, evidence: Evidence) {
    self.rule = rule
    self.origin = origin
    self.pass = pass
    self.evidence = evidence
  }
}
