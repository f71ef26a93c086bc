import ScreenScenarios
import ScreenTree
import SpokenSyntax
import VoiceOverSpeech

extension Captions {
  /// WebVTT: each cue has an identifier and a class for the kind of its segment.
  ///
  /// A page writes captions by stop itself, by `captions` in `PageScript.links`
  /// (`Page/SpokenPage/Script/PageScript+Links.swift`), which has the same rows and
  /// escapes the same signs, and joins all segments of a row by commas.
  package static let webVTT = Captions(
    fileExtension: "vtt", header: "WEBVTT\n\n",
    end: { about in
      // A note must not contain an arrow, which would begin a cue.
      about.map { "NOTE\n\($0.sentence.oneLine.withSplitArrows)\n\n" } ?? ""
    },
    timed: { entry, rate in cue(entry, rate, entry.timedText(at: rate)) },
    entry: { entry, rate in
      let text = entry.text(between: \.inWebVTT) {
        "<c.\($0.segment.kind.rawValue)>\($0.text.inWebVTT)</c>"
      }
      return cue(entry, rate, text)
    })

  private static func cue(_ entry: Entry, _ rate: Int, _ text: String) -> String {
    let start = time(entry.frames.lowerBound, rate, ".")
    let end = time(entry.frames.upperBound, rate, ".")
    return "\(entry.id)\n\(start) --> \(end)\n\(text)\n\n"
  }

  /// A WebVTT file of chapters: a cue for each, up to the start of the next one.
  ///
  /// - Parameters:
  ///   - chapters: the title and the first frame of each, in order.
  ///   - end: the frame after the last.
  ///   - sampleRate: frames per second, in hertz.
  /// - Returns: the file.
  package static func chapters(
    _ chapters: [(title: String, start: Int)], end: Int, sampleRate: Int
  ) -> String {
    let ends = chapters.dropFirst().map(\.start) + [end]
    return zip(chapters, ends).enumerated().reduce(into: webVTT.start(sampleRate)) { text, entry in
      let (index, (chapter, end)) = entry
      let start = time(chapter.start, sampleRate, ".")
      text += "\(index + 1)\n\(start) --> \(time(end, sampleRate, "."))\n"
      text += chapter.title.oneLine.inWebVTT + "\n\n"
    }
  }
}
