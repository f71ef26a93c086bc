package import ScreenScenarios
package import VoiceOverSpeech

/// Writes captions: takes heard parts one by one, returns text stop by stop.
package struct CaptionTrack: Sendable {
  private let format: Captions
  private let sampleRate: Int
  private var parts: [Captions.HeardPart] = []
  private var isFirst = true
  /// How many stops had parts.
  private var captioned = 0
  /// What makes the captions, which formats with notes say at their end; nil to leave it out.
  private var about: Provenance?

  /// A track in a format, at a sample rate in hertz.
  package init(_ format: Captions, sampleRate: Int) {
    self.format = format
    self.sampleRate = sampleRate
  }

  /// Creates a track that says what makes it, where the format has notes.
  package init(_ format: Captions, sampleRate: Int, about: Provenance) {
    self.init(format, sampleRate: sampleRate)
    self.about = about
    self.about?.evidence = EvidenceCount()
  }

  /// The text before the first stop.
  package var start: String { format.start(sampleRate) }

  /// The text after the last stop.
  package var end: String { format.end(about) }

  /// Adds a part to the current stop.
  package mutating func add(_ part: Captions.HeardPart) { parts.append(part) }

  /// Ends a stop and returns its text.
  ///
  /// - Parameters:
  ///   - number: the number of the utterance, from 1.
  ///   - utterance: the utterance.
  ///   - frames: the frames at which it is heard.
  /// - Returns: the text; empty for a stop without parts in this format.
  package mutating func finish(
    _ number: Int, _ utterance: Utterance, _ frames: Range<Int>
  ) -> String {
    about?.evidence?.add(utterance)
    var stop = Captions.Stop(number, utterance, frames: frames, parts: parts)
    // SubRip numbers what it shows without gaps, so silent stops do not count.
    if !parts.isEmpty { captioned += 1 }
    stop.ordinal = captioned
    parts = []
    defer { isFirst = false }
    return format.text(stop, sampleRate, isFirst)
  }
}
