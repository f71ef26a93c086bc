extension Property {
  /// Speech attributes.
  public struct Speech: Hashable, Sendable {
    /// The pitch from -1 to 1, or nil for normal.
    public var pitch: Double?
    /// Whether it is spelled out.
    public var spellsOut: Bool?
    /// Whether punctuation is always spoken.
    public var alwaysIncludesPunctuation: Bool?
    /// Whether announcements wait for each other.
    public var queued: Bool?
    /// The pronunciation in the International Phonetic Alphabet.
    public var ipa: String?
    /// The language as a BCP 47 tag.
    public var language: String?
    /// The level of a heading from 1 to 6; only for a range of a label.
    public var headingLevel: Int?

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
    public var start: Int
    /// The length of the range, in Unicode scalars.
    public var length: Int
    /// The attributes.
    public var speech: Speech

    /// A range, in Unicode scalars from 0.
    public init(start: Int, length: Int, speech: Speech) {
      self.start = start
      self.length = length
      self.speech = speech
    }
  }
}
