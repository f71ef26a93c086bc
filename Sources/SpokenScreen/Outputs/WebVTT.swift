import ScreenSpeech

extension Captions {
  /// WebVTT: each cue has an identifier and a class for the kind of its segment.
  public static let webVTT = Captions(
    fileExtension: "vtt", header: "WEBVTT\n\n",
    cue: { cue, rate in
      let start = time(cue.frames.lowerBound, rate, ".")
      let end = time(cue.frames.upperBound, rate, ".")
      let text = escaped(cue.text)
      return "\(cue.id)\n\(start) --> \(end)\n<c.\(cue.segment.kind.rawValue)>\(text)</c>\n\n"
    })

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }
}
