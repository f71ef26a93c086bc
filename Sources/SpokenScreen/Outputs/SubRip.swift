import ScreenSpeech

extension Captions {
  /// SubRip: plain text, numbered from 1; an arrow in the text is taken apart, lest it ends the cue.
  public static let subRip = Captions(
    fileExtension: "srt", header: "",
    text: { cue in
      let start = time(cue.samples.lowerBound, cue.sampleRate, ",")
      let end = time(cue.samples.upperBound, cue.sampleRate, ",")
      let text = cue.segment.text.oneLine.replacing("-->", with: "-- >")
      return "\(cue.number)\n\(start) --> \(end)\n\(text)\n\n"
    })
}
