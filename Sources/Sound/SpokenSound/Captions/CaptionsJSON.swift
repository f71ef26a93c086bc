import Foundation
import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession
import VoiceOverSpeech

extension Captions {
  /// JSON: one object, one line for each stop, with the frames of stops, segments and words, and at
  /// the end what made them.
  package static let json = Captions(
    fileExtension: "json",
    start: { "{\"sampleRate\":\($0),\"stops\":[" },
    stop: { stop, _, isFirst in (isFirst ? "\n" : ",\n") + line(Line(stop)) },
    end: { about in "\n]\(about.map { ",\"about\":" + line($0) } ?? "")}\n" })

  private static func line(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Numbers and texts can always be encoded.
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }

  private struct Line: Encodable {
    var number: Int
    var command: String
    var element: String?
    var text: String
    var frames: [Int]
    var segments: [Piece]

    init(_ stop: Stop) {
      number = stop.number
      command = "\(stop.utterance.cause)"
      element = stop.utterance.event.element?.node
      text = stop.utterance.description(in: .voiceover)
      frames = [stop.frames.lowerBound, stop.frames.upperBound]
      segments = stop.cues.map(Piece.init)
    }
  }

  private struct Piece: Encodable {
    var id: String
    var kind: String
    var text: String
    var frames: [Int]
    var words: [Word]

    init(_ cue: Cue) {
      id = cue.id
      kind = cue.segment.kind.rawValue
      text = cue.segment.text
      frames = [cue.frames.lowerBound, cue.frames.upperBound]
      words = cue.words.map { word in
        Word(text: word.text, frames: [word.samples.lowerBound, word.samples.upperBound])
      }
    }
  }

  private struct Word: Encodable {
    var text: String
    var frames: [Int]
  }
}
