import ScreenSpeech

extension Captions {
  /// SubRip: plain text, numbered from 1; an arrow in the text is split, because it would end the
  /// cue.
  package static let subRip = Captions(
    fileExtension: "srt", header: "",
    cue: { cue, rate in
      let start = time(cue.frames.lowerBound, rate, ",")
      let end = time(cue.frames.upperBound, rate, ",")
      let text = cue.text.replacing("-->", with: "-- >")
      return "\(cue.number)\n\(start) --> \(end)\n\(text)\n\n"
    })
}
