public import ScreenSpeech

/// Captions as WebVTT: one cue a segment, with a class for its kind.
public enum WebVTT {
  /// The lines before the first cue.
  public static let header = "WEBVTT\n\n"

  /// One cue with its identifier and a blank line after it.
  ///
  /// - Parameters:
  ///   - segment: what is heard.
  ///   - id: the identifier of the cue, such as `3.1`.
  ///   - samples: the first sample that is heard and the one after the last, from the start.
  ///   - sampleRate: how many samples make a second, in hertz.
  /// - Returns: the lines of the cue.
  public static func cue(
    _ segment: Segment, id: String, samples: Range<Int>, sampleRate: Int
  ) -> String {
    let start = time(samples.lowerBound, sampleRate)
    let end = time(samples.upperBound, sampleRate)
    let text = escaped(segment.text.oneLine)
    return "\(id)\n\(start) --> \(end)\n<c.\(segment.kind.rawValue)>\(text)</c>\n\n"
  }

  /// The time of a sample as hours, minutes, seconds and milliseconds, rounded to the nearest.
  static func time(_ sample: Int, _ sampleRate: Int) -> String {
    let milliseconds = (sample * 1000 + sampleRate / 2) / sampleRate
    let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { padded($0, to: 2) }
    return parts.joined(separator: ":") + "." + padded(rest, to: 3)
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }

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
