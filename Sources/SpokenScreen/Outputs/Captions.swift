public import ScreenSpeech

/// A format of captions: one cue for each segment that is heard.
public struct Captions: Sendable {
  /// A segment that is heard.
  public struct Cue: Hashable, Sendable {
    /// What is heard.
    public var segment: Segment
    /// The identifier of the cue: the number of the stop and of the piece, such as `3.1`.
    public var id: String
    /// The number of the cue, counted from 1.
    public var number: Int
    /// The first sample that is heard and the one after the last, from the start.
    public var samples: Range<Int>
    /// How many samples make a second, in hertz.
    public var sampleRate: Int

    /// Creates a cue.
    public init(
      _ segment: Segment, id: String, number: Int, samples: Range<Int>, sampleRate: Int
    ) {
      self.segment = segment
      self.id = id
      self.number = number
      self.samples = samples
      self.sampleRate = sampleRate
    }
  }

  /// The ending of files in the format.
  public var fileExtension: String
  /// The lines before the first cue.
  public var header: String
  /// The lines of a cue, with a blank line after it.
  public var text: @Sendable (Cue) -> String

  /// Every format.
  public static let all = [webVTT, subRip]

  /// The format for the ending of a path, or nil when there is none.
  public static func format(of path: String) -> Captions? {
    all.first { path.hasSuffix("." + $0.fileExtension) }
  }

  /// The time of a sample as hours, minutes, seconds and milliseconds, rounded to the nearest.
  ///
  /// - Parameters:
  ///   - sample: the sample, counted from 0.
  ///   - sampleRate: how many samples make a second, in hertz.
  ///   - separator: what stands before the milliseconds.
  /// - Returns: the time, such as `01:02:03.250`.
  static func time(_ sample: Int, _ sampleRate: Int, _ separator: String) -> String {
    let milliseconds = (sample * 1000 + sampleRate / 2) / sampleRate
    let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { padded($0, to: 2) }
    return parts.joined(separator: ":") + separator + padded(rest, to: 3)
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }
}
