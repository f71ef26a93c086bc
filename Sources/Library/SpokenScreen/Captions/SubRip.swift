import SpokenSyntax
import VoiceOverSpeech

extension Captions {
  /// SubRip: plain text, numbered from 1; an arrow in the text is split, because it would end the
  /// cue.
  package static let subRip = Captions(
    fileExtension: "srt", header: "",
    entry: { entry, rate in
      let start = time(entry.frames.lowerBound, rate, ",")
      let end = time(entry.frames.upperBound, rate, ",")
      // As a whole, because two parts may make an arrow together.
      let text = entry.text(between: { $0 }) { $0.text }.withSplitArrows
      return "\(entry.number)\n\(start) --> \(end)\n\(text)\n\n"
    })
}
