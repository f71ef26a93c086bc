/// A time of the sound in the words and figures of the page.
struct PageTime: Hashable, Sendable {
  /// The whole seconds, rounded down.
  private let seconds: Int

  /// The time of a frame, at a rate in hertz.
  init(frame: Int, at sampleRate: Int) { seconds = frame / max(sampleRate, 1) }

  /// Minutes and seconds: `1:04`; with hours `1:00:04`.
  var clock: String {
    let (hours, rest) = seconds.quotientAndRemainder(dividingBy: 3600)
    let minutes = hours > 0 ? Self.padded(rest / 60) : String(rest / 60)
    return (hours > 0 ? "\(hours):" : "") + "\(minutes):\(Self.padded(rest % 60))"
  }

  /// The time in words: `1 min 4 s`.
  var words: String {
    let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
    return minutes == 0 ? "\(rest) s" : "\(minutes) min \(rest) s"
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
