public import ScreenResolver
public import ScreenTree

/// Why a segment is said: the rule that made it, and where its words come from.
public struct Reason: Hashable, Sendable {
  /// The rule of speech.
  public var rule: Rule
  /// The property of the file that the words come from.
  public var origin: Origin
  /// How the resolver made the words out of the property, or nil when the rule has the words.
  public var pass: Pass?
  /// How far the wording is known, or the rule where the words are the app's.
  public var evidence: Evidence

  /// Creates a reason.
  ///
  /// - Parameters:
  ///   - rule: the rule of speech.
  ///   - origin: the property of the file that the words come from.
  ///   - pass: how the resolver made the words out of the property.
  ///   - evidence: how far the wording is known; the rule's own when it is not given.
  public init(_ rule: Rule, origin: Origin, pass: Pass? = nil, evidence: Evidence? = nil) {
    self.rule = rule
    self.origin = origin
    self.pass = pass
    self.evidence = evidence ?? rule.evidence
  }
}
