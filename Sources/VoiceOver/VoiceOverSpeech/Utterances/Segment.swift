package import ScreenTree
package import VoiceOverElements
package import VoiceOverLanguages

/// A segment of an utterance, with its reason.
public struct Segment: Hashable, Sendable {
  /// The kind of a segment.
  package typealias Kind = SegmentKind

  /// The source of the words.
  package enum Content: Hashable, Sendable {
    /// Words or a number of the app.
    case app
    /// A word or a sentence of VoiceOver.
    case word(Word.ID)
    /// VoiceOver's word for a trait.
    case trait(Node.Trait, Word.ID)
    /// The system's label for a symbol.
    case symbol(SymbolLabel)
    /// A sound, instead of words or before them.
    case sound(Sound)
    /// The audio graph of a series.
    indirect case graph(AudioGraph)
  }

  /// The words as a transcript shows them, or the name of a sound.
  public var text: String
  /// The words in the snapshot style, when they do not follow from the text.
  private var ownSnapshot: String?
  /// The words for the speech engine, when they differ from the text.
  private var ownSpeech: String?
  /// The kind of the segment.
  package var kind: Kind
  /// The source of the words.
  package var content: Content
  /// Why it is spoken.
  public var reason: Reason
  /// The language of the words as a BCP 47 tag, or nil for the screen's.
  public var language: String?
  /// How the pitch differs from that of the voice.
  package var pitch = Pitch()
  /// The speech attributes, of the whole and of ranges.
  package var attributes = Attributes()
}

// Here, because an initializer in the struct replaces the one with all properties: one that sets
// them one by one copies the whole at its end.
extension Segment {
  /// A segment in the words of the app.
  ///
  /// - Parameters:
  ///   - text: the words as a transcript shows them.
  ///   - snapshot: the words in the snapshot style, if they differ.
  ///   - speech: the words for the engine, if they differ.
  ///   - kind: the kind of the segment.
  ///   - reason: why it is spoken.
  package init(
    _ text: String, snapshot: String? = nil, speech: String? = nil, kind: Kind, reason: Reason
  ) {
    self.init(
      text: text, ownSnapshot: snapshot, ownSpeech: speech, kind: kind, content: .app,
      reason: reason)
  }

  /// A segment in VoiceOver's words, for a trait or not.
  init(_ word: Word, for trait: Node.Trait? = nil, kind: Kind, reason: Reason) {
    let content: Content =
      switch (word.source, trait) {
      case (.word(let id), let trait?): .trait(trait, id)
      case (.word(let id), nil): .word(id)
      case (.symbol(let label), _): .symbol(label)
      case (nil, _): .app
      }
    self.init(
      text: word.text, ownSnapshot: word.source == nil ? word.snapshot : word.ownSnapshot,
      ownSpeech: word.reading, kind: kind, content: content, reason: reason,
      language: word.language)
  }

  /// A segment with a sound.
  init(_ sound: Sound, reason: Reason) {
    self.init(
      text: sound.rawValue, ownSpeech: "", kind: .sound, content: .sound(sound), reason: reason)
  }

  /// A segment with an audio graph; the text names it in a transcript.
  init(_ graph: AudioGraph, named text: String, reason: Reason) {
    self.init(text: text, ownSpeech: "", kind: .graph, content: .graph(graph), reason: reason)
  }
}

extension Segment {
  /// Its audio graph, or nil for words and sounds.
  package var graph: AudioGraph? { if case .graph(let graph) = content { graph } else { nil } }

  /// The words in the snapshot style, with a period when they are a sentence.
  package var snapshot: String {
    if let ownSnapshot { return ownSnapshot }
    switch content {
    case .app, .symbol, .sound, .graph: return text
    case .word, .trait: return text + "."
    }
  }

  /// The words for the speech engine.
  public var speech: String { ownSpeech ?? text }

  /// Whether the words are VoiceOver's or the system's, not the app's.
  package var isOfSystem: Bool {
    switch content {
    case .app, .sound, .graph: false
    case .word, .trait, .symbol: true
    }
  }

  /// The language in which its words are spoken, as a BCP 47 tag; nil for that of the screen.
  ///
  /// - Parameter system: the language of VoiceOver's words, which have a voice of their own,
  ///   independent of the language of the app's words.
  /// - Returns: the tag.
  package func spokenLanguage(ofSystem system: String) -> String? {
    language ?? (isOfSystem ? system : nil)
  }

  /// VoiceOver's word, or nil.
  package var word: Word.ID? {
    switch content {
    case .app, .symbol, .sound, .graph: nil
    case .word(let id), .trait(_, let id): id
    }
  }

  /// Replaces the words in all styles and for the engine.
  mutating func replaceWords(with text: String) {
    self.text = text
    ownSnapshot = text
    ownSpeech = text
  }

  /// Replaces the words in the snapshot style.
  mutating func write(_ snapshot: String) { ownSnapshot = snapshot }

  /// Replaces what is heard, not what the snapshot style writes, such as the names of marks.
  mutating func pronounce(_ speech: String, writtenAs text: String? = nil) {
    ownSnapshot = snapshot
    ownSpeech = speech
    self.text = text ?? self.text
  }
}

extension [Segment] {
  /// Whether any segment is of a kind that matches.
  ///
  /// It reads the kinds alone: `contains(where:)` would copy each segment, and they are large.
  func hasKind(_ matches: (SegmentKind) -> Bool) -> Bool {
    for index in indices where matches(self[index].kind) { return true }
    return false
  }
}
