public import ScreenSpeech

/// Captions while they are written: cues come one by one, text goes out stop by stop.
public struct CaptionTrack: Sendable {
  private let format: Captions
  private let sampleRate: Int
  private var cues: [Captions.Cue] = []
  private var isFirst = true
  /// What makes the captions, which formats with notes say at their end; nil to leave it out.
  private var about: Provenance?

  /// Creates a track in a format, for so many frames a second.
  public init(_ format: Captions, sampleRate: Int) {
    self.format = format
    self.sampleRate = sampleRate
  }

  /// Creates a track that says what makes it, where the format has notes.
  package init(_ format: Captions, sampleRate: Int, about: Provenance) {
    self.init(format, sampleRate: sampleRate)
    self.about = about
    self.about?.evidence = EvidenceCount()
  }

  /// What comes before the first stop.
  public var start: String { format.start(sampleRate) }

  /// What comes after the last stop.
  public var end: String {
    guard let about, let note = format.note else { return format.end }
    return note(about.sentence) + format.end
  }

  /// Takes a cue of the stop that goes on.
  public mutating func add(_ cue: Captions.Cue) { cues.append(cue) }

  /// Ends a stop and gives what is written of it.
  ///
  /// - Parameters:
  ///   - number: the number of the utterance, counted from 1.
  ///   - utterance: what is said.
  ///   - frames: where it is heard.
  /// - Returns: the text; empty for a stop of which nothing is heard in this format.
  public mutating func finish(
    _ number: Int, _ utterance: Utterance, _ frames: Range<Int>
  ) -> String {
    about?.evidence?.add(utterance)
    let stop = Captions.Stop(number, utterance, frames: frames, cues: cues)
    cues = []
    defer { isFirst = false }
    return format.stop(stop, sampleRate, isFirst)
  }
}
