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
    /// The header of a row or a column.
    case header
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
    /// Where the cell of a table lies.
    case cell
    /// The place among others.
    case position
    /// Where a list, a landmark or a table begins or ends.
    case boundary
    /// What happens when it is used.
    case hint
    /// That custom actions are there.
    case actions
    /// That custom content is there.
    case moreContent
    /// A sound, by its name.
    case sound
    /// Words that the app has spoken.
    case announcement
    /// What a rotor is turned to.
    case rotor
    /// An action by its name.
    case action
    /// A part of a text.
    case text
    /// What is reported of a page.
    case report
    /// What VoiceOver says of itself and of the app.
    case system
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
  /// The language of the words as a BCP 47 tag, or nil for the screen's.
  public var language: String?
  /// How much higher it is spoken, in percent; 0 for as usual.
  public var pitchChange = 0
  /// How the words are to be spoken, as a whole and in parts.
  public var attributes = Attributes()

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
