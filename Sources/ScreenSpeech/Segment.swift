public import ScreenResolver
public import ScreenTree

/// A piece of what is said, with the reason for it.
public struct Segment: Hashable, Sendable {
  /// What a piece is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The label of a container that the cursor came into.
    case container
    /// That the element is chosen.
    case selected
    /// What the element is called.
    case label
    /// Custom content of high importance.
    case content
    /// What the element is set to.
    case value
    /// A word for a trait, such as "Button".
    case trait
    /// The state of a switch or a disclosure.
    case state
    /// The place among others.
    case position
    /// What happens when it is used.
    case hint
    /// That custom actions are there.
    case actions
    /// That custom content is there.
    case moreContent
    /// A sound, by its name.
    case sound
  }

  /// The words as a transcript shows them, or the name of a sound.
  public var text: String
  /// The words as the snapshot style has them, with their own full stop when they are a sentence.
  public var snapshot: String
  /// The words as a speech engine is given them.
  public var speech: String
  /// What the piece is.
  public var kind: Kind
  /// Why it is said.
  public var reason: Reason

  /// Creates a piece of text.
  ///
  /// - Parameters:
  ///   - text: the words as a transcript shows them.
  ///   - snapshot: the words in the snapshot style, when they differ.
  ///   - speech: the words for the engine, when they differ.
  ///   - kind: what the piece is.
  ///   - reason: why it is said.
  public init(
    _ text: String, snapshot: String? = nil, speech: String? = nil, kind: Kind, reason: Reason
  ) {
    self.text = text
    self.snapshot = snapshot ?? text
    self.speech = speech ?? text
    self.kind = kind
    self.reason = reason
  }
}

/// Why a piece is said: the rule that made it, and where its words come from.
public struct Reason: Hashable, Sendable {
  /// The rule of speech.
  public var rule: Rule
  /// The property of the file that the words come from.
  public var origin: Origin
  /// How the resolver made the words out of the property, or nil when the rule has the words.
  public var pass: Pass?

  /// Creates a reason.
  public init(_ rule: Rule, origin: Origin, pass: Pass? = nil) {
    self.rule = rule
    self.origin = origin
    self.pass = pass
  }
}
