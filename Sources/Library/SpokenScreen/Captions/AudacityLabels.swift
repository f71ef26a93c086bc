import SpokenSyntax
import VoiceOverSpeech

extension Captions {
  /// A track of labels for Audacity: on each line start and end in seconds and the words, parted by tabs.
  package static let labels = Captions(
    fileExtension: "labels.txt", header: "",
    entry: { entry, rate in
      let start = seconds(entry.frames.lowerBound, rate)
      let end = seconds(entry.frames.upperBound, rate)
      let text = entry.text(between: { $0 }) { $0.text }
      return "\(start)\t\(end)\t\(text.inLabel)\n"
    })

  /// The time of a frame in seconds with six decimals, rounded to the nearest.
  private static func seconds(_ frame: Int, _ sampleRate: Int) -> String {
    // Seconds apart, because a day of millionths times a rate comes near the largest number.
    let (whole, rest) = frame.quotientAndRemainder(dividingBy: sampleRate)
    let millionths = (rest * 1_000_000 + sampleRate / 2) / sampleRate
    return "\(whole + millionths / 1_000_000).\(padded(millionths % 1_000_000, to: 6))"
  }
}

extension String {
  /// The text without the signs that would end a label or its words.
  fileprivate var inLabel: String {
    replacingScalars { scalar in
      switch scalar {
      case "\t", "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": " "
      default: nil
      }
    }
  }
}
