extension Property {
  /// Speech attributes.
  public struct Speech: Hashable, Sendable {
    /// The pitch from -1 to 1, or nil for normal.
    package var pitch: Double?
    /// Whether it is spelled out.
    package var spellsOut: Bool?
    /// Whether punctuation is always spoken.
    package var alwaysIncludesPunctuation: Bool?
    /// Whether announcements wait for each other.
    package var queued: Bool?
    /// The pronunciation in the International Phonetic Alphabet.
    package var ipa: String?
    /// The language as a BCP 47 tag.
    package var language: String?
    /// The level of a heading from 1 to 6; only for a range of a label.
    package var headingLevel: Int?

    /// Speech attributes; nil leaves the default.
    public init(
      pitch: Double? = nil, spellsOut: Bool? = nil, alwaysIncludesPunctuation: Bool? = nil,
      queued: Bool? = nil, ipa: String? = nil, language: String? = nil, headingLevel: Int? = nil
    ) {
      self.pitch = pitch
      self.spellsOut = spellsOut
      self.alwaysIncludesPunctuation = alwaysIncludesPunctuation
      self.queued = queued
      self.ipa = ipa
      self.language = language
      self.headingLevel = headingLevel
    }
  }

  /// A range of a label with its own speech attributes.
  public struct AttributedRange: Hashable, Sendable {
    /// The start of the range, in Unicode scalars from the start of the label.
    package var start: Int
    /// The length of the range, in Unicode scalars.
    package var length: Int
    /// The attributes.
    package var speech: Speech

    /// A range, in Unicode scalars from 0.
    public init(start: Int, length: Int, speech: Speech) {
      self.start = start
      self.length = length
      self.speech = speech
    }
  }
}
