extension StopRecord {
  /// A segment of an utterance, and why it is spoken.
  package struct Segment: Hashable, Sendable {
    /// The part of an utterance that a segment belongs to.
    package enum Part: String, Codable, Hashable, Sendable {
      /// What is spoken at once.
      case description
      /// What is spoken after a pause.
      case hint
      /// What says that there is more, after a pause.
      case cue
    }

    /// The numbers of the stop and of the part among those that are spoken, such as `3.1`; nil
    /// outside captions.
    package var id: String?
    /// The words, without their `mark`.
    package var text: String
    /// What a transcript shows before words at another pitch, such as `[pitch +20%]`; nil outside
    /// pages and for all others.
    package var mark: String?
    /// The part that it belongs to.
    package var part: Part
    /// Its kind, such as `label`.
    package var kind: String
    /// Whether the words are VoiceOver's or the system's, not the app's.
    package var isOfSystem: Bool
    /// The name of its rule.
    package var rule: String
    /// The rule in one sentence; nil where a table has it.
    package var why: String?
    /// How well the wording is attested, such as `apple`; for words of the app, the rule.
    package var evidence: String
    /// Whether somebody has heard or documented it.
    package var isVerified: Bool
    /// The evidence in words, with the sources as dots and the newest system: of the wording as far
    /// as they are known, then of the rule; nil where a table has it.
    package var attested: String?
    /// The position of the words in their file, `file:line:column`.
    package var origin: String
    /// The view and its property that the words come from, such as `pay.hint`.
    package var property: String?
    /// How the words were derived from the property; nil when they are the rule's.
    package var source: String?
    /// The language of the words as a BCP 47 tag; nil for that of the screen.
    package var language: String?
    /// `sound`, or `speak` and what the voice changes.
    package var channels = ["speak"]
    /// The speech attributes of the app, one line each.
    package var attributes: [String] = []
    /// How far VoiceOver changes the pitch, the last of the attributes in JSON; nil for not.
    package var pitch: String?
    /// Japanese with the reading in hiragana beside its ideographs; nil for words without any.
    package var furigana: String?
    /// Where that reading comes from.
    package var readBy: String?
    /// The frames in which it is heard; nil when it is not.
    package var frames: Range<Int>?
    /// The words that the engine spoke, each with its frames; on a page none for a segment of one
    /// word, whose frames are those of the segment.
    package var words: [Word] = []
    /// The line or the tones that sound; nil for speech.
    package var graph: Graph?
  }
}

// Here, because an initializer in the struct replaces the one with all properties: one that sets
// them one by one copies the whole at its end.
extension StopRecord.Segment {
  /// A segment without frames and words.
  package init(
    _ text: String, part: Part = .description, kind: String, isOfSystem: Bool = false,
    language: String? = nil, rule: String, why: String? = nil, evidence: String,
    isVerified: Bool = true, attested: String? = nil, origin: String, property: String? = nil,
    source: String? = nil
  ) {
    self.init(
      text: text, part: part, kind: kind, isOfSystem: isOfSystem, rule: rule, why: why,
      evidence: evidence, isVerified: isVerified, attested: attested, origin: origin,
      property: property, source: source, language: language)
  }

  /// The mark and the words, as a transcript shows them.
  package var markedText: String { mark.map { "\($0) \(text)" } ?? text }

  /// Its kind, why it is spoken, and how well that is attested.
  package var reason: String { "\(kind): \(why ?? rule) [\(attested ?? evidence)]" }

  /// The position with the property: `cart.yaml:12:5 pay.label`.
  package var place: String { origin + (property.map { " \($0)" } ?? "") }
}

extension StopRecord {
  /// Words that are not spoken, and why.
  package struct Suppressed: Hashable, Sendable {
    /// The name of a node that is no stop; nil for words of a stop.
    package var element: String?
    /// The words; may be empty.
    package var text: String
    /// The kind that they would have had.
    package var kind: String
    /// The setting or the reason.
    package var by: String
    /// The position of the words in their file.
    package var origin: String

    /// Words from their parts.
    package init(
      _ text: String, kind: String, by: String, origin: String, element: String? = nil
    ) {
      (self.text, self.kind, self.by, self.origin) = (text, kind, by, origin)
      self.element = element
    }
  }

  /// A custom action, an item of custom content, or a name for Voice Control.
  package struct Detail: Codable, Hashable, Sendable {
    /// The name, or the label of the content.
    package var text: String
    /// What the content says; nil for a name.
    package var value: String?
    /// The position in its file.
    package var origin: String
    /// The view and its property that it comes from.
    package var property: String?
    /// How it was derived from the property; nil where nothing says it.
    package var source: String?

    /// A detail from its parts.
    package init(
      _ text: String, value: String? = nil, origin: String, property: String? = nil,
      source: String? = nil
    ) {
      (self.text, self.value, self.origin) = (text, value, origin)
      (self.property, self.source) = (property, source)
    }

    /// The position with the property, and how it was derived.
    package var place: String {
      origin + (property.map { " \($0)" } ?? "") + (source.map { ", \($0)" } ?? "")
    }
  }

  /// A word with the frames in which it is heard.
  package struct Word: Codable, Hashable, Sendable {
    /// The word.
    package var text: String
    /// The first frame and the one after the last.
    package var frames: Range<Int>

    /// A word with its frames.
    package init(_ text: String, _ frames: Range<Int>) { (self.text, self.frames) = (text, frames) }
  }
}
