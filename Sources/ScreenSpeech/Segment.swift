public import ScreenResolver
public import ScreenTree

/// A segment of what is said, with the reason for it.
public struct Segment: Hashable, Sendable {
  /// What a segment is.
  public typealias Kind = SegmentKind

  /// What the words are.
  public enum Content: Hashable, Sendable {
    /// Words of the app, or a number of its.
    case app
    /// A word or a sentence of VoiceOver's.
    case word(Word.ID)
    /// VoiceOver's word for a trait.
    case trait(Node.Trait, Word.ID)
    /// The label that the system gives a symbol.
    case symbol(SymbolLabel)
    /// A sound, in the place of words or before them.
    case sound(Sound)
  }

  /// The words as a transcript shows them, or the name of a sound.
  public var text: String
  /// The words as the snapshot style has them, where they do not follow from the text.
  private var ownSnapshot: String?
  /// The words as a speech engine is given them, where they are not the text.
  private var ownSpeech: String?
  /// What the segment is.
  public var kind: Kind
  /// What the words are.
  public var content: Content
  /// Why it is said.
  public var reason: Reason
  /// The language of the words as a BCP 47 tag, or nil for the screen's.
  public var language: String?
  /// How much higher it is spoken, in percent; 0 for as usual.
  public var pitchChange = 0
  /// How the words are to be spoken, as a whole and in parts.
  public var attributes = Attributes()

  /// Creates a segment in the words of the app.
  ///
  /// - Parameters:
  ///   - text: the words as a transcript shows them.
  ///   - snapshot: the words in the snapshot style, when they differ.
  ///   - speech: the words for the engine, when they differ.
  ///   - kind: what the segment is.
  ///   - reason: why it is said.
  public init(
    _ text: String, snapshot: String? = nil, speech: String? = nil, kind: Kind, reason: Reason
  ) {
    self.text = text
    ownSnapshot = snapshot
    ownSpeech = speech
    self.kind = kind
    content = .app
    self.reason = reason
  }

  /// Creates a segment in VoiceOver's words, for a trait when one has them.
  init(_ word: Word, for trait: Node.Trait? = nil, kind: Kind, reason: Reason) {
    text = word.text
    ownSnapshot = word.ownSnapshot
    ownSpeech = word.reading
    self.kind = kind
    self.reason = reason
    language = word.language
    switch (word.source, trait) {
    case (.word(let id), let trait?): content = .trait(trait, id)
    case (.word(let id), nil): content = .word(id)
    case (.symbol(let label), _): content = .symbol(label)
    case (nil, _):
      content = .app
      ownSnapshot = word.snapshot
    }
  }

  /// Creates a segment that is a sound.
  init(_ sound: Sound, reason: Reason) {
    text = sound.rawValue
    ownSpeech = ""
    kind = .sound
    content = .sound(sound)
    self.reason = reason
  }

  /// The words as the snapshot style has them, with their own full stop when they are a sentence.
  public var snapshot: String {
    if let ownSnapshot { return ownSnapshot }
    switch content {
    case .app, .symbol, .sound: return text
    case .word, .trait: return text + "."
    }
  }

  /// The words as a speech engine is given them.
  public var speech: String { ownSpeech ?? text }

  /// Whether the words are VoiceOver's or the system's, not the app's.
  public var isOfSystem: Bool {
    switch content {
    case .app, .sound: false
    case .word, .trait, .symbol: true
    }
  }

  /// Which word of VoiceOver's it is, or nil when it is none.
  public var word: Word.ID? {
    switch content {
    case .app, .symbol, .sound: nil
    case .word(let id), .trait(_, let id): id
    }
  }

  /// Changes the words in all ways in which they are written and spoken.
  mutating func replaceWords(with text: String) {
    self.text = text
    ownSnapshot = text
    ownSpeech = text
  }

  /// Changes how the snapshot style writes the words.
  mutating func write(_ snapshot: String) { ownSnapshot = snapshot }

  /// Changes what is heard, not what the snapshot style writes: the names of marks, say.
  mutating func pronounce(_ speech: String, writtenAs text: String? = nil) {
    ownSnapshot = snapshot
    ownSpeech = speech
    self.text = text ?? self.text
  }
}
