import ScreenScenarios
import SpokenSound
import VoiceOverSpeech

extension Captions {
  /// JSON: one object, one line for each stop, with the frames of stops, segments and words, and at
  /// the end what made them.
  package static let json = Captions(
    fileExtension: "json",
    start: { "{\"sampleRate\":\($0),\"stops\":[" },
    text: { stop, _, isFirst in
      (isFirst ? "\n" : ",\n") + line(StopRecord(stop).written(in: .captions))
    },
    end: { about in "\n]\(about.map { ",\"about\":" + line($0) } ?? "")}\n" })

  private static func line(_ value: some Encodable) -> String {
    // Numbers and texts can always be encoded.
    (try? value.lineOfJSON()) ?? "null"
  }
}

extension StopRecord {
  /// A stop with the segments that are heard of it.
  fileprivate init(_ stop: Captions.Stop) {
    self.init(of: stop.utterance, number: stop.number)
    frames = stop.frames
    segments = stop.parts.map { part in
      var segment = Segment(part.segment, part: part.part)
      (segment.id, segment.frames) = (part.id, part.frames)
      segment.words = part.words.map { Word($0.text, $0.samples) }
      return segment
    }
  }
}
