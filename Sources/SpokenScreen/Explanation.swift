import ScreenResolver
public import ScreenSpeech
import ScreenTree

/// Why each word of an utterance is said, and why others are not.
///
/// It prints itself as text, and as JSON by its keys.
public struct Explanation: Hashable, Sendable, Encodable {
  /// What led to the utterance.
  public var command: String
  /// What happened, such as `open` or `focus`.
  public var event: String
  /// The node of the element, or nil when nothing has the focus.
  public var element: String?
  /// The place of the element in its file.
  public var origin: String?
  /// Each piece that is said.
  public var words: [Word]
  /// What could have been said and is not.
  public var suppressed: [Silence]
  /// The custom actions that a cue stands for.
  public var actions: [Detail]
  /// The custom content that a cue stands for.
  public var customContent: [Detail]
  /// The rotors of the app's own, with what they find.
  public var rotors: [RotorListing]
  /// What was not heard in full, in a clause; nil when all was.
  public var heard: String?

  /// A piece that is said, and why.
  public struct Word: Hashable, Sendable, Encodable {
    /// The words as a transcript shows them.
    public var text: String
    /// What the piece is, such as `label`.
    public var kind: String
    /// The name of the rule that made it.
    public var rule: String
    /// The rule in one sentence.
    public var why: String
    /// How far the wording is known, or the rule where the words are the app's.
    public var evidence: Evidence
    /// The property of the file that the words come from, `file:line:column node`.
    public var origin: String
    /// How the words were made out of the property, or nil when the rule has the words.
    public var source: String?
    /// The language of the words, or nil for the screen's.
    public var language: String?
    /// How they are to be spoken, one line for each attribute.
    public var attributes: [String]
  }

  /// Something that could have been said, and why it is not.
  public struct Silence: Hashable, Sendable, Encodable {
    /// The words; empty when there are none to show.
    public var text: String
    /// What they would have been.
    public var kind: String
    /// The setting or the reason.
    public var reason: String
    /// Where they come from.
    public var origin: String
  }

  /// A custom action, or a piece of custom content.
  public struct Detail: Hashable, Sendable, Encodable {
    /// The name of the action, or the label of the content.
    public var text: String
    /// What the content says, or nil for an action.
    public var value: String?
    /// The property of the file that it comes from, and how.
    public var origin: String
  }

  /// Explains an utterance.
  ///
  /// - Parameters:
  ///   - utterance: what is said.
  ///   - rotors: what the rotors of its element find.
  public init(of utterance: Utterance, rotors: [RotorListing] = []) {
    command = "\(utterance.cause)"
    event = utterance.event.name
    let focus = utterance.event.element
    element = focus?.node
    origin = focus?.origin.place
    words = utterance.segments.map(Word.init)
    suppressed = utterance.suppressed.map(Silence.init)
    let vocabulary = Vocabulary.inForce(for: utterance.language).inForce(for: focus?.language)
    actions = vocabulary.texts(of: focus?.actions ?? []).map {
      Detail(text: $0.value, origin: "\($0.origin), \($0.pass.summary)")
    }
    customContent = (focus?.customContent ?? []).map {
      Detail(text: $0.value.label, value: $0.value.value, origin: "\($0.origin)")
    }
    self.rotors = rotors
    let outcomes = [utterance.heard.description, utterance.heard.later ?? .full]
    heard = outcomes.first { $0 != .full }.map { "\($0)" }
  }
}

extension Explanation.Word {
  init(_ segment: Segment) {
    text = segment.text
    kind = segment.kind.rawValue
    rule = segment.reason.rule.rawValue
    why = segment.reason.rule.summary
    evidence = segment.reason.evidence
    origin = "\(segment.reason.origin)"
    source = segment.reason.pass?.summary
    language = segment.language
    attributes = segment.attributeLines
  }
}

extension Explanation.Silence {
  init(_ suppression: Suppression) {
    text = suppression.text
    kind = "\(suppression.kind)"
    reason = "\(suppression.by)"
    origin = suppression.origin.place
  }
}
