package import ScreenScenarios
import ScreenTree
package import SpokenSound
import SpokenSyntax
import VoiceOverLanguages
package import VoiceOverSpeech

/// A format of captions, written stop by stop.
package struct Captions: Sendable {
  /// A segment that is heard.
  package struct Cue: Hashable, Sendable {
    /// The segment.
    package var segment: Segment
    /// The identifier of the cue: the numbers of the stop and of the segment, such as `3.1`.
    package var id: String
    /// The number of the cue, from 1.
    package var number: Int
    /// The first frame and the one after the last, from the start.
    package var frames: Range<Int>
    /// The words that the engine spoke, with their frames, from the start.
    package var words: [SpokenAudio.Word] = []

    /// A cue at its frames.
    package init(
      _ segment: Segment, id: String, number: Int, frames: Range<Int>,
      words: [SpokenAudio.Word] = []
    ) {
      self.segment = segment
      self.id = id
      self.number = number
      self.frames = frames
      self.words = words
    }

    /// The words on one line, with the sign of a sound for a sound.
    package var text: String {
      segment.kind.isTone ? "♪ \(segment.text.oneLine)" : segment.text.oneLine
    }
  }

  /// An utterance that is heard, with its cues.
  package struct Stop: Hashable, Sendable {
    /// The number of the utterance, from 1 in the order of the steps.
    package var number: Int
    /// The utterance.
    package var utterance: Utterance
    /// The first frame and the one after the last, from the start.
    package var frames: Range<Int>
    /// The cues, in order.
    package var cues: [Cue]
    /// Its number among the stops with cues, from 1.
    var ordinal = 0

    /// A stop with its cues.
    package init(_ number: Int, _ utterance: Utterance, frames: Range<Int>, cues: [Cue]) {
      self.number = number
      self.utterance = utterance
      self.frames = frames
      self.cues = cues
    }
  }

  /// The file extension of the format.
  package var fileExtension: String
  /// The text before the first stop, for a sample rate.
  package var start: @Sendable (_ sampleRate: Int) -> String
  /// The text of a stop; the last argument is true for the first one.
  package var stop: @Sendable (Stop, _ sampleRate: Int, _ isFirst: Bool) -> String
  /// The format with a caption for each stop instead of each segment; nil when it has both.
  ///
  /// The description is its first line; hint and cues, which come after a pause, are the second.
  package var byStop: Captions? {
    guard let entry else { return nil }
    var format = self
    format.stop = { stop, rate, _ in Entry(stop).map { entry($0, rate) } ?? "" }
    return format
  }

  /// The format with a time before each word; nil for one that has no place for it.
  package var byWord: Captions? {
    guard let timed else { return nil }
    var format = self
    format.entry = timed
    format.stop = { stop, rate, _ in stop.cues.map { timed(Entry($0), rate) }.joined() }
    return format
  }

  private var entry: (@Sendable (Entry, Int) -> String)?
  private let timed: (@Sendable (Entry, Int) -> String)?
  /// The text after the last stop, with what made the captions where the format has a place for it.
  package var end: @Sendable (Provenance?) -> String

  /// A format that consists of cues.
  init(
    fileExtension: String, header: String,
    end: @escaping @Sendable (Provenance?) -> String = { _ in "" },
    timed: (@Sendable (Entry, _ sampleRate: Int) -> String)? = nil,
    entry: @escaping @Sendable (Entry, _ sampleRate: Int) -> String
  ) {
    self.fileExtension = fileExtension
    start = { _ in header }
    stop = { stop, rate, _ in stop.cues.map { entry(Entry($0), rate) }.joined() }
    self.entry = entry
    self.timed = timed
    self.end = end
  }

  /// A format that writes each stop as a whole.
  package init(
    fileExtension: String, start: @escaping @Sendable (Int) -> String,
    stop: @escaping @Sendable (Stop, Int, Bool) -> String,
    end: @escaping @Sendable (Provenance?) -> String
  ) {
    self.fileExtension = fileExtension
    self.start = start
    self.stop = stop
    self.end = end
    (entry, timed) = (nil, nil)
  }

  /// Every format.
  package static let all = [webVTT, subRip, json, labels]

  /// The format for the extension of a path, or nil.
  package static func format(of path: String) -> Captions? {
    all.first { path.ends(withBytes: "." + $0.fileExtension) }
  }

  /// The time of a frame as hours, minutes, seconds and milliseconds, rounded to the nearest.
  ///
  /// - Parameters:
  ///   - frame: the frame, from 0.
  ///   - sampleRate: frames per second, in hertz.
  ///   - separator: the text before the milliseconds.
  /// - Returns: the time, such as `01:02:03.250`.
  static func time(_ frame: Int, _ sampleRate: Int, _ separator: String) -> String {
    time(milliseconds: milliseconds(frame, sampleRate), separator)
  }

  /// The time of a frame in milliseconds, rounded to the nearest.
  static func milliseconds(_ frame: Int, _ sampleRate: Int) -> Int {
    (frame * 1000 + sampleRate / 2) / sampleRate
  }

  /// A time as hours, minutes, seconds and milliseconds.
  static func time(milliseconds: Int, _ separator: String) -> String {
    let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { padded($0, to: 2) }
    return parts.joined(separator: ":") + separator + padded(rest, to: 3)
  }

  /// The number with zeros before it.
  static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }
}
