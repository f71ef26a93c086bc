extension Property {
  /// How text is to be spoken.
  public struct Speech: Hashable, Sendable {
    /// The pitch from -1 to 1, or nil to leave it.
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
    /// The level of a heading from 1 to 6; only of a part of a label.
    public var headingLevel: Int?

    /// Creates speech attributes; what is nil is left as it is.
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

  /// A part of a label with speech attributes of its own.
  public struct AttributedRange: Hashable, Sendable {
    /// Where the part starts, in Unicode scalars from the start of the label.
    public var start: Int
    /// How long it is, in Unicode scalars.
    public var length: Int
    /// How it is spoken.
    public var speech: Speech

    /// Creates a range, in Unicode scalars counted from 0.
    public init(start: Int, length: Int, speech: Speech) {
      self.start = start
      self.length = length
      self.speech = speech
    }
  }
}
