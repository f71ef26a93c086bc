package import SpokenPage

extension PreviewMessage {
  /// Why the words of an utterance are spoken, and why others are not; the keys are those of
  /// `spoken explain --format json`, and how well the words are attested in words too.
  package struct Why: Codable, Hashable, Sendable {
    /// A segment, and why it is spoken.
    package struct Word: Codable, Hashable, Sendable {
      /// The words as a transcript shows them.
      package var text: String
      /// The kind of the segment, such as `label`.
      package var kind: String
      /// The name of its rule.
      package var rule: String
      /// The rule in one sentence.
      package var why: String
      /// How well the words are attested, such as `apple`.
      package var evidence: String
      /// The same in a few words.
      package var attested: String
      /// Whether somebody has heard or documented them.
      package var isVerified: Bool
      /// The property of the file that they come from, `file:line:column node`.
      package var origin: String
      /// How they were derived from the property; nil when they are the rule's.
      package var source: String?

      /// A segment from its parts.
      package init(
        _ text: String, kind: String, rule: String, why: String, evidence: String,
        attested: String, isVerified: Bool, origin: String, source: String? = nil
      ) {
        (self.text, self.kind, self.rule, self.why) = (text, kind, rule, why)
        (self.evidence, self.attested, self.isVerified) = (evidence, attested, isVerified)
        (self.origin, self.source) = (origin, source)
      }
    }

    /// The number of the line of the transcript; nil for what the walk said last.
    package var stop: Int?
    /// The segments in the order of speech.
    package var words: [Word]
    /// The words that are not spoken.
    package var suppressed: [PageData.Silence]

    /// The reasons of an utterance, or of several.
    package init(stop: Int? = nil, words: [Word] = [], suppressed: [PageData.Silence] = []) {
      (self.stop, self.words, self.suppressed) = (stop, words, suppressed)
    }
  }

  /// A line of a file that words or an element come from.
  package struct Source: Codable, Hashable, Sendable {
    /// The number of the line of the transcript that was asked about; nil for an element or a place.
    package var stop: Int?
    /// The name of the element that was asked about.
    package var element: String?
    /// The file with line and column.
    package var place: String
    /// The line without the spaces around it; empty when the file is not at hand.
    package var line: String

    /// A line at a place.
    package init(stop: Int? = nil, element: String? = nil, place: String, line: String) {
      (self.stop, self.element, self.place, self.line) = (stop, element, place, line)
    }
  }
}
