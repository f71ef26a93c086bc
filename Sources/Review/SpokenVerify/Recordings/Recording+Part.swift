extension Recording {
  /// A stretch of an utterance that a voice was asked to speak in one way.
  package struct Part: Hashable, Sendable {
    /// The words, with the line breaks of a label.
    package var text: String
    /// The language as a BCP 47 tag; nil where none was given.
    package var language: String?
    /// The silence before it in seconds; nil for none.
    package var pause: Double?
    /// How much the pitch is raised in percent, negative when lowered; nil for the usual pitch.
    package var pitch: Double?
    /// The rate in percent of the voice's natural one; nil where none was given.
    package var rate: Double?
    /// How much the volume is raised in decibels, negative when lowered; nil for the usual volume.
    package var volume: Double?
    /// How the text is read, such as `characters` or `telephone`; nil for words.
    package var reading: String?

    /// A part with its words.
    package init(
      _ text: String, language: String? = nil, pause: Double? = nil, pitch: Double? = nil,
      rate: Double? = nil, volume: Double? = nil, reading: String? = nil
    ) {
      self.text = text
      self.language = language
      self.pause = pause
      self.pitch = pitch
      self.rate = rate
      self.volume = volume
      self.reading = reading
    }

    /// The shortest silence before a hint in seconds.
    static let pauseBeforeHint = 0.5

    /// Whether it follows a silence as long as that before a hint.
    package var isAfterPause: Bool { pause.map { $0 >= Self.pauseBeforeHint } ?? false }
  }
}

extension Recording.Step {
  /// The words from the pause on that precedes a hint; nil where there is none.
  package var hint: String? {
    let parts = self.parts.drop { !$0.isAfterPause }
    return parts.isEmpty ? nil : parts.map(\.text).joined(separator: " ")
  }
}
